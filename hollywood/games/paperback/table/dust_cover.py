"""The dust cover over the desk, green cloth with a brass edge: drawn before it is needed."""

from __future__ import annotations

from math import pi, sin

import pygame
from pygame import Color

from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, GOLD

from .geometry import Plan
from .pictures import TablePictures

_DARK, _LIT = Color("#12332c"), Color("#1f5546")
_FOLDS, _COARSE, _ROWS = 15, 4, 24  # folds; pixels of a strip; strips the cloth is drawn in
_SHELF, _FRINGE, _TOOTH = 16, 16, 22  # units


class DustCover:
    """The cloth as large as the desk of one window."""

    def __init__(self, plan: Plan, pictures: TablePictures) -> None:
        self._plan, self._pictures = plan, pictures
        self._cloth: pygame.Surface | None = None
        self._jobs = BackgroundJobs()

    def prepare(self) -> None:
        """Begin to draw it."""
        self._jobs.add(self._draw)

    @property
    def place(self) -> pygame.Rect:
        """What it covers."""
        return self._plan.cover

    def cloth(self) -> pygame.Surface:
        """All of it; if it is not there yet, this waits."""
        self._jobs.wait()
        if self._cloth is None:
            self._draw()
        assert self._cloth is not None, "it was drawn just now"
        return self._cloth

    def _draw(self) -> None:
        cloth = pygame.Surface(self.place.size)
        folds = pygame.transform.smoothscale(_folds(), cloth.get_size())
        cloth.blit(folds, (0, 0))
        if self._plan.screen.contrast:
            cloth.fill((0, 0, 0))
        self._edges(cloth)
        self._cloth = cloth

    def _edges(self, cloth: pygame.Surface) -> None:
        """A board above, two brass lines, and the fringe at the foot."""
        px, (wide, high) = self._plan.px, cloth.get_size()
        board = self._pictures.shelf((wide + px(20), px(_SHELF)))
        lay_on(board, cloth, (-px(10), -px(4)))
        for y, line in ((22, 2.6), (27, 1.4)):
            cloth.fill(BRASS, (0, px(y), wide, max(1, px(line))))
        foot = high - px(_FRINGE)
        for number in range(wide // px(_TOOTH) + 2):
            x = number * px(_TOOTH)
            corners = [(x, foot), (x + px(_TOOTH), foot), (x + px(_TOOTH / 2), foot + px(12))]
            pygame.draw.polygon(cloth, BRASS, corners)
        cloth.fill(GOLD, (0, foot - px(2), wide, max(2, px(2.4))))


def _folds() -> pygame.Surface:
    """Light and dark of hanging cloth, drawn small."""
    wide, high = 1280 // _COARSE, _ROWS
    small = pygame.Surface((wide, high))
    for y in range(high):
        down = y / high
        for x in range(wide):
            across = x / wide
            fold = 0.5 + 0.5 * sin(across * 2 * pi * _FOLDS + sin(5 * down) * 0.35)
            light = fold * fold * 0.9 * (1 - 0.45 * down) + 0.06
            edge = 1 - 1.1 * (across - 0.5) ** 2
            ink = _DARK.lerp(_LIT, min(1.0, light))
            small.set_at((x, y), Color(*(round(part * edge) for part in tuple(ink)[:3])))
    return small
