"""What it means to use what is pointed at: a card, a figure, a space, a button."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.match import Match
from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import NOTHING, Begin, Intent, Make, Pick, Refuse, TakeBack
from hollywood.ui.table.stage import CARD, Key

from ..rules.cards_played import LURED
from ..rules.game import TimesSquare
from ..rules.state import Discard, Guards, Lure, Move, State, Sue, Trio
from ..rules.state import End as EndTurn
from ..rules.street import FIGURES, HAL, Figure
from ..rules.words import figure_name
from . import refusals
from .aim import Aim, aim
from .choices import Choice, choices, only
from .draft import Discarding, Draft, Holding, Luring, Sending
from .geometry import Plan
from .hit_areas import pad, whistle
from .layout import CHARLIE, DISCARD, END, LURE, PERSON, PLAYED, WHISTLE, card_key, person

Meant: TypeAlias = Intent[Move] | None
PLAYED_KEY: Key = (PLAYED, 0, 0)
WHISTLE_KEY: Key = (WHISTLE, 0, 0)
_BUTTONS = (LURE, DISCARD, END)


def point(
    game: TimesSquare, plan: Plan, s: State, pick: Pick, draft: Draft | None
) -> Intent[Move] | None:
    """What it means to use what is pointed at, or to drop there what is carried."""
    meant = _meant(game, plan, s, pick, draft)
    return by_keys(meant) if pick.at is None else meant


def by_keys(meant: Meant) -> Meant:
    """Keys that have begun something point at nothing until they are told to."""
    return replace(meant, pick=NOTHING) if isinstance(meant, Begin) else meant


def _meant(game: TimesSquare, plan: Plan, s: State, pick: Pick, draft: Draft | None) -> Meant:
    aimed = aim(game, plan, s, draft, pick)
    if pick.carried is not None:
        return _dropped(game, s, pick, aimed)
    if _on_whistle(game, plan, s, pick, draft):
        return Begin(Luring())
    if aimed.choice is not None:
        return chosen(game, s, aimed.choice)
    if (struck := _struck(game, plan, s, pick, draft)) is not None:
        return struck
    place = pick.place[0] if pick.place is not None else None
    if place in _BUTTONS:
        return pressed(game, s, place, draft)
    if pick.thing is not None and pick.thing[0] == CARD:
        return on_card(game, s, pick.thing[1], draft)
    there = _on_street(game, s, aimed)
    return nowhere(game, s, draft) if there is None and pick.at is not None else there


def _struck(
    game: TimesSquare, plan: Plan, s: State, pick: Pick, draft: Draft | None
) -> Refuse | None:
    """A pad above Esmé that can't be chosen tells why."""
    if (
        pick.at is None
        or not isinstance(draft, Holding)
        or game.faces[draft.cards[0]].effect != "sue"
    ):
        return None
    for play in (Sue(-1), Sue(1), Trio(-1), Trio(1)):
        reason = game.illegal(s, play)
        place = pad(plan, s.places.sue, play.by, isinstance(play, Trio))
        if reason is not None and place.collidepoint(pick.at):
            return Refuse(reason, card_key(draft.cards[0]))
    return None


def _on_whistle(game: TimesSquare, plan: Plan, s: State, pick: Pick, draft: Draft | None) -> bool:
    """Whether Felix is asked to lure."""
    return pick.at is not None and grip(game, plan, s, draft, pick.at) is not None


def grip(
    game: TimesSquare, plan: Plan, s: State, draft: Draft | None, at: tuple[int, int]
) -> Key | None:
    """The whistle, if it is seen and here: it is clicked, or carried to whom Felix lures."""
    seen = draft == Sending(FIGURES[HAL]) and refusals.of_luring(game, s) is None
    return WHISTLE_KEY if seen and whistle(plan, s).collidepoint(at) else None


# cards


def on_card(game: TimesSquare, s: State, card: CardId, draft: Draft | None) -> Meant:
    """A card of the hand is chosen, put back or discarded; one on the stage is taken back."""
    if card in s.stage:
        later = s.stage[s.stage.index(card) + 1 :] if s.discarded else ()  # one alone is kept
        again = [Discard(game.ids[other], other) for other in later]
        return TakeBack(partial(_off_stage, card), again)
    if card not in s.hands[s.turn]:
        return None
    if s.lured:
        return Refuse(say("times_square.illegal.first_back"), card_key(card))
    if s.discarded or isinstance(draft, Discarding):
        return Make(Discard(game.ids[card], card), card_key(card))
    reason = refusals.of_card(game, s, card)
    if reason is not None and reason.id == "times_square.illegal.one_colour":
        return Refuse(reason, card_key(card))
    return _held(game, s, card, draft)


def _off_stage(card: CardId, s: State) -> bool:
    return card not in s.stage


def _held(game: TimesSquare, s: State, card: CardId, draft: Draft | None) -> Meant:
    """A card once more: what is alone possible is done, or else the card is put back."""
    if not isinstance(draft, Holding) or draft.half is not None:
        return Begin(Holding((card,)))
    if card in draft.cards:
        choice = only(choices(game, s, draft))
        left = tuple(other for other in draft.cards if other != card)
        put_back = Begin(Holding(left) if left else None)
        return put_back if choice is None else chosen(game, s, choice)
    alike = game.ids[card] == game.ids[draft.cards[0]] and game.faces[card].colour == "green"
    if alike and len(draft.cards) == 1:
        return Begin(Holding((*draft.cards, card)))
    return Begin(Holding((card,)))


# what is done


