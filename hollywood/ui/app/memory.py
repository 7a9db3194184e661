"""Memory that nobody needs any more goes back to the system, at times when nobody waits."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

_THRESHOLD, _ARENAS = -3, -8  # M_MMAP_THRESHOLD and M_ARENA_MAX of mallopt
_LARGE = 200_000  # bytes: a picture; letters and shapes are smaller
_LOOKS = (700, 10, 100)  # all is looked through by itself ten times less often than usual
_ENOUGH = 4  # looks at what is young, until all is worth a look


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


def keep_what_is_there() -> None:
    """What the program was begun with stays to its end: it is not looked through for garbage.

    The rest is a tenth of it; so a look takes 2 to 10 ms instead of 30. Nobody has looked until
    now; from now on it is mostly done while nothing is drawn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_LOOKS)
    gc.enable()


def look_while_nothing_is_drawn() -> None:
    """What nobody needs any more goes while nobody sees it, once there may be enough of it."""
    *_, looks = gc.get_count()
    if looks >= _ENOUGH:
        gc.collect()


def drop_what_was_left() -> None:
    """A scene that was left goes now, with its pictures.

    Its parts know each other, so Python would find out only later that nobody needs them.
    """
    gc.collect()
