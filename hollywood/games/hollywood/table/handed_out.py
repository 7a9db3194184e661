"""When each card was handed out: what is told of it leads back there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.match import Match

from ..rules.state import BlockbusterTaken, FilmTaken, Move, MovieFinished, StarWasted, State

# see the match again where the last of these cards was handed out, or from its beginning
SeeAgain: TypeAlias = Callable[[Iterable[CardId]], None]


def handed_out(match: Match[State, Move]) -> dict[CardId, int]:
    """How many moves had been made when each card had found its owner."""
    found: dict[CardId, int] = {}
    for made, events in enumerate(match.events, 1):
        for event in events:
            match event:
                case FilmTaken(_, card) | BlockbusterTaken(_, card) | StarWasted(_, card):
                    found[card] = made
                case MovieFinished():
                    found[event.star] = made
    return found


def see_again(match: Match[State, Move], replay_at: Callable[[int], None]) -> SeeAgain:
    """Where cards lead in this match."""

    def see(cards: Iterable[CardId]) -> None:
        moments = handed_out(match)
        replay_at(max((moments[card] for card in cards if card in moments), default=0))

    return see
