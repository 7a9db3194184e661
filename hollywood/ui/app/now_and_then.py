"""What happens again and again by itself, after times that nobody knows."""

from __future__ import annotations

import random


class NowAndThen:
    """One such thing; the first time comes as soon as any may."""

    def __init__(self, apart: tuple[float, float], chance: random.Random) -> None:
        self._apart, self._chance = apart, chance  # seconds from one time to the next
        self._begins = apart[0]

    def since(self, clock: float) -> float:
        """Seconds since it began last; below 0 until it does."""
        return clock - self._begins

    def over(self, clock: float, lasts: float) -> bool:
        """Whether it is over; then the next time is drawn."""
        over = self.since(clock) > lasts
        if over:
            self._begins = clock + self._chance.uniform(*self._apart)
        return over
