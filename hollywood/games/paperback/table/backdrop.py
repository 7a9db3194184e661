"""Wall and desk behind everything, and the light of the lamp: where something can be done."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame

from hollywood.ui.draw.surfaces import canvas, lay_on

from .geometry import Plan
from .inks import LAMP
from .pictures import room

Lamp: TypeAlias = Literal["desk", "newsstand"]
_POOLS: dict[Lamp, tuple[float, float, float, float]] = {  # left, top, right, foot in units
    "desk": (120, 300, -120, 800),
    "newsstand": (160, -60, 60, 400),
}
_BRIGHT = 0.18  # of the lamp's colour in the middle of its pool
_COARSE = 16  # a pool is drawn so many times smaller: it has no edges
_SOFT = 11  # units


class Backdrop:
    """The ground of one window."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._room = room(plan.screen)
        self._lit: dict[tuple[float, float], pygame.Surface] = {}

    def ground(self, desk: float, newsstand: float) -> pygame.Surface:
        """The room with so much of the lamp's light on either half; never draw on it."""
        if self._plan.screen.contrast or not (desk or newsstand):
            return self._room
        key = (desk, newsstand)
        if key not in self._lit:
            self._lit = {key: self._lighted(desk, newsstand)}
        return self._lit[key]

    def _lighted(self, desk: float, newsstand: float) -> pygame.Surface:
        ground = self._room.copy()
        for lamp, share in (("desk", desk), ("newsstand", newsstand)):
            if share:
                lay_on(self._pool("desk" if lamp == "desk" else "newsstand", share), ground)
        return ground

    def _pool(self, lamp: Lamp, share: float) -> pygame.Surface:
        plan = self._plan
        size = plan.screen.rect.size
        small = canvas((size[0] // _COARSE, size[1] // _COARSE))
        left, top, right, foot = _POOLS[lamp]
        down = plan.units.high - 720 if lamp == "desk" else 0.0
        s = plan.scale / _COARSE
        box = pygame.Rect(0, 0, 0, 0)
        box.left, box.top = round(left * s), round((top + down) * s)
        box.width = round((plan.units.wide + right) * s) - box.left
        box.height = round((foot - top) * s)
        level = 255 * _BRIGHT * share
        ink = [round(part * level / 255) for part in tuple(LAMP)[:3]]
        pygame.draw.ellipse(small, (*ink, round(level)), box)
        soft = max(1, round(_SOFT * s * 4))
        return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, soft), size)
