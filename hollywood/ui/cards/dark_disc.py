"""A dark disc with a light rim, and a figure on it: larger than a frame has it."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Color

from hollywood.pictures import Box, Lettering
from hollywood.ui.draw.surfaces import soft_edged
from hollywood.ui.draw.theme import CREAM

_EDGE, _DISC = Color("#0c0a0c"), Color("#2a2026")
_RIM, _INNER = 0.88, 0.80  # of its radius
_WIDE, _HIGH = 0.74, 0.52  # of its diameter: the room of the figure


def dark_disc(size: int) -> pygame.Surface:
    """The disc, so many pixels wide."""

    def draw(shape: pygame.Surface, times: int) -> None:
        middle, radius = shape.get_rect().center, size * times / 2
        for ink, share in ((_EDGE, 1.0), (CREAM, _RIM), (_DISC, _INNER)):
            pygame.draw.circle(shape, ink, middle, radius * share)

    return soft_edged((size, size), draw)


def on_disc(how: Lettering, disc: Box) -> Lettering:
    """The lettering as large as the disc has room for it, in its middle."""
    left, top, wide, high = disc
    across, down = round(wide * _WIDE), round(high * _HIGH)
    room = (left + (wide - across) // 2, top + (high - down) // 2, across, down)
    return replace(how, box=room, text=room, cap=down)
