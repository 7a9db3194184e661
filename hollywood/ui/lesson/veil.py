"""The veil of a lesson: everything is darker but what answers and what is spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.fade import Fade
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on

_DARK = Color(3, 8, 10, 115)  # 45 per cent
_ROUND, _SOFT = 10, 6  # units: the edges of holes
_COMES, _COMES_CALMLY = 0.16, 0.08  # seconds


class Veil:
    """Darkens the table but for some holes; fades in and out."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._place = pygame.Rect(0, 0, 0, 0)
        self._holes: tuple[tuple[int, int, int, int], ...] = ()
        self._cloth: pygame.Surface | None = None
        self._fade = Fade()

    def fit(self, place: pygame.Rect) -> None:
        """The window has another size."""
        self._place, self._cloth = place, None

    def lift(self) -> None:
        """Begin to fade the veil out."""
        self._fade.wanted = False

    def hang(self, holes: Sequence[pygame.Rect]) -> None:
        """Begin to fade the veil in, with these holes."""
        placed = tuple((rect.x, rect.y, rect.width, rect.height) for rect in holes)
        if placed != self._holes:
            self._holes, self._cloth = placed, None
        self._fade.wanted = True

    @property
    def resting(self) -> bool:
        """Whether it neither comes nor goes."""
        return self._fade.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""
        lasts = _COMES if self._props.moves else _COMES_CALMLY
        changed = self._fade.update(seconds, lasts, lasts)
        if changed and not self._fade.share:
            self._cloth = None
        return changed

    def piece(self) -> Piece | None:
        """The veil as it hangs now."""
        seen = self._fade.step
        if not seen:
            return None
        self._cloth = self._cloth or self._woven()
        cloth = self._cloth if seen == 1 else faded(self._cloth, seen)
        lay = partial(lay_on, cloth, at=self._place.topleft)
        return Piece((self._cloth, seen), self._place, lay)

    def _woven(self) -> pygame.Surface:
        cloth = layer_of(self._place.size)
        cloth.fill(_DARK.premul_alpha())
        px, shapes = self._props.screen.px, self._props.shapes
        soft = px(_SOFT)
        for hole in self._holes:
            rect = pygame.Rect(hole).move(-self._place.left, -self._place.top)
            light = shapes.glow(rect.size, px(_ROUND), soft, Color("white"))
            left = layer_of(light.get_size())
            left.fill((255, 255, 255, 255))
            left.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            cloth.blit(left, rect.move(-soft, -soft), special_flags=pygame.BLEND_RGBA_MULT)
        return cloth
