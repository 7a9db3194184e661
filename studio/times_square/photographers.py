"""Press photographers from behind, and the light of their cameras."""

from studio.canvas import Canvas
from studio.paths import circle, poly, rect, ribbon, round_rect, star
from studio.transforms import Path, place, union


def photographer(canvas: Canvas, ink: str, edge: str, band: str) -> None:
    """One in flat ink with a camera, the head at the origin; a pass is in the band of the hat."""
    outline = union(_person(), round_rect(8, -4, 30, 24, 4))
    canvas.line(outline, edge, 3)
    canvas.fill(outline, ink)
    _hat_band(canvas, band)
    _lens_and_lamp(canvas, ink)


def photographer_at_night(canvas: Canvas, ink: str, edge: str, band: str) -> None:
    """One who holds the camera aside, a little light on the back."""
    arm = union(ribbon("22,40,16 44,22,14 38,6,12"), round_rect(22, -16, 34, 27, 4))
    outline = union(_person(), arm)
    canvas.line(outline, edge, 2.2)
    canvas.fill(outline, ink)
    canvas.stipple_across(outline, "#3a2a70", -30, 40, 0.25, 0)
    _hat_band(canvas, band)
    canvas.fill(circle(52, -2, 8), "#1d1538")
    canvas.line(circle(52, -2, 8), edge, 1.6)
    canvas.fill(rect(34, -30, 5, 15), ink)
    canvas.fill(circle(36, -37, 11), "#d8d0f0")
    canvas.line(circle(36, -37, 11), ink, 2.4)


def _person() -> Path:
    """Head, hat and shoulders."""
    brim, crown = round_rect(-27, -10, 54, 8, 4), round_rect(-16, -28, 32, 22, 6)
    hat = place(union(brim, crown), 0, -6, 1, -6)
    return union(circle(0, 0, 19), hat, round_rect(-33, 16, 66, 124, 22))


def _hat_band(canvas: Canvas, ink: str) -> None:
    canvas.fill(place(rect(-15, -15, 30, 5), 0, -6, 1, -6), ink)
    canvas.fill(place(poly("-5,-8 8,-10 8,4 -5,2"), -9, -22, 1, -10), "#fdf1d2")


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
