"""Seconds that are left, as a ring that grows shorter."""

from __future__ import annotations

from functools import partial
from math import cos, sin, tau

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import soft_edged

_WIDE = 0.11  # of the whole: the ring
_CORNERS = 60
_GROUND = (10, 18, 20, 235)


def seconds_ring(size: int, share: float, ink: Color) -> pygame.Surface:
    """What is left of it, from the top on as hands go; the rest of it is dark."""
    return soft_edged((size, size), partial(_draw, share=share, ink=ink))


def _draw(shape: pygame.Surface, times: int, *, share: float, ink: Color) -> None:
    whole = shape.get_width()
    middle, radius, line = whole / 2, whole / 2 - times, max(times, round(_WIDE * whole))
    pygame.draw.circle(shape, _GROUND, (middle, middle), radius, line)
    steps = max(1, round(_CORNERS * share))
    turns = [tau * (1 - share * step / steps) for step in range(steps + 1)]
    edge = [(radius, turn) for turn in turns] + [(radius - line, turn) for turn in reversed(turns)]
    points = [(middle - far * sin(turn), middle - far * cos(turn)) for far, turn in edge]
    if share > 0:
        pygame.draw.polygon(shape, ink, points)
