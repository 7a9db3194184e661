"""Where the focus was on a scene that was left, for whoever comes back to it."""

from __future__ import annotations

from typing import TypeAlias

from hollywood.ui.widgets.form import Lettered

from .scene import Scene

_AtHand: TypeAlias = tuple[int | None, bool]  # a control's number, and whether keys are used


class LeftFocus:
    """Remembers the focus of each scene until the scene is come back to once."""

    def __init__(self) -> None:
        self._at: dict[str, _AtHand] = {}  # by what the scene is called here

    def leave(self, name: str, scene: Scene | None) -> None:
        """Remember where the focus is now."""
        if isinstance(scene, Lettered):
            self._at[name] = scene.controls.at_hand

    def find(self, name: str, scene: Lettered) -> None:
        """Put the focus of a scene where it was, if that is known."""
        if name in self._at:
            scene.controls.begin_at(self._at.pop(name))

    def forget(self) -> None:
        """Forget all: every scene begins where it usually does."""
        self._at.clear()
