"""Make Way, Darling: her face above a row of popping cameras."""

import math
import random

from studio.canvas import Canvas
from studio.paths import circle, curve, rays, ribbon
from studio.times_square import esme
from studio.times_square.photographers import flash, photographer

_BLACK = "#06140f"
_FUR = "-20,560! 30,492 110,474 180,520 250,546 320,520 392,474 470,496 520,560! 520,720! -20,720!"
_CROWD = ((44, 556), (148, 566), (252, 556), (356, 566), (458, 556))
_FLASHES = (
    (84, 530, 46),
    (188, 540, 36),
    (291, 530, 46),
    (317, 540, 30),
    (419, 530, 42),
    (56, 396, 22),
    (446, 404, 24),
)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _backdrop(canvas)
    with canvas.at(254, 286, 1.34, 4):
        esme.portrait(canvas)
    _stole(canvas)
    for number, (x, y) in enumerate(_CROWD):
        with canvas.at(x, y, 1.3, flip=number > 2):
            photographer(canvas, _BLACK, "#9af0c0", "#2f8a66")
    for x, y, size in _FLASHES:
        flash(canvas, x, y, size)


def _backdrop(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#0a5a3c")
    canvas.fill(rays(250, 300, 720, 26, 0.5, 3), "#128a5a")
    canvas.stipple_radial(canvas.page, "#052c20", (250, 300), 190, 480, 0, 1)
    canvas.stipple_radial(canvas.page, "#9af0c0", (250, 260), 20, 260, 0.9, 0)
    canvas.line(circle(250, 282, 214), "#d6ffe6", 3)
    canvas.line(circle(250, 282, 224), "#d6ffe6", 1.4)


def _stole(canvas: Canvas) -> None:
    """White fur, its hairs all away from her."""
    stole = curve(_FUR)
    canvas.fill(stole, "#fdf6e8")
    chance = random.Random(4)
    for _ in range(520):
        x, y = chance.uniform(-10, 510), chance.uniform(474, 640)
        angle = math.atan2(y - 380, x - 250) + chance.uniform(-0.5, 0.5)
        long, ink = chance.uniform(10, 24), chance.choice(["#b3a8bc", "#ffffff", "#dcd2dc"])
        if stole.contains(x, y):
            tip = (x + long * math.cos(angle), y + long * math.sin(angle), 0.3)
            canvas.fill(ribbon([(x, y, 3), tip], 2, round_ends=False), ink, 0.85)
    canvas.inner(stole, "#5a7a70", 26, 0, -12, 0.7)
