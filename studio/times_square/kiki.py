"""Kiki Carmine: the whole street keeps her tempo; a high kick, flying fringe, ostrich plumes."""

import math

from studio.canvas import Canvas
from studio.inks import Skin
from studio.paths import Knots, circle, curve, ribbon, spline, svg
from studio.portrait import Face
from studio.times_square.feathers import feather
from studio.times_square.inks import GOLD, ROLES
from studio.times_square.limbs import cloth, hand, sleeve

SKIN = Skin("#fff0d4", "#f4d2a4", "#d89a68", "#86443a", "#e8736a")
_HANDS = (SKIN.base, SKIN.shade)
_DRESS, _DARK, _SHOE, _WINE = "#e0244c", ROLES["red"].dark, "#b80f34", "#8e0b29"
_BODY = (
    "158,228! 160,262 168,300 152,350 140,400! 200,416 262,392! 246,344 240,300 248,262 "
    "246,228! 222,250 182,250"
)
_PLUMES = (
    ("-40,-90,6 -84,-140,40 -96,-196,46 -70,-236,8", _WINE),
    ("-36,-92,6 -52,-160,44 -40,-226,50 -2,-258,8", "#d81f44"),
    ("-32,-92,6 -16,-160,38 14,-206,40 52,-220,6", "#ff6a72"),
)
_BOB = "-66,-70! -92,-20 -94,40 -80,74! 76,74! 92,36 88,-24 68,-70!"
_HAIR = (
    "-60,40! -86,30 -94,64! -98,10 -94,-50 -64,-104 0,-124 60,-106 90,-54 96,4 90,62! 78,40 "
    "62,42! 66,6 60,-22! 40,-36 0,-40 -44,-36! -58,-20 -62,6"
)


def draw(canvas: Canvas) -> None:
    """Draws her, her feet on y 552."""
    with canvas.at(200, 146, 0.56, -4):
        _behind_the_face(canvas)
    _kick(canvas)
    _standing_leg(canvas)
    sleeve(canvas, [(170, 238, 26), (112, 226, 22), (62, 190, 15)], *_HANDS)
    hand(canvas, (58, 186), _HANDS, 125, 0.85)
    sleeve(canvas, [(236, 240, 26), (286, 270, 22), (322, 330, 14)], *_HANDS)
    hand(canvas, (322, 332), _HANDS, -20, 0.85)
    _dress(canvas)
    with canvas.at(200, 146, 0.56, -4):
        _head(canvas)


def portrait(canvas: Canvas) -> None:
    """Draws her head and neck without the plumes, their origin between the eyes."""
    _bob_and_neck(canvas)
    _head(canvas)


# --- the body


def _kick(canvas: Canvas) -> None:
    leg = ribbon("214,400,54 286,342,44 336,250,30 356,176,17")
    canvas.fill(leg, SKIN.base)
    canvas.inner(leg, SKIN.shade, 12, -3, -5)
    canvas.stipple(leg, SKIN.shadow, (250, 330), (290, 400), 0, 0.7)
    shoe = curve(
        "342,190! 346,168 352,150 366,124 382,104! 388,118 380,150 372,176 "
        "374,196! 366,198 366,186!"
    )
    canvas.fill(shoe, _SHOE)
    canvas.rim(shoe, ROLES["red"].light, -3, 1)
    canvas.line(svg("M344,186 Q356,180 368,190"), GOLD, 4)


def _standing_leg(canvas: Canvas) -> None:
    leg = ribbon("180,410,48 176,476,36 184,536,20")
    canvas.fill(leg, SKIN.base)
    canvas.inner(leg, SKIN.shade, 10, 4, -3)
    canvas.fill(curve("172,530! 196,530! 204,546 226,556! 170,556!"), _SHOE)


def _dress(canvas: Canvas) -> None:
    dress = curve(_BODY)
    cloth(canvas, dress, _DRESS, _DARK, 18)
    canvas.stipple_radial(dress, "#ffb0a8", (182, 300), 0, 32, 0.7, 0)
    for row, (y, count, length) in enumerate(((330, 9, 34), (366, 11, 42), (394, 13, 52))):
        for number in range(count):
            _thread(canvas, row, y, number / (count - 1), length, number)
    canvas.line(svg("M162,322 Q204,334 240,318"), GOLD, 5)
    _pearls(canvas)


