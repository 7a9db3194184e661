"""What moves at the table by itself: light on its way, the caret, a book about to be lost."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import pi, sin
from typing import Protocol

from hollywood.ui.app.presence import Presence
from hollywood.ui.draw.eased_values import EasedValues

_BLINKS = 1.0  # seconds
_TREMBLES = 1.2
_STEPS = 6  # pictures of a pulse


class News(Protocol):
    """Something that is told for a while when it is known."""

    @property
    def resting(self) -> bool:
        """Whether nothing is to come, and nothing is to go by itself."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something else is told now."""


class Life(Presence):
    """How far all of it has come; without motion it has arrived and nothing begins by itself."""

    def __init__(self, moves: Callable[[], bool], news: News | None = None) -> None:
        super().__init__()
        self._moves, self._news = moves, news
        self._numbers = EasedValues()
        self._whose: dict[Hashable, Hashable] = {}
        self._clock = 0.0
        self.blinks = self.trembles = False  # whether a caret, or a book, is there to do so

    @property
    def resting(self) -> bool:
        """Whether nothing moves any longer, and nothing is about to be told."""
        return self._still and (self._news is None or self._news.resting)

    @property
    def _still(self) -> bool:
        if not self._moves():
            return True
        beats = (self.blinks or self.trembles) and not self.gone
        return not beats and self._numbers.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        told = self._news is not None and self._news.update(seconds)
        if self._still:
            return told
        before = (self.caret, self.pulse)
        if not self.gone:
            self.wait(seconds)
            self._clock += seconds
        return self._numbers.update(seconds) or (self.caret, self.pulse) != before or told

    def typed(self) -> None:
        """The caret is seen at once where it has moved to."""
        self._clock = 0.0

    @property
    def caret(self) -> bool:
        """Whether the caret is seen: steadily, if nothing moves or nobody is there."""
        steady = not self.blinks or self.gone or not self._moves()
        return steady or self._clock % _BLINKS < _BLINKS / 2

    @property
    def pulse(self) -> float:
        """How far something that is in danger swells, from 0 to 1, in a few steps."""
        if not self.trembles or self.gone or not self._moves():
            return 0.0
        return round(_STEPS * abs(sin(pi * self._clock / _TREMBLES))) / _STEPS

    def number(self, key: Hashable, goal: float, seconds: float, whose: Hashable = None) -> float:
        """A number on its way to its goal; the first one for whoever it counts is there at once."""
        new = key not in self._whose or self._whose[key] != whose
        self._whose[key] = whose
        self._numbers.aim(key, goal, 0.0 if new or not self._moves() else seconds)
        return self._numbers.of(key)
