"""Moth-Eaten: a giant eyed moth with a skull ruff has settled on a street lamp; a man flees."""

import math
import random

from studio.blocks.bones import skull
from studio.blocks.sky import glowing_sky, star_field
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    circle,
    curve,
    ellipse,
    open_curve,
    poly,
    rect,
    ribbon,
    segment,
    spline,
    svg,
)
from studio.transforms import Path, place, union

_BLACK = "#05030a"
_OUTLINE = "#0a0616"
_WING_DARK = "#2a0f1a"
_BODY = "#5a3324"
_BODY_DARK = "#1a0a12"
_FEELER = "#e9d3a4"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _town(canvas)
    _lamplight(canvas)
    _lamp(canvas)
    with canvas.at(25, -14, 0.9):
        _moth(canvas)
    _fugitive(canvas)


def _mirrored(path: Path, side: int) -> Path:
    """A path drawn to the right of x 0, put on one side of the moth."""
    return place(path, _MIDDLE, flip=side < 0)


# --- the street


def _town(canvas: Canvas) -> None:
    glowing_sky(canvas, HORROR.dusk, HORROR.night, HORROR.violet, (250, 300), 60, 380)
    star_field(canvas, HORROR.bone, 30, 8, 300, 4)
    skyline(canvas, 600, "#180d2e", seed=3, heights=(90, 190), widths=(50, 90))
    for x, y in ((40, 500), (62, 500), (430, 480), (452, 480), (452, 510)):
        canvas.fill(rect(x, y, 9, 13), HORROR.gold)


def _lamplight(canvas: Canvas) -> None:
    canvas.stipple_radial(canvas.page, HORROR.gold, (250, 438), 30, 190, 0.8, 0)
    canvas.stipple_down(poly("250,410 -40,640 540,640"), "#ffe9a0", 430, 640, 1, 0.75)


def _lamp(canvas: Canvas) -> None:
    canvas.fill(poly("243,470 257,470 262,720 238,720"), _BLACK)
    canvas.fill(curve("222,480! 230,458 270,458 278,480! 262,486 238,486"), _BLACK)
    globe = circle(250, 432, 35)
    canvas.line(globe, _BLACK, 6)
    canvas.fill(globe, "#fff8dc")
    canvas.inner(globe, HORROR.gold, 12, 0, -5)
    canvas.fill(curve("232,404! 250,388 268,404!"), _BLACK)


# --- the moth


def _moth(canvas: Canvas) -> None:
    """It is drawn as wide as the card, and put on it smaller."""
    for side in (-1, 1):
        _wings(canvas, side)
    _body(canvas)
    _ruff(canvas)
    skull(canvas, 250, 246, 0.98, HORROR.bone, _BODY_DARK, "#b08a5a")
    _head(canvas)
    for side in (-1, 1):
        _feeler(canvas, side)


def _wings(canvas: Canvas, side: int) -> None:
    lower = _mirrored(
        curve("14,270! 90,282 156,286 184,330 160,388 118,396 96,430! 70,390 14,330!"), side
    )
    upper = _mirrored(
        curve("14,232! 60,130 150,70 236,72! 232,130 206,190 176,246 120,284 16,290!"), side
    )
    _wing(canvas, lower, "#8a4a2a", side)
    _wing(canvas, upper, "#b5622e", side)
    with canvas.clip(upper):
        _upper_markings(canvas, side)
    with canvas.clip(lower):
        hem = open_curve("180,300 166,370 112,396 60,380")
        canvas.line(_mirrored(hem, side), HORROR.bone, 7)
    _eye_spot(canvas, _MIDDLE + side * 136, 168, 34)
    _eye_spot(canvas, _MIDDLE + side * 118, 334, 24)


def _wing(canvas: Canvas, wing: Path, ink: str, side: int) -> None:
    canvas.line(wing, _OUTLINE, 8)
    canvas.fill(wing, ink)
    canvas.stipple_across(wing, _WING_DARK, _MIDDLE, _MIDDLE + side * 120, 1, 0)
    canvas.inner(wing, "#3a1420", 16, 0, 0, 0.9)


