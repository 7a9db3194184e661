"""Esmé St. Cloud: a film star who is always just leaving; emerald gown, white fur, tiara, fan."""

import math
import random

from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import circle, curve, poly, ribbon, segment, spline, star, svg
from studio.portrait import Face
from studio.times_square.feathers import feather
from studio.times_square.inks import GOLD, ROLES
from studio.times_square.limbs import cloth, hand, sleeve
from studio.times_square.roles import gem

_GOWN, _DARK, _FUR, _SILVER = "#17a86c", ROLES["green"].dark, "#fdf6e8", "#dfe4ee"
_SKIN = skin_tones("ebony")
_TRAIN = "206,430! 262,470 330,520 372,548! 340,556 120,556 96,548! 130,520 168,470 180,430!"
_BODY = (
    "152,226! 150,262 164,300 162,326 148,372 152,430 168,486 150,530 120,552! 200,560 "
    "292,552! 258,524 240,480 254,430 262,372 246,326 244,298 258,262 256,226! 228,240 180,240"
)
_STOLE = "128,276,34 146,236,46 206,248,50 262,234,48 296,270,46 312,340,42 306,404,34 312,436,18"
_HAIR = (
    "-66,10! -76,-30 -72,-78 -42,-114 0,-127 42,-118 74,-82 76,-34 74,4 66,30! 58,10 62,-16 "
    "54,-36! 44,-46 34,-68 10,-76 -16,-68 -34,-46! -48,-54 -58,-36 -58,-8"
)
_TIARA = (
    "-58,-92 -46,-120 -34,-104 -18,-140 -2,-112 14,-162 30,-114 46,-140 58,-104 70,-118 "
    "74,-86 40,-106 0,-110 -34,-104"
)


def draw(canvas: Canvas) -> None:
    """Draws her, her feet on y 552."""
    with canvas.at(206, 142, 0.58, 4):
        _face(canvas).neck(25, 176, 46)
    _fan(canvas)
    cloth(canvas, curve(_TRAIN), "#0b6b45", _DARK, 14)
    _gown(canvas)
    _shoulders(canvas)
    _stole(canvas)
    with canvas.at(206, 142, 0.58, 4):
        _head(canvas)


def portrait(canvas: Canvas) -> None:
    """Draws her head and neck, their origin between the eyes."""
    _face(canvas).neck(25, 176, 46)
    _head(canvas)


# --- the body


def _fan(canvas: Canvas) -> None:
    """Held high."""
    for number, degrees in enumerate((-142, -124, -106, -88, -70)):
        across, down = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        knots = ((0, 6), (58, 34), (100, 44), (124, 8))
        points = [(96 + far * across, 296 + far * down, wide) for far, wide in knots]
        ink = "#e6f6ea" if number % 2 else "#ffffff"
        feather(canvas, points, ink, "#7fae98", "#0f7a50")


def _gown(canvas: Canvas) -> None:
    gown = curve(_BODY)
    cloth(canvas, gown, _GOWN, _DARK, 20, 7, -4)
    canvas.stipple_radial(gown, "#b6ffd6", (232, 380), 0, 46, 0.8, 0)
    canvas.stipple_radial(gown, "#b6ffd6", (226, 270), 0, 26, 0.7, 0)
    chance = random.Random(3)
    for _ in range(90):
        x, y = chance.uniform(120, 290), chance.uniform(240, 548)
        if gown.contains(x, y):
            canvas.fill(star(x, y, chance.uniform(2, 4.6), 1, 4), "#eafff2", 0.9)
    canvas.line(svg("M163,322 Q204,338 246,322"), GOLD, 5)


