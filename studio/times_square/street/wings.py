"""What goes on beside the street, in windows that are wider."""

import random

from studio.canvas import Canvas
from studio.paths import circle, ellipse, poly, rect, segment
from studio.times_square.inks import NIGHT, SHADOW
from studio.times_square.street.ground import Stretch, kerb, pavement, reflection, ripples
from studio.times_square.street.houses import House, block
from studio.times_square.street.plan import BLOCK_RIM, BLOCKS, HIGH, KERB, LANE, WIDE
from studio.transforms import union

WING = 480  # units wide
_HOUSES: tuple[House, ...] = (  # the first number: units from the street
    (12, 104, 152, "stepped"),
    (124, 84, 196, "flat"),
    (216, 118, 128, "tank"),
    (342, 78, 176, "gable"),
    (428, 60, 214, "flat"),
)
_DUSKS, _DUSK = 48, 0.026  # steps, and how dark each
_LAMP, _LAMP_HEIGHT = 150, 166  # units from the street, and below the top


def draw(canvas: Canvas, side: int) -> None:
    """Draws the wing at the left (-1) or the right (1)."""
    near, far = (0, -WING) if side < 0 else (WIDE, WIDE + WING)
    stretch = Stretch(min(near, far), max(near, far))
    wider = Stretch(stretch.left - 5, stretch.right + 5)
    _sky(canvas, stretch, wider, side)
    for number, (aside, wide, top, roof) in enumerate(_HOUSES):
        left = near + aside if side > 0 else near - aside - wide
        block(canvas, (left, wide, top, roof), BLOCKS[number % 4], number + 51 + side * 9)
    canvas.fill(wider.band(KERB, LANE), "#0b0918")
    pavement(canvas, wider)
    ripples(canvas, stretch, 34, 31 + side, [BLOCK_RIM, BLOCK_RIM])
    kerb(canvas, wider)
    _lamp(canvas, near + side * _LAMP)
    _dusk(canvas, near, side)


def _sky(canvas: Canvas, stretch: Stretch, wider: Stretch, side: int) -> None:
    sky = wider.band(0, 322)
    canvas.fill(sky, NIGHT.sky)
    canvas.stipple_down(sky, "#3b2470", 0, 320, 0.05, 0.95)
    canvas.stipple_down(sky, NIGHT.black, 130, -10, 0, 0.9)
    chance = random.Random(31 + side)
    for _ in range(36):
        x, y = chance.uniform(*stretch), chance.uniform(0, 210)
        canvas.fill(circle(x, y, chance.uniform(0.7, 1.8)), NIGHT.bone, chance.uniform(0.4, 1))


def _lamp(canvas: Canvas, x: float) -> None:
    reflection(canvas, x, 120, "#ffc24d")
    canvas.glow(circle(x, _LAMP_HEIGHT, 60), "#ffb84a", 30, 0.5)
    for ink, wide in ((NIGHT.black, 10), (BLOCK_RIM, 5)):
        canvas.line(segment(x, KERB - 4, x, 190), ink, wide)
    foot = ellipse(x, KERB - 3, 14, 4)
    canvas.line(foot, NIGHT.black, 3)
    canvas.fill(foot, BLOCK_RIM)
    collar = poly([(x - 10, 186), (x + 10, 186), (x + 8, 196), (x - 8, 196)])
    globe = union(circle(x, _LAMP_HEIGHT, 22), collar)
    canvas.line(globe, NIGHT.black, 5)
    canvas.fill(globe, "#fff0b8")
    canvas.stipple(globe, "#d9861c", (x - 10, 156), (x + 24, 190), 0, 0.9)


def _dusk(canvas: Canvas, near: float, side: int) -> None:
    """Darker the farther from the street: smooth, for grain would eat the windows."""
    for number in range(_DUSKS):
        left = near + side * WING * number / _DUSKS
        canvas.fill(rect(min(left, left + side * WING), 0, WING, HIGH), SHADOW, _DUSK)
