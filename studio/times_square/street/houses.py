"""The houses of the street, and the tower in the middle."""

import random
from collections.abc import Iterator
from typing import Literal, TypeAlias

from studio.canvas import Canvas
from studio.paths import circle, ellipse, on_circle, poly, rect, segment
from studio.times_square.inks import NIGHT
from studio.times_square.street.plan import BLOCK_RIM, BLOCKS, HORIZON, MIDDLE, WIDE
from studio.transforms import Path, union

Roof: TypeAlias = Literal["flat", "stepped", "gable", "tank"]
House: TypeAlias = tuple[float, float, float, Roof]  # left, width, top, roof

_LEFT: tuple[House, ...] = (
    (268, 118, 178, "tank"),
    (380, 132, 132, "stepped"),
    (506, 96, 196, "flat"),
    (596, 124, 104, "gable"),
    (714, 108, 166, "tank"),
    (816, 96, 128, "stepped"),
)
_RIGHT: tuple[tuple[float, Roof], ...] = (  # the same mirrored: how much lower, and the roof
    (10, "stepped"),
    (-8, "tank"),
    (6, "flat"),
    (12, "stepped"),
    (-10, "gable"),
    (8, "tank"),
)
_LIT = (NIGHT.window, NIGHT.window, NIGHT.warm, "#fbe6b0", "#9a86d0")
_TOWER = ((116, 150, "#33256a"), (86, 112, "#3d2d7a"), (52, 66, "#483690"))
TOWER_RIM = "#7a60c0"
_BALL, _CLOCK = (MIDDLE, 34), (MIDDLE, 108)


def skyline(canvas: Canvas) -> None:
    """The houses left and right, and the tower."""
    for number, (left, wide, top, roof) in enumerate(_LEFT):
        block(canvas, (left, wide, top, roof), BLOCKS[number], number + 3)
        lower, other_roof = _RIGHT[number]
        mirrored = (WIDE - left - wide, wide, top + lower, other_roof)
        block(canvas, mirrored, BLOCKS[(number + 2) % len(BLOCKS)], number + 23)
    _tower(canvas)


# --- a house


def block(canvas: Canvas, house: House, ink: str, seed: int) -> None:
    """A house with lit windows, lit from the left."""
    left, wide, _, roof = house
    outline = _outline(house)
    canvas.fill(outline, ink)
    canvas.stipple_across(outline, NIGHT.black, left + wide * 0.25, left + wide * 1.05, 0, 0.9)
    canvas.stipple_down(outline, NIGHT.black, HORIZON - 70, HORIZON + 10, 0, 0.85)
    canvas.rim(outline, BLOCK_RIM, 2.6, 2.2, 0.9)
    chance = random.Random(seed)
    for x, y in _windows(house):
        _window(canvas, x, y, chance)
    if roof == "tank":
        _tank(canvas, house, ink)


def _outline(house: House) -> Path:
    left, wide, top, roof = house
    body = rect(left, top, wide, HORIZON + 20 - top)
    if roof == "stepped":
        step = rect(left + wide * 0.18, top - 22, wide * 0.64, 26)
        return union(body, step, rect(left + wide * 0.36, top - 40, wide * 0.28, 22))
    if roof == "gable":
        shares = ((0.1, 1), (0.9, 1), (0.62, -30), (0.38, -30))
        return union(body, poly([(left + wide * share, top + y) for share, y in shares]))
    return body


def _windows(house: House) -> Iterator[tuple[float, float]]:
    """Their top left corners."""
    left, wide, top, _ = house
    columns = int((wide - 18) // 22)
    first = left + (wide - columns * 22 + 10) / 2
    for row in range(int((HORIZON - 26 - top) // 26)):
        for column in range(columns):
            yield first + column * 22, top + 14 + row * 26


def _window(canvas: Canvas, x: float, y: float, chance: random.Random) -> None:
    pane = rect(x, y, 11, 15)
    if chance.random() >= 0.38:
        canvas.fill(pane, NIGHT.black, 0.5)
        return
    canvas.fill(pane, chance.choice(_LIT))
    canvas.line(segment(x, y + 7, x + 11, y + 7), NIGHT.black, 1.4)


def _tank(canvas: Canvas, house: House, ink: str) -> None:
    """A water tank on two legs."""
    left, wide, top, _ = house
    for share in (0.36, 0.62):
        canvas.fill(rect(left + wide * share, top - 20, 3, 22), NIGHT.black)
    lid = ((0.27, -49), (0.73, -49), (0.5, -66))
    roof = poly([(left + wide * share, top + y) for share, y in lid])
    tank = union(rect(left + wide * 0.3, top - 50, wide * 0.4, 32), roof)
    canvas.fill(tank, ink)
    canvas.stipple_across(tank, NIGHT.black, left + wide * 0.4, left + wide * 0.75, 0, 0.9)
    canvas.rim(tank, BLOCK_RIM, 2, 2)


# --- the tower


def _tower(canvas: Canvas) -> None:
    for wide, top, ink in _TOWER:
        step = rect(MIDDLE - wide / 2, top, wide, HORIZON + 20 - top)
        canvas.fill(step, ink)
        canvas.stipple_across(step, NIGHT.black, MIDDLE, MIDDLE + wide * 0.6, 0, 0.9)
        canvas.rim(step, TOWER_RIM, 2.6, 2)
    canvas.fill(rect(MIDDLE - 2.4, 4, 4.8, 64), "#b49ae8")
    _ball(canvas)
    for row in range(6):
        for column in (-36, -18, 0, 18, 36):
            lit = (row * 3 + column // 18) % 3 == 0
            pane = rect(MIDDLE + column - 5, 162 + row * 24, 10, 14)
            canvas.fill(pane, NIGHT.window if lit else NIGHT.black, 0.95)
    _clock(canvas)
    ticker = rect(MIDDLE - 66, 252, 132, 22)
    canvas.fill(ticker, NIGHT.black)
    canvas.line(ticker, TOWER_RIM, 2)


def _ball(canvas: Canvas) -> None:
    x, y = _BALL
    canvas.fill(circle(x, y, 22), NIGHT.black)
    canvas.fill(circle(x, y, 19), "#fff0b8")
    canvas.stipple(circle(x, y, 19), "#d9861c", (x - 8, y - 10), (x + 20, y + 14), 0, 0.95)
    for across in (0.1, 10):
        canvas.line(ellipse(x, y, across, 19), "#8a4f08", 1.6)
    for down in (-10, 0, 10):
        half = (19 * 19 - down * down) ** 0.5
        canvas.line(segment(x - half, y + down, x + half, y + down), "#8a4f08", 1.4)


def _clock(canvas: Canvas) -> None:
    x, y = _CLOCK
    face = circle(x, y, 22)
    canvas.fill(circle(x, y, 26), "#a8741c")
    canvas.fill(face, "#fff3c8")
    canvas.inner(face, "#d08f2f", 9, -3, -3)
    for hour in range(12):
        canvas.fill(circle(*on_circle(x, y, 17, hour * 30), 1.6), "#3a1c02")
    canvas.line(segment(x, y, x - 6, y - 10), "#3a1c02", 3.6)
    canvas.line(segment(x, y, x + 2, y - 15), "#3a1c02", 2.6)