def _upper_markings(canvas: Canvas, side: int) -> None:
    pale_hem = open_curve("232,60 214,140 182,210 120,262 40,292")
    dark_hem = open_curve("218,60 200,140 168,210 114.4,256.4 40,287.8")
    canvas.line(_mirrored(pale_hem, side), HORROR.bone, 9)
    canvas.line(_mirrored(dark_hem, side), _WING_DARK, 5)
    for i in range(6):
        vein = svg(f"M16,250 Q{80 + i * 16},{120 + i * 26} 240,{76 + i * 34}")
        canvas.line(_mirrored(vein, side), _WING_DARK, 1.8, 0.7)


def _eye_spot(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.fill(circle(x, y, radius), _OUTLINE)
    canvas.fill(circle(x, y, radius * 0.8), HORROR.gold)
    iris = circle(x, y, radius * 0.64)
    canvas.fill(iris, HORROR.acid)
    canvas.inner(iris, HORROR.moss, radius * 0.3, 0, -2)
    canvas.fill(circle(x, y, radius * 0.34), _BLACK)
    canvas.fill(circle(x - radius * 0.14, y - radius * 0.16, radius * 0.12), "#ffffff")


def _body(canvas: Canvas) -> None:
    body = curve("250,196 274,214 282,256 276,330 262,396 250,424 238,396 224,330 218,256 226,214")
    canvas.line(body, _OUTLINE, 7)
    canvas.fill(body, _BODY)
    canvas.stipple_across(body, _BODY_DARK, 252, 290)
    canvas.stipple_across(body, "#c98a5a", 246, 214, 0, 0.8)
    for i in range(6):
        y = 318 + i * 16
        fold = svg(f"M{226 + i * 2},{y} Q250,{y + 12} {274 - i * 2},{y}")
        canvas.line(fold, _BODY_DARK, 4)


def _ruff(canvas: Canvas) -> None:
    chance = random.Random(3)
    for _ in range(130):
        angle, radius = chance.uniform(0, math.tau), chance.uniform(8, 34)
        dx, dy = math.cos(angle), math.sin(angle)
        x, y = 250 + radius * dx, 238 + radius * 0.9 * dy
        tuft = ribbon([(x, y, 5), (x + 13 * dx, y + 13 * dy, 0.5)], 3, round_ends=False)
        canvas.fill(tuft, chance.choice([_FEELER, "#c9a878", "#f8ecc8"]))


def _head(canvas: Canvas) -> None:
    head = circle(250, 194, 17)
    canvas.fill(head, _BODY)
    canvas.inner(head, _BODY_DARK, 6, 0, -3)
    for x in (239, 261):
        canvas.fill(circle(x, 190, 8.5), HORROR.blood)
        canvas.fill(circle(x - 2, 187, 2.6), "#ffb9a0")


def _feeler(canvas: Canvas, side: int) -> None:
    stalk = [(250 + side * x, y) for x, y in ((6, 178), (18, 146), (44, 120), (66, 122))]
    samples = spline(stalk, 8)
    canvas.line(open_curve(stalk), _FEELER, 3.4)
    for i in range(4, len(samples), 2):
        x, y = samples[i]
        length = 16 * math.sin(math.pi * i / len(samples)) + 3
        canvas.line(segment(x, y, x + side * length * 0.5, y - length), _FEELER, 2)
        canvas.line(segment(x, y, x + side * length * 0.7, y + length * 0.7), _FEELER, 2)


# --- the man


def _fugitive(canvas: Canvas) -> None:
    """He has seen it and runs, black against the light; his hat cannot keep up."""
    with canvas.at(128, 586, 1.06):
        canvas.fill(curve("60,-4! 0,-8 -70,2 -150,30! -60,22 20,12"), _BLACK, 0.8)
        for limb in (
            "0,-46,19 -26,-38,15 -34,-6,10 -50,-4,8",
            "2,-48,19 22,-26,15 48,-24,10 56,-38,7",
            "2,-44,25 -6,-66,29 -8,-86,20",
            "4,-52,24 28,-58,14 46,-48,3",
            "-8,-82,13 -32,-86,11 -40,-112,8 -42,-118,11",
            "-4,-82,13 20,-90,11 28,-114,8 30,-120,11",
        ):
            canvas.fill(ribbon(limb), _BLACK)
        canvas.fill(circle(-9, -103, 15), _BLACK)
        hat = union(poly("-15,0 15,0 12,-20 -12,-20"), ellipse(0, 1, 26, 5))
        canvas.fill(place(hat, 18, -140, 1, 24), _BLACK)
