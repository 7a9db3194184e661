"""What moves at the table: by itself for a minute, and all that is on its way to its look."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import pi, sin

from hollywood.ui.app.now_and_then import NowAndThen
from hollywood.ui.app.presence import Presence

from ..rules.street import FIGURES
from .club_light import ClubLight
from .easing import Easing
from .lamp_pulses import LampPulses

_BULBS = 0.6  # seconds from one half of the bulbs to the other
_APART, _TILTS, _DEGREES = (6.0, 9.0), 0.6, 1.5  # of figures: seconds, seconds, how far
_STEPS = 12  # pictures of one tilt: hardly anybody looks, and each costs a frame


class Life(Presence):
    """How far all of it has come; without motion it has arrived, and nothing begins by itself."""

    def __init__(self, moves: Callable[[], bool], sways: Callable[[], bool] | None = None) -> None:
        super().__init__()
        self.easing, self.pulses = Easing(moves), LampPulses()
        self.light = ClubLight(self.easing)
        self._moves, self._sways = moves, sways or moves
        self._clock = 0.0
        self._chance = random.Random(7)  # nobody counts on it
        self._tilts, self._figure = NowAndThen(_APART, self._chance), 0

    @property
    def resting(self) -> bool:
        """Whether nothing moves any longer."""
        if not self._moves():
            return True
        return self.gone and self.pulses.resting and self.easing.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        if self.resting:
            return False
        before = self._looks
        if not self.gone:
            self.wait(seconds)
            self._clock += seconds
        if self._tilts.over(self._clock, _TILTS):
            self._figure = self._chance.randrange(len(FIGURES) + 1)
        eased, pulsed = self.easing.update(seconds), self.pulses.update(seconds)
        return eased or pulsed or self._looks != before

    @property
    def _looks(self) -> tuple[object, ...]:
        return self.bulbs, self._tilt_step, self.gone

    @property
    def bulbs(self) -> bool:
        """Whether the other half of the bulbs is brighter."""
        return bool(int(self._clock / _BULBS) % 2)

    @property
    def _tilt_step(self) -> int:
        return max(0, int(self._tilts.since(self._clock) / _TILTS * _STEPS))

    def tilt(self, figure: int) -> float:
        """How far a figure leans, in degrees; one at a time does."""
        still = self.gone or self._tilt_step >= _STEPS or not self._sways()
        if figure != self._figure or still:
            return 0.0
        return _DEGREES * sin(pi * self._tilt_step / _STEPS)
