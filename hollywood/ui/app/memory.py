"""Memory that pictures needed goes back to the system."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_THRESHOLD, _ARENAS = -3, -8  # M_MMAP_THRESHOLD and M_ARENA_MAX of mallopt
_LARGE = 200_000  # bytes: a picture; letters and shapes are smaller


def give_pictures_back() -> None:
    """A picture that is freed leaves no gap that is kept.

    The library of Linux asks the system for each large piece by itself, but only until one is
    freed: then it takes such sizes for common and keeps their memory, a third of all we use.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another library than glibc knows no mallopt
            library = ctypes.CDLL(None)
            library.mallopt(_THRESHOLD, _LARGE)
            library.mallopt(_ARENAS, 1)  # threads that draw leave no gaps of their own
