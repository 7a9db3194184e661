"""Scenes that nobody sees when a setting is changed: they are laid out when they are seen again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .scene import Scene
    from .screen import Screen


class Late:
    """Which scenes are not laid out as the window and its words are now."""

    def __init__(self) -> None:
        self._scenes: Sequence[Scene] = ()
        self._puts_off = False

    @contextmanager
    def puts_off(self) -> Iterator[None]:
        """What is not seen is laid out later, if the window changes meanwhile."""
        self._puts_off = True
        try:
            yield
        finally:
            self._puts_off = False

    def at_once(self, scenes: Sequence[Scene], seen: Sequence[Scene]) -> Sequence[Scene]:
        """Those of all scenes that must be laid out now."""
        now = seen if self._puts_off else scenes
        self._scenes = [scene for scene in scenes if scene not in now]
        return now

    def among(self, seen: Sequence[Scene]) -> bool:
        """Whether any of these scenes is one of them."""
        return any(scene in self._scenes for scene in seen)

    def lay_out(self, screen: Screen) -> None:
        """All of them, from below: what is seen may be made of what lies under it."""
        for scene in self._scenes:
            scene.resize(screen)
        self._scenes = ()

    def leave(self, scene: Scene, screen: Screen) -> None:
        """Whatever is taken away may still be drawn for the last time."""
        if scene in self._scenes:
            self._scenes = [each for each in self._scenes if each is not scene]
            scene.resize(screen)