def chosen(game: TimesSquare, s: State, choice: Choice) -> Intent[Move]:
    """A choice is made, or half of it; Esmé at the wrong door is warned of."""
    if choice.half and isinstance(choice.play, Guards):
        return Begin(Holding(choice.cards[:1], choice.play))
    there = game.legal.after(s.places, choice.play, s.turn)
    owner = None if there is None else game.street.door_of(there.sue)
    warning = None
    if owner not in (None, s.turn):
        warning = say("times_square.table.wrong_door", player=player(1 - s.turn))
    return Make(choice.play, _shaken(choice), warning, tuple(_alike(game, s, choice)))


def _alike(game: TimesSquare, s: State, choice: Choice) -> Iterator[tuple[Key, Key]]:
    """Of cards that look the same the rules take the first ones, whichever were meant."""
    meant = set(choice.cards)
    first = set(game.legal.held(s, game.ids[min(meant)], len(meant))) if meant else set()
    for one, other in zip(sorted(meant - first), sorted(first - meant), strict=True):
        yield card_key(one), card_key(other)


def _shaken(choice: Choice) -> Key:
    return card_key(choice.cards[0]) if choice.cards else person(FIGURES.index(choice.figure))


def pressed(game: TimesSquare, s: State, button: str, draft: Draft | None) -> Meant:
    """A button of the own panel."""
    key: Key = (button, 0, 0)
    if button == END:
        half = isinstance(draft, Holding) and draft.half is not None
        return Refuse(say("times_square.illegal.first_back"), key) if half else Make(EndTurn(), key)
    if button == LURE:
        reason = refusals.of_luring(game, s)
        begun = None if isinstance(draft, Luring) else Luring()
        return Begin(begun) if reason is None else Refuse(reason, key)
    if s.lured or (s.stage and not s.discarded):
        return Refuse(say("times_square.illegal.first_back"), key)
    return Begin(None if isinstance(draft, Discarding) else Discarding())


def _dropped(game: TimesSquare, s: State, pick: Pick, aimed: Aim) -> Meant:
    """What is carried is let go here; where it means nothing it goes home."""
    assert pick.carried is not None, "something is let go"
    kind, number, _ = pick.carried
    if aimed.choice is not None:
        return chosen(game, s, aimed.choice)
    if kind == CARD and pick.place == PLAYED_KEY:
        move = EndTurn() if number in s.stage else Discard(game.ids[number], number)
        return Make(move, pick.carried)
    hand = kind in (PERSON, WHISTLE) or number in s.hands[s.turn]
    return _on_street(game, s, aimed) if hand else None


# the street


def _on_street(game: TimesSquare, s: State, aimed: Aim) -> Meant:
    """A figure or a space that nothing can be done with, unless a figure is chosen by that."""
    match aimed.draft:
        case Holding(cards) if aimed.figure is not None or aimed.space is not None:
            return Refuse(_not_there(game, s, cards[0], aimed), card_key(cards[0]))
        case Luring() if aimed.figure is not None and aimed.figure != CHARLIE:
            return _lured(game, s, aimed.figure)
        case Sending(figure) if aimed.space is not None and aimed.figure is None:
            return Refuse(_choose(figure), person(FIGURES.index(figure)))
        case None | Sending() | Discarding() if aimed.figure is not None:
            return _sent(game, s, aimed.figure, aimed.draft)
    return None


def _not_there(game: TimesSquare, s: State, card: CardId, aimed: Aim) -> Message:
    """Why a card does nothing there."""
    reason = refusals.of_card(game, s, card)
    if reason is None and aimed.figure not in (None, CHARLIE):
        reason = refusals.of_leading(game, s, card, FIGURES[aimed.figure])
    if reason is None and aimed.space is not None:
        reason = refusals.of_space(game, s, card, aimed.space)
    return reason or say("times_square.table.lit_only")


def nowhere(game: TimesSquare, s: State, draft: Draft | None) -> Meant:
    """What was begun goes on somewhere else."""
    match draft:
        case Holding(cards):
            reason = refusals.of_card(game, s, cards[0]) or say("times_square.table.lit_only")
            return Refuse(reason, card_key(cards[0]))
        case Sending(figure):
            return Refuse(_choose(figure), person(FIGURES.index(figure)))
        case Luring():
            return Refuse(say("times_square.table.lure"), (LURE, 0, 0))
    return None


def _lured(game: TimesSquare, s: State, figure: int) -> Meant:
    """Only Esmé and the guards come; the rules say why not."""
    if FIGURES[figure] in LURED:
        return Make(Lure(FIGURES[figure]), person(figure))
    return Refuse(say("times_square.table.lure"), person(figure))


def _choose(figure: Figure) -> Message:
    return say("times_square.table.send", figure=figure_name(figure))


def _sent(game: TimesSquare, s: State, figure: int, draft: Draft | None) -> Meant:
    """A figure is chosen before a card, or no longer."""
    if figure == CHARLIE:
        return Refuse(say("times_square.illegal.fizz"), person(CHARLIE))
    if isinstance(draft, Sending) and draft.figure == FIGURES[figure]:
        return Begin(None)
    reason = refusals.of_person(game, s, FIGURES[figure])
    lures = figure == HAL and refusals.of_luring(game, s) is None
    if reason is None or lures:
        return Begin(Sending(FIGURES[figure]))
    return Refuse(reason, person(figure))


def carries(s: State, key: Key) -> bool:
    """Whether whoever is to move can pick this up."""
    kind, number, _ = key
    if kind == CARD:
        return number in s.hands[s.turn] or number in s.stage
    return kind == PERSON and number != CHARLIE


def kept(game: TimesSquare, match: Match[State, Move], ply: int) -> Message | None:
    """Why a turn can't be taken back in which no card was drawn: the other side has answered."""
    if game.options.taking_back == "practice":
        return None
    seat = game.to_act(match.states[ply])
    later = [game.to_act(state) for state in match.states[ply : len(match.moves)]]
    return say("times_square.table.answered") if any(each != seat for each in later) else None
