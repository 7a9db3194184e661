"""Which sentences of the rules are about a moment of a match."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.core.game import Event
from hollywood.ui.rulebook.rulebook import OPTIONS, Reading, Topic
from hollywood.ui.table.stage import CARD, Key

from ..rules import events
from ..rules.deck import Effect
from ..rules.faces import Face
from ..rules.game import Paperback
from ..rules.state import State, Step
from ..table import places
from ..table.draft import Draft
from .rule_texts import (
    ABILITIES,
    AT_ONCE,
    BIN,
    BUYING,
    COPYING,
    CUBES,
    END,
    GOAL,
    KEYS,
    LIBRARY,
    POWERS,
    PRIZES,
    SABOTAGE,
    SCORE,
    SPACE,
    TOGETHER,
    TURN,
    WORD,
    texts,
)

_AGREED = Topic(OPTIONS, ("in_force",))  # of what was not agreed
_NO_WORD = ("listed", "unlisted_refused", "unlisted_vote")
FORBIDS: Mapping[str, Topic] = {  # of each refusal, what of the rules it follows from
    "paperback.illegal.not_now.draft": Topic(AT_ONCE, ("drafted",)),
    "paperback.illegal.not_now.seal": Topic(AT_ONCE, ("sealed",)),
    "paperback.illegal.not_now.spell": Topic(TURN, ("four_steps",)),
    "paperback.illegal.not_now.help": Topic(CUBES, ("help",)),
    "paperback.illegal.not_now.accept": Topic(TURN, ("four_steps",)),
    "paperback.illegal.not_now.choose": Topic(ABILITIES, ("may", "any_order")),
    "paperback.illegal.not_now.buy": Topic(TURN, ("four_steps",)),
    "paperback.illegal.not_now.deadline": Topic(TOGETHER, ("deadline",)),
    "paperback.illegal.not_now.draw": Topic(TURN, ("four_steps",)),
    "paperback.illegal.not_now.over": Topic(GOAL, ("most_fame", "all_or_none")),
    "paperback.illegal.not_held": Topic(WORD, ("cards_once",)),
    "paperback.illegal.no_library_card": Topic(LIBRARY, ("shared",)),
    "paperback.illegal.library_forbidden": Topic(SABOTAGE, ("barred",)),
    "paperback.illegal.no_letter": Topic(WORD, ("wild",)),
    "paperback.illegal.not_turned": Topic(WORD, ("pair",)),
    "paperback.illegal.without_typo": Topic(KEYS, ("typo",)),
    "paperback.illegal.without_stuck_key": Topic(KEYS, ("stuck_key",)),
    "paperback.illegal.without_ghost_writer": Topic(POWERS, ("ghost_writer",)),
    "paperback.illegal.letter_cards_only": Topic(KEYS, ("letter_cards",)),
    "paperback.illegal.space": Topic(SPACE, ("gap", "gap_counts")),
    "paperback.illegal.switch": Topic(SPACE, ("switch",)),
    "paperback.illegal.power_once": Topic(POWERS, ("one_each",)),
    "paperback.illegal.no_cards": Topic(WORD, ("listed",)),
    "paperback.illegal.long": Topic(SABOTAGE, ("strictest",)),
    "paperback.illegal.wilds": Topic(SABOTAGE, ("strictest",)),
    "paperback.illegal.short": Topic(WORD, ("listed",)),
    "paperback.illegal.repeated": Topic(WORD, ("repeats_not_own", "repeats_never")),
    "paperback.illegal.not_listed": Topic(WORD, _NO_WORD),
    "paperback.illegal.not_accepted": Topic(WORD, _NO_WORD),
    "paperback.illegal.no_theme": _AGREED,
    "paperback.illegal.asked_already": Topic(CUBES, ("help",)),
    "paperback.illegal.no_help": _AGREED,
    "paperback.illegal.no_hand_for_cube": _AGREED,
    "paperback.illegal.no_cube": Topic(CUBES, ("cube",)),
    "paperback.illegal.not_for_sale": Topic(BUYING, ("both_rows",)),
    "paperback.illegal.too_dear": Topic(BUYING, ("any_mix", "price")),
    "paperback.illegal.not_covered": Topic(BUYING, ("moves_up",)),
    "paperback.illegal.not_free": Topic(TOGETHER, ("pyramid",)),
    "paperback.illegal.not_waiting": Topic(ABILITIES, ("when_what", "may")),
    "paperback.illegal.cannot_choose": Topic(BIN, ("out", "for_gain", "bin_offer")),
    "paperback.illegal.wrong_gain": Topic(BIN, ("for_gain",)),
    "illegal.not_a_move": Topic(TURN, ("four_steps",)),
    "illegal.match_over": Topic(GOAL, ("most_fame", "all_or_none")),
    "illegal.not_your_turn": Topic(TURN, ("four_steps",)),
}
_SHOWN: Mapping[type[Event], Topic] = {
    events.Drafted: Topic(AT_ONCE, ("drafted",)),
    events.Announced: Topic(AT_ONCE, ("sealed",)),
    events.AttacksOver: Topic(SABOTAGE, ("until",)),
    events.HandShown: Topic(CUBES, ("help",)),
    events.Proposed: Topic(CUBES, ("help",)),
    events.CubeGiven: Topic(CUBES, ("cube",)),
    events.CubeSpent: Topic(CUBES, ("cube",)),
    events.CommonEarned: Topic(LIBRARY, ("bell", "must_take")),
    events.Scored: Topic(SCORE, ("sum",)),
    events.Trashed: Topic(BIN, ("out", "vowels")),
    events.Gained: Topic(BIN, ("for_gain",)),
    events.Bought: Topic(BUYING, ("any_mix",)),
    events.OfferRefilled: Topic(BUYING, ("moves_up",)),
    events.Recycled: Topic(CUBES, ("recycling",)),
    events.DeadlineSet: Topic(TOGETHER, ("deadline",)),
    events.Passed: Topic(TURN, ("pass",)),
    events.CleanedUp: Topic(TURN, ("discarded",)),
    events.Drew: Topic(TURN, ("draw",)),
    events.Shuffled: Topic(TURN, ("shuffled",)),
    events.EndInSight: Topic(END, ("two_piles", "last_library")),
    events.Ended: Topic(END, ("all_cards", "tie")),
}
EFFECTS: Mapping[Effect, Topic] = {
    "cents": Topic(SCORE, ("sum",)),
    "cents_per_wild": Topic(SCORE, ("sum",)),
    "draw": Topic(ABILITIES, ("extra_cards",)),
    "points_again": Topic(SCORE, ("again", "printed_points")),
    "double_word": Topic(SCORE, ("whole_again",)),
    "fame_discount": Topic(BUYING, ("price",)),
    "trash_for_cents": Topic(BIN, ("out", "printed_price")),
    "trash_for_gain": Topic(BIN, ("for_gain", "printed_price")),
    "trash_offer": Topic(BIN, ("bin_offer",)),
    "trash_self": Topic(BIN, ("vowels",)),
    "copy": Topic(COPYING, ("all_lines",)),
    "split_word": Topic(SPACE, ("gap",)),
    "reverse_pair": Topic(SPACE, ("switch",)),
}
_TO_DO: Mapping[Step, Topic] = {
    "draft": Topic(AT_ONCE, ("drafted",)),
    "seal": Topic(AT_ONCE, ("sealed",)),
    "spell": Topic(WORD, ("listed", "cards_once")),
    "help": Topic(CUBES, ("help",)),
    "choose": Topic(ABILITIES, ("may", "any_order")),
    "buy": Topic(BUYING, ("any_mix", "both_rows")),
    "deadline": Topic(TOGETHER, ("deadline",)),
    "over": Topic(END, ("all_cards", "tie")),
}


_SPOTS: Mapping[str, Topic] = {
    places.TRACK: Topic(LIBRARY, ("bell",)),
    places.LIBRARY: Topic(LIBRARY, ("shared",)),
    places.BIN: Topic(BIN, ("out",)),
    places.DECK: Topic(TURN, ("draw", "shuffled")),
    places.DISCARD: Topic(TURN, ("discarded",)),
    places.POWER: Topic(POWERS, ("one_each",)),
    places.CUBES: Topic(CUBES, ("cube",)),
    places.PRIZE: Topic(PRIZES, ("awards", "theme_players", "theme_list")),
    places.THEME: Topic(PRIZES, ("theme_players", "theme_list", "theme_kept")),
    places.PILE: Topic(BUYING, ("both_rows", "moves_up")),
    places.BOOKS: Topic(END, ("two_piles",)),
    places.BASKET: Topic(BUYING, ("any_mix",)),
}


def topic(reading: Reading) -> Topic:
    """What was refused, begun, is seen to happen or pointed at, else is to be done; as agreed."""
    game, state = reading.game, reading.state
    assert isinstance(game, Paperback), "a match of this game"
    found = (
        _refused(reading)
        or _begun(reading.draft)
        or _happens(reading.event)
        or _pointed_at(reading, game)
        or _to_do(state)
    )
    return _agreed(found, game, state)


def _begun(draft: object) -> Topic | None:
    """What is under way on the sheet, where it is more than letters."""
    if not isinstance(draft, Draft):
        return None
    if draft.ring is not None or draft.strip:
        return Topic(WORD, ("wild",))
    if draft.powered:
        return Topic(KEYS, ("typo", "stuck_key"))
    if draft.on_theme:
        return Topic(PRIZES, ("theme_players", "theme_list", "theme_kept"))
    return Topic(BIN, ("for_gain",)) if draft.chosen is not None else None


def _pointed_at(reading: Reading, game: Paperback) -> Topic | None:
    pick = reading.pick
    for key in (pick.thing, pick.place, pick.spot):
        found = None if key is None else _of_key(key, game)
        if found is not None:
            return found
    return None


def _of_key(key: Key, game: Paperback) -> Topic | None:
    kind, number, _ = key
    if kind != CARD:
        return _SPOTS.get(kind)
    return _of_card(game.table.faces[number]) if number >= 0 else None


def _of_card(face: Face) -> Topic | None:
    """What a card is or does; of a back nothing is told."""
    if face.kind == "common":
        tricks = face.is_space or face.is_switch
        return EFFECTS[face.abilities[0].does] if tricks else Topic(LIBRARY, ("shared", "owned"))
    if face.limit is not None:
        return Topic(SABOTAGE, ("attack",))
    if face.wild:
        return Topic(WORD, ("wild",))
    if face.abilities:
        return EFFECTS[face.abilities[0].does]
    return Topic(WORD, ("pair",)) if face.kind == "pair" else None


def _agreed(found: Topic, game: Paperback, s: State) -> Topic:
    """With those of its sentences that hold in this match."""
    rules = texts(game.table.deck, game.options, len(s.hands)).get(found.leaf)
    if rules is None:
        return Topic(GOAL, ("all_or_none",)) if found.leaf == END else _AGREED
    return Topic(found.leaf, tuple(rule for rule in found.rules if rule in rules))


def _refused(reading: Reading) -> Topic | None:
    return None if reading.refused is None else FORBIDS.get(reading.refused.id)


def _happens(event: Event | None) -> Topic | None:
    """What a thing that is just shown follows from."""
    match event:
        case events.PowerUsed(power=power):
            leaf = KEYS if power in ("typo", "stuck_key") else POWERS
            return Topic(leaf, (power,))
        case events.Fired(ability=waiting):
            return EFFECTS[waiting.ability.does]
        case events.PutToVote(about=about) | events.Accepted(about=about):
            return _vote(about)
    return None if event is None else _SHOWN.get(type(event))


def _vote(about: str) -> Topic:
    if about == "theme":
        return Topic(PRIZES, ("theme_players", "theme_list"))
    return Topic(WORD, ("unlisted_vote",))


def _to_do(s: State) -> Topic:
    """What whoever is to move can do."""
    if s.hearing is not None:
        return _vote(s.hearing.about)
    return _TO_DO[s.step]
