"""King Calamari: a giant squid, crowned, holds court on the tallest tower."""

import random
from dataclasses import dataclass

from studio.blocks.creatures import tentacle
from studio.blocks.regalia import crown
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import place

_SQUID = "#d8402e"
_SQUID_SHADE = "#6a0f1c"
_SUCKERS = "#f7c9a0"
_RIM = "#ff9a6a"
_OUTLINE = "#2a0612"
_CROWD = "#0a0716"

_ARMS_BEHIND = (
    ("230,250,40 120,250,34 50,180,26 70,90,18 130,70,8", -1),
    ("270,250,40 390,250,34 450,330,26 420,410,16 370,400,6", 1),
)
_ARMS_BEFORE = (
    (
        "214,262,46 170,330,42 220,380,38 330,390,32 350,440,26 290,480,20 200,470,14 170,500,6",
        1,
    ),
    (
        "286,262,46 330,320,40 300,352,34 190,344,30 120,390,26 110,470,20 150,530,14 190,520,6",
        -1,
    ),
    ("236,270,40 220,330,34 160,330,30 80,350,26 20,430,20 -10,540,12", 1),
    ("266,272,36 290,420,34 350,500,28 430,500,22 470,560,16 450,620,8", 1),
)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    for tower in _CITY:
        _tower(canvas, tower)
    for points, side in _ARMS_BEHIND:
        _arm(canvas, points, side)
    _tower(canvas, _TALLEST)
    _mantle(canvas)
    crown(canvas, 250, 176, 1.42, _OUTLINE)
    _eye(canvas, -1)
    _eye(canvas, 1)
    for points, side in _ARMS_BEFORE:
        _arm(canvas, points, side, rim=_RIM)
    _biplane(canvas, 416, 150, 1.0, 160)
    _biplane(canvas, 82, 300, 0.7, -12)
    _biplane(canvas, 440, 60, 0.6, 175)
    _crowd(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, BLOCKBUSTER.night)
    canvas.stipple_down(canvas.page, BLOCKBUSTER.blue, 60, 560, 0, 0.95)
    moon = circle(250, 210, 205)
    canvas.fill(moon, BLOCKBUSTER.gold)
    canvas.inner(moon, BLOCKBUSTER.coral, 50, 0, -30, 0.8)
    canvas.stipple_down(moon, BLOCKBUSTER.coral, 300, 430, 0, 0.6)
    _searchlight(canvas, 60, 20)
    _searchlight(canvas, 440, 500)


def _searchlight(canvas: Canvas, foot: float, top: float) -> None:
    cone = poly([(foot - 6, 600), (foot + 6, 600), (top + 60, 0), (top - 60, 0)])
    canvas.stipple(cone, BLOCKBUSTER.pale, (foot, 600), (top, 0), 0.85, 0.1)


# --- the city


@dataclass(frozen=True)
class _Tower:
    """A stepped skyscraper about x, standing on `base`."""

    x: float
    base: float
    width: float
    height: float
    ink: str
    shade: str
    seed: int


_CITY = (
    _Tower(30, 610, 90, 190, BLOCKBUSTER.blue, BLOCKBUSTER.night, 2),
    _Tower(110, 610, 70, 260, BLOCKBUSTER.blue, BLOCKBUSTER.night, 5),
    _Tower(400, 610, 80, 280, BLOCKBUSTER.blue, BLOCKBUSTER.night, 6),
    _Tower(474, 610, 90, 200, BLOCKBUSTER.blue, BLOCKBUSTER.night, 7),
)
_TALLEST = _Tower(250, 640, 190, 400, "#26345f", "#0d0f26", 3)
# How wide each storey of steps is, and between which shares of the height it stands.
_STEPS = ((1, 0, 0.45), (0.78, 0.45, 0.68), (0.56, 0.68, 0.84), (0.34, 0.84, 0.94), (0.16, 0.94, 1))


def _tower(canvas: Canvas, tower: _Tower) -> None:
    chance = random.Random(tower.seed)
    for share, low, high in _STEPS:
        width = tower.width * share
        _step(canvas, tower, width, low, high)
        _windows(canvas, tower, width, low, high, chance)
    x, top = tower.x, tower.base - tower.height
    mast_top = tower.base - tower.height * 1.14
    canvas.fill(poly([(x - 4, top), (x + 4, top), (x + 1, mast_top), (x - 1, mast_top)]), tower.ink)


def _step(canvas: Canvas, tower: _Tower, width: float, low: float, high: float) -> None:
    x, top = tower.x, tower.base - tower.height * high
    step = rect(x - width / 2, top, width, tower.height * (high - low) + 2)
    canvas.fill(step, tower.ink)
    canvas.stipple_across(step, tower.shade, x - width * 0.1, x + width / 2, 0, 1)
    canvas.stipple_across(step, BLOCKBUSTER.teal, x - width * 0.2, x - width / 2, 0, 0.7)