def _thread(canvas: Canvas, row: int, y: float, share: float, length: float, number: int) -> None:
    """Of the fringe, which flies with the kick."""
    x, swing = 158 - row * 8 + share * (86 + row * 18), (share - 0.25) * 46
    middle = (x + swing * 0.5, y - 8 * share + length * 0.6, 6)
    end = (x + swing, y - 14 * share + length, 1.5)
    thread = ribbon([(x, y - 8 * share, 8), middle, end], 4)
    canvas.fill(thread, (_WINE, "#ff5a6a", _SHOE)[number % 3])


def _pearls(canvas: Canvas) -> None:
    string = [(176, 236, 1), (176, 280, 1), (200, 304, 1), (224, 282, 1), (226, 236, 1)]
    for x, y, _ in spline(string, 5):
        pearl = circle(x, y, 5)
        canvas.fill(pearl, "#fbf2dc")
        canvas.inner(pearl, "#a58c8a", 3.5, -1.2, -1.4, 0.9)


# --- the head, its origin between the eyes


def _face(canvas: Canvas) -> Face:
    return Face(
        canvas,
        SKIN,
        width=70,
        jaw=54,
        chin=17,
        length=108,
        jaw_y=62,
        turn=0.3,
        lips="#cf1236",
        brow_ink="#150a10",
        shade=0.36,
        hollow=0.4,
        blush=0.85,
    )


def _behind_the_face(canvas: Canvas) -> None:
    for points, ink in _PLUMES:
        plume(canvas, points, ink)
    _bob_and_neck(canvas)


def plume(canvas: Canvas, points: Knots, ink: str) -> None:
    """A feather as she wears them, through (x, y, width) points."""
    feather(canvas, points, ink, "#4a0418", "#ffd9c8")


def _bob_and_neck(canvas: Canvas) -> None:
    bob = curve(_BOB)
    canvas.fill(bob, "#120a18")
    canvas.rim(bob, "#4a3a7a", 3, -1)
    _face(canvas).neck(24, 172, 46)


def _head(canvas: Canvas) -> None:
    face = _face(canvas)
    face.head()
    face.eyes("narrow", "#2a1410", "#c24a5a", 1.35, look=0.3, tilt=-5, size=0.98)
    face.brows(3.8, -30, 8, 0, 4)
    face.nose(0.85, -2)
    face.mouth(22, 1.1, 0.9, y=72)
    _hair(canvas)
    _headband(canvas)
    for x in (-78, 74):
        canvas.fill(circle(x, 78, 9), GOLD)
        canvas.inner(circle(x, 78, 9), "#9a5a10", 4, -2, -2)
    face.rim_light("#ffb0a0", 1, 3.2, -20)


def _hair(canvas: Canvas) -> None:
    hair = curve(_HAIR)
    canvas.fill(hair, "#150c1c")
    canvas.inner(hair, "#000000", 8, 3, -3)
    with canvas.clip(hair):
        for i in range(5):
            middle, end = (-50 + i * 12, -84 - i * 3, 5), (i * 12, -108 + i * 3, 1)
            strand = ribbon([(-70 + i * 6, -40 + i * 4, 1), middle, end])
            canvas.fill(strand, "#6a5aa8" if i % 2 else "#3a2f66", 0.95)


def _headband(canvas: Canvas) -> None:
    band = ribbon("-92,-52,13 -46,-72,16 10,-76,16 90,-50,13")
    canvas.fill(band, "#d81f44")
    canvas.stipple_across(band, "#4a0418", 30, 90, 0, 0.9)
    for i in range(9):
        share = i / 8
        at = (-82 + 164 * share, -57 - 18 * math.sin(math.pi * share))
        canvas.fill(circle(*at, 3.6), GOLD)
    canvas.fill(circle(-40, -74, 15), "#7a3a10")
    jewel = circle(-40, -74, 11.5)
    canvas.fill(jewel, GOLD)
    canvas.stipple_radial(jewel, "#fffbe6", (-44, -78), 0, 9, 0.9, 0)
