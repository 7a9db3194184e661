"""What a coach says of a position, and what a review finds in a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from hollywood.core.game import M
from hollywood.core.message import Message, Seat


@dataclass(frozen=True)
class Advice(Generic[M]):
    """A move, and what it promises to whoever makes it."""

    move: M
    words: Message  # the move as one would say it
    reason: Message  # one that is true
    win: float  # the chance to win; a shared win is a part of one
    points: float | None  # at the end of the match, where the game counts any
    places: tuple[float, ...]  # the chance of each place, the first first
    exact: bool  # played out to the end, not sampled
    sealed: bool = False  # who may win is kept back: no chances are told
    then: tuple[M, ...] = ()  # what follows the move, where one turn is made of several


@dataclass(frozen=True)
class Decision(Generic[M]):
    """A choice of a match that is over: what was played, and what was best."""

    number: int  # of the move in the match, from 0
    seat: Seat
    round: int
    played: Advice[M]
    best: Advice[M]
    blunder: bool

    @property
    def loss(self) -> float:
        """What it cost of the chance to win."""
        return max(0.0, self.best.win - self.played.win)


@dataclass(frozen=True)
class Luck:
    """What cards that came to light added to everybody's chance to win."""

    round: int
    gains: tuple[float, ...]
