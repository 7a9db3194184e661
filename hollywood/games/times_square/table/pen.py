"""Drawing with soft edges in units of the table: lines, shapes and discs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import ceil, cos, floor, hypot, pi, sin
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import canvas, lay_on, soft_edged

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
Size: TypeAlias = tuple[int, int]


class Pen:
    """Draws on a surface; places and widths are in units."""

    def __init__(self, onto: pygame.Surface, scale: float, box: Box) -> None:
        self._onto, self._scale = onto, scale
        self._left, self._top = box[0], box[1]

    def _at(self, point: Point) -> Point:
        return (point[0] - self._left) * self._scale, (point[1] - self._top) * self._scale

    def shape(self, points: Sequence[Point], ink: Color) -> None:
        """A filled shape."""
        pygame.draw.polygon(self._onto, ink, [self._at(point) for point in points])

    def outlined(self, points: Sequence[Point], ink: Color, edge: Color, wide: float) -> None:
        """A filled shape with an edge of this width round it."""
        self.line([*points, *points[:2]], edge, 2 * wide)
        self.shape(points, ink)

    def disc(self, middle: Point, radius: float, ink: Color) -> None:
        """A disc."""
        pygame.draw.circle(self._onto, ink, self._at(middle), radius * self._scale)

    def stamp(self, picture: pygame.Surface, points: Sequence[Point]) -> None:
        """The same picture with its middle at each of these points."""
        half = picture.get_width() / 2, picture.get_height() / 2
        places = [(round(x - half[0]), round(y - half[1])) for x, y in map(self._at, points)]
        self._onto.fblits([(picture, place) for place in places], pygame.BLEND_PREMULTIPLIED)

    def line(self, points: Sequence[Point], ink: Color, wide: float) -> None:
        """A line with round ends and corners."""
        for start, end in itertools.pairwise(points):
            self.shape(_bar(start, end, wide), ink)
        for point in points:
            self.disc(point, wide / 2, ink)

    def dashes(self, points: Sequence[Point], ink: Color, wide: float) -> None:
        """Every other piece of a line."""
        for start, end in list(itertools.pairwise(points))[::2]:
            self.line([start, end], ink, wide)


Draw: TypeAlias = Callable[[Pen], None]


def sketched(scale: float, box: Box, draw: Draw, times: int = 3) -> pygame.Surface:
    """What is drawn in this box, in units, as a layer."""
    size = (max(1, ceil(box[2] * scale)), max(1, ceil(box[3] * scale)))

    def large(shape: pygame.Surface, times: int) -> None:
        draw(Pen(shape, scale * times, box))

    return soft_edged(size, large, times)


def scattered(scale: float, box: Box, spots: Sequence[tuple[Box, Draw]]) -> pygame.Surface:
    """The same for what is drawn in a few small boxes within a large one that is empty else."""
    layer = canvas((max(1, ceil(box[2] * scale)), max(1, ceil(box[3] * scale))))
    for spot, draw in spots:
        at = floor((spot[0] - box[0]) * scale), floor((spot[1] - box[1]) * scale)
        corner = box[0] + at[0] / scale, box[1] + at[1] / scale
        size = spot[0] + spot[2] - corner[0], spot[1] + spot[3] - corner[1]
        lay_on(sketched(scale, (*corner, *size), draw), layer, at)
    return layer


def _bar(start: Point, end: Point, wide: float) -> list[Point]:
    across, down = end[0] - start[0], end[1] - start[1]
    far = hypot(across, down) or 1.0
    x, y = -down / far * wide / 2, across / far * wide / 2
    return [
        (start[0] + x, start[1] + y),
        (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y),
        (start[0] - x, start[1] - y),
    ]


def ribbon(points: Sequence[Point], wide: Callable[[float], float]) -> list[Point]:
    """The outline of a band along a line; how wide it is depends on how far along, from 0 to 1."""
    last = len(points) - 1
    one, other = [], []
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(last, number + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        far = hypot(across, down) or 1.0
        half = wide(number / last) / 2
        one.append((x - down / far * half, y + across / far * half))
        other.append((x + down / far * half, y - across / far * half))
    return [*one, *reversed(other)]


def arc(start: Point, end: Point, rise: float, pieces: int = 40) -> list[Point]:
    """Points of a bow from here to there; it sags if it rises less than nothing."""
    return [
        (
            start[0] + (end[0] - start[0]) * t,
            start[1] + (end[1] - start[1]) * t - rise * 4 * t * (1 - t),
        )
        for t in (number / pieces for number in range(pieces + 1))
    ]


def ellipse(middle: Point, across: float, down: float, pieces: int = 32) -> list[Point]:
    """Points of an ellipse, the first one once more at the end."""
    turns = [2 * pi * number / pieces for number in range(pieces + 1)]
    return [(middle[0] + across * cos(t), middle[1] + down * sin(t)) for t in turns]
