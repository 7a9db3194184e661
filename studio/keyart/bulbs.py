"""Marquee bulbs in rows and rings."""

from collections.abc import Iterable

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, on_circle
from studio.transforms import Point

_HOT = "#fffbe6"


def bulbs(canvas: Canvas, spots: Iterable[Point], radius: float) -> None:
    """Shining bulbs at the given places."""
    for x, y in spots:
        bulb = circle(x, y, radius)
        canvas.outer(bulb, BLOCKBUSTER.gold, radius * 1.1, strength=0.7)
        canvas.fill(bulb, BLOCKBUSTER.pale)
        canvas.fill(circle(x - radius * 0.2, y - radius * 0.2, radius * 0.5), _HOT)


def bulb_row(
    canvas: Canvas, x0: float, y0: float, x1: float, y1: float, count: int, radius: float
) -> None:
    """Bulbs evenly spaced on a straight line, its ends included."""
    bulbs(canvas, row_spots(x0, y0, x1, y1, count), radius)


def row_spots(x0: float, y0: float, x1: float, y1: float, count: int) -> list[Point]:
    """Where the bulbs of such a row are."""
    steps = [i / (count - 1) for i in range(count)]
    return [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in steps]


def bulb_ring(
    canvas: Canvas, x: float, y: float, ring_radius: float, count: int, radius: float
) -> None:
    """Bulbs evenly spaced on a circle."""
    bulbs(canvas, ring_spots(x, y, ring_radius, count), radius)


def ring_spots(x: float, y: float, ring_radius: float, count: int) -> list[Point]:
    """Where the bulbs of such a ring are."""
    angles = [360 * i / count for i in range(count)]
    return [on_circle(x, y, ring_radius, angle) for angle in angles]
