"""Kick the Moon: she kicks so high that the moon gets a bruise."""

from studio.blocks.sky import star_field
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.paths import circle, ellipse, star, svg
from studio.times_square import kiki

_BRUISED = "#5a1c10"
_STARS = ((282, 168, 32), (268, 246, 22), (346, 318, 20), (316, 124, 20), (244, 204, 15))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#4a0f3a")
    canvas.stipple_down(canvas.page, "#14061e", 330, 0, 0, 0.9)
    canvas.stipple_radial(canvas.page, "#ff6a5a", (250, 640), 40, 380, 0.85, 0)
    star_field(canvas, "#ffe9d0", 40, 4, 420, 5)
    heights = (30, 110)
    skyline(canvas, 560, "#1a0a26", windows="#f6c65a", shade="#05030a", seed=5, heights=heights)
    with canvas.at(396, 220, 1.14, 9):
        _moon(canvas)
    with canvas.at(-2, 118, 0.93):
        kiki.draw(canvas)
    for x, y, size in _STARS:
        burst = star(x, y, size, size * 0.44)
        canvas.line(burst, "#5a0620", 4)
        canvas.fill(burst, "#ffd34d")
        canvas.stipple(burst, "#e07f12", (x, y), (x + size * 0.5, y + size), 0, 0.9)


def _moon(canvas: Canvas) -> None:
    """With eyes shut and a round mouth."""
    disc = circle(0, 0, 92)
    canvas.outer(disc, "#ffd9a0", 22, strength=0.6)
    canvas.fill(disc, "#ffe9b0")
    canvas.inner(disc, "#d98a3a", 26, -10, -12, 0.9)
    for x, y, radius in ((44, -46, 12), (58, 20, 16), (10, 62, 10)):
        canvas.fill(circle(x, y, radius), "#d98a3a", 0.4)
    for x, side in ((-22, 1), (26, -1)):
        out, inside = x - side * 13, x + side * 4
        canvas.line(svg(f"M{out},-16 L{inside},-6 L{out},4"), _BRUISED, 6)
    canvas.fill(ellipse(2, 34, 14, 17), _BRUISED)
    canvas.fill(ellipse(2, 42, 8, 6), "#e0506a")
