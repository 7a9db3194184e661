"""The city: deco towers in ranks, low in the middle and high at both sides."""

import random

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import BLOCKBUSTER
from studio.keyart.frame import WIDTH
from studio.paths import poly, rect
from studio.transforms import Path, union

_FAR = "#27336f"
_MIDDLE = "#1a2152"
_NEAR = "#12143a"
_GROUND = 1010


def draw(canvas: Canvas) -> None:
    """Draws the whole layer."""
    _rank(canvas, _FAR, 3, 150, 0.1)
    _landmark(canvas, 1610, 600)
    _rank(canvas, _MIDDLE, 5, 60, 0.3)
    _rank(canvas, _NEAR, 8, -30, 0.28)


def _height(x: float, lift: float) -> float:
    """How high houses stand at x: a valley with its floor in the middle."""
    return 70 + lift * (0.4 + _side(x)) + 230 * max(0.0, _side(x) - 0.25)


def _side(x: float) -> float:
    """0 on the middle line, 1 at both edges."""
    return abs(x - WIDTH / 2) / (WIDTH / 2)


def _rank(canvas: Canvas, ink: str, seed: int, lift: float, lit: float) -> None:
    chance = random.Random(seed)
    x = -20.0
    while x < WIDTH + 20:
        width = chance.uniform(56, 110)
        top = _GROUND - _height(x + width / 2, lift) * chance.uniform(0.75, 1.2)
        tower = _tower(x, top, width, chance.choice((0, 1, 2, 3)))
        canvas.fill(tower, ink)
        canvas.stipple_across(tower, BLOCKBUSTER.night, x + width * 0.6, x, 0, 0.8)
        canvas.rim(tower, mix(ink, BLOCKBUSTER.teal, 0.55), -3, 2)
        _windows(canvas, chance, x, top, width, lit * min(1, 0.25 + _side(x)))
        x += width * chance.uniform(0.8, 1.02)


def _tower(x: float, top: float, width: float, kind: int) -> Path:
    """A block with a flat roof, steps, a spire or a slanted crown."""
    block = rect(x, top, width, _GROUND - top + 60)
    if kind == 1:
        step = rect(x + width * 0.18, top - 22, width * 0.64, 24)
        return union(block, step, rect(x + width * 0.34, top - 40, width * 0.32, 20))
    if kind == 2:
        spire = poly(
            [(x + width * 0.44, top), (x + width * 0.5, top - 80), (x + width * 0.56, top)]
        )
        return union(block, rect(x + width * 0.25, top - 20, width * 0.5, 22), spire)
    if kind == 3:
        return union(block, poly([(x, top + 1), (x + width / 2, top - 34), (x + width, top + 1)]))
    return block


def _windows(
    canvas: Canvas, chance: random.Random, x: float, top: float, width: float, lit: float
) -> None:
    for row in range(int((_GROUND - top) / 22)):
        for column in range(int((width - 14) / 15)):
            if chance.random() < lit:
                spot = rect(x + 10 + column * 15, top + 14 + row * 22, 7, 11)
                canvas.fill(spot, BLOCKBUSTER.gold, 0.9)


def _landmark(canvas: Canvas, x: float, top: float) -> None:
    """A stepped tower with fins and a needle."""
    steps = ((120, 210), (92, 120), (64, 60), (38, 20), (18, 0))
    shape = poly([(x - 3, top - 90), (x + 3, top - 90), (x + 5, top + 2), (x - 5, top + 2)])
    for width, drop in steps:
        shape = union(shape, rect(x - width / 2, top + drop, width, _GROUND - top - drop))
    canvas.fill(shape, BLOCKBUSTER.blue)
    canvas.stipple_across(shape, _MIDDLE, x + 30, x - 60, 0, 1)
    canvas.rim(shape, BLOCKBUSTER.teal, -4, 3)
    for dx in (-36, -18, 0, 18, 36):
        fin = rect(x + dx - 3, top + 70 + abs(dx) * 4, 6, 300)
        canvas.fill(fin, BLOCKBUSTER.gold, 0.85)
        canvas.stipple_down(fin, BLOCKBUSTER.blue, top + 120, top + 330, 0, 1)
