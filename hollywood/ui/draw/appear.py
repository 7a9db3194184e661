"""How a sheet comes onto the table: it rises, or with reduced motion it only fades in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.table.stage import smooth

from .around import around
from .surfaces import Spot, faded, lay_faintly, lay_on
from .surfaces import canvas as layer_of

_SECONDS = 0.2
_HARDLY = 0.1  # of that time
_RISE = 26  # units
_EDGE = 48  # units: of a sheet with its shadow, what is round its middle


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

    @property
    def begins(self) -> bool:
        """Whether hardly anything of it is seen yet."""
        return self._spent < _HARDLY * _SECONDS * self._props.pace

    @property
    def _share(self) -> float:
        return smooth(self._spent / (_SECONDS * self._props.pace))

    def _lowered(self) -> int:
        """How far below its place the sheet is."""
        return self._props.screen.px(_RISE * (1 - self._share)) if self._props.moves else 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moved = not self.over
        self._spent += seconds
        return moved

    def forget(self) -> None:
        """The window has changed, or the sheet is gone."""
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
            self._picture = whole.subsurface(area.clip(whole.get_rect())).copy()
        at = (max(0, area.left), max(0, area.top) + self._lowered())
        self._lay(canvas, self._picture, self._picture.get_rect(), at)

    def draw_prepared(
        self,
        canvas: pygame.Surface,
        below: pygame.Surface,
        laid: pygame.Surface,
        sheet: pygame.Surface,
        area: pygame.Rect,
        anew: bool,
    ) -> None:
        """The same, but faster: `laid` is what is `below` with the sheet already on it.

        Only the edge of the sheet is blended. `anew` paints all of `below`, else what it covers.
        """
        far = self._props.screen.px(_RISE)
        place = canvas.get_rect() if anew else area.union(area.move(0, far)).clip(canvas.get_rect())
        canvas.blit(below, place, place)
        edge, down = 2 * self._props.screen.px(_EDGE), self._lowered()
        middle = area.inflate(-edge, -edge)
        inside = laid.subsurface(middle)
        lay_faintly(inside, canvas, self._share, middle.move(0, down))
        at = area.move(0, down).topleft
        for part in around(sheet.get_rect(), middle.move(-area.left, -area.top)):
            self._lay(canvas, sheet, part, at)

    def _lay(
        self, canvas: pygame.Surface, sheet: pygame.Surface, part: pygame.Rect, at: Spot
    ) -> None:
        """A part of the sheet that lies there, as much of it as is seen."""
        lay_on(faded(sheet.subsurface(part), self._share), canvas, part.move(at).topleft)
