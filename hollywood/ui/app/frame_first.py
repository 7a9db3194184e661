"""While a frame is made, threads that think wait: one interpreter runs for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

_LONGEST = 0.02  # seconds: where frames take all the time there is, thinking goes on between them
_no_frame = Event()
_no_frame.set()


@contextmanager
def making_frame() -> Iterator[None]:
    """Something is answered or painted meanwhile."""
    _no_frame.clear()
    try:
        yield
    finally:
        _no_frame.set()


def let_frame_pass() -> None:
    """On a thread that thinks: return when no frame is being made, or after a while."""
    _no_frame.wait(_LONGEST)
