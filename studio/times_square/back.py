"""The back of every card of Times Square: two neon cities meet at a manhole, either way up."""

import random

from studio.canvas import Canvas
from studio.frames import CORNER, OUTLINE
from studio.lettering import fit
from studio.paths import circle, on_circle, poly, rect, round_rect, star
from studio.printing import Pixels, print_pass
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK
from studio.transforms import place

_X, _Y = 250, 350
_SIDES = ((0, PINK), (180, CYAN))  # degrees
_WIDTHS, _HEIGHTS = (44, 58, 38, 66, 50), (210, 150, 250, 176, 226, 140)
_EDGE = "#3a2f66"


def render() -> Pixels:
    """The printed back."""
    canvas = Canvas()
    with canvas.clip(OUTLINE):
        draw(canvas)
    return print_pass(canvas.pixels(), 5, wobble=0.4, mottle=0.03, grain=0.04, specks=0.3)


def draw(canvas: Canvas) -> None:
    """Draws the back."""
    canvas.fill(canvas.page, NIGHT.dark)
    canvas.stipple_radial(canvas.page, "#43307a", (_X, _Y), 60, 380, 0.95, 0)
    chance = random.Random(8)
    for turn, neon in _SIDES:
        with canvas.at(_X, _Y, 1, turn):
            _city(canvas, neon, chance)
    for turn, neon in _SIDES:
        with canvas.at(_X, _Y, 1, turn):
            _name(canvas, neon)
    _manhole(canvas)
    _star(canvas)
    canvas.line(round_rect(7, 7, 486, 686, 22), _EDGE, 13)
    canvas.line(round_rect(15, 15, 470, 670, 17), GOLD, 3)
    canvas.line(round_rect(21, 21, 458, 658, 13), GOLD, 1.2)
    canvas.line(round_rect(1, 1, 498, 698, CORNER - 1), NIGHT.black, 2.5)


def _city(canvas: Canvas, neon: str, chance: random.Random) -> None:
    """Houses hanging from the edge of the card."""
    left, number = -252, 0
    while left < 252:
        wide, high = _WIDTHS[number % 5], _HEIGHTS[number % 6]
        _house(canvas, left, wide, high, neon)
        _windows(canvas, left, wide, high, chance)
        left, number = left + wide, number + 1


def _house(canvas: Canvas, left: float, wide: float, high: float, neon: str) -> None:
    right, step = left + wide, 20 - high
    near, far = left + wide * 0.25, left + wide * 0.75
    sides = [(left, -360), (right - 3, -360), (right - 3, step), (far, step), (far, step + 14)]
    house = poly([*sides, (near, step + 14), (near, step), (left, step)])
    canvas.fill(house, NIGHT.black)
    canvas.stipple(house, neon, (0, 60 - high), (0, -high - 60), 0.75, 0)
    canvas.line(house, neon, 2.2, 0.8)


def _windows(canvas: Canvas, left: float, wide: float, high: float, chance: random.Random) -> None:
    for y in range(-330, 2 - round(high), 24):
        for x in range(round(left) + 8, round(left + wide) - 14, 15):
            if chance.random() < 0.45:
                ink = NIGHT.window if chance.random() < 0.6 else NIGHT.warm
                canvas.fill(rect(x, y, 7, 11), ink)


def _name(canvas: Canvas, neon: str) -> None:
    """The name of the game above the middle."""
    name = fit("TIMES SQUARE", "limelight", -176, -142, 352, 40)
    canvas.line(name, NIGHT.black, 9)
    canvas.fill(name, "#fff3c8")
    canvas.stipple_down(name, neon, -130, -98, 0, 0.9)


def _manhole(canvas: Canvas) -> None:
    rings = ((98, NIGHT.black), (92, GOLD), (87, "#2a2150"), (70, "#ffe9a0"), (66, _EDGE))
    for radius, ink in rings:
        canvas.fill(circle(_X, _Y, radius), ink)
    for number in range(20):
        canvas.fill(circle(*on_circle(_X, _Y, 78.5, 18 * number), 4.6), "#fff6d6")
    with canvas.clip(circle(_X, _Y, 64)):
        for across in range(-6, 7):
            for down in range(-6, 7):
                lower = 9 if across % 2 else 0
                hole = round_rect(_X + across * 19 - 6, _Y + down * 19 - 6 + lower, 12, 12, 3)
                canvas.fill(hole, "#5a4a94")
        shade = circle(_X, _Y, 66)
        canvas.stipple(shade, NIGHT.black, (210, 310), (310, 420), 0, 0.9)


def _star(canvas: Canvas) -> None:
    shape = star(_X, _Y, 40, 17)
    canvas.fill(place(shape, 2, 4), NIGHT.black)
    canvas.fill(shape, GOLD)
    canvas.stipple(shape, "#c9701a", (_X, _Y), (285, 395), 0, 0.9)
