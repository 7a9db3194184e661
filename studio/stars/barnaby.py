"""Barnaby Sprout, slapstick: professionally pied, and he saw it coming."""

from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.inks import SKINS
from studio.paths import (
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    rect,
    round_rect,
    segment,
    svg,
)
from studio.portrait import Face
from studio.transforms import place, subtract

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#8f4822", "#3a180c", "#d8843c"
_CREAM, _CREAM_SHADE = "#fffaf0", "#c9a0a4"
_FELT, _FELT_SHADE, _FELT_LIGHT = "#2a2228", "#050406", "#8a7a88"
_PLUM, _PLUM_SHADE, _PLUM_LIGHT = "#8a3a5a", "#3a1028", "#d07a8c"
_TEAL, _TEAL_SHADE = "#2b8a86", "#0c3a40"
_TIN, _TIN_SHADE = "#d8dde0", "#5a6470"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _stripes(canvas)
    with canvas.at(238, 336, 1.42, -6):
        face = Face(
            canvas,
            "fair",
            width=86,
            jaw=84,
            chin=40,
            length=106,
            jaw_y=62,
            turn=0.16,
            light=-1,
            brow_ink="#7a3a1a",
            blush=1.0,
            hollow=0,
            shade=0.45,
        )
        face.ear(-1, 1.1)
        face.neck(56, 160, 40)
        _suit(canvas)
        face.head()
        canvas.line(svg("M-46,108 Q4,130 54,106"), face.tones.shade, 3.4)
        _bow_tie(canvas)
        _side_hair(canvas)
        _features(face)
        _pie(canvas)
        _moustache(face)
        _bowler(canvas)


