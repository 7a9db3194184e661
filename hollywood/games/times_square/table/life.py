"""What moves by itself on the street for a minute, and all that is on its way to its look."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from math import pi, sin, sqrt

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.app.presence import Presence
from hollywood.ui.draw.eased_values import EasedValues
from hollywood.ui.table.stage import springy

from ..rules.street import FIGURES
from .durations import (
    CARD_RISES,
    CLOCK_HANDS,
    LAMP_PULSES,
    LIGHT_FADES,
    LIGHT_GAP,
    LIGHTS_UP,
)

_BULBS = 0.6  # seconds from one half of the bulbs to the other
_APART, _TILTS, _DEGREES = (6.0, 9.0), 0.6, 1.5  # of figures: seconds, seconds, how far
_STEPS = 12  # pictures of one tilt: hardly anybody looks, and each costs a frame
_LAMPS = 4


class Life(Presence):
    """How far it has come; without motion all of it has arrived."""

    def __init__(self, moves: Callable[[], bool]) -> None:
        super().__init__()
        self._moves = moves
        self._clock = 0.0
        self._chance = random.Random(7)  # nobody counts on it
        self._tilts_at, self._figure = self._chance.uniform(*_APART), 0
        self._hands: tuple[float, float, float] | None = None  # from, to, seconds spent
        self._eased = EasedValues()  # cards, ghosts, arrows, lamps, light
        self._goals: dict[Hashable, object] = {}
        self._club: Seat | None = None  # whose is lit
        self._dims: Seat | None = None  # whose was lit before
        self._pointed: float | None = None  # seconds for which the end of the turn is pointed at

    # while somebody is there

    @property
    def resting(self) -> bool:
        """Whether nothing moves by itself any longer."""
        if not self._moves():
            return True
        return self.gone and not self._pulses(0.0) and self._eased.resting and not self._hands_move

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        if self.resting:
            return False
        before, hands = self._looks, self._hands_move
        if not self.gone:
            self.wait(seconds)
            self._clock += seconds
        if self._clock > self._tilts_at + _TILTS:
            self._tilts_at = self._clock + self._chance.uniform(*_APART)
            self._figure = self._chance.randrange(len(FIGURES) + 1)
        if self._hands is not None:
            self._hands = (*self._hands[:2], self._hands[2] + seconds)
        if self._pointed is not None:
            self._pointed += seconds
        pulses = self._pulses(seconds)
        return self._eased.update(seconds) or hands or pulses or self._looks != before

    def _pulses(self, ago: float) -> bool:
        """Whether lamps pulse, or did so many seconds ago."""
        return self._pointed is not None and self._pointed < LAMP_PULSES * _LAMPS + ago

    @property
    def _looks(self) -> tuple[object, ...]:
        return self.bulbs, self._tilt_step, self.gone

    # what is seen

    @property
    def bulbs(self) -> bool:
        """Whether the other half of the bulbs is brighter."""
        return bool(int(self._clock / _BULBS) % 2)

    @property
    def _tilt_step(self) -> int:
        return max(0, int((self._clock - self._tilts_at) / _TILTS * _STEPS))

    def tilt(self, figure: int) -> float:
        """How far a figure leans, in degrees; one at a time does."""
        still = self.gone or self._tilt_step >= _STEPS or not self._moves()
        if figure != self._figure or still:
            return 0.0
        return _DEGREES * sin(pi * self._tilt_step / _STEPS)

    @property
    def _hands_move(self) -> bool:
        return self._hands is not None and self._hands[2] < CLOCK_HANDS

    def hours(self, goal: float) -> float:
        """What the tower's hands show on their way to the hour it is."""
        if self._hands is None or not self._moves():
            self._hands = (goal, goal, CLOCK_HANDS)
        start, end, spent = self._hands
        shown = start + (end - start) * springy(min(1.0, spent / CLOCK_HANDS))
        if end != goal:
            self._hands = (shown, goal, 0.0)
        return round(shown, 3)

    def risen(self, card: CardId, up: bool) -> float:
        """How far a card of the hand has come up for being chosen; a little beyond, and back."""
        self._eased.aim(card, float(up), CARD_RISES if up and self._moves() else 0.0)
        return springy(1 - (1 - self._eased.of(card)) ** 0.5)

    def eased(self, key: Hashable, goal: float, seconds: float) -> float:
        """A number on its way to its goal; the first goal it ever has is reached at once."""
        new = key not in self._goals
        self._goals[key] = goal
        self._eased.aim(key, goal, 0.0 if new or not self._moves() else seconds)
        return self._eased.of(key)

    def appears(self, key: Hashable, goal: object, seconds: float) -> float:
        """How much is there of what comes for this goal; another one begins anew, none is none."""
        if self._goals.get(key) != goal:
            self._goals[key] = goal
            self._eased.aim(key, 0.0, 0.0)
        there = goal is not None
        self._eased.aim(key, float(there), seconds if there and self._moves() else 0.0)
        return self._eased.of(key)

    def forget(self, key: Hashable) -> None:
        """The next goal of this number is reached at once."""
        self._goals.pop(key, None)

    def lights_up(self, club: Seat | None) -> None:
        """Whose club is lit now."""
        if club != self._club:
            self._club, self._dims = club, self._club
        self.eased("lit", 0.0 if club is None else 1.0 + club, LIGHTS_UP)

    @property
    def _lit_for(self) -> float:
        """Seconds for which the club has been lit, as far as they count."""
        goal, start = (0.0 if who is None else 1.0 + who for who in (self._club, self._dims))
        left: float = (goal - self._eased.of("lit")) / (goal - start) if goal != start else 0.0
        return LIGHTS_UP * (1 - sqrt(max(0.0, left)))

    @property
    def gap(self) -> bool:
        """Whether neon that has just been lit is dark once more."""
        return LIGHT_GAP[0] <= self._lit_for < LIGHT_GAP[1]

    @property
    def chases(self) -> bool:
        """Whether the lit club has been alight for long enough that its bulbs chase."""
        return self.bulbs and self._lit_for >= LIGHTS_UP

    @property
    def afterglow(self) -> tuple[Seat, float] | None:
        """Whose club was lit before, and how much of its light is still seen."""
        seen = 1 - self._lit_for / LIGHT_FADES
        return None if self._dims is None or seen <= 0 else (self._dims, seen)

    def points_at_end(self, points: bool) -> None:
        """Whether somebody points at the end of the turn."""
        if not points:
            self._pointed = None
        elif self._pointed is None:
            self._pointed = 0.0

    def pulse(self, number: int) -> float:
        """How far the pulse of the lamp with this number among the lit ones is; 0 if it is not."""
        if self._pointed is None or not self._moves():
            return 0.0
        share = self._pointed / LAMP_PULSES - number
        return share if 0 < share < 1 else 0.0
