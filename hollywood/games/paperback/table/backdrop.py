"""Wall and desk behind everything, and the light of the lamp: where something can be done."""

from __future__ import annotations

from threading import Lock
from typing import Literal, TypeAlias

import pygame

from hollywood.ui.app.screen import HIGH
from hollywood.ui.draw.surfaces import canvas, lay_faintly, lay_on

from .geometry import Plan
from .inks import LAMP
from .pictures import room

Lamp: TypeAlias = Literal["desk", "newsstand"]
_POOLS: dict[Lamp, tuple[float, float, float, float]] = {  # in units; right is beyond the window
    "desk": (120, 300, -120, 800),
    "newsstand": (160, -60, 60, 400),
}
_BRIGHT = 0.18  # of the lamp's colour in the middle of its pool
_COARSE = 16  # a pool is drawn so many times smaller: it has no edges
_SOFT = 44  # units


class Backdrop:
    """The ground of one window in either light."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._lit: dict[Lamp, pygame.Surface] = {}
        self._between: tuple[float, pygame.Surface] | None = None
        self._alone = Lock()

    def prepare(self) -> None:
        """On another thread: have both drawn."""
        self.ground(0.0)

    def put_away(self) -> None:
        """It is not seen for a while."""
        with self._alone:
            self._lit, self._between = {}, None

    def ground(self, newsstand: float) -> pygame.Surface:
        """So far the lamp has moved from the desk to the newsstand; never draw on it."""
        desk, stand = self._both()
        if newsstand in (0.0, 1.0):
            self._between = None
            return stand if newsstand else desk
        if self._between is None:
            self._between = (0.0, desk.copy())
        if self._between[0] != newsstand:
            # the same pixels as another surface: memory of a window's size takes long to come,
            # and whoever keeps a picture on this ground sees that it is another one
            mixed = self._between[1]
            mixed = mixed.subsurface(mixed.get_rect())
            mixed.blit(desk, (0, 0))
            lay_faintly(stand, mixed, newsstand)
            self._between = (newsstand, mixed)
        return self._between[1]

    def _both(self) -> tuple[pygame.Surface, pygame.Surface]:
        with self._alone:
            if not self._lit:
                ground = room(self._plan.screen)
                dark = self._plan.screen.contrast
                self._lit = {
                    "desk": ground if dark else self._lighted(ground.copy(), "desk"),
                    "newsstand": ground if dark else self._lighted(ground, "newsstand"),
                }
        return self._lit["desk"], self._lit["newsstand"]

    def _lighted(self, ground: pygame.Surface, lamp: Lamp) -> pygame.Surface:
        """A pool of the lamp's light on it."""
        plan, size = self._plan, ground.get_size()
        small = canvas((size[0] // _COARSE, size[1] // _COARSE))
        left, top, right, foot = _POOLS[lamp]
        down = plan.units.high - HIGH if lamp == "desk" else 0.0
        s = plan.scale / _COARSE
        pool = pygame.Rect(round(left * s), round((top + down) * s), 0, round((foot - top) * s))
        pool.width = round((plan.units.wide + right) * s) - pool.left
        ink = [round(part * _BRIGHT) for part in tuple(LAMP)[:3]]
        pygame.draw.ellipse(small, (*ink, round(255 * _BRIGHT)), pool)
        soft = pygame.transform.gaussian_blur(small, max(1, round(_SOFT * s)))
        lay_on(pygame.transform.smoothscale(soft, size), ground)
        return ground
