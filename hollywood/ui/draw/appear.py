"""How a sheet comes onto the table: it rises, or with reduced motion it only fades in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.table.stage import smooth

from .surfaces import canvas as layer_of
from .surfaces import lay_on

_SECONDS = 0.2
_RISE = 26  # units


class Entrance:
    """The first moments of a sheet."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._spent = 0.0
        self._picture: pygame.Surface | None = None
        self._layer: pygame.Surface | None = None

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
        """The window has changed, or the sheet is gone."""
        self._picture = self._layer = None

    def draw(
        self,
        canvas: pygame.Surface,
        area: pygame.Rect,
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Paint the sheet, which lies in this area, as far as it is there."""
        if self.over:
            self._picture = self._layer = None
            paint(canvas)
            return
        if self._picture is None:
            whole = layer_of(canvas.get_size())
            paint(whole)
            self._picture = whole.subsurface(area.clip(whole.get_rect())).copy()
        share = smooth(self._spent / (_SECONDS * self._props.pace))
        rise = self._props.screen.px(_RISE * (1 - share)) if self._props.moves else 0
        at = (max(0, area.left), max(0, area.top) + rise)
        lay_on(self._faint(self._picture, share), canvas, at)

    def _faint(self, picture: pygame.Surface, share: float) -> pygame.Surface:
        """As much of the picture as is seen, on a layer that is used for every frame."""
        if self._layer is None or self._layer.get_size() != picture.get_size():
            self._layer = layer_of(picture.get_size())
        self._layer.fill((round(255 * share),) * 4)
        self._layer.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self._layer
