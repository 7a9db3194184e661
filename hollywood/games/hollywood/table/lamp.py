"""The felt of the table as it is seen: a lamp above the board, night at the rim, shadows."""

from __future__ import annotations

from threading import Lock

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import round_light, sheer
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.surfaces import lay_on

from .geometry import Places
from .panel import RADIUS

_WARM, _NIGHT = Color("#ffdf9a"), Color("#02060a")
_LAMP = ((0.0, sheer(_WARM, 0.17)), (0.5, sheer(_WARM, 0.07)), (1.0, sheer(_WARM, 0)))
_RIM = ((0.0, sheer(_NIGHT, 0)), (0.62, sheer(_NIGHT, 0)), (1.0, sheer(_NIGHT, 0.55)))
_REACH = 0.86  # of the board's width
_HIGH, _FAR = 0.46, 0.62  # of the window: how far down the lamp hangs, how far the rim is
_SHADOW = 128


class LitFelt:
    """The ground of one window; call it. It is large, so it is made when it is needed."""

    def __init__(self, props: Props, places: Places) -> None:
        self._props, self._places = props, places
        self._made: pygame.Surface | None = None
        self._door = Lock()  # it takes much memory to make: nobody does so beside another thread

    def __call__(self) -> pygame.Surface:
        """The felt, in the light of the lamp and with the shadows of all panels."""
        with self._door:
            made = self._made = self._made or self._lit()
            return made

    def put_away(self) -> None:
        """It is not seen for a while."""
        self._made = None

    def _lit(self) -> pygame.Surface:
        lit, px = felt(self._props.screen, self._props.felt).copy(), self._props.screen.px
        felt.cache_clear()  # while a match is played nobody sees it in plain light
        if self._props.screen.contrast:
            return lit
        size, board = lit.get_size(), self._places.board
        wide, high = size
        lay_on(round_light(size, (wide / 2, high * _HIGH), board.width * _REACH, _LAMP), lit)
        lay_on(round_light(size, (wide / 2, high / 2), wide * _FAR, _RIM), lit)
        for panel in self._places.panels:
            around = (px(RADIUS), px(12), (px(1), px(3)), _SHADOW)
            self._props.shapes.cast_shadow(lit, panel.rect, *around)
        return lit
