"""Which match is being played in a window: another window sees that, and plays no second one of it.

The system itself lets go of what a killed program held.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

_ours: set[Path] = set()  # what this very program holds


class Hold:
    """A hold on a file, for as long as it is kept; where nothing can be held nobody minds."""

    def __init__(self, file: Path) -> None:
        self._lock = file.with_name(f".{file.stem}.lock")
        self._held: IO[bytes] | None = None

    def take(self) -> bool:
        """Hold it from now on; False if another window does."""
        if self._held is not None:
            return True
        try:
            held = self._lock.open("ab")
        except OSError:
            return True
        try:
            _lock(held)
        except OSError:
            held.close()
            return False
        self._held = held
        _ours.add(self._lock)
        return True

    def let_go(self) -> None:
        """Hold it no longer."""
        if self._held is not None:
            with suppress(OSError):
                self._held.close()
            self._held = None
            _ours.discard(self._lock)

    @property
    def is_ours(self) -> bool:
        """Whether this very program holds it."""
        return self._lock in _ours


def is_held(file: Path) -> bool:
    """Whether another window plays this match."""
    hold = Hold(file)
    if hold.is_ours:
        return False
    free = hold.take()
    hold.let_go()
    return not free


def _lock(file: IO[bytes]) -> None:
    """OSError if it is locked by somebody else."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
