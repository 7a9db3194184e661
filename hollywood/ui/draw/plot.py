"""Plots: lines, bars, dots and signs on a plain with two axes, for all pages of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from typing import TypeAlias

import pygame
from pygame import Color

from .shapes import Shapes
from .star import star as outline
from .surfaces import lay_on, soft_edged

Spot: TypeAlias = tuple[float, float]
Dashes: TypeAlias = Sequence[float]  # lengths on and off in turn; none is a whole line

WHOLE: Dashes = ()
DASHES: Sequence[Dashes] = (WHOLE, (9, 4), (3, 3), (9, 3, 2, 3))  # units: one for each of four
_DEEP = 0.42  # how far the inner corners of a star are from its middle
_HATCH = 5  # units from stroke to stroke


@dataclass(frozen=True)
class Plain:
    """Where values lie: `across` and `up` are the values at its edges."""

    rect: pygame.Rect
    across: tuple[float, float]
    up: tuple[float, float]

    def x(self, value: float) -> float:
        """How far to the right a value lies."""
        return self.rect.left + _share(value, self.across) * self.rect.width

    def y(self, value: float) -> float:
        """How far down a value lies; larger ones are higher."""
        return self.rect.bottom - _share(value, self.up) * self.rect.height

    def at(self, x: int) -> float:
        """The value across at so many pixels."""
        low, high = self.across
        return low + (x - self.rect.left) / max(1, self.rect.width) * (high - low)


def _share(value: float, edges: tuple[float, float]) -> float:
    low, high = edges
    return (value - low) / ((high - low) or 1)


def draw_line(
    canvas: pygame.Surface,
    points: Sequence[Spot],
    ink: Color,
    thick: float,
    dashes: Dashes = WHOLE,
    scale: float = 1.0,
) -> None:
    """A line from point to point on an opaque canvas; dashes go on round its corners."""
    wide = max(1, round(thick * scale))
    strokes = dashed(points, [each * scale for each in dashes]) if dashes else [list(points)]
    for stroke in strokes:
        for start, end in pairwise(stroke):
            pygame.draw.aaline(canvas, ink, start, end, wide)
        for corner in stroke[1:-1] if wide > 2 else ():
            pygame.draw.aacircle(canvas, ink, (round(corner[0]), round(corner[1])), (wide - 1) // 2)


def draw_rim(
    canvas: pygame.Surface,
    rim: pygame.Rect,
    ink: Color,
    thick: float,
    dashes: Dashes = WHOLE,
    scale: float = 1.0,
) -> None:
    """A line all round, as far as it lies on the canvas."""
    inside = rim.clip(canvas.get_rect())
    right, bottom = inside.right - 1, inside.bottom - 1
    corners = [inside.topleft, (right, inside.top), (right, bottom), (inside.left, bottom)]
    draw_line(canvas, [*corners, inside.topleft], ink, thick, dashes, scale)


def dashed(points: Sequence[Spot], lengths: Dashes) -> Iterator[list[Spot]]:
    """The strokes of a dashed line; none of them is longer than its dash."""
    turns = cycle(lengths)
    left, on = next(turns), True
    stroke = [points[0]]
    for start, end in pairwise(points):
        here, rest = pygame.Vector2(start), pygame.Vector2(end) - start
        while rest.length() > left:
            here, on_before = here + rest.normalize() * left, on
            stroke.append((here.x, here.y))
            if on_before:
                yield stroke
            stroke, rest = [(here.x, here.y)], pygame.Vector2(end) - here
            left, on = next(turns), not on
        left -= rest.length()
        stroke.append(end)
    if on and len(stroke) > 1:
        yield stroke


def draw_bar(canvas: pygame.Surface, shapes: Shapes, bar: pygame.Rect, ink: Color) -> None:
    """A bar, rounded a little."""
    radius = min(bar.width, bar.height) // 4
    lay_on(shapes.panel(bar.size, radius, ink), canvas, bar.topleft)


def draw_hatched(canvas: pygame.Surface, bar: pygame.Rect, ink: Color, scale: float) -> None:
    """A bar that is known without its colour."""
    step, clip = max(3, round(_HATCH * scale)), canvas.get_clip()
    canvas.set_clip(bar.clip(clip))
    canvas.fill(ink.lerp(Color("black"), 0.6), bar)
    for left in range(bar.left - bar.height, bar.right + step, step):
        ends = ((left, bar.bottom), (left + bar.height, bar.top))
        pygame.draw.aaline(canvas, ink, *ends, max(2, step * 2 // 5))
    canvas.set_clip(clip)


def diamond(
    shapes: Shapes, size: int, fill: Color | None, edge: Color, line: int
) -> pygame.Surface:
    """A square on its corner, filled or hollow."""

    def corners(middle: float, reach: float) -> list[Spot]:
        return [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]

    def draw(layer: pygame.Surface, times: int) -> None:
        middle = layer.get_width() / 2
        pygame.draw.polygon(layer, edge, corners(middle, middle))
        inner = corners(middle, middle - 1.5 * line * times)
        pygame.draw.polygon(layer, fill or Color(0, 0, 0, 0), inner)

    key = ("diamond", size, tuple(fill or ()), tuple(edge), line)
    return _sign(shapes, key, size, draw)


def star(shapes: Shapes, size: int, fill: Color) -> pygame.Surface:
    """A star with five points."""

    def draw(layer: pygame.Surface, _: int) -> None:
        middle = layer.get_width() / 2
        pygame.draw.polygon(layer, fill, outline(middle, _DEEP * middle, (middle, middle)))

    return _sign(shapes, ("star", size, tuple(fill)), size, draw)


def _sign(
    shapes: Shapes, key: tuple[object, ...], size: int, draw: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    return shapes.of(key, lambda: soft_edged((size, size), draw))
