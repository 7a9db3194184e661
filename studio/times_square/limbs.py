"""Sleeves, hands and shoes that several figures of Times Square have."""

from collections.abc import Sequence

from studio.canvas import Canvas
from studio.paths import curve, polyline, ribbon
from studio.transforms import Path, union


def cloth(
    canvas: Canvas, shape: Path, ink: str, dark: str, blur: float, dx: float = -5, dy: float = -4
) -> None:
    """A piece of clothing, shaded along its edge."""
    canvas.fill(shape, ink)
    canvas.inner(shape, dark, blur, dx, dy, 0.9)


def sleeve(
    canvas: Canvas,
    points: Sequence[tuple[float, float, float]],
    ink: str,
    dark: str,
    rim: str | None = None,
) -> None:
    """An arm or a leg through points with the width it has there; a rim is where light falls."""
    limb, wide = ribbon(points), max(width for *_, width in points)
    cloth(canvas, limb, ink, dark, wide * 0.3, -wide * 0.14, -wide * 0.08)
    if rim is not None:
        canvas.rim(limb, rim, -2.5, 1.5)


def hand(
    canvas: Canvas,
    at: tuple[float, float],
    inks: tuple[str, str],
    turn: float = 0,
    size: float = 1,
    *,
    flip: bool = False,
) -> None:
    """An open mitten with its thumb and the lines of its fingers; `inks` are skin and shade."""
    ink, shade = inks
    with canvas.at(*at, size, turn, flip=flip):
        palm = curve("-11,-6! -13,10 -9,24 0,29 9,24 12,10 10,-6!")
        shape = union(palm, ribbon([(9, 2, 8), (17, 10, 8), (18, 20, 5)]))
        cloth(canvas, shape, ink, shade, 5, -2, -2)
        for finger in (-5, 0, 5):
            canvas.line(polyline([(finger, 14), (finger * 0.9, 26)]), shade, 1.6, 0.8)


def shoe(canvas: Canvas, x: float, side: int, ink: str = "#0e0c18", rim: str = "#8a94b0") -> None:
    """A black shoe under a leg, its tip to one side."""
    tip = f"{x + side * 44},544 {x + side * 46},556! {x - side * 22},556!"
    shape = curve(f"{x - side * 20},534! {x + side * 20},534! {tip}")
    canvas.fill(shape, ink)
    canvas.rim(shape, rim, 0, 3)
