"""Ostrich feathers, of fans and headbands."""

import math

from studio.canvas import Canvas
from studio.paths import Knots, open_curve, ribbon, segment, spline

_EVERY = 3  # one barb for so many points of the quill


def feather(canvas: Canvas, points: Knots, ink: str, dark: str, quill: str) -> None:
    """A feather through (x, y, width) points, with its quill and barbs."""
    shape = ribbon(points)
    canvas.fill(shape, ink)
    canvas.inner(shape, dark, 10, -4, -3, 0.9)
    line = spline(points, 8)
    canvas.line(open_curve([(x, y) for x, y, _ in line]), quill, 2)
    for number in range(4, len(line) - 2, _EVERY):
        (x, y, width), (before_x, before_y, _) = line[number], line[number - 1]
        across, down = x - before_x, y - before_y
        far = math.hypot(across, down) or 1
        along = (across / far, down / far)
        for side in (-1, 1):
            tip_x = x + (along[0] * 0.5 - along[1] * side) * width * 0.42
            tip_y = y + (along[1] * 0.5 + along[0] * side) * width * 0.42
            canvas.line(segment(x, y, tip_x, tip_y), dark, 1.3, 0.6)
