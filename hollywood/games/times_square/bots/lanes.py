"""A hidden layer as one whole number: its units lie side by side, each in a lane of bits.

So a position is a sum of a few numbers. What a unit counts for in the end is in its rows already;
what is left to do is to cut off the lanes below nought and to add up the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Row: TypeAlias = Sequence[float]  # what an input adds to each hidden unit, and directly to the odds
Lanes: TypeAlias = int
Odds: TypeAlias = int  # logarithm of the odds to win, in parts of ONE

ONE = 10_000
_WIDTH = 24  # bits of a lane: what it holds, its sign, and one to spare
_SIGN = _WIDTH - 2
_ALL = (1 << _WIDTH) - 1  # the remainder by this is the sum of all lanes
_DIRECT = 1 << _SIGN - 1  # keeps the lane of what is added directly above nought


class Packing:
    """Units that speak for winning, then the direct lane, then units that speak against it."""

    def __init__(self, output: Sequence[float]) -> None:
        good = [i for i, weight in enumerate(output) if weight >= 0]
        bad = [i for i, weight in enumerate(output) if weight < 0]
        self._weights = [*map(abs, output), 1.0]
        self._order = [*good, len(output), *bad]
        self._split = _WIDTH * (len(good) + 1)
        self._good = (1 << self._split) - 1
        self._ones = sum(1 << _WIDTH * lane for lane in range(len(self._order)))
        self.empty: Lanes = (self._ones << _SIGN) + (_DIRECT << _WIDTH * len(good))

    def lanes(self, row: Row) -> Lanes:
        """A row side by side."""
        each = [round(x * weight * ONE) for x, weight in zip(row, self._weights, strict=True)]
        return sum(each[i] << _WIDTH * lane for lane, i in enumerate(self._order))

    def odds(self, lanes: Lanes) -> Odds:
        """What the units come to."""
        above = lanes >> _SIGN & self._ones
        kept = lanes & (above << _SIGN) - above
        return (kept & self._good) % _ALL - (kept >> self._split) % _ALL - _DIRECT
