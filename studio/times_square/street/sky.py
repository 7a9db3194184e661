"""The sky over the street."""

import random

from studio.blocks.sky import beam, moon
from studio.canvas import Canvas
from studio.paths import circle, star
from studio.times_square.inks import NIGHT
from studio.times_square.street.plan import MIDDLE, WIDE

_SEARCHLIGHTS = ((700, -112), (1220, -68), (560, -62), (1360, -118))  # x, degrees


def draw(canvas: Canvas) -> None:
    """Draws it on a canvas that is all sky."""
    air(canvas, 0, 320)
    canvas.stipple_radial(canvas.page, "#8a3f8c", (MIDDLE, 330), 60, 620, 0.8, 0)
    canvas.stipple_down(canvas.page, NIGHT.black, 130, -10, 0, 0.9)
    stars(canvas, 2, 210, 150, 12)
    for x, angle in _SEARCHLIGHTS:
        beam(canvas, x, 330, angle, 9, 460, "#b49af0", 0.10, 0.5)
    moon(canvas, 1062, 70, 42, "#fdf1d2", "#e0a84a", halo="#b48ad8")


def air(canvas: Canvas, top: float, bottom: float) -> None:
    """Night, and violet toward the bottom."""
    canvas.fill(canvas.page, NIGHT.sky)
    canvas.stipple_down(canvas.page, "#3b2470", top, bottom, 0.05, 0.95)


def stars(canvas: Canvas, seed: int, bottom: float, count: int, big: int, size: float = 1) -> None:
    """Dots down to a height, and a few stars with rays that are higher up."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = chance.uniform(0, WIDE), chance.uniform(0, bottom)
        dot = circle(x, y, chance.uniform(0.7, 1.8) * size)
        canvas.fill(dot, NIGHT.bone, chance.uniform(0.4, 1))
    for _ in range(big):
        x, y = chance.uniform(40, WIDE - 40), chance.uniform(10, bottom * 0.62)
        canvas.fill(star(x, y, chance.uniform(5, 8) * size, 1.3 * size, 4), NIGHT.bone)
