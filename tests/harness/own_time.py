"""A clock that a test tells to one module; threads that other tests have left keep the real one."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import get_ident


class OwnTime:
    """Stands for the module `time` where a test looks at what is measured and rested."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now, self._thread = now, get_ident()
        self.rests: list[float] = []  # seconds

    def perf_counter(self) -> float:
        """What the test says it is."""
        return self._now() if get_ident() == self._thread else time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Nobody sleeps in a test; that somebody would have is noted."""
        if get_ident() == self._thread:
            self.rests.append(seconds)
        else:
            time.sleep(seconds)
