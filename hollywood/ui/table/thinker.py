"""Thinking is done on a thread of its own, so that the window never waits for it."""

from __future__ import annotations

import time
from collections.abc import Generator
from math import inf
from threading import Event, Thread
from typing import Any, Generic, TypeVar

from hollywood import threads
from hollywood.ui.app.frame_first import let_frame_pass

T = TypeVar("T")

_DEAF = 1.0  # seconds without giving way after which a thought will hardly notice it was dropped


class Thinker(Generic[T]):
    """One thought, brought to its end unless it is dropped. It must work on copies.

    What it has come to so far, if it says so, is taken when it has lasted for so many seconds.
    """

    def __init__(self, thought: Generator[Any, None, T], patience: float = inf) -> None:
        self._gave_way = time.monotonic()
        self._until = self._gave_way + patience
        self._dropped = Event()
        self._results: list[T] = []
        self._wrong: list[BaseException] = []
        self._thread = Thread(target=self._think, args=(thought,), name="thinker", daemon=True)
        self._thread.start()

    @property
    def result(self) -> T | None:
        """What it came to, once it has; what went wrong in the thread comes to light here."""
        if self._wrong:
            raise self._wrong[0]
        return self._results[0] if self._results else None

    @property
    def busy(self) -> bool:
        """Whether it still thinks."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Return when it thinks no more."""
        self._thread.join()

    def drop(self) -> None:
        """Think no further; a loop that never gives way is ended where it is, it would burn on."""
        self._dropped.set()
        if time.monotonic() - self._gave_way > _DEAF:
            threads.end(self._thread)

    def _think(self, thought: Generator[Any, None, T]) -> None:
        try:
            while not self._dropped.is_set():
                let_frame_pass()
                so_far = next(thought)
                self._gave_way = time.monotonic()
                if so_far is not None and self._gave_way > self._until:
                    self._results.append(so_far)
                    return
        except StopIteration as done:
            self._results.append(done.value)
        except BaseException as error:  # told by `result`, on the thread that can show it
            self._wrong.append(error)
