"""Swept Off Our Pedals: the necks of two swan boats make a heart before the setting sun."""

import random

from studio.blocks.anatomy import open_hand
from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import cloud
from studio.blocks.town import umbrella
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS
from studio.paths import circle, curve, ellipse, heart, knots, poly, rect, ribbon, segment
from studio.transforms import Path, place

_SUN = "#ffd27a"
_SWAN = "#fffaf0"
_FEATHER_SHADE = "#d79ab0"
_STRAW = "#f6d98a"
_STRAW_SHADE = "#b9722a"
_MIDDLE = 250
_HIS_SIDE, _HER_SIDE = -1, 1
_NECK = knots("70,500,54 34,450,44 52,380,33 98,316,27 110,252,24 78,204,23 36,214,24 20,246,19")


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _shore(canvas)
    _water(canvas)
    _reflection(canvas, _HIS_SIDE)
    _man(canvas)
    _boat(canvas, _HIS_SIDE)
    _reflection(canvas, _HER_SIDE)
    _woman(canvas)
    _boat(canvas, _HER_SIDE)
    _hands(canvas)
    _hearts(canvas)


def _mirrored(path: Path, side: int) -> Path:
    """A path drawn to the right of x 0, put on one side of the middle of the picture."""
    return place(path, _MIDDLE, flip=side < 0)


# --- the lake


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.peach)
    canvas.stipple_down(canvas.page, ROMANCE.rose, 200, -20, 0, 1)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 180, 430, 0, 0.95)
    sun = circle(250, 300, 176)
    canvas.outer(sun, ROMANCE.cream, 26, strength=0.6)
    canvas.fill(sun, _SUN)
    canvas.inner(sun, ROMANCE.rose, 60, 0, -60, 0.85)
    canvas.stipple_radial(sun, ROMANCE.cream, (250, 250), 0, 110, 0.9, 0)
    _cloud(canvas, 70, 210, 0.6, 1.6)
    _cloud(canvas, 440, 176, 0.6, 1.6)
    _cloud(canvas, 420, 330, 0.5, 1.6)
    _cloud(canvas, 60, 340, 0.5, 1.5)


def _cloud(canvas: Canvas, x: int, y: float, scale: float, width: float) -> None:
    puffs = cloud(x, y, scale, x + 2, 5, width)
    canvas.fill(puffs, ROMANCE.cream)
    canvas.stipple_down(puffs, ROMANCE.peach, y - 34 * scale, y + 6, 0, 1)


def _shore(canvas: Canvas) -> None:
    shore = curve(
        "-20,440! 40,404 80,412 120,396 170,424 250,430 330,424 380,392 430,410 470,396 "
        "520,430! 520,460! -20,460!"
    )
    canvas.fill(shore, ROMANCE.sea)
    canvas.stipple_down(shore, ROMANCE.wine, 400, 450, 0, 0.6)
    for x in (36, 62, 448, 474):
        cypress = place(curve("-16,440! -14,410 0,380 14,410 16,440!"), x)
        canvas.fill(cypress, ROMANCE.sea)
        canvas.stipple_across(cypress, ROMANCE.teal, x + 4, x - 16, 0, 0.8)


def _water(canvas: Canvas) -> None:
    water = rect(-20, 440, 540, 300)
    canvas.fill(water, ROMANCE.teal)
    canvas.stipple_down(water, ROMANCE.sea, 470, 620, 0, 1)
    glitter = curve("150,440! 350,440! 330,500 360,560 300,640! 200,640! 140,560 170,500")
    canvas.stipple_down(glitter, _SUN, 440, 620, 0.95, 0.2)
    chance = random.Random(4)
    for _ in range(46):
        nearness = chance.random() ** 1.2
        y, width = 446 + nearness * 170, 10 + 46 * nearness
        x = chance.gauss(250, 120 + 60 * nearness)
        ripple = [(x - width, y, 0.5), (x, y - 1.5, 1.5 + 2.6 * nearness), (x + width, y, 0.5)]
        ink = chance.choice([ROMANCE.cream, ROMANCE.cream, ROMANCE.peach, ROMANCE.sea])
        canvas.fill(ribbon(ripple, 5), ink, 0.9)


def _reflection(canvas: Canvas, side: int) -> None:
    reflection = curve("30,520 90,540 190,536 222,520! 190,560 110,572 40,556")
    canvas.fill(_mirrored(reflection, side), ROMANCE.cream, 0.5)


# --- the two lovers


def _man(canvas: Canvas) -> None:
    jacket = curve("100,470 104,424 124,408 146,412 160,440 164,480")
    jacket = _mirrored(jacket, _HIS_SIDE)
    canvas.fill(jacket, ROMANCE.sea)
    canvas.stipple_across(jacket, ROMANCE.wine, 118, 78, 0, 0.9)
    limb(canvas, [(124, 424, 17), (158, 440, 14), (186, 418, 11)], ROMANCE.sea, ROMANCE.wine)
    face = Profile(nose=5, hump=3, jaw=3, chin=-3, eye="round", ear="long")
    profile_head(canvas, 120, 376, 0.66, "fair", "#3a1d16", profile=face, eye_open=True)
    _boater(canvas)


