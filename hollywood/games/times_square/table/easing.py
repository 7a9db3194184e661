"""All that is on its way to its look: chosen cards, ghosts, arrows, lamps, the clock's hands."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from hollywood.core.game import CardId
from hollywood.ui.draw.eased_values import EasedValues
from hollywood.ui.table.stage import springy

from .durations import CARD_RISES, CLOCK_HANDS


class Easing:
    """How far it has come; without motion all of it has arrived."""

    def __init__(self, moves: Callable[[], bool]) -> None:
        self._moves = moves
        self._numbers = EasedValues()
        self._goals: dict[Hashable, object] = {}
        self._hands: tuple[float, float, float] | None = None  # from, to, seconds spent

    @property
    def resting(self) -> bool:
        """Whether all of it has arrived."""
        return self._numbers.resting and not self._hands_move

    @property
    def _hands_move(self) -> bool:
        return self._hands is not None and self._hands[2] < CLOCK_HANDS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        moved = self._hands_move
        if self._hands is not None:
            self._hands = (*self._hands[:2], self._hands[2] + seconds)
        return self._numbers.update(seconds) or moved

    def number(self, key: Hashable, goal: float, seconds: float) -> float:
        """A number on its way to its goal; the first goal it ever has is reached at once."""
        new = key not in self._goals
        self._goals[key] = goal
        self._numbers.aim(key, goal, 0.0 if new or not self._moves() else seconds)
        return self.now(key)

    def now(self, key: Hashable) -> float:
        """A number as it is now."""
        return self._numbers.of(key)

    def appears(self, key: Hashable, goal: object, seconds: float) -> float:
        """How much is there of what comes for this goal; another one begins anew, none is none."""
        if self._goals.get(key) != goal:
            self._goals[key] = goal
            self._numbers.aim(key, 0.0, 0.0)
        there = goal is not None
        self._numbers.aim(key, float(there), seconds if there and self._moves() else 0.0)
        return self._numbers.of(key)

    def forget(self, key: Hashable) -> None:
        """The next goal of this number is reached at once."""
        self._goals.pop(key, None)

    def risen(self, card: CardId, up: bool) -> float:
        """How far a card of the hand has come up for being chosen; a little beyond, and back."""
        self._numbers.aim(card, float(up), CARD_RISES if up and self._moves() else 0.0)
        return springy(1 - (1 - self._numbers.of(card)) ** 0.5)

    def hours(self, goal: float) -> float:
        """What the tower's hands show on their way to the hour it is."""
        if self._hands is None or not self._moves():
            self._hands = (goal, goal, CLOCK_HANDS)
        start, end, spent = self._hands
        shown = start + (end - start) * springy(min(1.0, spent / CLOCK_HANDS))
        if end != goal:
            self._hands = (shown, goal, 0.0)
        return round(shown, 3)
