"""Narration beside the scenes: the narrator, what it tells of, and where it is read."""

from __future__ import annotations

import pygame

from hollywood.ui.app.keys import PRESSES, writes
from hollywood.ui.app.shared import Props
from hollywood.ui.widgets.controls import Field
from hollywood.ui.widgets.form import Lettered

from .line import NarrationLine
from .scene_teller import SceneTeller

_AGAIN = {"say_again": 0, "said_before": 1, "said_after": -1}  # sentences back


class Narration:
    """Looks at the scene on top and lets the narrator go on."""

    def __init__(self, props: Props) -> None:
        self._props, self._narrator = props, props.narrator
        self._teller = SceneTeller(props.narrator, props.stack)
        self._line = NarrationLine(props, props.narrator)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return self._narrator.resting and (self._line.resting or not self._narrator.line)

    def hear(self, event: pygame.event.Event) -> bool:
        """Keys that ask what was told; whoever does anything else has read it."""
        self._narrator.line = self._props.settings.narration
        if not self._narrator.on or event.type not in PRESSES:
            return False
        self._narrator.acted()
        asked = "" if self._typed(event) else self._props.keys.one_of(event, _AGAIN)
        if asked:
            self._narrator.look_back(_AGAIN[asked])
        return bool(asked)

    def _typed(self, event: pygame.event.Event) -> bool:
        """Whether it is a letter for something that is being written."""
        top = self._props.stack.top
        form = isinstance(top, Lettered) and isinstance(top.controls.focus, Field)
        return form and writes(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the line reads otherwise."""
        self._narrator.line = self._props.settings.narration
        if not self._narrator.on:
            return False
        self._teller.look()
        begins = self._narrator.update(seconds)
        return self._line.update(seconds, begins)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the line at the foot of the window."""
        self._line.draw(canvas)
