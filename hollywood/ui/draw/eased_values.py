"""Numbers on their way: what is pointed at or pressed grows, shrinks and brightens by them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

RISES, FALLS, PRESSES = 0.09, 0.07, 0.06  # seconds: pointed at, no longer so, pressed


@dataclass(slots=True)
class _Way:
    """From one number to another."""

    start: float
    target: float
    seconds: float
    spent: float = 0.0

    @property
    def number(self) -> float:
        """What it is by now."""
        left = max(0.0, 1 - self.spent / self.seconds) if self.seconds else 0.0
        return self.target + (self.start - self.target) * left * left

    @property
    def over(self) -> bool:
        """Whether it has come to its target."""
        return self.spent >= self.seconds


class EasedValues:
    """A number for every key: quick at first, softly home. Whatever was never aimed at is 0."""

    def __init__(self) -> None:
        self._ways: dict[Hashable, _Way] = {}

    @property
    def resting(self) -> bool:
        """Whether every number has come to where it should be."""
        return all(way.over for way in self._ways.values())

    def aim(self, key: Hashable, target: float, seconds: float) -> None:
        """Let a number go to its target in this time, from where it is; nought is at once.

        A number that is on its way there already takes no longer for it.
        """
        way = self._ways.get(key)
        if target != (way.target if way is not None else 0.0):
            self._ways[key] = _Way(self.of(key), target, seconds)

    def lift(self, key: Hashable, up: bool, pace: float = 1.0) -> None:
        """Towards 1 while something is pointed at, and back to 0 when it no longer is."""
        self.aim(key, float(up), (RISES if up else FALLS) * pace)

    def of(self, key: Hashable) -> float:
        """The number as it is now."""
        way = self._ways.get(key)
        return way.number if way is not None else 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether any number has changed."""
        moving = [way for way in self._ways.values() if not way.over]
        for way in moving:
            way.spent += seconds
        self._ways = {key: way for key, way in self._ways.items() if way.target or not way.over}
        return bool(moving)
