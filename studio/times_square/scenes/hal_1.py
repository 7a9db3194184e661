"""Just a Wink: one wink, and it rings like a bell."""

from studio.canvas import Canvas
from studio.paths import curve, poly, rays, star
from studio.times_square import felix


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#4a1d5c")
    canvas.fill(rays(300, 330, 760, 22, 0.5, 4), "#6a2a78")
    canvas.stipple_radial(canvas.page, "#f7b531", (300, 320), 60, 330, 0.95, 0)
    canvas.stipple_radial(canvas.page, "#1d0a2e", (270, 330), 260, 520, 0, 0.9)
    with canvas.at(238, 334, 1.72, -3):
        felix.portrait(canvas)
        _suit(canvas)
    for x, y, size in ((404, 300, 58), (446, 238, 26), (432, 366, 22)):
        ring = star(x, y, size, size * 0.2, 4, 0)
        canvas.fill(ring, "#fffbe0")
        canvas.line(ring, "#9a5208", 2)


def _suit(canvas: Canvas) -> None:
    for side in (-1, 1):
        far = f"{side * 86},156 {side * 190},210! {side * 190},300! 0,300! 0,190!"
        shoulder = curve(f"{side * 30},140! {far}")
        canvas.fill(shoulder, "#ffcf3a")
        canvas.stipple(shoulder, "#9a5208", (side * 20, 150), (side * 120, 260), 0, 0.9)
    canvas.fill(poly("-34,128 40,128 4,214"), "#fdf6e8")
    canvas.fill(poly("-30,150 4,160 38,150 38,186 4,168 -30,186"), "#1d1538")
