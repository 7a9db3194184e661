"""Three Dozen Roses: a bouquet so big that it walks by itself."""

import math
import random

from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import circle, curve, ellipse, poly, rays, svg
from studio.times_square.limbs import hand, sleeve
from studio.times_square.signs import boater
from studio.transforms import Point, place

_SUIT, _SHADE = "#ffcf3a", "#9a5208"
_REDS = ("#d81f44", "#e8385a", "#b80f34")
_MIDDLE = (250.0, 236.0)
_RINGS = ((6, 60, 10, 62), (11, 32.7, 0, 122))  # how many, degrees apart, from where, how far out
_LEAF = "0,0! 20,-16 52,-12 66,0! 52,12 20,14"
_LEGS = (
    ((226, 440, 60), (204, 510, 48), (176, 566, 34)),
    ((274, 440, 60), (300, 500, 48), (318, 566, 34)),
)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _backdrop(canvas)
    for leg in _LEGS:
        _leg(canvas, leg)
    _paper(canvas)
    _arms(canvas)
    canvas.fill(svg("M250,452 L206,430 L204,480 Z M250,452 L294,430 L296,480 Z"), "#ff4f86")
    canvas.fill(circle(250, 453, 12), "#b3204f")
    _bouquet(canvas)
    with canvas.at(242, 116, 0.84, 8):
        boater(canvas)


def _backdrop(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f2a92c")
    canvas.fill(rays(250, 300, 720, 20, 0.5, 6), "#f7c04a")
    canvas.stipple_radial(canvas.page, "#fff0b8", (250, 270), 40, 300, 0.95, 0)
    canvas.stipple_radial(canvas.page, "#a85a10", (250, 300), 300, 520, 0, 0.85)
    floor = ellipse(250, 586, 250, 40)
    canvas.fill(floor, "#c9781c")
    canvas.stipple_down(floor, "#5a2a08", 560, 620, 0.2, 0.9)


def _leg(canvas: Canvas, points: tuple[tuple[float, float, float], ...]) -> None:
    sleeve(canvas, points, _SUIT, _SHADE)
    x = points[-1][0]
    tip = f"{x + 48},572 {x + 54},588!"
    shoe = curve(f"{x - 20},560! {x + 20},560! {tip} {x - 22},588!")
    canvas.fill(shoe, "#fdf6e8")
    canvas.fill(curve(f"{x + 18},562! {tip} {x + 18},588!"), "#3a1c02")
    canvas.line(shoe, "#3a1c02", 3)


def _paper(canvas: Canvas) -> None:
    cone, fold = poly("106,312 394,312 304,492 196,492"), poly("106,312 196,492 250,492 190,330")
    canvas.fill(cone, "#fdf6e8")
    canvas.stipple_across(cone, "#a87a5a", 250, 400, 0, 0.9)
    canvas.fill(fold, "#ffffff")
    canvas.stipple(fold, "#c9a07a", (120, 330), (250, 470), 0, 0.7)


def _arms(canvas: Canvas) -> None:
    skin = skin_tones("amber")
    for side in (-1, 1):
        joints = ((104, 420, 40), (122, 450, 38), (52, 462, 32))
        sleeve(canvas, [(250 + side * out, y, wide) for out, y, wide in joints], _SUIT, _SHADE)
        at = (250 + side * 44, 462)
        hand(canvas, at, (skin.base, skin.shade), 90 * side, 1.15, flip=side > 0)


# --- the flowers


def _bouquet(canvas: Canvas) -> None:
    chance, spots = random.Random(2), _spots()
    for spot in spots:
        for _ in range(2):
            _leaf(canvas, spot, chance.uniform(-0.5, 0.5))
    outer_first = sorted(spots, key=lambda spot: -math.dist(spot, _MIDDLE))
    for number, (x, y) in enumerate([*outer_first, _MIDDLE]):
        size, turn = chance.uniform(1.05, 1.25), chance.uniform(0, 72)
        rose(canvas, x, y, size, _REDS[number % 3], "#5a0620", "#ff9a9a", rotate=turn)


def _spots() -> list[Point]:
    """Where the roses are, in two rings."""
    x, y = _MIDDLE
    angles = [
        (math.radians(number * apart + start), far)
        for count, apart, start, far in _RINGS
        for number in range(count)
    ]
    return [(x + far * 1.12 * math.cos(a), y + far * 0.92 * math.sin(a)) for a, far in angles]


def _leaf(canvas: Canvas, spot: Point, aside: float) -> None:
    x, y = spot
    angle = math.atan2(y - _MIDDLE[1], x - _MIDDLE[0]) + aside
    root = (x + 10 * math.cos(angle), y + 10 * math.sin(angle))
    leaf = place(curve(_LEAF), *root, 0.9, math.degrees(angle))
    canvas.fill(leaf, "#1f7a4a")
    canvas.inner(leaf, "#0a3a28", 8, 3, -3)
