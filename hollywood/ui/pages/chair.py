"""Director's chairs: a seat at the table, in its player's colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import canvas, lay, scaled

_FINE = 4  # pixels drawn for each one shown
_WOOD, _SHADE = Color("#c99a52"), Color("#7a5526")
_LINE: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
_LEGS: tuple[_LINE, ...] = (((22, 72), (80, 104)), ((78, 72), (20, 104)))
_POSTS: tuple[_LINE, ...] = (((16, 2), (16, 72)), ((84, 2), (84, 72)), ((8, 58), (92, 58)))
_FEET: tuple[_LINE, ...] = (((12, 106), (88, 106)),)
_BACK = (12, 6, 76, 42)  # hundredths of the width, all of it
_SEAT = (16, 66, 68, 10)
HIGH = 1.1  # of its width


def chair(
    inks: Sequence[str], token: pygame.Surface, wide: int, face: pygame.Surface | None = None
) -> pygame.Surface:
    """The chair, with the player's token on its back; or who sits in it, the token below."""
    size = (wide, round(wide * HIGH))
    scale = wide * _FINE / 100
    drawn = canvas((size[0] * _FINE, size[1] * _FINE))
    dark, main, light = (Color(ink) for ink in inks)
    _lines(drawn, _LEGS, 7, _SHADE, scale)
    _lines(drawn, _FEET, 6, _WOOD, scale)
    _lines(drawn, _POSTS, 7, _WOOD, scale)
    _cloth(drawn, _SEAT, dark, dark, scale)
    _cloth(drawn, _BACK, light, dark, scale)
    left, top, across, down = _BACK
    _cloth(drawn, (left + 2, top + 2, across - 4, down - 4), main, dark, scale)
    shown = scaled(drawn, size)
    middle = ((left + across / 2) * wide / 100, (top + down / 2) * wide / 100)
    if face:
        lay(face, shown, face.get_rect(midtop=(round(middle[0]), 0)).topleft)
        small = scaled(token, (wide // 3, wide // 3))
        lay(small, shown, small.get_rect(center=(wide * 4 // 5, wide * 3 // 5)).topleft)
    else:
        lay(token, shown, token.get_rect(center=(round(middle[0]), round(middle[1]))).topleft)
    return shown


def _lines(
    onto: pygame.Surface, lines: tuple[_LINE, ...], thick: float, ink: Color, scale: float
) -> None:
    for start, end in lines:
        points = [(x * scale, y * scale) for x, y in (start, end)]
        pygame.draw.line(onto, ink, points[0], points[1], round(thick * scale))


def _cloth(
    onto: pygame.Surface,
    box: tuple[float, float, float, float],
    ink: Color,
    edge: Color,
    scale: float,
) -> None:
    rect = pygame.Rect(*(round(side * scale) for side in box))
    pygame.draw.rect(onto, edge, rect, border_radius=round(5 * scale))
    inner = rect.inflate(-round(3 * scale), -round(3 * scale))
    pygame.draw.rect(onto, ink, inner, border_radius=round(4 * scale))
