"""A file was dropped on the window: a frame inside it lights up for a moment."""

from __future__ import annotations

import pygame

from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import GOLD
from hollywood.ui.widgets.controls import Press

from .screen import Screen
from .shared import Props

_LASTS = 0.2  # seconds
_INSIDE, _LINE, _ROUND = 6, 4, 10  # units


class Arrival:
    """It goes by itself; what is done meanwhile is not heard."""

    veils = True
    resting = False

    def __init__(self, props: Props, then: Press) -> None:
        self._props, self._then = props, then
        self._left = _LASTS

    def resize(self, screen: Screen) -> None:
        """As large as the window."""
        px = screen.px
        size = screen.rect.inflate(-2 * px(_INSIDE), -2 * px(_INSIDE)).size
        frame = self._props.shapes.panel(size, px(_ROUND), (0, 0, 0, 0), GOLD, px(_LINE))
        self._frame, self._at = frame, (px(_INSIDE), px(_INSIDE))

    def handle(self, event: pygame.event.Event) -> None:
        """Nothing is asked here."""

    def update(self, seconds: float) -> bool:
        """Let time pass; then what was dropped is looked at."""
        if self._props.stack.top is not self:
            return False  # something else is looked at meanwhile
        self._left -= seconds
        if self._left <= 0:
            self._props.stack.pop()
            self._then()
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """The frame over what is there."""
        lay_on(self._frame, canvas, self._at)

    def leave(self) -> None:
        """It was light, and nothing else."""
