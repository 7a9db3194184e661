"""Plants and stones of the open air."""

import math
import random

from studio.canvas import Canvas
from studio.paths import Knots, circle, curve, on_circle, rect, ribbon, svg
from studio.transforms import Path, place, union

_BRANCHES: tuple[Knots, ...] = (
    "0,40,60 4,-40,36 -6,-120,26 10,-200,18 40,-270,8 74,-320,1",
    "-4,-110,20 -40,-160,14 -60,-220,8 -58,-270,1",
    "-42,-160,10 -80,-170,6 -112,-200,1",
    "8,-190,14 -4,-240,10 -14,-300,6 -2,-350,1",
    "6,-150,16 50,-180,12 96,-190,7 140,-228,1",
    "60,-184,8 90,-160,5 124,-158,1",
    "42,-270,7 76,-276,4 108,-300,.8",
    "-14,-290,6 -34,-312,3 -44,-340,.8",
    "-60,-230,6 -84,-250,4 -92,-280,.8",
    "0,0,30 -50,30,16 -90,44,2",
    "0,0,30 50,30,16 86,44,2",
)


def dead_tree(x: float, y: float, scale: float, *, flip: bool = False) -> Path:
    """A bare tree rooted at x, y, 350 units tall at scale 1."""
    branches = [ribbon(branch, round_ends=False) for branch in _BRANCHES]
    return place(union(*branches), x, y, scale, flip=flip)


def grass(
    canvas: Canvas,
    y: float,
    ink: str,
    count: int = 60,
    seed: int = 1,
    height: float = 16,
    left: float = -10,
    right: float = 510,
) -> None:
    """A row of blades standing on y."""
    chance = random.Random(seed)
    for _ in range(count):
        x = chance.uniform(left, right)
        tall = height * chance.uniform(0.5, 1.3)
        lean = chance.uniform(-6, 6)
        blade = [(x, y + 4, 4), (x + lean * 0.3, y - tall * 0.5, 3), (x + lean, y - tall, 0.4)]
        canvas.fill(ribbon(blade, 4, round_ends=False), ink)


def rose(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    ink: str,
    dark: str,
    light: str,
    *,
    rotate: float = 0,
    stem: float | None = None,
    leaf: str = "#2b7a5a",
) -> None:
    """A rose seen from above, 70 units wide at scale 1, on a stem of that length if given."""
    with canvas.at(x, y, scale, rotate):
        if stem:
            _stem(canvas, stem, leaf)
        for angle in range(20, 380, 72):
            petal = curve("0,0! -20,-10 -18,-30 0,-36 18,-30 20,-10")
            _petal(canvas, place(petal, 0, 4, 0.98, angle), ink, dark)
        heart = circle(0, 0, 22)
        canvas.fill(heart, ink)
        canvas.inner(heart, dark, 8, -3, -3, 0.9)
        canvas.fill(_fold(16, 200, 400, 5), dark)
        canvas.fill(_fold(11, 20, 230, 4), light)
        canvas.fill(_fold(6, 180, 420, 3.5), dark)


def _stem(canvas: Canvas, length: float, ink: str) -> None:
    canvas.line(svg(f"M0,10 Q{length * 0.12},{length * 0.5} 0,{length}"), ink, 5)
    for share, side in ((0.45, 1), (0.62, -1)):
        y = length * share
        leaf = curve(
            f"{side * 2},{y}! {side * 16},{y - 18} {side * 38},{y - 14}! {side * 22},{y + 4}"
        )
        canvas.fill(leaf, ink)
        canvas.stipple_down(leaf, "#103a35", y - 14, y + 6, 0, 0.8)


def _petal(canvas: Canvas, petal: Path, ink: str, dark: str) -> None:
    canvas.fill(petal, ink)
    canvas.inner(petal, dark, 7, 0, 5, 0.9)


def _fold(radius: float, start: float, end: float, width: float) -> Path:
    """The curled edge of an inner petal."""
    arc = [on_circle(0, 0, radius, start + (end - start) * i / 10) for i in range(11)]
    widths = [0.6 + width * math.sin(math.pi * i / 10) for i in range(11)]
    return ribbon([(x, y, w) for (x, y), w in zip(arc, widths, strict=True)], 4)


def tombstone(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    ink: str,
    dark: str,
    light: str,
    rotate: float = 0,
    *,
    cross: bool = False,
) -> None:
    """A gravestone, round-headed or a cross, standing on x, y."""
    stone = _cross(width, height) if cross else _round_headed(width, height)
    with canvas.at(x, y, 1, rotate):
        canvas.fill(place(stone, width * 0.09, -1), dark)
        canvas.fill(stone, ink)
        canvas.stipple_down(stone, dark, -height * 0.5, 0, 0, 0.9)
        canvas.stipple(stone, light, (-width * 0.1, 0), (-width * 0.55, -height * 0.3), 0, 0.9)
        canvas.rim(stone, light, 3, 3, 0.9)


def _cross(width: float, height: float) -> Path:
    upright = rect(-width * 0.16, -height, width * 0.32, height)
    return union(upright, rect(-width / 2, -height * 0.76, width, height * 0.24))


def _round_headed(width: float, height: float) -> Path:
    half, shoulder, brow = width / 2, -height * 0.62, -height * 0.9
    return curve(
        f"{-half},0! {-half},{shoulder} {-width * 0.38},{brow} 0,{-height} "
        f"{width * 0.38},{brow} {half},{shoulder} {half},0!"
    )
