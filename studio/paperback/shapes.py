"""Shapes of the pulps that no other picture needs."""

import skia

from studio.paths import on_circle, poly
from studio.transforms import Path, Point

_STEPS = 40


def arc_band(x: float, y: float, outer: float, inner: float, start: float, end: float) -> Path:
    """A part of a ring from one angle to another."""
    share = [start + (end - start) * each / _STEPS for each in range(_STEPS + 1)]
    out: list[Point] = [on_circle(x, y, outer, degrees) for degrees in share]
    back: list[Point] = [on_circle(x, y, inner, degrees) for degrees in reversed(share)]
    return poly(out + back)


def polygon(sides: int, x: float, y: float, radius: float) -> Path:
    """A regular polygon that stands on a side or a corner; its first corner is above."""
    return poly([on_circle(x, y, radius, -90 + 360 * each / sides) for each in range(sides)])


def half_circle(x: float, y: float, radius: float, start: float) -> Path:
    """Half of a circle, for stroking, from an angle on."""
    path = Path()
    path.addArc(skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius), start, 180)
    return path


def with_round_corners(path: Path, radius: float) -> Path:
    """The outline with its corners rounded."""
    paint = skia.Paint(PathEffect=skia.CornerPathEffect.Make(radius))
    rounded = Path()
    paint.getFillPath(path, rounded)
    return rounded
