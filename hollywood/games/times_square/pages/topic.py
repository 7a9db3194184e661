"""Which sentences of the rules are about a moment of a match."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.core.game import BACK, Event
from hollywood.ui.rulebook.rulebook import Reading, Topic
from hollywood.ui.table.stage import CARD, Key

from ..rules.deck import Effect
from ..rules.game import TimesSquare
from ..rules.state import CharlieWalked, Ending, LastCall, Shuffled, State
from ..rules.street import FIGURES, leads
from ..table import layout
from ..table.draft import Discarding, Draft, Holding, Luring, Sending
from .rule_texts import CLOCK, COLOURS, DOORS, END, GOAL, GUARDS, LAMPS, LEADS, LURES, ROPE, TURN

FORBIDS: Mapping[str, Topic] = {  # of each refusal, what of the rules it follows from
    "times_square.illegal.whole_value": Topic(COLOURS, ("whole_card",)),
    "times_square.illegal.nothing_moves": Topic(COLOURS, ("whole_card",)),
    "times_square.illegal.fizz": Topic(LAMPS, ("towards_the_mover",)),
    "times_square.illegal.lure_none": Topic(LURES, ("calls", "not_kiki")),
    "times_square.illegal.one_colour": Topic(TURN, ("three_things",)),
    "times_square.illegal.rope": Topic(ROPE, ("between_guards", "not_through")),
    "times_square.illegal.edge": Topic(COLOURS, ("whole_card",)),
    "times_square.illegal.beside": Topic(GUARDS, ("guard_beside",)),
    "times_square.illegal.at_manhole": Topic(COLOURS, ("manhole_card",)),
    "times_square.illegal.lured_already": Topic(LURES, ("not_kiki",)),
    "times_square.illegal.no_lead": Topic(LEADS, ("between_door",)),
    "times_square.illegal.manhole_leads": Topic(LEADS, ("manhole_leads_not",)),
    "times_square.illegal.first_back": Topic(TURN, ("three_things", "until_the_end")),
    "times_square.illegal.nothing_yet": Topic(TURN, ("three_things",)),
    "times_square.illegal.no_card": Topic(TURN, ("three_things",)),
    "times_square.illegal.wrong_door": Topic(DOORS, ("wrong_door_forbidden",)),
    "illegal.not_a_move": Topic(TURN, ("three_things",)),
    "illegal.match_over": Topic(GOAL, ("wins_at_once",)),
    "illegal.not_your_turn": Topic(TURN, ("draw_again",)),
}
LOCKED = "times_square.illegal.locked"  # what it follows from depends on what was agreed
_SHOWN: Mapping[type[Event], Topic] = {
    CharlieWalked: Topic(LAMPS, ("four_lamps",)),
    Shuffled: Topic(CLOCK, ("shuffled_once",)),
    LastCall: Topic(CLOCK, ("closes",)),
}
EFFECTS: Mapping[Effect, Topic] = {
    "sue": Topic(COLOURS, ("green",)),
    "hal": Topic(COLOURS, ("yellow_red",)),
    "deb": Topic(COLOURS, ("yellow_red",)),
    "deb_to_manhole": Topic(COLOURS, ("manhole_card",)),
    "guard": Topic(GUARDS, ("guard_one",)),
    "guards": Topic(GUARDS, ("guard_both",)),
    "guards_to_sue": Topic(GUARDS, ("guard_beside",)),
}
_LEADING: tuple[Effect, ...] = ("deb", "deb_to_manhole")
_PEOPLE = (
    Topic(ROPE, ("between_guards",)),
    Topic(GUARDS),
    Topic(GUARDS),
    Topic(LURES, ("calls",)),
    Topic(LEADS, ("between_door",)),
    Topic(LAMPS, ("four_lamps", "towards_the_mover")),
)
_SPOTS: Mapping[str, Topic] = {
    layout.LURE: Topic(LURES, ("calls",)),
    layout.WHISTLE: Topic(LURES, ("calls",)),
    layout.DISCARD: Topic(TURN, ("discard",)),
    layout.END: Topic(TURN, ("draw_again",)),
    layout.CLOCK: Topic(CLOCK, ("clock_moves",)),
    layout.SUPPLY: Topic(CLOCK, ("clock_moves",)),
    layout.PLAYED: Topic(CLOCK),
    layout.LAMP: Topic(LAMPS, ("four_lamps",)),
    layout.WAY: Topic(DOORS, ("door_ends",)),
    layout.CLUB: Topic(GOAL, ("two_clubs",)),
    layout.SLOT: Topic(LAMPS, ("towards_the_mover",)),
}
_ENDINGS: Mapping[Ending | None, Topic] = {
    "sue_side": Topic(END, ("her_side",)),
    "charlie_side": Topic(END, ("his_side",)),
    None: Topic(END, ("his_side",)),
}


def topic(reading: Reading) -> Topic:
    """What was refused, was begun, is seen to happen or is pointed at, or else is to be done."""
    game, state = reading.game, reading.state
    assert isinstance(game, TimesSquare), "a match of this game"
    return (
        _refused(reading, game)
        or _begun(reading.draft, game, state)
        or (_SHOWN.get(type(reading.event)) if reading.event is not None else None)
        or _pointed_at(reading, game, state)
        or _to_do(state)
    )


def _refused(reading: Reading, game: TimesSquare) -> Topic | None:
    refused = reading.refused
    if refused is not None and refused.id == LOCKED:
        one = game.options.red_cards == "one_figure"
        return Topic(LEADS, ("same_figure" if one else "kiki_first",))
    return None if refused is None else FORBIDS.get(refused.id)


def _begun(draft: Draft | None, game: TimesSquare, s: State) -> Topic | None:
    match draft:
        case Holding(cards):
            return _of_card(cards[0], game, s)
        case Sending(figure):
            return _PEOPLE[FIGURES.index(figure)]
        case Luring():
            return Topic(LURES, ("calls",))
        case Discarding():
            return Topic(TURN, ("discard",))
    return None


def _pointed_at(reading: Reading, game: TimesSquare, s: State) -> Topic | None:
    pick = reading.pick
    for key in (pick.thing, pick.place, pick.spot):
        found = None if key is None else _of_key(key, game, s)
        if found is not None:
            return found
    return None


def _of_key(key: Key, game: TimesSquare, s: State) -> Topic | None:
    kind, number, _ = key
    if kind == CARD:
        return _of_card(number, game, s)
    if kind == layout.PERSON:
        return _PEOPLE[number]
    return _SPOTS.get(kind)


def _of_card(card: int, game: TimesSquare, s: State) -> Topic | None:
    """What a card does; red ones lead while they may. Of a back nothing is told."""
    if card <= BACK:
        return None
    effect = game.faces[card].effect
    if effect in _LEADING and leads(s.places, s.turn):
        return Topic(LEADS, ("between_door",))
    return EFFECTS[effect]


def _to_do(s: State) -> Topic:
    """What whoever is to move can do."""
    if s.winner is not None:
        return _ENDINGS.get(s.how, Topic(DOORS, ("door_ends",)))
    if s.lured:
        return Topic(LURES, ("whole_turn",))
    if s.discarded:
        return Topic(TURN, ("discard", "draw_again"))
    if s.stage:
        return Topic(TURN, ("three_things", "draw_again"))
    return Topic(TURN, ("three_things",))