def _shoulders(canvas: Canvas) -> None:
    neckline = "150,240! 166,216 190,208! 218,208! 244,216 258,240! 240,250 204,246 168,250"
    chest = curve(neckline)
    canvas.fill(chest, _SKIN.base)
    canvas.stipple_across(chest, _SKIN.shadow, 230, 150, 0, 0.8)
    inks = (_SKIN.base, _SKIN.shadow)
    sleeve(canvas, [(160, 236, 25), (118, 268, 21), (96, 300, 16)], *inks)
    sleeve(canvas, [(252, 236, 25), (292, 284, 21), (258, 332, 16)], *inks)
    sleeve(canvas, [(124, 262, 27), (96, 302, 20)], "#0f7a50", _DARK)
    hand(canvas, (92, 298), (_GOWN, _DARK), 160, 0.8)


def _stole(canvas: Canvas) -> None:
    stole = ribbon(_STOLE)
    canvas.fill(stole, _FUR)
    chance = random.Random(4)
    for _ in range(230):
        x, y = chance.uniform(110, 336), chance.uniform(206, 448)
        if stole.contains(x, y):
            angle, long = chance.uniform(0.6, 2.4), chance.uniform(7, 15)
            tip = (x + long * math.cos(angle), y + long * math.sin(angle), 0.3)
            hair = ribbon([(x, y, 2.6), tip], 2, round_ends=False)
            canvas.fill(hair, chance.choice(["#b9aec0", "#ffffff", "#d8cfd8"]), 0.9)
    canvas.inner(stole, "#7d7390", 12, 5, -6, 0.7)


# --- the head, its origin between the eyes


def _face(canvas: Canvas) -> Face:
    return Face(
        canvas,
        "ebony",
        width=66,
        jaw=49,
        chin=15,
        length=113,
        turn=-0.36,
        light=1,
        lips="#d01f4a",
        brow_ink="#120708",
        shade=0.42,
        hollow=0.6,
        blush=0.7,
    )


def _head(canvas: Canvas) -> None:
    face = _face(canvas)
    face.ear(1)
    face.head()
    face.eyes("narrow", "#2fae7a", "#2fae7a", 1.4, look=-0.2, tilt=-4)
    face.brows(4.2, -31, 9, 0, 5, length=1.06)
    face.nose(1.1)
    face.mouth(25, 1.3, 0.55)
    _hair(canvas)
    _tiara(canvas)
    for x in (74, -62):
        canvas.line(segment(x, 34, x, 46), GOLD, 3)
        gem(canvas, x, 58, 10)
        gem(canvas, x, 82, 7)
    face.rim_light(ROLES["green"].light, -1, 3.5, -30)


def _hair(canvas: Canvas) -> None:
    dark, light = "#6a7390", "#ffffff"
    hair = curve(_HAIR)
    canvas.fill(hair, _SILVER)
    canvas.inner(hair, dark, 12, 4, -4, 0.95)
    with canvas.clip(hair):
        for i, y in enumerate((-108, -90, -72, -54, -36, -18, 0)):
            left = [(-84, y + 16, 1), (-50, y + 2, 5), (-20, y + 12, 5)]
            wave = ribbon([*left, (10, y, 5), (40, y + 10, 5), (84, y - 4, 1)])
            canvas.fill(wave, light if i % 2 else dark, 0.9)
    curl = ribbon(spline("-34,-48,7 -24,-60,9 -6,-58,9 -4,-44,7 -16,-38,5", 6), 2)
    canvas.fill(curl, _SILVER)
    canvas.line(curl, dark, 1.5)


def _tiara(canvas: Canvas) -> None:
    tiara = poly(_TIARA)
    canvas.line(tiara, "#5a3404", 5)
    canvas.fill(tiara, GOLD)
    canvas.stipple_down(tiara, "#b9701a", -120, -92, 0, 0.9)
    for x, y, size in ((14, -128, 10), (-18, -118, 6.5), (46, -119, 6.5)):
        gem(canvas, x, y, size)
    for x, y in ((14, -164), (-18, -142), (46, -142), (-46, -121), (70, -119)):
        canvas.fill(circle(x, y, 5), "#fffbe6")
