"""The plate below the bar: a sentence that is too long for the line hangs there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, NIGHT, Type

_WIDE, _BESIDE, _ABOVE = 820, 20, 4  # units: the plate; its words from its edges
_BELOW = 6  # units: from the bar
_REACHES = 240  # units: as far below the bar it may reach


class StatusPlate:
    """Hangs below the bar, if this table has room there and nothing else hangs."""

    def __init__(self, props: Props, bar: pygame.Rect, hangs: bool) -> None:
        self._props, self._bar, self._hangs = props, bar, hangs
        self._words: pygame.Surface | None = None
        self.place: pygame.Rect | None = None  # of what hangs there now

    @property
    def reach(self) -> pygame.Rect:
        """The bar, and as far as a sentence may hang below it."""
        below = pygame.Rect(*self._bar.bottomleft, 0, self._props.screen.px(_REACHES))
        return self._bar.union(below) if self._hangs else self._bar

    def room(self, words: str, taken: Sequence[pygame.Rect]) -> pygame.Rect | None:
        """Where these words would hang, if they may."""
        if not self._hangs:
            return None
        px = self._props.screen.px
        plate = self._set(words, CREAM).get_rect().inflate(px(2 * _BESIDE), px(2 * _ABOVE))
        plate.midtop = (self._bar.centerx, self._bar.bottom + px(_BELOW))
        return plate if plate.collidelist(taken) == -1 else None

    def hang(self, words: str, ink: pygame.Color, place: pygame.Rect) -> None:
        """These words hang there from now on."""
        self._words, self.place = self._set(words, ink), place

    def clear(self) -> None:
        """Nothing hangs there."""
        self._words = self.place = None

    def paint(self, canvas: pygame.Surface) -> None:
        """The plate, if there is one."""
        if self._words is None or self.place is None:
            return
        px, shapes, place = self._props.screen.px, self._props.shapes, self.place
        shapes.cast_shadow(canvas, place, px(10), px(6), (0, px(3)), 170)
        fill = (NIGHT.r, NIGHT.g, NIGHT.b, 244)
        panel = shapes.panel(place.size, px(10), fill, BRASS, max(1, px(1.3)))
        lay_on(panel, canvas, place.topleft)
        lay_on(self._words, canvas, self._words.get_rect(center=place.center).topleft)

    def _set(self, words: str, ink: pygame.Color) -> pygame.Surface:
        """The words at their full size, as even as they can be, without what is left over."""
        wide = self._props.screen.px(_WIDE - 2 * _BESIDE)
        block = self._props.typesetter.block(words, Type.STATUS, ink, wide, "centre")
        return block.subsurface(block.get_bounding_rect()).copy()
