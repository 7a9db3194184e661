"""How the club of whoever plays lights up, and the light of the other one fades."""

from __future__ import annotations

from math import sqrt

from hollywood.core.message import Seat

from .durations import LIGHT_FADES, LIGHT_GAP, LIGHTS_UP
from .easing import Easing

_LIT = "lit"  # the number that goes from one club to the other


class ClubLight:
    """Which club is lit, and for how long it has been."""

    def __init__(self, easing: Easing) -> None:
        self._easing = easing
        self._club: Seat | None = None  # whose is lit
        self._dims: Seat | None = None  # whose was lit before

    def lights_up(self, club: Seat | None) -> None:
        """Whose club is lit now."""
        if club != self._club:
            self._club, self._dims = club, self._club
        self._easing.number(_LIT, _number(club), LIGHTS_UP)

    @property
    def _lit_for(self) -> float:
        """Seconds for which the club has been lit, as far as they count."""
        goal, start = _number(self._club), _number(self._dims)
        left = (goal - self._easing.now(_LIT)) / (goal - start) if goal != start else 0.0
        return LIGHTS_UP * (1 - sqrt(max(0.0, left)))

    @property
    def is_up(self) -> bool:
        """Whether the club has been alight for long enough that its bulbs chase."""
        return self._lit_for >= LIGHTS_UP

    @property
    def gap(self) -> bool:
        """Whether neon that has just been lit is dark once more."""
        return LIGHT_GAP[0] <= self._lit_for < LIGHT_GAP[1]

    @property
    def afterglow(self) -> tuple[Seat, float] | None:
        """Whose club was lit before, and how much of its light is still seen."""
        seen = 1 - self._lit_for / LIGHT_FADES
        return None if self._dims is None or seen <= 0 else (self._dims, seen)


def _number(club: Seat | None) -> float:
    return 0.0 if club is None else 1.0 + club