def _stripes(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f2c14a")
    for i in range(1, 10, 2):
        canvas.fill(rect(i * 56 - 30, -10, 56, 740), _TEAL)
    canvas.stipple_radial(canvas.page, "#fdf0d8", (150, 310), 60, 270, 0.95, 0)
    canvas.stipple_down(canvas.page, "#7a3a10", 440, 640, 0, 0.6)


def _suit(canvas: Canvas) -> None:
    for side in (-1, 1):
        coat = curve(
            f"{side * 30},124! {side * 90},138 {side * 160},160 {side * 210},210! "
            f"{side * 250},340! 0,340!"
        )
        canvas.fill(coat, _PLUM)
        canvas.stipple_across(coat, _PLUM_SHADE, -40, 210, 0, 1)
        with canvas.clip(coat):
            for i in range(5):
                canvas.line(
                    segment(side * (60 + i * 36), 120, side * (40 + i * 40), 340), _PLUM_LIGHT, 2.6
                )
            for y in (160, 190, 220):
                canvas.line(segment(side * 30, y, side * 240, y + 12), _PLUM_LIGHT, 2.6)
    shirt = poly("-50,120 0,200 50,120 56,330 -56,330")
    canvas.fill(shirt, "#fffaf0")
    canvas.stipple_across(shirt, "#b8a8a8", -10, 54, 0, 0.9)


def _bow_tie(canvas: Canvas) -> None:
    bow = svg("M0,146 L-70,114 Q-82,148 -70,184 Z M0,146 L70,114 Q82,148 70,184 Z")
    canvas.line(bow, _TEAL_SHADE, 4)
    canvas.fill(bow, _TEAL)
    canvas.stipple_across(bow, _TEAL_SHADE, 0, 76, 0, 0.9)
    for x, y in ((-54, 136), (-38, 156), (-60, 164), (54, 136), (36, 152), (58, 166), (-26, 142)):
        canvas.fill(circle(x, y, 5.4), "#fdf0d8")
    knot = round_rect(-15, 130, 30, 33, 9)
    canvas.fill(knot, "#1f6a68")
    canvas.line(knot, _TEAL_SHADE, 3)


def _side_hair(canvas: Canvas) -> None:
    for side in (-1, 1):
        tuft = place(curve("66,-58! 96,-64 112,-34 102,6! 92,-4 84,-14 78,-34!"), flip=side < 0)
        hair_mass(canvas, tuft, _HAIR, _HAIR_SHADE, 7, -3, -3)
        outer, inner = (
            f"{side * 72},-58 {side * 102},-46 {side * 102},0",
            f"{side * 72},-50 {side * 84},-30 {side * 92},-6",
        )
        combed(canvas, tuft, outer, inner, _HAIR_LIGHT, 4, 2.6)


def _features(face: Face) -> None:
    tones = face.tones
    face.eyes("half", "#6a8a3a", tones.shade, 0.2, size=1.06, gap=0.4, bags=True, look=-0.1)
    face.brows(9, -38, 9, -7, 5, length=0.8)
    face.nose(1.5, -2)


def _pie(canvas: Canvas) -> None:
    """Custard over half of the face, a hole blinked into it, and the tin still falling."""
    _tin(canvas)
    splash = curve(
        "6,-62 22,-82 48,-92 78,-84 92,-96 104,-82 98,-64 116,-56 112,-38 100,-28 112,-8 104,12 "
        "112,34 108,66 114,92 104,104 95,92 94,68 86,58 80,76 84,98 74,106 66,96 66,64 56,50 "
        "44,54 38,40 22,40 16,28 26,12 18,-6 6,-14 8,-30 18,-40 4,-48"
    )
    cream = subtract(splash, ellipse(47, -2, 23, 17, -6))
    canvas.outer(cream, "#6a2a1c", 7, 0, 5, 0.8)
    canvas.fill(cream, _CREAM)
    canvas.inner(cream, _CREAM_SHADE, 10, -3, -5, 0.9)
    for swirl in ("M26,-62 q14,-12 28,-2", "M72,-30 q14,2 16,16", "M84,16 q10,8 4,24"):
        canvas.line(svg(swirl), _CREAM_SHADE, 3, 0.8)
    for x, y, radius in ((-20, -54, 6), (-10, -72, 4), (-58, 20, 5), (126, 24, 6), (-2, 96, 4)):
        canvas.fill(circle(x, y, radius), _CREAM)
    _crust(canvas)
    _cherry(canvas)


def _crust(canvas: Canvas) -> None:
    for crumb in (
        "64,-78! 84,-92 100,-74 84,-62! 74,-70",
        "92,0! 110,8 106,30 90,22!",
        "60,30! 74,26 78,42 64,44!",
    ):
        crust = curve(crumb)
        canvas.fill(crust, "#e8a84c")
        canvas.inner(crust, "#8a4a14", 5, -2, -2)


def _cherry(canvas: Canvas) -> None:
    canvas.line(svg("M46,-58 Q52,-82 40,-92"), "#1f6a3a", 4)
    cherry = circle(46, -48, 14)
    canvas.outer(cherry, _CREAM_SHADE, 5, -2, 4, 0.9)
    canvas.fill(cherry, "#cf1f38")
    canvas.inner(cherry, "#5a0a1c", 8, -3, -4, 0.9)
    canvas.fill(circle(41, -54, 4), "#ffd0c8")


def _tin(canvas: Canvas) -> None:
    with canvas.at(112, 18, 1, 14):
        rim = place(ellipse(0, 0, 26, 76), 0, 0)
        canvas.outer(rim, "#6a2a1c", 8, 3, 6, 0.6)
        canvas.line(rim, _TIN_SHADE, 5)
        canvas.fill(rim, _TIN)
        canvas.stipple_across(rim, _TIN_SHADE, 0, 28, 0, 1)
        for turn in range(-80, 90, 16):
            x, y = on_circle(0, 0, 1, turn)
            canvas.line(segment(x * 20, y * 62, x * 25, y * 74), _TIN_SHADE, 2.4)
        canvas.line(ellipse(2, 0, 18, 58), _TIN_SHADE, 3)


def _moustache(face: Face) -> None:
    canvas, x = face.canvas, face.x(0) + 4
    _red_nose(canvas, x)
    canvas.fill(curve([(x - 16, 86), (x, 83), (x + 16, 86), (x, 92)]), "#8a3a34")
    for side in (-1, 1):
        wing = place(curve("0,56! 22,50 50,60 72,92! 50,92 26,84 0,76!"), x, flip=side < 0)
        hair_mass(canvas, wing, _HAIR, _HAIR_SHADE, 8, -3, -3)
        outer = f"{x + side * 4},58 {x + side * 34},56 {x + side * 66},90"
        inner = f"{x + side * 4},74 {x + side * 30},80 {x + side * 56},90"
        combed(canvas, wing, outer, inner, _HAIR_LIGHT, 5, 2.6)


def _red_nose(canvas: Canvas, x: float) -> None:
    skin = SKINS["fair"]
    nose = circle(x, 36, 20)
    canvas.fill(nose, skin.blush)
    canvas.inner(nose, skin.shadow, 8, -3, -5, 0.9)
    canvas.stipple_radial(nose, skin.light, (x - 6, 29), 0, 11, 1, 0)


def _bowler(canvas: Canvas) -> None:
    with canvas.at(-20, -92, 1.06, -13):
        crown = curve("-50,4! -54,-30 -40,-62 0,-72 40,-62 54,-30 50,4!")
        canvas.fill(crown, _FELT)
        canvas.stipple_across(crown, _FELT_SHADE, 0, 54, 0, 1)
        canvas.stipple_radial(crown, _FELT_LIGHT, (-24, -44), 0, 36, 0.95, 0)
        canvas.fill(rect(-51, -16, 102, 26), _PLUM)
        brim = curve("-80,0! -60,-4 0,8 60,-4 80,0! 68,17 0,23 -68,17")
        canvas.outer(brim, "#3a1408", 6, 0, 5, 0.6)
        canvas.fill(brim, _FELT)
        canvas.rim(brim, _FELT_LIGHT, 0, 3.4)
        _daisy(canvas)


def _daisy(canvas: Canvas) -> None:
    canvas.line(svg("M44,-8 C74,-20 58,-46 84,-60"), "#1f6a58", 4)
    for turn in range(0, 360, 45):
        canvas.fill(ellipse(*on_circle(86, -66, 14, turn), 10, 6.5, turn), "#fffaf0")
    canvas.fill(circle(86, -66, 8), "#f2b93b")
