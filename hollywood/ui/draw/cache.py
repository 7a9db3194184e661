"""Finished pictures kept in memory: those not asked for for longest go when there are too many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock, RLock

import pygame


class Cache:
    """Keeps surfaces within so many bytes; more than one thread may use it."""

    def __init__(self, bytes_: int) -> None:
        self.bytes = bytes_
        self.filled = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = Lock()
        self._doors: dict[Hashable, tuple[RLock, int]] = {}  # of what is being made

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def get(self, key: Hashable) -> pygame.Surface | None:
        """What is kept under the key."""
        with self._lock:
            surface = self._surfaces.get(key)
            if surface is not None:
                self._surfaces.move_to_end(key)
            return surface

    def of(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is kept under the key, made now if it is not there; whoever else wants it waits."""
        kept = self.get(key)
        if kept is not None:
            return kept
        with self._alone(key):
            kept = self.get(key)
            return self.put(key, make()) if kept is None else kept

    @contextmanager
    def _alone(self, key: Hashable) -> Iterator[None]:
        """No other thread makes the same at once: that would take its memory twice."""
        with self._lock:
            door, inside = self._doors.get(key, (RLock(), 0))
            self._doors[key] = door, inside + 1
        try:
            with door:
                yield
        finally:
            with self._lock:
                _, inside = self._doors.pop(key)
                if inside > 1:
                    self._doors[key] = door, inside - 1

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface; what stands there already stays, so that everyone has the same one."""
        with self._lock:
            if key in self._surfaces:
                return self._surfaces[key]
            self._surfaces[key] = surface
            self.filled += _weight(surface)
        self.shrink(self.bytes)
        return surface

    def shrink(self, bytes_: int) -> None:
        """Keep no more than so many bytes of what was asked for last."""
        with self._lock:
            while self.filled > bytes_:
                _, oldest = self._surfaces.popitem(last=False)
                self.filled -= _weight(oldest)

    def clear(self) -> None:
        """Keep nothing any longer."""
        self.shrink(0)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