def _boater(canvas: Canvas) -> None:
    brim = place(ellipse(0, 0, 42, 7), 122, 338, 1, 6)
    crown = place(poly("-24,-22 22,-22 24,0 -26,0"), 121, 338, 1, 6)
    band = place(rect(-25, -9, 49, 8), 121, 338, 1, 6)
    canvas.fill(brim, _STRAW)
    canvas.fill(crown, _STRAW)
    canvas.stipple_across(crown, _STRAW_SHADE, 118, 94, 0, 0.9)
    canvas.fill(band, ROMANCE.red)


def _woman(canvas: Canvas) -> None:
    dress = curve("100,470 106,426 122,412 142,414 158,440 168,480")
    dress = _mirrored(dress, _HER_SIDE)
    canvas.fill(dress, ROMANCE.gold)
    canvas.stipple_across(dress, _STRAW_SHADE, 382, 422, 0, 0.9)
    arm = [(374, 426, 14), (342, 440, 12), (314, 418, 10)]
    limb(canvas, arm, SKINS["olive"].base, SKINS["olive"].shade)
    face = Profile(nose=2, tip=2, jaw=2, chin=3, eye="merry")
    profile_head(
        canvas, 380, 378, 0.64, "olive", "#1f1216", "waves", profile=face, eye_open=True, flip=True
    )
    canvas.line(segment(406, 470, 426, 320), ROMANCE.wine, 4)
    umbrella(canvas, 428, 330, 62, 10, ROMANCE.red, ROMANCE.berry, "#ff9a8a")


def _hands(canvas: Canvas) -> None:
    open_hand(canvas, 184, 419, 0.6, 66, "fair", flip=True)
    open_hand(canvas, 316, 419, 0.6, -66, "olive")


def _hearts(canvas: Canvas) -> None:
    love = heart(250, 330, 22)
    canvas.fill(love, ROMANCE.red)
    canvas.inner(love, ROMANCE.berry, 8, -3, -3)
    canvas.fill(heart(246, 325, 9), "#ffb4a0")
    for x, y, size in ((232, 378, 8), (270, 366, 6), (256, 398, 5)):
        canvas.fill(heart(x, y, size), ROMANCE.red)


# --- the swan boats


def _boat(canvas: Canvas, side: int) -> None:
    _hull(canvas, side)
    _feather(canvas, side, 84, 480, 110)
    _feather(canvas, side, 110, 490, 96)
    _feather(canvas, side, 136, 500, 80)
    _neck(canvas, side)
    _head(canvas, side)


def _hull(canvas: Canvas, side: int) -> None:
    hull = curve(
        "28,500 64,470 110,462 160,462 196,446 214,420! 232,452 226,500 190,532 110,540 52,530"
    )
    hull = _mirrored(hull, side)
    canvas.outer(hull, ROMANCE.wine, 8, 0, 5, 0.45)
    canvas.fill(hull, _SWAN)
    canvas.stipple_down(hull, ROMANCE.peach, 480, 545, 0, 1)
    canvas.stipple_down(hull, "#c98aa8", 512, 545, 0, 0.8)


def _feather(canvas: Canvas, side: int, x: float, y: float, length: float) -> None:
    feather = curve(
        [
            (x, y, "!"),
            (x + length * 0.5, y - 14),
            (x + length, y - 16),
            (x + length * 1.12, y - 28, "!"),
            (x + length * 1.05, y + 4),
            (x + length * 0.6, y + 20),
            (x + length * 0.15, y + 16),
        ]
    )
    feather = _mirrored(feather, side)
    canvas.fill(feather, _SWAN)
    canvas.inner(feather, _FEATHER_SHADE, 9, side * -2, -5, 0.9)


def _neck(canvas: Canvas, side: int) -> None:
    """One half of the heart."""
    neck = ribbon([(_MIDDLE + side * x, y, width) for x, y, width in _NECK])
    canvas.outer(neck, ROMANCE.wine, 6, 0, 3, 0.35)
    canvas.fill(neck, _SWAN)
    canvas.inner(neck, _FEATHER_SHADE, 9, -side * 3, -2, 0.9)


def _head(canvas: Canvas, side: int) -> None:
    head = _mirrored(curve("12,250 20,222 44,204 66,212 66,236 44,254 28,272"), side)
    canvas.fill(head, _SWAN)
    shade_from, shade_to = _MIDDLE + side * 20, _MIDDLE + side * 66
    canvas.stipple_across(head, _FEATHER_SHADE, shade_from, shade_to, 0, 0.5)
    beak = _mirrored(curve("27,240! 36,256 28,272 8,292! 6,276 14,252"), side)
    canvas.fill(beak, "#f08a2a")
    canvas.stipple_across(beak, "#a8321e", _MIDDLE, _MIDDLE + side * 32, 0.9, 0)
    mask = curve("22,238 38,236 40,250 28,252")
    brow = ribbon("34,228,1 44,223,3 54,227,1")
    canvas.fill(_mirrored(mask, side), ROMANCE.wine)
    canvas.fill(_mirrored(circle(44, 232, 4.2), side), ROMANCE.wine)
    canvas.fill(_mirrored(circle(45, 231, 1.4), side), "#ffffff")
    canvas.fill(_mirrored(brow, side), ROMANCE.wine)
