"""While a frame is made, threads that think wait: one interpreter runs for all of them.

There is no lock: a thread that is ended anywhere (`threads.end`) would leave it locked for ever.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

_LONGEST = 0.02  # seconds: where frames take all the time there is, thinking goes on between them
_NAP = 0.001  # seconds between two looks whether the frame is made
_making = False  # a frame, just now
_made = 0  # frames so far


@contextmanager
def making_frame() -> Iterator[None]:
    """Something is answered or painted meanwhile."""
    global _making, _made
    _making = True
    try:
        yield
    finally:
        _making, _made = False, _made + 1


def let_frame_pass() -> None:
    """On a thread that thinks: return when the frame under way is made, or after a while."""
    until, made = time.monotonic() + _LONGEST, _made
    while _making and _made == made and time.monotonic() < until:
        time.sleep(_NAP)
