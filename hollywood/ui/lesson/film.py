"""Frames of film, one a scene: those that were played, the one that is, those to come."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, NIGHT, WHITE

_WIDE, _HIGH, _GAP = 18, 13, 4  # units
_ROUND, _LINE, _HOLES = 2.5, 1.2, 4  # units, units, how many in a row
_HOLE = 1.8  # units


def film(screen: Screen, scenes: int, now: int) -> pygame.Surface:
    """As many frames as there are scenes, the first of which is number 1."""
    step = screen.px(_WIDE + _GAP)
    strip = layer_of((scenes * step - screen.px(_GAP), screen.px(_HIGH)))
    for number in range(1, scenes + 1):
        frame = _frame(screen, -1 if number < now else int(number > now))
        lay_on(frame, strip, ((number - 1) * step, 0))
    return strip


def frame_at(screen: Screen, across: int) -> int:
    """The number of the scene whose frame is so many pixels from the left end."""
    return across // screen.px(_WIDE + _GAP) + 1


def _frame(screen: Screen, when: int) -> pygame.Surface:
    """A frame of a scene before this one, of this one or of one after it."""
    fill: Color = {-1: GOLD, 0: WHITE, 1: NIGHT}[when]
    edge: Color = {-1: GOLD, 0: GOLD, 1: BRASS}[when]
    holes: Color = NIGHT if when <= 0 else BRASS.lerp(NIGHT, 0.4)

    def draw(shape: pygame.Surface, times: int) -> None:
        unit = screen.scale * times
        radius = round(_ROUND * unit)
        pygame.draw.rect(shape, edge, shape.get_rect(), border_radius=radius)
        line = round(_LINE * unit)
        inside = shape.get_rect().inflate(-2 * line, -2 * line)
        pygame.draw.rect(shape, CREAM if when == 0 else fill, inside, border_radius=radius - line)
        apart = inside.width / _HOLES
        for hole in range(_HOLES):
            for top in (inside.top + 0.8 * unit, inside.bottom - (0.8 + _HOLE) * unit):
                left = inside.left + (hole + 0.5) * apart - _HOLE * unit / 2
                pygame.draw.rect(shape, holes, (left, top, _HOLE * unit, _HOLE * unit))

    return soft_edged((screen.px(_WIDE), screen.px(_HIGH)), draw, 4)
