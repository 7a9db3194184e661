"""Notes of music in the air."""

from collections.abc import Iterable

from studio.canvas import Canvas
from studio.paths import curve, ellipse, rect


def notes(canvas: Canvas, places: Iterable[tuple[float, float, float]], ink: str) -> None:
    """Quavers at x, y, so large."""
    for x, y, size in places:
        with canvas.at(x, y, size, -8):
            canvas.fill(ellipse(0, 20, 12, 9, -18), ink)
            canvas.fill(rect(7.5, -23, 5, 43), ink)
            canvas.fill(curve("12,-23! 24,-13 26,3! 19,-6 12,-8!"), ink)
