"""Shakes what was just refused, for a moment."""

from __future__ import annotations

from math import pi, sin

from .setting import Shaken
from .stage import Key

_SECONDS, _FAR, _TIMES = 0.18, 6.0, 2  # how long, how many units, to and fro


class Shake:
    """One place or thing that is shaken now, if any."""

    def __init__(self) -> None:
        self._what: Key | None = None
        self._left = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing is."""
        return self._what is None

    def begin(self, what: Key) -> None:
        """Shake this."""
        self._what, self._left = what, _SECONDS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        moved = not self.resting
        self._left -= seconds
        if self._left <= 0:
            self._what = None
        return moved

    @property
    def now(self) -> Shaken | None:
        """What is shaken, and how far to the right it is."""
        if self._what is None:
            return None
        left = self._left / _SECONDS
        return Shaken(self._what, _FAR * left * sin(2 * pi * _TIMES * (1 - left)))
