"""Times Square in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, player, say

from .rules.game import TimesSquare
from .rules.state import State
from .rules.street import FIGURES, lamps
from .rules.words import club, ending, figure_name, space_name, title

_PASSES = 2


def shown(game: TimesSquare, s: State, viewer: Seat | None, voice: Voice) -> Iterator[str]:
    """The street, both clubs, the cards that are left, and the hand of whoever looks."""
    yield " · ".join(voice.text(where) for where in _street(s))
    for seat in range(len(s.hands)):
        yield voice.text(_club(game, s, seat))
    if s.winner is not None:
        yield voice.text(ending(s.winner, s.how))
        return
    slots = {"left": len(s.supply), "number": min(s.passes + 1, _PASSES)}
    yield voice.text(say("times_square.terminal.supply", **slots, played=len(s.played)))
    if viewer is not None:
        cards = tuple(title(card, game.faces) for card in sorted(s.hands[viewer]) if card >= 0)
        yield voice.text(say("times_square.terminal.hand", cards=cards))


def _street(s: State) -> Iterator[Message]:
    """Everybody with their space."""
    for figure, space in zip(FIGURES, s.places, strict=True):
        where = space_name(space)
        yield say("times_square.terminal.stands", figure=figure_name(figure), space=where)
    charlie = say("times_square.figure.charlie")
    yield say("times_square.terminal.stands", figure=charlie, space=space_name(s.charlie))


def _club(game: TimesSquare, s: State, seat: Seat) -> Message:
    lit = sum(lamps(game.street, s.places, seat))
    slots = {"player": player(seat), "club": club(seat)}
    return say("times_square.terminal.lamps", **slots, lit=lit, held=len(s.hands[seat]))
