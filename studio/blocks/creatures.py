"""Animals and monsters."""

import math

from studio.canvas import Canvas
from studio.paths import Knot, Knots, circle, ellipse, ribbon, spline, svg
from studio.transforms import Path, place


def bat_outline() -> Path:
    """A bat with spread wings, about 100 units wide."""
    return svg(
        "M0,-6 C3,-14 5,-14 6,-9 L9,-9 C10,-14 12,-14 15,-6 C24,-20 40,-22 58,-16 "
        "C50,-10 48,-4 48,4 C42,-1 36,-1 31,6 C27,1 22,2 19,8 C15,6 12,10 7.5,18 "
        "C3,10 0,6 -4,8 C-7,2 -12,1 -16,6 C-21,-1 -27,-1 -33,4 C-33,-4 -35,-10 -43,-16 "
        "C-25,-22 -9,-20 0,-6 Z"
    )


def bat(canvas: Canvas, x: float, y: float, scale: float, ink: str, rotate: float = 0) -> None:
    """A flying bat in silhouette."""
    canvas.fill(place(bat_outline(), x - 7.5 * scale, y, scale, rotate), ink)


def gull(canvas: Canvas, x: float, y: float, scale: float, ink: str, width: float = 2) -> None:
    """A far gull: one stroke."""
    canvas.line(
        svg(
            f"M{x - 14 * scale},{y - 3 * scale} Q{x - 6 * scale},{y - 9 * scale} {x},{y} "
            f"Q{x + 6 * scale},{y - 9 * scale} {x + 14 * scale},{y - 3 * scale}"
        ),
        ink,
        width,
    )


def tentacle(
    canvas: Canvas,
    points: Knots,
    ink: str,
    dark: str,
    suckers: str,
    side: int = 1,
    *,
    rim: str | None = None,
) -> None:
    """An arm through (x, y, width) points, with suckers on one side."""
    arm = ribbon(points, 16)
    canvas.fill(arm, ink)
    canvas.inner(arm, dark, 12, 0, -7, 0.9)
    samples = spline(points, 16)
    with canvas.clip(arm):
        for i in range(2, len(samples) - 2, 5):
            _sucker(canvas, samples[i - 1], samples[i], samples[i + 1], side, suckers, dark)
    if rim:
        canvas.rim(arm, rim, -3, 3)


def _sucker(
    canvas: Canvas, before: Knot, here: Knot, after: Knot, side: int, ink: str, dark: str
) -> None:
    x, y, width = here
    radius = width * 0.17
    if radius < 1:
        return
    dx, dy = after[0] - before[0], after[1] - before[1]
    reach = width * 0.3 * side / (math.hypot(dx, dy) or 1)
    across_x, across_y = -dy * reach, dx * reach
    canvas.fill(ellipse(x + across_x, y + across_y, radius * 1.15, radius * 1.15), dark)
    canvas.fill(circle(x + across_x, y + across_y, radius * 0.95), ink)
    canvas.fill(circle(x + across_x * 1.08, y + across_y * 1.08, radius * 0.45), dark)
