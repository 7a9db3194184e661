"""Colours that go over into one another, and light that falls on what is there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

import pygame
from pygame import Color

from .surfaces import Size, canvas

Stops: TypeAlias = Sequence[tuple[float, Color]]  # from 0 to 1, each with its colour

_ROWS = 256  # that are worked out, at most, from the top to the foot
_INKS = 512  # steps from the middle of a round light outwards
_COARSE = 64  # points along the longer side of a round light: it has no edges


def mixed(one: Color, other: Color, share: float) -> Color:
    """A colour with a share of another one in it."""
    return one.lerp(other, max(0.0, min(1.0, share)))


def sheer(ink: Color, share: float) -> Color:
    """An ink of which only a share is seen."""
    return Color(ink.r, ink.g, ink.b, round(255 * share))


def vertical(size: Size, stops: Stops) -> pygame.Surface:
    """A layer whose colours go over into one another from its top to its foot."""
    rows = min(size[1], _ROWS)
    line = canvas((1, rows))
    for y in range(rows):
        line.set_at((0, y), _at(stops, y / max(1, rows - 1)).premul_alpha())
    if rows < size[1]:
        line = pygame.transform.smoothscale(line, (1, size[1]))
    return pygame.transform.scale(line, size)


def round_light(
    size: Size, middle: tuple[float, float], radius: float, stops: Stops
) -> pygame.Surface:
    """A layer whose colours go over into one another from a point outwards."""
    coarse = max(1.0, max(size) / _COARSE)
    small = canvas((max(2, round(size[0] / coarse)), max(2, round(size[1] / coarse))))
    across, down = size[0] / small.get_width(), size[1] / small.get_height()
    inks = [_at(stops, step / _INKS).premul_alpha() for step in range(_INKS + 1)]
    for y in range(small.get_height()):
        for x in range(small.get_width()):
            away = hypot((x + 0.5) * across - middle[0], (y + 0.5) * down - middle[1])
            small.set_at((x, y), inks[min(_INKS, round(_INKS * away / radius))])
    return pygame.transform.smoothscale(small, size)


def soft_light(lower: pygame.Surface, upper: pygame.Surface, share: float) -> None:
    """Let a dark picture breathe through an opaque one: where it is darker, that gets darker."""
    squared = lower.copy()
    squared.blit(lower, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    taken = lower.copy()
    taken.blit(squared, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    dark = pygame.Surface(lower.get_size())
    dark.fill((255, 255, 255))
    for _ in range(2):
        dark.blit(upper, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    taken.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    taken.fill((round(255 * share),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    lower.blit(taken, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _at(stops: Stops, where: float) -> Color:
    if where <= stops[0][0]:
        return stops[0][1]
    for (start, first), (end, last) in pairwise(stops):
        if where <= end:
            return mixed(first, last, (where - start) / (end - start))
    return stops[-1][1]
