"""The night: a starry sky, blue toward the city, with searchlights far off."""

import random

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.frame import MOON, MOON_RADIUS, WIDTH, behind_menu
from studio.paths import circle, star

_DEEP = "#0b0a22"
_AIR = "#1c2257"


def draw(canvas: Canvas) -> None:
    """Draws the whole layer."""
    _air(canvas)
    _searchlights(canvas)
    _stars(canvas)


def _air(canvas: Canvas) -> None:
    canvas.fill(canvas.page, BLOCKBUSTER.night)
    canvas.stipple_down(canvas.page, _DEEP, 420, 0, 0, 0.9)
    canvas.stipple_down(canvas.page, _AIR, 380, 900, 0, 1)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.blue, (340, 560), 200, 600, 0.95, 0)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.teal, (330, 520), 150, 430, 0.6, 0)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.blue, MOON, MOON_RADIUS, 640, 0.9, 0, 0.7)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.teal, (1640, 980), 60, 560, 0.7, 0)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.teal, (300, 1000), 60, 600, 0.6, 0)


def _searchlights(canvas: Canvas) -> None:
    lights = ((60, 1000, -82, 9), (640, 980, -112, 8), (1420, 960, -66, 8), (1960, 980, -108, 9))
    for x, y, angle, spread in lights:
        beam(canvas, x, y, angle, spread, 1150, BLOCKBUSTER.teal, 0, 0.34)


def _stars(canvas: Canvas) -> None:
    chance = random.Random(11)
    for _ in range(150):
        x, y = chance.uniform(0, WIDTH), chance.uniform(0, 1) ** 1.4 * 700
        speck = circle(x, y, chance.uniform(0.9, 2.4))
        if not behind_menu(x, y):
            canvas.fill(speck, BLOCKBUSTER.pale, 0.85)
    for _ in range(16):
        x, y = chance.uniform(60, WIDTH - 60), chance.uniform(40, 400)
        canvas.fill(star(x, y, chance.uniform(7, 13), 1.8, 4), BLOCKBUSTER.pale)
