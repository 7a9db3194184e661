"""The room of the table: the wall of a newsstand by night, and a dark desk before it."""

import random

from studio.colour import mix
from studio.paperback.pulp import PulpCanvas, press
from studio.paths import rect, segment, svg
from studio.printing import Pixels

_EDGE = 344  # where the wall ends and the desk begins
_HIGH = 720
_BOARD, _PLANK = 64, 80


def render(wide: int, density: float) -> Pixels:
    """The printed room, so many units wide."""
    canvas = PulpCanvas(wide, _HIGH, density)
    canvas.page = rect(-10, -10, wide + 20, _HIGH + 20)
    chance = random.Random(4)
    _wall(canvas, wide, chance)
    _desk(canvas, wide, chance)
    lamp, dark = (wide / 2, 560), (wide / 2, 380)
    below = rect(-10, _EDGE, wide + 20, _HIGH - _EDGE)
    canvas.dots(below, "#5a3216", lamp, 60, 620, 0.55, 0, pitch=5)
    canvas.dots(canvas.page, "#040708", dark, wide * 0.4, wide * 0.66, 0, 0.92, 5, 75)
    return press(canvas, 3, 0)


def _wall(canvas: PulpCanvas, wide: int, chance: random.Random) -> None:
    """Boards, dark above and below."""
    canvas.flat(canvas.page, "#0f2724")
    for number in range(-1, wide // _BOARD + 2):
        x = number * _BOARD
        ink = mix("#0f2825", "#16382f", chance.random() * 0.8)
        canvas.flat(rect(x, 36, _BOARD, _EDGE), ink)
        canvas.line(segment(x, 36, x, _EDGE), "#081614", 3)
        canvas.line(segment(x + 4, 36, x + 4, _EDGE), "#1f463c", 1.3)
    wall = rect(-10, 36, wide + 20, _EDGE - 36)
    for start, end, dense in (((0, 110), (0, 36), 0.85), ((0, 250), (0, _EDGE), 0.8)):
        canvas.screen(wall, "#050d0d", start, end, 0, dense, pitch=5, angle=30)


def _desk(canvas: PulpCanvas, wide: int, chance: random.Random) -> None:
    """Planks and their veins, and the edge in the light."""
    canvas.flat(rect(-10, _EDGE, wide + 20, _HIGH - _EDGE), "#2a1610")
    for number in range(5):
        top = _EDGE + number * _PLANK
        ink = mix("#2a1610", "#3d2217", chance.random())
        canvas.flat(rect(-10, top, wide + 20, _PLANK), ink)
        canvas.line(segment(-10, top, wide + 10, top), "#120808", 3)
        for _ in range(wide // 150):
            canvas.line(svg(_vein(wide, top, chance)), "#1c0e0b", 1.7)
    canvas.flat(rect(-10, _EDGE, wide + 20, 6), "#6b4022")
    canvas.line(segment(-10, _EDGE + 7, wide + 10, _EDGE + 7), "#0c0504", 3)


def _vein(wide: int, top: float, chance: random.Random) -> str:
    between = chance.uniform
    start = f"M{between(-60, wide)},{top + between(10, 72)}"
    return f"{start} q{between(60, 150)},{between(-6, 6)} {between(180, 340)},{between(-4, 4)}"
