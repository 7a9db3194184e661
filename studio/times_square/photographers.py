"""Press photographers from behind, and the light of their cameras."""

from studio.canvas import Canvas
from studio.paths import circle, poly, rect, round_rect, star
from studio.transforms import Path, place, union


def photographer(canvas: Canvas, ink: str, edge: str, band: str, arm: Path | None = None) -> None:
    """One in flat ink, the head at the origin; a pass is in the hat, whose band has an ink."""
    brim, crown = round_rect(-27, -10, 54, 8, 4), round_rect(-16, -28, 32, 22, 6)
    hat = place(union(brim, crown), 0, -6, 1, -6)
    body = union(circle(0, 0, 19), hat, round_rect(-33, 16, 66, 124, 22))
    camera = round_rect(8, -4, 30, 24, 4)
    whole = union(body, camera if arm is None else arm)
    canvas.line(whole, edge, 3)
    canvas.fill(whole, ink)
    canvas.fill(place(rect(-15, -15, 30, 5), 0, -6, 1, -6), band)
    canvas.fill(place(poly("-5,-8 8,-10 8,4 -5,2"), -9, -22, 1, -10), "#fdf1d2")
    if arm is None:
        _lens_and_lamp(canvas, ink)


def _lens_and_lamp(canvas: Canvas, ink: str) -> None:
    canvas.fill(circle(32, 8, 8), "#4a7a66")
    canvas.fill(circle(32, 8, 4), "#d6ffe6")
    canvas.fill(rect(28, -14, 5, 12), ink)
    canvas.fill(circle(30, -20, 10), "#eafff2")


def flash(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A camera goes off."""
    canvas.glow(circle(x, y, size * 0.7), "#ffffff", size * 0.35, 0.7)
    canvas.fill(star(x, y, size, size * 0.16, 4, 0), "#ffffff")
    canvas.fill(star(x, y, size * 0.55, size * 0.14, 4, 45), "#fffbe0")
    canvas.fill(circle(x, y, size * 0.2), "#ffffff")
