"""What was refused shakes its head."""

from __future__ import annotations

from math import pi, sin
from typing import TypeAlias

from .stage import Key

_SECONDS, _FAR, _TIMES = 0.18, 6.0, 2  # how long, how many units, to and fro

Nudged: TypeAlias = int | Key  # a column, or a studio card


class Nudge:
    """One column or card that is nudged now, if any."""

    def __init__(self) -> None:
        self.what: Nudged | None = None
        self._left = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing is."""
        return self.what is None

    def give(self, what: Nudged) -> None:
        """Begin."""
        self.what, self._left = what, _SECONDS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        moved = not self.resting
        self._left -= seconds
        if self._left <= 0:
            self.what = None
        return moved

    def of(self, what: Nudged) -> float:
        """How far to the right this is, in units."""
        if what != self.what:
            return 0.0
        left = self._left / _SECONDS
        return _FAR * left * sin(2 * pi * _TIMES * (1 - left))
