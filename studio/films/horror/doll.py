"""Do Not Wind the Doll: a porcelain face, one eye broken open on glowing clockwork."""

import math

from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    rect,
    ribbon,
    segment,
    star,
    svg,
)
from studio.transforms import place, subtract

_BLACK = "#05030a"
_OUTLINE = "#1a0a1e"
_HAIR = "#8a2a2e"
_HAIR_DARK = "#2a0a18"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _wallpaper(canvas)
    _key(canvas)
    _hair(canvas)
    _curls(canvas)
    _dress(canvas)
    _neck(canvas)
    _face(canvas)
    _fringe(canvas)
    _bow(canvas)
    _good_eye(canvas)
    _broken_eye(canvas)
    _cracks(canvas)
    _brow_and_nose(canvas)
    _mouth(canvas)


def _wallpaper(canvas: Canvas) -> None:
    canvas.fill(canvas.page, HORROR.dusk)
    for column in range(13):
        canvas.fill(rect(column * 42 - 10, -10, 21, 730), "#361e5c")
    for column in range(13):
        for row in range(13):
            y = row * 60 + (30 if column % 2 else 0)
            canvas.fill(star(column * 42 + 21, y, 7, 2.4, 4), HORROR.violet)
    canvas.stipple_radial(canvas.page, HORROR.lilac, (250, 270), 60, 280, 0.6, 0)
    canvas.stipple_radial(canvas.page, HORROR.night, (250, 290), 200, 440, 0, 1)


def _key(canvas: Canvas) -> None:
    with canvas.at(446, 176, 0.95, 62):
        shaft = segment(0, 0, 0, 150)
        canvas.line(shaft, _BLACK, 26)
        canvas.line(shaft, HORROR.gold, 18)
        for side in (-1, 1):
            x, tilt = side * 38, side * 20
            loop = subtract(ellipse(x, -32, 46, 40, tilt), ellipse(x, -32, 22, 18, tilt))
            canvas.line(loop, _BLACK, 7)
            canvas.fill(loop, HORROR.gold)
            canvas.inner(loop, "#7a4a10", 12, -4, -5, 0.9)


# --- hair and dress


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "250,66 330,76 384,130 404,200! 430,230 420,280 440,320 416,370 428,420 396,466! 350,440 "
        "150,440 104,466! 72,420 84,370 60,320 80,280 70,230 96,200! 116,130 170,76"
    )
    canvas.fill(hair, _HAIR)
    canvas.inner(hair, _HAIR_DARK, 30, -8, -8, 0.95)


def _curls(canvas: Canvas) -> None:
    for side in (-1, 1):
        _ringlet(canvas, side, 160, 206, 11, 30)
        _ringlet(canvas, side, 116, 280, 7, 25)


def _ringlet(canvas: Canvas, side: int, out: float, top: float, turns: int, width: float) -> None:
    """A corkscrew curl, hanging `out` off the middle; every turn is a slanted band."""
    band = curve("-1,.4! -.6,-.3 .4,-.8 1,-.7! 1.02,-.1 .5,.55 -.2,.85 -.95,.9!")
    for i in reversed(range(turns)):
        share = i / turns
        swell = 0.66 + 0.34 * math.sin(math.pi * min(1, 0.12 + 1.1 * share))
        x, y = _MIDDLE + side * (out + 12 * math.sin(share * 3.4)), top + i * 24
        turn = place(band, x, y, width * swell, flip=side < 0)
        canvas.line(turn, _HAIR_DARK, 4)
        canvas.fill(turn, _HAIR)
        canvas.inner(turn, _HAIR_DARK, 7, -3, -5, 0.9)
        canvas.stipple_radial(turn, "#e07a5a", (x - side * 5, y - 3), 0, 13, 0.9, 0)


def _dress(canvas: Canvas) -> None:
    dress = curve("110,620! 140,520 190,480 250,474 310,480 360,520 390,620 400,720! 100,720!")
    canvas.fill(dress, "#e9d9f0")
    canvas.inner(dress, HORROR.violet, 26, -8, -10, 0.9)
    for i in range(9):
        pearl = circle(170 + i * 20, 496 - abs(i - 4) * 2, 17)
        canvas.fill(pearl, HORROR.bone)
        canvas.inner(pearl, HORROR.lilac, 7, -2, -4, 0.9)
    rose(canvas, 250, 520, 0.9, HORROR.blood, "#5a0d22", "#ff9a7a")


def _neck(canvas: Canvas) -> None:
    neck = curve("222,416! 226,446 216,476! 284,476! 274,446 278,416!")
    canvas.fill(neck, "#e0d0dc")
    canvas.stipple_down(neck, "#4a2a6a", 490, 420, 0.2, 1)
    canvas.line(svg("M221,462 Q250,472 279,462"), "#4a2a6a", 2.6)


# --- the face


def _face(canvas: Canvas) -> None:
    face = curve(
        "250,112 320,122 368,180 378,260 366,340 320,410 250,436 180,410 134,340 122,260 132,180 "
        "180,122"
    )
    canvas.line(face, _OUTLINE, 5)
    canvas.fill(face, "#fbf0dc")
    canvas.inner(face, "#b79ac0", 44, -20, -18, 0.95)
    canvas.stipple_across(face, "#6a4a8a", 300, 390, 0, 0.9)
    for x in (178, 322):
        canvas.stipple_radial(face, "#f08a86", (x, 330), 0, 44, 0.95, 0)


