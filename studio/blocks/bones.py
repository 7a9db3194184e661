"""Skulls and bones."""

import math

from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import circle, curve, rect, ribbon, round_rect, svg
from studio.transforms import Path, Point, union


def bone(
    canvas: Canvas, start: Point, end: Point, width: float, *, shade: str, outline: str
) -> None:
    """One long bone with knuckles at both ends."""
    shape = _bone_outline(start, end, width)
    canvas.line(shape, outline, 4)
    canvas.fill(shape, HORROR.bone)
    canvas.inner(shape, shade, width * 0.5, -width * 0.18, -width * 0.15, 0.9)


def _bone_outline(start: Point, end: Point, width: float) -> Path:
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end)
    thicknesses = ((0, 1.25), (0.22, 0.78), (0.5, 0.68), (0.78, 0.78), (1, 1.2))
    shaft = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, width * w) for t, w in thicknesses]
    shape = ribbon(shaft)
    across_x, across_y = -(y1 - y0) / length * width, (x1 - x0) / length * width
    for x, y, spread in ((x0, y0, 0.42), (x1, y1, 0.4)):
        left = circle(x + across_x * spread, y + across_y * spread, width * 0.5)
        right = circle(x - across_x * spread, y - across_y * spread, width * 0.5)
        shape = union(shape, left, right)
    return shape


def skull(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    ink: str = "#f4e8c4",
    hollow: str = "#150c26",
    shade: str = "#b9a878",
) -> None:
    """A friendly skull without a lower jaw, 70 units tall at scale 1."""
    with canvas.at(x, y, scale):
        head = curve(
            "0,-34 24,-30 36,-8 33,10 22,18! 22,31! 10,34 0,33 -10,34 -22,31! -22,18! "
            "-33,10 -36,-8 -24,-30"
        )
        canvas.fill(head, ink)
        canvas.inner(head, shade, 9, -5, -5, 0.8)
        for side in (-1, 1):
            socket = f"{side * 5},0! {side * 8},-11 {side * 20},-11 {side * 26},-1 "
            canvas.fill(curve(socket + f"{side * 22},9 {side * 12},10"), hollow)
        canvas.fill(svg("M0,6 L6,17 Q0,14 -6,17 Z"), hollow)
        for tooth in (-12, -4, 4, 12):
            canvas.fill(round_rect(tooth - 1.2, 24, 2.6, 12, 1), hollow)
        canvas.fill(rect(-22, 21.5, 44, 2.2), hollow)
