"""The velvet rope that ties Granite, Esmé and Flint: who pulls at it can't pass it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import lay_on, scaled

from .geometry import FIGURE, HANDS
from .inks import EDGE, MANHOLE_GOLD
from .pen import Box, Pen, Point, arc, ribbon, sketched

THICK = 5.2
_EDGE_WIDE = 1.2
_SAG, _SAG_SHARE, _MOST_SAG = 7, 0.085, 34
_OUTER, _INNER = (13, -12), (-7, 9)  # of the guards' and of Esmé's hands, left and right
_STRANDS = 5  # from one to the next
_GLOW, _GLOWS, _COARSE = 4, 110, 3  # how far gold shines, and how brightly
_ENDS = (3.6, 2.7)
_VELVET = (Color("#12945f"), Color("#053626"), Color("#8ff0bd"))
_GOLD = (Color("#f2c14e"), Color("#7a4a08"), Color("#fff3c8"))
_SHINE = Color("#ffc24d")


def held_at(feet: Sequence[Point]) -> tuple[Point, ...]:
    """Where the rope is held, from left to right, by those who stand here: all in units."""
    return tuple((x, y - FIGURE * HANDS) for x, y in sorted(feet))


def spans(hands: Sequence[Point]) -> list[list[Point]]:
    """Both parts of the rope as lines of points, each with its sag."""
    (left, sue, right) = hands
    pairs = (
        ((left[0] + _OUTER[0], left[1]), (sue[0] + _INNER[0], sue[1])),
        ((sue[0] + _INNER[1], sue[1]), (right[0] + _OUTER[1], right[1])),
    )
    return [arc(a, b, -sag(b[0] - a[0]), 24) for a, b in pairs]


def sag(gap: float) -> float:
    """How far the rope hangs down between hands that are so far apart."""
    return max(0.0, min(_MOST_SAG, _SAG + gap * _SAG_SHARE))


def rope_drawn(scale: float, box: Box, hands: Sequence[Point], gold: bool) -> pygame.Surface:
    """The rope between these hands, in its box."""
    lines = spans(hands)
    if not gold:
        return sketched(scale, box, lambda pen: _draw(pen, lines, _VELVET), 2)
    whole = _glow(scale, box, lines)
    lay_on(sketched(scale, box, lambda pen: _draw(pen, lines, _GOLD), 2), whole)
    return whole


def around(hands: Sequence[Point]) -> Box:
    """The box in which the whole rope with its shine is."""
    left, top = hands[0][0] - 20, min(y for _, y in hands) - 16
    right, foot = hands[-1][0] + 20, max(y for _, y in hands) + _MOST_SAG + 18
    return left, top, right - left, foot - top


def _draw(pen: Pen, lines: Sequence[Sequence[Point]], inks: tuple[Color, Color, Color]) -> None:
    ink, dark, light = inks
    for line in lines:
        pen.shape(ribbon(line, lambda _: THICK + 2 * _EDGE_WIDE), EDGE)
        pen.shape(ribbon(line, lambda _: THICK), ink)
        for x, y in _along(line):
            pen.line([(x - 1.5, y + 2.1), (x + 1.5, y - 2.1)], dark, 1.4)
            pen.line([(x + 0.4, y + 1.8), (x + 2.8, y - 1.8)], light, 0.7)
        for end in (line[0], line[-1]):
            pen.disc(end, _ENDS[0], EDGE)
            pen.disc(end, _ENDS[1], MANHOLE_GOLD)


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


def _glow(scale: float, box: Box, lines: Sequence[Sequence[Point]]) -> pygame.Surface:
    shine = Color(_SHINE.r, _SHINE.g, _SHINE.b, _GLOWS).premul_alpha()

    def draw(pen: Pen) -> None:
        for line in lines:
            pen.shape(ribbon(line, lambda _: THICK + 6), shine)

    coarse = sketched(scale / _COARSE, box, draw, 1)  # light has no edges
    light = pygame.transform.box_blur(coarse, max(1, round(_GLOW * scale / _COARSE)))
    return scaled(light, (ceil(box[2] * scale), ceil(box[3] * scale)))
