"""Felix Amarillo: a crooner who could talk a lamp post into walking him home."""

from studio.canvas import Canvas
from studio.eyes import EyeStyle
from studio.inks import skin_tones
from studio.paths import circle, curve, poly, rect, ribbon, segment
from studio.portrait import Face
from studio.times_square.inks import NIGHT
from studio.times_square.limbs import cloth, hand, sleeve
from studio.times_square.signs import boater
from studio.transforms import place

_SUIT, _SHADED, _DARK, _LIGHT = "#ffcf3a", "#f4b820", "#9a5208", "#fff0a8"
_LINEN, _BROWN, _PINK, _INK = "#fdf6e8", "#3a1c02", "#ff4f86", "#150a10"
_SKIN = skin_tones("amber")
_HANDS = (_SKIN.base, _SKIN.shade)
_WINK: tuple[EyeStyle, EyeStyle] = ("open", "closed")
_BODY = (
    "138,244! 150,218 184,208! 220,208! 254,216 266,242! 262,300 250,340 262,412 268,436! "
    "200,446 132,436! 140,410 152,340 142,300"
)
_HAIR = (
    "-62,12! -76,-36 -70,-88 -34,-120 10,-126 50,-112 74,-78 72,-34 66,-4! 62,-30 56,-58! "
    "30,-82 -8,-84 -34,-70! -52,-52 -58,-20"
)


def draw(canvas: Canvas, *, cane: bool = True) -> None:
    """Draws him, his feet on y 552."""
    with canvas.at(206, 140, 0.58, -5):
        _face(canvas).neck(32, 176, 40)
    _leg(canvas, [(186, 400, 54), (172, 470, 44), (158, 540, 34)], _SUIT)
    _leg(canvas, [(214, 400, 54), (250, 464, 44), (262, 540, 34)], _SHADED)
    _doffing_arm(canvas)
    _jacket(canvas)
    _lowered_arm(canvas)
    if cane:
        canvas.line(segment(126, 390, 92, 552), _BROWN, 8)
        canvas.fill(circle(127, 384, 10), "#fff3c0")
    with canvas.at(206, 140, 0.58, -5):
        _head(canvas)


def portrait(canvas: Canvas) -> None:
    """Draws his winking head under its hat, and his neck, their origin between the eyes."""
    _face(canvas).neck(32, 176, 40)
    _head(canvas, winks=True)
    with canvas.at(4, -92, 1, -10):
        boater(canvas)


# --- the body


def _leg(canvas: Canvas, points: list[tuple[float, float, float]], ink: str) -> None:
    sleeve(canvas, points, ink, _DARK)
    x = points[-1][0]
    tip = f"{x + 40},544 {x + 44},556!"
    canvas.fill(curve(f"{x - 18},534! {x + 18},534! {tip} {x - 20},556!"), _LINEN)
    canvas.fill(curve(f"{x + 14},536! {tip} {x + 14},556!"), _BROWN)


def _doffing_arm(canvas: Canvas) -> None:
    sleeve(canvas, [(252, 238, 40), (312, 214, 36), (318, 138, 28)], _SHADED, _DARK)
    canvas.fill(place(rect(-15, -8, 30, 12), 318, 128, 1, 4), _LINEN)
    hand(canvas, (318, 122), _HANDS, 180, 0.95)
    with canvas.at(318, 84, 0.62, 16):
        boater(canvas)


def _jacket(canvas: Canvas) -> None:
    cloth(canvas, curve(_BODY), _SUIT, _DARK, 20, -6, -4)
    canvas.fill(poly("174,198 234,198 204,326"), _LINEN)
    for half in ("192,206 218,206 205,222", "192,240 205,222 218,240"):
        canvas.fill(poly(half), NIGHT.dark)
    for side in (-1, 1):
        edge = ((30, 196), (66, 226), (50, 262), (2, 338))
        lapel = poly([(204 + side * out, y) for out, y in edge])
        canvas.fill(lapel, "#ffe27a" if side < 0 else "#e8a41c")
        canvas.line(lapel, _DARK, 2.5)
    canvas.line(segment(204, 338, 202, 440), _DARK, 2.5)
    for y in (362, 396):
        canvas.fill(circle(210, y, 6), _DARK)
    flower = circle(240, 272, 13)
    canvas.fill(flower, _PINK)
    canvas.inner(flower, "#7a0f3a", 6, -2, -2)


def _lowered_arm(canvas: Canvas) -> None:
    sleeve(canvas, [(148, 244, 42), (96, 300, 38), (112, 360, 28)], _SUIT, _DARK, _LIGHT)
    canvas.fill(place(rect(-15, -6, 30, 12), 114, 366, 1, -14), _LINEN)
    hand(canvas, (118, 372), _HANDS, -16, 0.95)


# --- the head, its origin between the eyes


def _face(canvas: Canvas) -> Face:
    return Face(
        canvas,
        "amber",
        width=68,
        jaw=56,
        chin=20,
        length=118,
        jaw_y=70,
        turn=0.36,
        brow_ink=_INK,
        shade=0.45,
        hollow=0.7,
        blush=0.35,
    )


def _head(canvas: Canvas, *, winks: bool = False) -> None:
    face = _face(canvas)
    face.ear(-1)
    face.head()
    left, right = _WINK if winks else (None, None)
    face.eyes("narrow", "#4a2a14", "#8a4c2c", 0.7, look=0.3, left=left, right=right)
    face.brows(6.5, -31, 11, 1, 0, length=1.06)
    face.nose(1.05, 2, 1)
    face.open_mouth(26, 15, 1.0, y=76, male=True, tongue=False)
    _moustache(canvas, face.x(0) + 2)
    _hair(canvas)
    face.rim_light(_LIGHT, 1, 3.6, -40)


def _moustache(canvas: Canvas, x: float) -> None:
    for side in (-1, 1):
        tip = f"{x + side * 27},66! {x + side * 13},67"
        canvas.fill(curve(f"{x + side * 2},62! {x + side * 14},59 {tip}"), _INK)


def _hair(canvas: Canvas) -> None:
    hair = curve(_HAIR)
    canvas.fill(hair, "#150d16")
    canvas.inner(hair, "#000000", 9, 3, -3)
    with canvas.clip(hair):
        for i in range(5):
            start, end = (-30 + i * 6, -76 + i * 2, 1), (52 + i * 6, -88 + i * 9, 1)
            strand = ribbon([start, (6 + i * 9, -100 - i * 2, 4), end])
            canvas.fill(strand, "#3a3264" if i % 2 else "#6a5fa0", 0.95)
