"""The Sphinx Opens Her Eyes: light falls from eyes of stone, and explorers scatter like ants."""

import random

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, curve, ellipse, poly, rays, ribbon, segment, svg
from studio.transforms import place

_STONE = "#d9a45a"
_STONE_SHADE = "#5a2a1c"
_STONE_LIGHT = "#fbe0a8"
_CRACK = "#3d1a10"
_BRASS_SHADE = "#7a3a10"
_DEEP = "#3d0611"
_BRICK = "#6e2a1a"
_GLARE = "#fffbe0"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _pyramid(canvas, -60, 90, 240, 330)
    _pyramid(canvas, 280, 430, 580, 350)
    _body(canvas)
    _headcloth(canvas)
    _face(canvas)
    _cobra(canvas)
    _eye(canvas, -1)
    _eye(canvas, 1)
    _nose_and_mouth(canvas)
    _beard(canvas)
    _cracks(canvas)
    _paw(canvas, -1)
    _paw(canvas, 1)
    _sand(canvas)
    _explorers(canvas)


# --- the desert


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#e08a2c")
    canvas.stipple_down(canvas.page, "#8a1a24", 260, -10, 0, 1)
    canvas.stipple_down(canvas.page, "#ffe0a0", 240, 500, 0, 1)
    sun = circle(250, 214, 172)
    canvas.outer(sun, BLOCKBUSTER.pale, 26, strength=0.7)
    canvas.fill(sun, "#fbe0a0")
    canvas.inner(sun, "#e0602a", 50, 0, -36, 0.9)
    canvas.fill(rays(250, 214, 640, 40, 0.5, 0, hub=190), "#c2401f", 0.28)


def _pyramid(canvas: Canvas, left: float, peak: float, right: float, top: float) -> None:
    pyramid = poly([(left, 560), (peak, top), (right, 560)])
    canvas.fill(pyramid, "#c9762a")
    canvas.fill(poly([(peak, top), (peak + 60, 560), (right, 560)]), _BRICK)
    with canvas.clip(pyramid):
        for y in range(340, 560, 16):
            canvas.line(segment(-80, y, 600, y), "#5a1f14", 1.4, 0.6)
    canvas.stipple_down(pyramid, _BRICK, 470, 560, 0, 0.8)


# --- the sphinx


def _body(canvas: Canvas) -> None:
    body = curve("60,600! 70,500 110,440 170,420 330,420 390,440 430,500 440,600!")
    canvas.fill(body, "#a86a34")
    canvas.stipple_down(body, _STONE_SHADE, 430, 600, 0, 1)


def _headcloth(canvas: Canvas) -> None:
    cloth = curve(
        "250,90! 330,100 366,150 372,220 394,320 420,440! 340,470 330,400! 170,400! 160,470 "
        "80,440! 106,320 128,220 134,150 170,100"
    )
    canvas.outer(cloth, _DEEP, 10, 3, 6, 0.6)
    canvas.fill(cloth, _STONE)
    stripe = curve("40,-30! 110,0 190,40! 190,56! 110,15 40,-14!")
    with canvas.clip(cloth):
        for side in (-1, 1):
            for y in range(90, 506, 32):
                canvas.fill(place(stripe, _MIDDLE, y, flip=side < 0), BLOCKBUSTER.blue)
    canvas.stipple_across(cloth, _STONE_SHADE, 290, 420, 0, 1)
    canvas.stipple_across(cloth, _STONE_LIGHT, 180, 90, 0, 0.6)


def _face(canvas: Canvas) -> None:
    face = curve(
        "250,128! 308,136 332,190 330,260 316,330 286,374 250,384 214,374 184,330 170,260 "
        "168,190 192,136"
    )
    canvas.line(face, _CRACK, 3)
    canvas.fill(face, _STONE)
    canvas.stipple_across(face, _STONE_SHADE, 262, 345, 0, 1)
    canvas.stipple_radial(face, _STONE_LIGHT, (214, 230), 0, 70, 0.9, 0)
    band = curve("166,168! 250,122 334,168! 332,196! 250,152 168,196!")
    canvas.fill(band, BLOCKBUSTER.gold)
    canvas.stipple_across(band, _BRASS_SHADE, 250, 334, 0, 1)


def _cobra(canvas: Canvas) -> None:
    cobra = curve("250,70! 272,86 276,116 262,140 250,166! 238,140 224,116 228,86")
    canvas.line(cobra, _CRACK, 3)
    canvas.fill(cobra, BLOCKBUSTER.gold)
    canvas.inner(cobra, _BRASS_SHADE, 9, -4, -4)
    canvas.fill(circle(243, 92, 3.4), BLOCKBUSTER.crimson)
    canvas.fill(circle(257, 92, 3.4), BLOCKBUSTER.crimson)


