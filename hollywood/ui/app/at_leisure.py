"""Work that nobody waits for takes a tenth of the time at most."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from threading import Event
from typing import Any, TypeVar

T = TypeVar("T")

_RESTS, _NAP, _SLEEP = 9, 0.002, 0.25  # times as long as it works; seconds at least, and asleep
_seen = Event()  # pygame tells of a window only to whoever has opened it the old way


def at_leisure(
    work: Generator[Any, None, T],
    awake: Callable[[], bool],
    hurries: Callable[[], bool] = lambda: False,
) -> Generator[None, None, T]:
    """Do it step by step, and rest nine times as long as a step took unless somebody waits."""
    while True:
        began = time.perf_counter()
        if not awake():
            time.sleep(_SLEEP)
        else:
            try:
                next(work)
            except StopIteration as done:
                result: T = done.value
                return result
            if not hurries():
                time.sleep(max(_NAP, _RESTS * (time.perf_counter() - began)))
        yield


def is_seen() -> bool:
    """Whether the window is there to be seen."""
    return _seen.is_set()


def note_seen(seen: bool) -> None:
    """The window is there to be seen from now on, or no longer."""
    if seen:
        _seen.set()
    else:
        _seen.clear()
