"""What every seat has done in a match, as its last page and a career tell."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.match import Match
from hollywood.core.message import Seat

from .state import CharlieWalked, Discarded, Move, Played, State


@dataclass(frozen=True)
class Doings:
    """What a seat has done in a match."""

    turns: int = 0
    cards: int = 0
    discarded: int = 0
    walks: int = 0  # steps that Fizz took towards its door


def doings(match: Match[State, Move], seat: Seat) -> Doings:
    """All that a seat has done."""
    events = [event for told in match.events for event in told]
    played = [event for event in events if isinstance(event, Played) and event.seat == seat]
    away = [event for event in events if isinstance(event, Discarded) and event.seat == seat]
    walked = [event for event in events if isinstance(event, CharlieWalked) and event.seat == seat]
    return Doings(
        _turns(match.state, seat),
        sum(len(event.cards) for event in played),
        len(away),
        sum(abs(event.end - event.start) for event in walked),
    )


def _turns(s: State, seat: Seat) -> int:
    """Every second one is a seat's, from whoever has begun."""
    return (s.number + (seat == s.first)) // 2
