"""What flies and flashes at the ends: press, flash powder, champagne, and the hat of the bottle."""

import math
import random

from studio.canvas import Canvas
from studio.paths import circle, ribbon, round_rect, star
from studio.times_square import top_hat
from studio.times_square.inks import CREAM, NIGHT
from studio.times_square.photographers import photographer_at_night

_BLACK, _EDGE = "#07050f", "#8a6ad0"
_PRESS = (30, 160, 285, 405, 1515, 1635, 1760, 1890)
_BANDS = ("#7a1f56", "#1a5a86", "#8a5f14")
_JETS = ((620, 120, "#e8a93a"), (580, 84, "#ffd98a"), (520, 44, "#fff6d6"))  # height, width, ink
_NECK = (350.0, 690.0)  # of the bottle the champagne comes from


# --- the press


def press(canvas: Canvas) -> None:
    """Photographers at both ends, 1920 x 300 units."""
    for number, x in enumerate(_PRESS):
        y = 150 + (number % 2) * 26 - abs(3.5 - number) * 3
        with canvas.at(x, y, 2.05, flip=x > 960):
            photographer_at_night(canvas, _BLACK, _EDGE, _BANDS[number % 3])


def powder(canvas: Canvas) -> None:
    """One burst of flash powder, 400 x 400 units."""
    x = y = 200
    canvas.glow(circle(x, y, 60), "#fff6d6", 40)
    canvas.fill(star(x, y, 150, 18, 8, 10), "#ffffff", 0.9)
    canvas.fill(star(x, y, 90, 26, 8, 32), "#fff3c8", 0.95)
    canvas.glow(star(x, y, 140, 30, 8, 10), "#ffe9a0", 16, 0.8)
    canvas.fill(circle(x, y, 30), "#ffffff")


# --- champagne


def fountain(canvas: Canvas) -> None:
    """Jets out of the neck of the bottle and drops all round, 700 x 700 units."""
    for height, wide, ink in _JETS:
        for degrees in (-26, -13, 0, 13, 26):
            _jet(canvas, degrees, height, wide, ink)
    chance = random.Random(6)
    for _ in range(170):
        _drop(canvas, chance)


def _jet(canvas: Canvas, degrees: float, height: float, wide: float, ink: str) -> None:
    x, y = _NECK
    angle = math.radians(degrees - 90)
    out = height * 0.62 * math.cos(angle)
    rise = height * 0.95 * math.sin(angle) * (0.8 + 0.2 * math.cos(math.radians(degrees * 2)))
    fall = (70, 190) if degrees else (-46, -70)
    course = [
        (x, y, wide * 0.16),
        (x + out * 0.35, y + rise * 0.62, wide * 0.42),
        (x + out, y + rise, wide * 0.62),
        (x + out * 1.5, y + rise + fall[0], wide * 0.34),
        (x + out * 1.8, y + rise + fall[1], 2),
    ]
    jet = ribbon(course, 10)
    canvas.fill(jet, ink, 0.8)
    canvas.inner(jet, "#c9701a", wide * 0.2, 0, -wide * 0.06, 0.5)


def _drop(canvas: Canvas, chance: random.Random) -> None:
    degrees, far = chance.uniform(-58, 58), chance.uniform(160, 640)
    angle = math.radians(degrees - 90)
    x = _NECK[0] + far * 0.6 * math.cos(angle)
    y = _NECK[1] + far * math.sin(angle) + abs(degrees) * 1.6
    drop = circle(x, y, chance.uniform(2.5, 9))
    canvas.fill(drop, chance.choice(["#fff6d6", "#ffe9a0", "#ffd98a"]))
    canvas.line(drop, "#b9701a", 1.2, 0.7)


def hat(canvas: Canvas) -> None:
    """The hat of the bottle on its way up, the cork below it, 240 x 240 units."""
    with canvas.at(120, 138, 1.12, 24):
        cork = round_rect(-40, 16, 80, 40, 9)
        canvas.line(cork, NIGHT.black, 7)
        canvas.fill(cork, "#d8a868")
        canvas.stipple_across(cork, "#6a3c14", 0, 44, 0, 0.9)
        canvas.line(top_hat.outline(), CREAM, 9)
        top_hat.draw(canvas)