def _eye(canvas: Canvas, side: int) -> None:
    x = _MIDDLE + side * 42
    brow = [(x - side * 24, 206, 4), (x, 196, 9), (x + side * 32, 208, 4)]
    canvas.fill(ribbon(brow), _CRACK)
    rim = place(curve("-26,232! 0,216 30,228! 0,246"), x, flip=side < 0)
    canvas.outer(rim, "#fff0a0", 20, strength=1)
    canvas.fill(rim, _CRACK)
    canvas.fill(place(curve("-22,231! 0,220 25,228! 0,242"), x, flip=side < 0), _GLARE)
    canvas.fill(circle(x, 231, 6), "#fff")
    cone = place(poly("0,230 170,330 150,400"), x, flip=side < 0)
    canvas.stipple(cone, _GLARE, (x, 230), (x + side * 160, 366), 1, 0)
    canvas.fill(ribbon([(x + side * 28, 230, 5), (x + side * 56, 228, 3)]), _CRACK)
    canvas.line(svg(f"M{x + side * 6},246 q{side * 4},16 {side * 20},20"), _CRACK, 4)


def _nose_and_mouth(canvas: Canvas) -> None:
    nose = curve("250,226! 258,280 274,296! 250,306 240,298")
    canvas.stipple_across(nose, _STONE_SHADE, 240, 276, 0.2, 1)
    nostrils = curve("228,296! 238,302 250,304 262,302 272,296! 264,310 250,312 236,310")
    canvas.fill(nostrils, _CRACK)
    upper_lip = curve("214,334! 236,326 250,330 264,326 286,334! 264,340 250,342 236,340")
    canvas.fill(upper_lip, _BRICK)
    canvas.fill(curve("222,342! 250,346 278,342! 264,354 250,356 236,354"), "#8a4424")


def _beard(canvas: Canvas) -> None:
    beard = poly("236,382 264,382 270,452 230,452")
    canvas.fill(beard, BLOCKBUSTER.blue)
    canvas.stipple_across(beard, "#101a3a", 250, 270, 0, 1)
    for y in range(392, 450, 12):
        canvas.line(segment(232, y, 268, y), BLOCKBUSTER.gold, 3)


def _cracks(canvas: Canvas) -> None:
    canvas.line(svg("M300,150 l-14,24 l12,18 l-16,26 l8,16"), _CRACK, 3)
    canvas.line(svg("M186,300 l14,10 l-4,16 l14,8"), _CRACK, 3)
    canvas.line(svg("M372,300 l-16,14 l6,18"), _CRACK, 3)


def _paw(canvas: Canvas, side: int) -> None:
    paw = place(curve("40,620! 44,520 84,486 140,492 168,540 170,620!"), _MIDDLE, flip=side < 0)
    canvas.fill(paw, _STONE)
    canvas.inner(paw, _STONE_SHADE, 26, -12 if side > 0 else 8, -12, 0.95)
    canvas.stipple_radial(paw, _STONE_LIGHT, (_MIDDLE + side * 90, 508), 0, 40, 0.8, 0)
    for reach in (72, 102, 132):
        toe = svg(f"M{_MIDDLE + side * reach},540 q{side * 4},20 0,50")
        canvas.line(toe, _CRACK, 4)


# --- the tiny ones


def _sand(canvas: Canvas) -> None:
    sand = curve("-20,576! 120,566 250,574 380,566 520,578! 520,720! -20,720!")
    canvas.fill(sand, "#8a3a1a")
    canvas.stipple_down(sand, _DEEP, 570, 640, 0, 0.9)
    canvas.rim(sand, BLOCKBUSTER.gold, 0, 3)


def _explorers(canvas: Canvas) -> None:
    chance = random.Random(2)
    for x in (222, 238, 262, 280, 36, 60, 84, 430, 452, 470):
        _explorer(canvas, x, 574 + chance.uniform(-3, 6), points=x in (238, 60, 452))


def _explorer(canvas: Canvas, x: float, y: float, *, points: bool) -> None:
    coat = curve("-5,6! -4,-14 0,-18 4,-14 5,6!")
    canvas.fill(place(coat, x, y), BLOCKBUSTER.soot)
    canvas.fill(circle(x, y - 22, 4.4), BLOCKBUSTER.soot)
    canvas.fill(ellipse(x, y - 25, 8, 2.4), BLOCKBUSTER.soot)
    if points:
        canvas.line(segment(x + 3, y - 12, x + 12, y - 28), BLOCKBUSTER.soot, 3)
