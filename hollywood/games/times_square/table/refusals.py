"""Why something can't be done in a turn, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.core.game import CardId
from hollywood.core.message import Message, say

from ..rules import cards_played
from ..rules.cards_played import LURED, Play, led
from ..rules.game import TimesSquare
from ..rules.state import Deb, DebToManhole, Guards, Hal, Lure, State, Sue, Trio
from ..rules.street import FIGURES, MANHOLE, Figure, Space
from ..rules.words import figure_name
from .choices import of_figure, plays

_EITHER_WAY = {"times_square.illegal.edge", "times_square.illegal.rope"}


def of_card(game: TimesSquare, s: State, card: CardId) -> Message | None:
    """Why a card can't be played now; None if it can."""
    if plays(game, s, game.ids[card]):
        return None
    reasons = {reason.id: reason for _, reason in _refused(game, s, card)}
    if reasons.keys() >= _EITHER_WAY and s.led:
        figure, steps = say(f"times_square.figure.{s.led}"), game.faces[card].steps
        return say("times_square.illegal.whole_value", figure=figure, count=steps)
    return next(iter(reasons.values()), None)  # once the match is over there is none


def of_space(game: TimesSquare, s: State, card: CardId, space: Space) -> Message | None:
    """Why a card can't take anybody to a space; None if it would not go so far."""
    return next(
        (reason for play, reason in _refused(game, s, card) if space in _ends(s, play)), None
    )


def of_person(game: TimesSquare, s: State, figure: Figure) -> Message | None:
    """Why no card of the hand moves a figure now; None if one does."""
    if any(of_figure(game, s, figure, ())):
        return None
    if s.lured or s.discarded:
        return say("times_square.illegal.first_back")
    return say("times_square.illegal.nothing_moves", figure=figure_name(figure))


def of_luring(game: TimesSquare, s: State) -> Message | None:
    """Why nobody can be lured now; None if somebody can."""
    reasons = [game.illegal(s, Lure(figure)) for figure in LURED]
    if None in reasons:
        return None
    busy = s.stage or s.lured
    return reasons[0] if busy else say("times_square.illegal.lure_none")


def of_leading(game: TimesSquare, s: State, card: CardId, figure: Figure) -> Message | None:
    """Why a red card can't move this figure, if it can't."""
    theirs = [why for play, why in _refused(game, s, card) if _moves(play, figure)]
    able = any(of_figure(game, s, figure, (card,)))
    return theirs[0] if theirs and not able else None


def _refused(game: TimesSquare, s: State, card: CardId) -> Iterator[tuple[Play, Message]]:
    """All that a card could try and why that can't be; what this turn is bound to, first."""
    kind, alike = game.faces[card], [game.ids[each] for each in s.hands[s.turn]]
    copies = min(2, alike.count(game.ids[card]))
    tried = cards_played.plays(kind.effect, kind.steps, copies, FIGURES)
    for play in sorted(tried, key=lambda play: led(play) != (s.led or "deb")):
        if (reason := game.illegal(s, play)) is not None:
            yield play, reason


def _moves(play: Play, figure: Figure) -> bool:
    return isinstance(play, Deb | DebToManhole) and play.figure == figure


def _ends(s: State, play: Play) -> set[Space]:
    """Where figures would stand after it, if they could."""
    places = s.places
    match play:
        case Sue(by) | Trio(by):
            return {places.sue + by}
        case Hal(by):
            return {places.hal + by}
        case Deb(by, figure):
            return {places[FIGURES.index(figure)] + by}
        case DebToManhole():
            return {MANHOLE}
        case Guards(left, right):
            ends = ((places.left, left), (places.right, right))
            return {start + by for start, by in ends if by}
    return {places.sue - 1, places.sue + 1}
