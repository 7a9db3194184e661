"""A framed sheet: the panel that pages and questions are written on, in the palace's style."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.screen import Screen

from . import high_contrast
from .shapes import Shapes, stretched
from .surfaces import Size, canvas, lay_on, soft_edged
from .theme import BRASS, SHEET, Ink

_RADIUS = 14  # units
_SHADOW = 26
_STEP = 15  # units: how far the frame steps in at its corners
_INSET = 9  # units: the inner line
_DARK = 190  # of 255


def framed(
    screen: Screen, shapes: Shapes, size: Size, fill: Ink = SHEET, edge: Color = BRASS
) -> pygame.Surface:
    """The sheet with its frame and, around it, its shadow; see `margin`.

    A small one with its corners is stretched: shadow and panel of a large one would be large too.
    """
    soft, radius, line = margin(screen), screen.px(_RADIUS), max(1, screen.px(2))
    least = 2 * (radius + 2 * soft) + 3
    wide, high = min(size[0], least), min(size[1], least)
    sheet = canvas((wide + 2 * soft, high + 2 * soft))
    lay_on(shapes.shadow((wide, high), radius, soft, _DARK), sheet)
    lay_on(shapes.panel((wide, high), radius, fill, edge, line), sheet, (soft, soft))
    _step_in(screen, shapes, sheet.subsurface((soft, soft, wide, high)))
    return stretched(sheet, (size[0] + 2 * soft, size[1] + 2 * soft))


def margin(screen: Screen) -> int:
    """How far the shadow reaches beyond the sheet."""
    return screen.px(_SHADOW)


def _step_in(screen: Screen, shapes: Shapes, sheet: pygame.Surface) -> None:
    """The thin line inside the border, stepped at its corners, a bead in each of them."""
    wide, high = sheet.get_size()
    inset, step = screen.px(_INSET), screen.px(_STEP)
    right, bottom = wide - 1 - inset, high - 1 - inset
    half = step // 2
    corner = ((step, 0), (step, half), (half, half), (half, step), (0, step))
    points = [
        *[(inset + x, inset + y) for x, y in corner],
        *[(inset + x, bottom - y) for x, y in reversed(corner)],
        *[(right - x, bottom - y) for x, y in corner],
        *[(right - x, inset + y) for x, y in reversed(corner)],
    ]
    ink = high_contrast.sign(BRASS) if screen.contrast else BRASS
    pygame.draw.lines(sheet, ink, True, points, max(1, screen.px(1)))
    bead = shapes.disc(max(3, screen.px(5)), BRASS)
    for x in (inset + half // 3, right - half // 3):
        for y in (inset + half // 3, bottom - half // 3):
            lay_on(bead, sheet, bead.get_rect(center=(x, y)).topleft)


def rule(screen: Screen, wide: int, ink: Color = BRASS) -> pygame.Surface:
    """The line under a heading: thin, with a lozenge in its middle."""
    high = screen.px(9)
    ink = high_contrast.sign(ink) if screen.contrast else ink

    def draw(shape: pygame.Surface, times: int) -> None:
        x, y = shape.get_width() // 2, shape.get_height() // 2
        for start, end in ((0, x - 2 * y), (x + 2 * y, shape.get_width())):
            pygame.draw.line(shape, ink, (start, y), (end, y), max(1, screen.px(1)) * times)
        pygame.draw.polygon(shape, ink, [(x, 0), (x + y, y), (x, 2 * y), (x - y, y)])

    return soft_edged((wide, high), draw)
