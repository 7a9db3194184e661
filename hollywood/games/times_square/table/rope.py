"""The velvet rope that ties Granite, Esmé and Flint: who pulls at it can't pass it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import canvas, lay_on, scaled

from .geometry import FIGURE, HANDS
from .inks import EDGE, MANHOLE_GOLD
from .pen import Box, Pen, Point, arc, ribbon, sketched

THICK = 5.2
_EDGE_WIDE = 1.2
_SAG, _SAG_SHARE, _MOST_SAG = 7, 0.085, 34
_OUTER, _INNER = (13, -12), (-7, 9)  # of the guards' and of Esmé's hands, left and right
_STRANDS, _STRAND = 5, 4  # units: from one to the next; half of one with room around it
_TIMES = 2  # it is drawn so many times as large
_AROUND = 12  # units: how far the shine reaches, and more
_GLOW, _GLOWS, _COARSE = 4, 110, 3  # how far gold shines, and how brightly
_ENDS = (3.6, 2.7)
_Inks: TypeAlias = tuple[Color, Color, Color]  # velvet, dark and light
_VELVET = (Color("#12945f"), Color("#053626"), Color("#8ff0bd"))
_GOLD = (Color("#f2c14e"), Color("#7a4a08"), Color("#fff3c8"))
_SHINE = Color("#ffc24d")


def held_at(feet: Sequence[Point]) -> tuple[Point, ...]:
    """Where the rope is held, from left to right, by those who stand here: all in units."""
    return tuple((x, y - FIGURE * HANDS) for x, y in sorted(feet))


def spans(hands: Sequence[Point]) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """Both parts of the rope: from which point to which."""
    (left, sue, right) = hands
    return (
        ((left[0] + _OUTER[0], left[1]), (sue[0] + _INNER[0], sue[1])),
        ((sue[0] + _INNER[1], sue[1]), (right[0] + _OUTER[1], right[1])),
    )


def sag(gap: float) -> float:
    """How far the rope hangs down between hands that are so far apart."""
    return max(0.0, min(_MOST_SAG, _SAG + gap * _SAG_SHARE))


def box_of(across: float, down: float) -> Box:
    """The box round a part of the rope with its shine, seen from its left end."""
    top, foot = min(0.0, down) - _AROUND, max(0.0, down) + sag(across) + _AROUND
    return -_AROUND, top, across + 2 * _AROUND, foot - top


def part_drawn(scale: float, across: float, down: float, gold: bool) -> pygame.Surface:
    """A part of the rope that ends so far to the right of where it begins, and below."""
    box, line = box_of(across, down), arc((0, 0), (across, down), -sag(across), 24)
    inks = _GOLD if gold else _VELVET
    strand = _strand(scale, gold)
    part = sketched(scale, box, lambda pen: _draw(pen, line, inks, strand), _TIMES)
    if not gold:
        return part
    whole = _glow(scale, box, line)
    lay_on(part, whole)
    return whole


def _draw(pen: Pen, line: Sequence[Point], inks: _Inks, strand: pygame.Surface) -> None:
    pen.shape(ribbon(line, lambda _: THICK + 2 * _EDGE_WIDE), EDGE)
    pen.shape(ribbon(line, lambda _: THICK), inks[0])
    pen.stamp(strand, _along(line))
    for end in (line[0], line[-1]):
        pen.disc(end, _ENDS[0], EDGE)
        pen.disc(end, _ENDS[1], MANHOLE_GOLD)


@lru_cache(maxsize=4)
def _strand(scale: float, gold: bool) -> pygame.Surface:
    """One of the many strands, dark and light, as large as parts are drawn."""
    _, dark, light = _GOLD if gold else _VELVET
    strand = canvas((ceil(2 * _STRAND * scale * _TIMES),) * 2)
    pen = Pen(strand, scale * _TIMES, (-_STRAND, -_STRAND, 2 * _STRAND, 2 * _STRAND))
    pen.line([(-1.5, 2.1), (1.5, -2.1)], dark, 1.4)
    pen.line([(0.4, 1.8), (2.8, -1.8)], light, 0.7)
    return strand


def _along(line: Sequence[Point]) -> list[Point]:
    """Points of the line a strand apart."""
    start, end = line[0][0], line[-1][0]
    count = max(1, int((end - start) / _STRANDS))
    pieces = len(line) - 1
    found = []
    for number in range(1, count):
        t = number / count * pieces
        a, b = line[int(t)], line[min(pieces, int(t) + 1)]
        share = t - int(t)
        found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return found


def _glow(scale: float, box: Box, line: Sequence[Point]) -> pygame.Surface:
    shine = Color(_SHINE.r, _SHINE.g, _SHINE.b, _GLOWS).premul_alpha()

    def draw(pen: Pen) -> None:
        pen.shape(ribbon(line, lambda _: THICK + 6), shine)

    coarse = sketched(scale / _COARSE, box, draw, 1)  # light has no edges
    light = pygame.transform.box_blur(coarse, max(1, round(_GLOW * scale / _COARSE)))
    return scaled(light, (ceil(box[2] * scale), ceil(box[3] * scale)))
