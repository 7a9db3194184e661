"""Strings of beads."""

import math

from studio.canvas import Canvas
from studio.paths import Knots, circle, knots, spline
from studio.transforms import Point


def bead_string(
    canvas: Canvas, points: Knots, radius: float, ink: str, shade: str, light: str = "#ffffff"
) -> None:
    """Touching beads along a smooth line through "x,y x,y ..." or (x, y) points."""
    for x, y in _evenly(points, radius * 1.9):
        bead = circle(x, y, radius)
        canvas.line(bead, shade, 2)
        canvas.fill(bead, ink)
        canvas.inner(bead, shade, radius * 0.55, -radius * 0.2, -radius * 0.25, 0.8)
        canvas.fill(circle(x - radius * 0.25, y - radius * 0.3, radius * 0.25), light)


def _evenly(points: Knots, step: float) -> list[Point]:
    """Points of the line, `step` apart."""
    line = spline(knots(points), 40)
    spots: list[Point] = [(line[0][0], line[0][1])]
    for x, y, *_ in line:
        if math.dist(spots[-1], (x, y)) >= step:
            spots.append((x, y))
    return spots
