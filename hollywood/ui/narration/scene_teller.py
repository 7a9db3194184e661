"""Tells of the scene on top: what it says when it comes, and what is pointed at in it."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.ui.app.scene import Scene, Stack

from .narrated import Narrated
from .narrator import Narrator, Rank


class SceneTeller:
    """Compares the scene on top with what was told of it, and has the narrator tell the rest."""

    def __init__(self, narrator: Narrator, stack: Stack) -> None:
        self._narrator, self._stack = narrator, stack
        self._scene: Scene | None = None
        self._read: Sequence[str] = ()
        self._pointed = ""

    def look(self) -> None:
        """Tell what is new on the scene on top since this was last called."""
        if not self._narrator.on:
            self._scene = None
            return
        top = self._stack.top
        if top is not self._scene:
            self._scene, self._read, self._pointed = top, (), ""
        if isinstance(top, Narrated):
            self._tell(top)

    def _tell(self, scene: Narrated) -> None:
        reading, pointed = tuple(scene.aloud.reading), scene.aloud.pointing_at
        if reading != self._read:
            before, self._read = set(self._read), reading
            heading, *rest = [each for each in reading if each not in before] or [""]
            self._narrator.tell(Rank.ANSWER, heading)
            self._narrator.tell(Rank.TEXT, *rest)
        if pointed != self._pointed:
            self._pointed = pointed
            self._narrator.tell(Rank.FOCUS, pointed)
