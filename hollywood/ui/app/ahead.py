"""What is seen next is laid out and painted once on another thread: that takes long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from .background import BackgroundJobs
from .scene import Scene
from .screen import Screen


class LaidOutAhead:
    """Such scenes, one above another; what was seen stays meanwhile."""

    def __init__(
        self, scenes: Sequence[Scene], screen: Screen, lay_out: Callable[[], None]
    ) -> None:
        self._scenes, self._picture = scenes, pygame.Surface(screen.rect.size)
        self._lay_out, self._done = lay_out, False
        self._jobs = BackgroundJobs()
        self._jobs.add(self._paint)

    @property
    def resting(self) -> bool:
        """Whether it is done."""
        return self._jobs.resting

    def wait(self) -> None:
        """Return when it is done; if it could not be done there, here one hears why."""
        self._jobs.wait()
        if not self._done:
            self._paint()

    def _paint(self) -> None:
        self._lay_out()
        for scene in self._scenes:
            scene.draw(self._picture)
        self._done = True
