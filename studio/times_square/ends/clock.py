"""Last call: the clock of the tower strikes two."""

import math
import random
from collections.abc import Iterator

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.lettering import fit
from studio.paths import circle, ellipse, on_circle, poly, rect, ribbon
from studio.times_square.ends.night import GLOWS, GROUND, MIDDLE, pavement, searchlights, sky, town
from studio.times_square.inks import GOLD, NIGHT
from studio.times_square.street.clubs import CLUBS
from studio.times_square.street.houses import TOWER_RIM
from studio.transforms import Point

_UNLIT = "#5a4a8a"
_LIGHTS = {"pink": "#ff9ac0", "cyan": "#8fe6ff"}
_STEPS = ((560, 640, "#33256a"), (430, 470, "#3d2d7a"), (330, 250, "#483690"))
_CLOCK = 392  # below the top
_HOURS = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
_HANDS = ((-30, 66, 15), (-90, 96, 10))  # degrees, length, width
_INK = "#2a1206"


def draw(canvas: Canvas, club: str | None) -> None:
    """Draws the whole picture for the club that won, or for none."""
    sky(canvas, GLOWS[club] if club else "#8a3f8c", (MIDDLE, 420))
    lights = [_UNLIT if club and club != name else ink for name, ink in _LIGHTS.items()]
    searchlights(canvas, *lights)
    town(canvas)
    _tower(canvas)
    _windows(canvas)
    beam(canvas, MIDDLE, -60, 90, 26, 1100, "#fff3c8", 0.34, 0.05)
    _clock(canvas)
    pavement(canvas, CLUBS[club or "pink"], "#fff3c8")
    spot = ellipse(MIDDLE, GROUND + 22, 330, 46)
    canvas.stipple_radial(spot, "#fff3c8", (MIDDLE, GROUND + 22), 30, 330, 0.95, 0.1)


def _tower(canvas: Canvas) -> None:
    for wide, top, ink in _STEPS:
        step = rect(MIDDLE - wide / 2, top, wide, GROUND - top + 10)
        canvas.fill(step, ink)
        canvas.stipple_across(step, NIGHT.black, MIDDLE, MIDDLE + wide * 0.62, 0, 0.9)
        canvas.stipple_down(step, NIGHT.black, GROUND - 220, GROUND, 0, 0.8)
        canvas.rim(step, TOWER_RIM, 5, 4)
    corners = ((-165, 252), (165, 252), (46, 150), (-46, 150))
    roof = poly([(MIDDLE + x, y) for x, y in corners])
    canvas.fill(roof, "#483690")
    canvas.stipple_across(roof, NIGHT.black, MIDDLE - 30, MIDDLE + 150, 0, 0.9)
    canvas.line(roof, TOWER_RIM, 3)


def _windows(canvas: Canvas) -> None:
    chance = random.Random(7)
    for x, y in _panes():
        lit = chance.choice([NIGHT.window, NIGHT.warm, "#fbe6b0"])
        ink = lit if chance.random() < 0.62 else NIGHT.black
        canvas.fill(rect(x, y, 22, 32), ink, 0.95)


def _panes() -> Iterator[Point]:
    """More of them the wider the tower is."""
    for row in range(9):
        most = 2 + (1.5 if row > 1 else 0) + (1.2 if row > 4 else 0)
        for column in range(-6, 7):
            if abs(column) <= most:
                yield MIDDLE + column * 42 - 11, 560 + row * 50


# --- the clock


def _clock(canvas: Canvas) -> None:
    canvas.outer(circle(MIDDLE, _CLOCK, 150), "#ffd98a", 34, strength=0.75)
    canvas.fill(circle(MIDDLE, _CLOCK, 156), NIGHT.black)
    canvas.fill(circle(MIDDLE, _CLOCK, 150), "#c98a1c")
    canvas.line(circle(MIDDLE, _CLOCK, 146), GOLD, 8)
    face = circle(MIDDLE, _CLOCK, 130)
    canvas.fill(face, "#fff3c8")
    canvas.inner(face, "#d08f2f", 44, -14, -14)
    for number, hour in enumerate(_HOURS):
        x, y = on_circle(MIDDLE, _CLOCK, 104, number * 30 - 90)
        canvas.fill(fit(hour, "limelight", x - 16, y - 13, 32, 26), "#3a1c02")
    for degrees, length, wide in _HANDS:
        _hand(canvas, math.radians(degrees), length, wide)
    canvas.fill(circle(MIDDLE, _CLOCK, 11), "#a50d30")
    canvas.fill(circle(MIDDLE - 3, _CLOCK - 3, 4), "#ff9a9a")


def _hand(canvas: Canvas, angle: float, length: float, wide: float) -> None:
    along = ((-16, wide * 0.7), (length * 0.7, wide), (length, 2))
    across, down = math.cos(angle), math.sin(angle)
    hand = ribbon([(MIDDLE + far * across, _CLOCK + far * down, width) for far, width in along])
    canvas.line(hand, "#fff3c8", 3)
    canvas.fill(hand, _INK)
