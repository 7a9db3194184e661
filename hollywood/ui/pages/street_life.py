"""What lives on the street by itself: bulbs and neon, for a minute after anybody did anything."""

from __future__ import annotations

import random

LIVES = 60.0  # seconds
_BULBS = 2.2  # a second: how often the bulbs change
_APART = (5.0, 9.0)  # seconds from one flicker of a sign to the next
_FLICKERS = ((0.0, 0.06), (0.12, 0.18))  # seconds, from the first on: the sign is dark


class StreetLife:
    """How far it has come."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._left = 0.0
        self._chance = random.Random(42)  # nobody counts on it
        self._flickers_at = _APART[0]

    @property
    def resting(self) -> bool:
        """Whether nothing lives any more."""
        return self._left <= 0

    @property
    def looks(self) -> tuple[int, bool]:
        """Which bulbs are dimmer, every second from this one on; whether the sign is dark."""
        since = self._clock - self._flickers_at
        return int(self._clock * _BULBS) % 2, any(dark <= since < lit for dark, lit in _FLICKERS)

    def touched(self) -> None:
        """Somebody is there."""
        self._left = LIVES

    def left_alone(self) -> None:
        """Nobody looks at the window."""
        self._left = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        if self.resting:
            return False
        before = self.looks
        self._left -= seconds
        self._clock += seconds
        if self._clock > self._flickers_at + _FLICKERS[-1][1]:
            self._flickers_at = self._clock + self._chance.uniform(*_APART)
        return self.looks != before
