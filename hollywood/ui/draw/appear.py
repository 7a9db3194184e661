"""How a sheet comes onto the table: it rises, or with reduced motion it only fades in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.table.stage import smooth

from .surfaces import canvas as layer_of
from .surfaces import faded, lay_on

_SECONDS = 0.2
_RISE = 26  # units


class Entrance:
    """The first moments of a sheet."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._spent = 0.0
        self._picture: pygame.Surface | None = None

    @property
    def over(self) -> bool:
        """Whether the sheet has arrived."""
        return self._spent >= _SECONDS * self._props.pace

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moved = not self.over
        self._spent += seconds
        return moved

    def forget(self) -> None:
        """The window has changed."""
        self._picture = None

    def draw(
        self,
        canvas: pygame.Surface,
        area: pygame.Rect,
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Paint the sheet, which lies in this area, as far as it is there."""
        if self.over:
            self._picture = None
            paint(canvas)
            return
        if self._picture is None:
            whole = layer_of(canvas.get_size())
            paint(whole)
            self._picture = whole.subsurface(area.clip(whole.get_rect()))
        share = smooth(self._spent / (_SECONDS * self._props.pace))
        rise = self._props.screen.px(_RISE * (1 - share)) if self._props.moves else 0
        at = (max(0, area.left), max(0, area.top) + rise)
        lay_on(faded(self._picture, share), canvas, at)
