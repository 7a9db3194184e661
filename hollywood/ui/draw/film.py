"""A strip of film that has snapped, drawn without any file."""

from __future__ import annotations

import pygame
from pygame import Color

from .surfaces import Size, canvas, lay_on, soft_edged
from .theme import BRASS, CREAM, NIGHT, PANEL_LIT

_HIGH = 0.56  # of the picture: the strip
_APART = 0.05  # of the width: the two ends
_TILT = 4  # degrees: each end hangs
_FRAME = 1.25  # of the strip's height: one picture and the line beside it
_EDGE = Color("#d79a2c")


def snapped_film(size: Size) -> pygame.Surface:
    """Two ends of a strip, torn apart in the middle."""
    picture = canvas(size)
    wide, high = size
    half = (round(wide * (0.5 - _APART / 2)), round(high * _HIGH))
    left = soft_edged(half, _draw_end)
    right = pygame.transform.flip(left, True, True)
    for end, angle, x in ((left, -_TILT, half[0] // 2), (right, -_TILT, wide - half[0] // 2)):
        turned = pygame.transform.rotozoom(end, angle, 1)
        lay_on(turned, picture, turned.get_rect(center=(x, high // 2)).topleft)
    return picture


def _draw_end(strip: pygame.Surface, _: int) -> None:
    """The left end: perforations along both edges, pictures between them, torn at the right."""
    wide, high = strip.get_size()
    teeth = [(wide - high * (0.05 + 0.3 * (row % 2)), high * row / 6) for row in range(7)]
    pygame.draw.polygon(strip, NIGHT, [(0, 0), *teeth, (0, high)])
    pygame.draw.lines(strip, _EDGE, False, teeth, max(2, high // 40))
    step = high * _FRAME
    for number in range(int(wide / step)):
        box = pygame.Rect(round(number * step + step * 0.08), round(high * 0.24), 0, 0)
        box.size = (round(step * 0.84), round(high * 0.52))
        if box.right < wide - high * 0.4:
            pygame.draw.rect(strip, PANEL_LIT, box, border_radius=high // 20)
            pygame.draw.rect(strip, BRASS, box, max(2, high // 60), border_radius=high // 20)
    hole = high * 0.12
    for number in range(int((wide - high * 0.5) / (hole * 2))):
        for top in (high * 0.06, high * 0.82):
            rect = pygame.Rect(round(number * hole * 2 + hole / 2), round(top), round(hole), 0)
            rect.height = round(hole)
            pygame.draw.rect(strip, CREAM, rect, border_radius=round(hole / 4))
