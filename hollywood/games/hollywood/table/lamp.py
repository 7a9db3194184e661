"""The light over the table: a lamp above the board, night at the rim."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.draw.gradients import round_light, sheer
from hollywood.ui.draw.surfaces import lay_on

from .geometry import Places

_WARM, _NIGHT = Color("#ffdf9a"), Color("#02060a")
_LAMP = ((0.0, sheer(_WARM, 0.17)), (0.5, sheer(_WARM, 0.07)), (1.0, sheer(_WARM, 0)))
_RIM = ((0.0, sheer(_NIGHT, 0)), (0.62, sheer(_NIGHT, 0)), (1.0, sheer(_NIGHT, 0.55)))
_REACH = 0.86  # of the board's width
_HIGH, _FAR = 0.46, 0.62  # of the window: how far down the lamp hangs, how far the rim is


def lamplit(felt: pygame.Surface, places: Places) -> pygame.Surface:
    """The felt as it is seen."""
    lit, (wide, high) = felt.copy(), felt.get_size()
    lamp = round_light((wide, high), (wide / 2, high * _HIGH), places.board.width * _REACH, _LAMP)
    rim = round_light((wide, high), (wide / 2, high / 2), wide * _FAR, _RIM)
    lay_on(lamp, lit)
    lay_on(rim, lit)
    return lit