def _fringe(canvas: Canvas) -> None:
    fringe = curve(
        "128,230! 124,150 180,100 250,98 320,100 376,150 372,230! 350,200 330,176! 316,200 "
        "296,180! 280,204 256,182! 236,204 214,180! 196,202 176,178! 152,200"
    )
    canvas.fill(fringe, _HAIR)
    canvas.inner(fringe, _HAIR_DARK, 12, -2, 6, 0.9)


def _bow(canvas: Canvas) -> None:
    loop = curve("0,0! 30,-40 80,-44 86,-6 80,26 30,22")
    for side in (-1, 1):
        half = place(loop, 250, 98, flip=side < 0)
        canvas.line(half, _OUTLINE, 4)
        canvas.fill(half, HORROR.acid)
        canvas.inner(half, HORROR.moss, 16, -4, -5, 0.9)
    knot = circle(250, 98, 17)
    canvas.fill(knot, HORROR.acid)
    canvas.line(knot, _OUTLINE, 4)


def _good_eye(canvas: Canvas) -> None:
    eye = curve("156,272! 164,240 196,230 226,246 234,276! 222,300 194,308 168,298")
    canvas.fill(eye, "#fffaf0")
    with canvas.clip(eye):
        iris = circle(198, 268, 27)
        canvas.fill(iris, "#2a7a8a")
        canvas.stipple_radial(iris, "#8fd8cc", (200, 284), 0, 18, 0.9, 0)
        canvas.inner(iris, "#0a2a3a", 9, 0, 4)
        canvas.fill(circle(198, 268, 12), _BLACK)
        canvas.fill(circle(189, 257, 7.5), "#ffffff")
        canvas.fill(circle(208, 279, 3.5), "#ffffff")
        canvas.stipple_down(eye, "#6a4a8a", 228, 256, 0.9, 0)
    canvas.line(eye, _OUTLINE, 3)
    upper_lid = ribbon("150,278,2 162,242,9 196,228,11 228,244,9 238,276,2")
    canvas.fill(upper_lid, _OUTLINE)
    canvas.line(svg("M162,226 Q196,208 230,230"), "#b07a9a", 3.4)
    _lashes(canvas)


def _lashes(canvas: Canvas) -> None:
    for angle in range(-165, 0, 30):
        dx, dy = on_circle(0, 0, 1, angle)
        lash = [(196 + 36 * dx, 270 + 39 * dy, 5), (196 + 53 * dx, 270 + 56 * dy, 0.8)]
        canvas.fill(ribbon(lash), _OUTLINE)
    for angle in (55, 90, 125):
        dx, dy = on_circle(0, 0, 1, angle)
        canvas.line(
            segment(195 + 34 * dx, 270 + 39 * dy, 195 + 40 * dx, 270 + 49 * dy), _OUTLINE, 3
        )


def _broken_eye(canvas: Canvas) -> None:
    hole = poly(
        "262,262 278,224 306,232 330,214 352,246 344,274 356,304 328,322 312,352 290,324 264,318 "
        "274,288"
    )
    canvas.fill(hole, _BLACK)
    canvas.stipple_radial(hole, HORROR.acid, (308, 276), 6, 62, 0.95, 0)
    with canvas.clip(hole):
        canvas.inner(hole, _BLACK, 9, 4, 5, 0.9)
        _cog(canvas, 296, 260, 29, 10)
        _cog(canvas, 330, 298, 23, 9)
        canvas.fill(circle(296, 260, 12), HORROR.acid)
        canvas.fill(circle(294, 258, 5), "#fbffe0")
    canvas.line(hole, "#fffaf0", 4)
    canvas.line(place(hole, -1.5, -2), "#6a4a6a", 2)


def _cog(canvas: Canvas, x: float, y: float, radius: float, teeth: int) -> None:
    cog = burst(x, y, radius, radius * 0.78, teeth)
    canvas.fill(cog, HORROR.gold)
    canvas.inner(cog, "#5a3408", 7, -2, -2)
    canvas.fill(circle(x, y, radius * 0.34), _BLACK)


def _cracks(canvas: Canvas) -> None:
    cracks = (
        "M352,246 l16,-12 l-4,-18 l14,-12",
        "M312,352 l8,20 l-12,16 l10,24",
        "M278,224 l-8,-16 l10,-20",
        "M356,304 l14,6",
    )
    for crack in cracks:
        canvas.line(svg(crack), "#3a1f3a", 3.4)


def _brow_and_nose(canvas: Canvas) -> None:
    canvas.fill(ribbon("156,206,2 190,190,7 230,204,3"), _HAIR)
    canvas.line(svg("M240,330 Q250,341 260,330"), "#b07a9a", 4)
    canvas.stipple_radial(circle(248, 318, 14), "#fffaf0", (248, 318), 0, 12, 0.9, 0)


def _mouth(canvas: Canvas) -> None:
    lips = curve(
        "218,371! 228,364 240,358 250,364! 260,358 272,364 282,371! 268,388 250,394 232,388"
    )
    canvas.fill(lips, HORROR.blood)
    canvas.stipple_radial(lips, "#ff9a7a", (244, 383), 0, 10, 0.9, 0)
    canvas.line(svg("M212,366 Q216,372 222,371 Q250,380 278,371 Q284,372 288,366"), "#3a0b1c", 3.5)
    for x, foot in ((216, 212), (284, 288)):
        canvas.line(segment(x, 376, foot, 421), "#8a6a9a", 3)
