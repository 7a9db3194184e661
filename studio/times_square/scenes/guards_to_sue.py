"""Shoulder to Shoulder: nobody squeezes between a rock, a star and a hard place."""

from studio.canvas import Canvas
from studio.paths import ellipse, rays
from studio.times_square import esme, flint, granite


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#2f3a5c")
    canvas.fill(rays(250, 300, 760, 22, 0.5, 4), "#3d4a70")
    canvas.stipple_radial(canvas.page, "#c9d6f2", (250, 250), 30, 300, 0.95, 0)
    canvas.stipple_down(canvas.page, "#0e1322", 250, 0, 0, 0.8)
    with canvas.at(94 - 200 * 1.32, 304 - 128 * 1.32, 1.32):
        granite.draw(canvas)
    with canvas.at(416 - 202 * 1.3, 276 - 126 * 1.3, 1.3):
        flint.draw(canvas)
    canvas.outer(ellipse(252, 400, 106, 150), "#0e1322", 22, strength=1)
    with canvas.at(246 - 206 * 1.42, 346 - 142 * 1.42, 1.42):
        esme.draw(canvas)