def _windows(
    canvas: Canvas, tower: _Tower, width: float, low: float, high: float, chance: random.Random
) -> None:
    top, foot = tower.base - tower.height * high, tower.base - tower.height * low
    columns = max(1, int(width / 22))
    for column in range(columns):
        left = tower.x - width / 2 + column * width / columns
        middle, y = left + width / columns / 2, top + 10
        while y < foot - 8:
            if chance.random() < 0.62:
                canvas.fill(rect(middle - 3.5, y, 7, 9), BLOCKBUSTER.gold)
            y += 15
        canvas.line(segment(left, top, left, foot), tower.shade, 2)


# --- the king


def _arm(canvas: Canvas, points: str, side: int, rim: str | None = None) -> None:
    """Outlined, or arms and city would be one in grey."""
    canvas.line(ribbon(points, 16), _OUTLINE, 6)
    tentacle(canvas, points, _SQUID, _SQUID_SHADE, _SUCKERS, side, rim=rim)


def _mantle(canvas: Canvas) -> None:
    fin = curve("250,22! 296,60 356,112! 310,118 290,116 250,120 210,116 190,118 144,112! 204,60")
    canvas.line(fin, _OUTLINE, 5)
    canvas.fill(fin, _SQUID)
    canvas.stipple_across(fin, _SQUID_SHADE, 250, 150, 0, 0.9)
    canvas.stipple_down(fin, _SQUID_SHADE, 40, 118, 0, 0.6)
    mantle = curve("250,30 292,90 318,170 322,220 300,262 250,276 200,262 178,220 182,170 208,90")
    canvas.line(mantle, _OUTLINE, 5)
    canvas.fill(mantle, _SQUID)
    canvas.inner(mantle, _SQUID_SHADE, 40, 16, -14)
    canvas.stipple_radial(mantle, "#ff8a5a", (286, 130), 0, 80, 0.8, 0)
    canvas.rim(mantle, "#ffb27a", -4, 3)
    spots = (
        (236, 110, 9),
        (262, 90, 6),
        (228, 150, 6),
        (258, 140, 11),
        (282, 186, 7),
        (240, 176, 5),
    )
    for spot in spots:
        canvas.fill(circle(*spot), _SQUID_SHADE, 0.5)


def _eye(canvas: Canvas, side: int) -> None:
    x, y, tilt = 250 + side * 42, 222, side * 14
    canvas.fill(ellipse(x, y, 34, 30, tilt), _SQUID_SHADE)
    ball = ellipse(x, y + 2, 27, 23, tilt)
    canvas.fill(ball, BLOCKBUSTER.gold)
    canvas.inner(ball, "#d76a1e", 9, 0, 4)
    canvas.fill(ellipse(x, y + 3, 20, 6, tilt), "#14060a")
    canvas.fill(circle(x - 8, y - 6, 5), BLOCKBUSTER.pale)
    brow = [(x - side * 30, y - 8, 4), (x, y - 28, 13), (x + side * 34, y - 24, 3)]
    canvas.fill(ribbon(brow), _SQUID_SHADE)


# --- the tiny ones


def _biplane(canvas: Canvas, x: float, y: float, scale: float, rotate: float) -> None:
    with canvas.at(x, y, scale, rotate):
        canvas.fill(curve("-40,0! -30,-6 20,-8 34,-4 38,2 20,7 -30,4"), BLOCKBUSTER.pale)
        canvas.fill(poly("-6,-18 18,-20 20,-15 -4,-13"), BLOCKBUSTER.pale)
        canvas.fill(poly("-8,8 18,10 16,15 -10,13"), BLOCKBUSTER.pale)
        canvas.fill(poly("-40,0 -46,-16 -34,-14 -28,-2"), BLOCKBUSTER.crimson)
        canvas.line(segment(0, -14, 0, 10), BLOCKBUSTER.maroon, 2)
        canvas.line(segment(12, -16, 12, 11), BLOCKBUSTER.maroon, 2)
        canvas.fill(ellipse(40, 0, 2.5, 15), BLOCKBUSTER.gold)


def _crowd(canvas: Canvas) -> None:
    chance = random.Random(2)
    for x in range(-10, 520, 17):
        y = 588 + chance.uniform(-8, 6)
        canvas.fill(circle(x, y, 9), _CROWD)
        canvas.fill(round_rect(x - 12, y + 6, 24, 60, 9), _CROWD)
        if chance.random() < 0.4:
            canvas.line(svg(f"M{x + 8},{y + 14} L{x + 14},{y - 16}"), _CROWD, 5)
        if chance.random() < 0.3:
            _hat(canvas, x, y)


def _hat(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(place(rect(-8, -14, 16, 9), x, y), _CROWD)
    canvas.fill(place(rect(-12, -6, 24, 3), x, y), _CROWD)
