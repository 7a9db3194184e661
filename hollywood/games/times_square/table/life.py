"""What moves by itself on the street for a minute, and what is on its way: hands, cards, lamps."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import pi, sin

from hollywood.core.game import CardId
from hollywood.ui.app.presence import Presence
from hollywood.ui.draw.eased_values import EasedValues
from hollywood.ui.table.stage import springy

from ..rules.street import FIGURES
from .durations import CARD_RISES, CLOCK_HANDS, LAMP_PULSES

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
        self._cards = EasedValues()
        self._pointed: float | None = None  # seconds for which the end of the turn is pointed at

    # while somebody is there

    @property
    def resting(self) -> bool:
        """Whether nothing moves by itself any longer."""
        if not self._moves():
            return True
        pulses = self._pointed is not None and self._pointed < LAMP_PULSES * _LAMPS
        return self.gone and not pulses and self._cards.resting and not self._hands_move

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
        pulses = self._pointed is not None and self._pointed < LAMP_PULSES * _LAMPS + seconds
        return self._cards.update(seconds) or hands or pulses or self._looks != before

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
        self._cards.aim(card, float(up), CARD_RISES if up and self._moves() else 0.0)
        return springy(1 - (1 - self._cards.of(card)) ** 0.5)

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
