"""The veil of a lesson: everything is darker but what answers and what is spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on

_DARK = Color(3, 8, 10, 115)  # 45 per cent
_ROUND, _SOFT = 10, 6  # units: the edges of holes
_COMES, _COMES_CALMLY = 0.16, 0.08  # seconds
_STEPS = 8  # between nothing and all of it


class Veil:
    """Comes and goes; its holes are where they are asked for."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._place = pygame.Rect(0, 0, 0, 0)
        self._holes: tuple[tuple[int, int, int, int], ...] = ()
        self._cloth: pygame.Surface | None = None
        self._seen, self._wanted = 0.0, False

    def fit(self, place: pygame.Rect) -> None:
        """The window has another size."""
        self._place, self._cloth = place, None

    def lift(self) -> None:
        """It is wanted no longer."""
        self._wanted = False

    def hang(self, holes: Sequence[pygame.Rect]) -> None:
        """It is wanted, with holes there."""
        placed = tuple((rect.x, rect.y, rect.width, rect.height) for rect in holes)
        if placed != self._holes:
            self._holes, self._cloth = placed, None
        self._wanted = True

    @property
    def resting(self) -> bool:
        """Whether it neither comes nor goes."""
        return self._seen == float(self._wanted)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""
        if self.resting:
            return False
        lasts = _COMES if self._props.moves else _COMES_CALMLY
        by = seconds / lasts if self._wanted else -seconds / lasts
        self._seen = min(1.0, max(0.0, self._seen + by))
        if not self._seen:
            self._cloth = None
        return True

    def piece(self) -> Piece | None:
        """The veil as it hangs now."""
        seen = round(_STEPS * self._seen) / _STEPS
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
