"""What a coach says of a position."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Generic

from hollywood.core.game import M
from hollywood.core.message import Message


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
    _: KW_ONLY
    sure: bool = False  # a win that is proven, where not all was played out
    sealed: bool = False  # who may win is kept back: no chances are told
    then: tuple[M, ...] = ()  # what follows the move, where one turn is made of several
