"""Silas Thornwick, horror icon: he bakes on weekends."""

from studio.blocks.creatures import bat
from studio.canvas import Canvas
from studio.hair import combed
from studio.hands import finger, palm
from studio.inks import HORROR, SKINS
from studio.paths import circle, curve, ellipse, poly, ribbon, svg
from studio.portrait import Face
from studio.transforms import Path

_SILK, _SILK_SHADE = "#b8283a", "#3a0b1c"
_CLOTH, _CLOTH_RIM = "#0d0819", "#6b4aa5"
_NAIL = "#4a1a4a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    with canvas.at(272, 300, 1.36, 0):
        face = Face(
            canvas,
            "ghoul",
            width=59,
            jaw=42,
            chin=13,
            length=128,
            jaw_y=72,
            top=-114,
            turn=-0.2,
            light=1,
            lips="#7a2036",
            brow_ink=HORROR.night,
            hollow=1.4,
            shade=0.6,
        )
        _collar(canvas)
        face.neck(25, 178, 10)
        face.ear(1)
        face.ear(-1)
        _shirt(canvas)
        face.head()
        _light_from_below(face)
        _hair(canvas)
        _features(face)
        face.rim_light("#c8a0ff", -1, 3.4, -20)
    _cake(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#1a0f2e")
    canvas.stipple_radial(canvas.page, "#5a368f", (260, 330), 60, 340, 1, 0)
    moon = circle(388, 150, 90)
    canvas.outer(moon, HORROR.acid, 26, strength=0.5)
    canvas.fill(moon, HORROR.acid)
    canvas.inner(moon, HORROR.moss, 24, -12, -10)
    bat(canvas, 400, 120, 0.6, HORROR.night, -10)
    bat(canvas, 434, 196, 0.42, HORROR.night, 10)


def _collar(canvas: Canvas) -> None:
    """One collar, from the throat up to a point on either side of the head."""
    cape = curve("-240,340! -210,200 -120,138 0,150 120,138 210,200 240,340!")
    canvas.fill(cape, _CLOTH)
    canvas.rim(cape, _CLOTH_RIM, 0, 4)
    collar = curve(
        "-140,-66! -86,44 0,76 86,44 140,-66! 148,30 116,128 44,206! 0,216 -44,206! -116,128 "
        "-148,30"
    )
    canvas.line(collar, _CLOTH_RIM, 20)
    canvas.line(collar, _CLOTH, 15)
    canvas.fill(collar, _SILK)
    for side in (-1, 1):
        canvas.stipple(collar, _SILK_SHADE, (side * 112, 0), (side * 30, 170), 0, 1)


def _shirt(canvas: Canvas) -> None:
    shirt = poly("-34,146 34,146 46,330 -46,330")
    canvas.fill(shirt, HORROR.bone)
    canvas.stipple_across(shirt, "#6b6a80", 20, -40, 0.1, 0.9)
    for side in (-1, 1):
        lapel = poly([(side * 30, 150), (side * 78, 168), (side * 120, 340), (side * 8, 340)])
        canvas.fill(lapel, "#1b1230")
        canvas.stipple_across(lapel, "#0a0615", 30, -90, 0, 1)
        canvas.rim(lapel, _CLOTH_RIM, -side * 2, 2)
    canvas.fill(svg("M0,172 L-38,152 L-40,194 Z M0,172 L38,152 L40,194 Z"), HORROR.night)
    canvas.fill(circle(0, 173, 9), HORROR.night)


def _light_from_below(face: Face) -> None:
    canvas = face.canvas
    canvas.stipple_down(face.contour, "#43305a", -30, -120, 0, 0.9)
    canvas.stipple_down(face.contour, "#eaf590", 66, 132, 0, 0.9)
    with canvas.spray("#43305a", clip=face.contour):
        for side in (-1, 1):
            canvas.soft(ellipse(face.x(0.44 * side), -8, 25, 17), 6, 0.9)


def _features(face: Face) -> None:
    canvas, tones = face.canvas, face.tones
    face.eyes(
        "half",
        "#c8e23a",
        "#57408a",
        0.5,
        look=-0.3,
        tilt=5,
        size=1.06,
        line=HORROR.night,
        bags=True,
    )
    face.brows(7, -24, 12, 10, -6, length=1.14, lift=(-1, 9))
    face.nose(0.86, 8, 3, 1)
    face.mouth(23, 0.7, 0.7, y=86, line="#2a0a18", smirk=1)
    fang = poly([(face.x(0) + 9, 86), (face.x(0) + 15, 85), (face.x(0) + 12.5, 95)])
    canvas.fill(fang, "#fffbe6")
    for side in (-1, 1):
        fold = svg(f"M{face.x(0.32 * side)},60 Q{face.x(0.5 * side)},74 {face.x(0.46 * side)},94")
        canvas.line(fold, tones.shadow, 2.4, 0.8)
    x = face.chin_x
    beard = curve(
        f"{x - 15},112! {x - 7},104 {x},108 {x + 7},104 {x + 15},112! {x + 8},128 "
        f"{x - 1},150! {x - 9},128"
    )
    canvas.fill(beard, HORROR.night)


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "-60,20! -76,-30 -70,-94 -34,-130 -4,-136 30,-132 66,-98 74,-30 62,20! 54,-20 50,-54 "
        "28,-78 8,-74 -10,-42! -26,-76 -40,-78 -52,-54 -55,-20"
    )
    canvas.fill(hair, HORROR.night)
    canvas.inner(hair, "#4a2f80", 8, 4, -6, 0.5)
    right = ("0,-66 24,-104 44,-118 58,-90 62,-40", "44,-60 52,-72 58,-60 60,-40 60,-10")
    left = ("-16,-66 -34,-104 -50,-110 -62,-80 -66,-40", "-44,-66 -52,-72 -58,-60 -62,-40 -62,-10")
    combed(canvas, hair, *right, "#8a64c8", 5, 3.2)
    combed(canvas, hair, *left, "#43296a", 4, 2.6)


# --- the cup cake


def _cake(canvas: Canvas) -> None:
    with canvas.at(116, 486, 1.15, -5):
        _sleeve(canvas)
        _wrapper(canvas)
        _icing(canvas)
        _fingers(canvas)


def _sleeve(canvas: Canvas) -> None:
    sleeve = curve("20,70! 74,50! 190,200! 40,240!")
    canvas.fill(sleeve, _CLOTH)
    canvas.rim(sleeve, _CLOTH_RIM, -3, 3)
    canvas.fill(ribbon("24,74,20 46,64,22 72,46,18"), HORROR.bone)


def _wrapper(canvas: Canvas) -> None:
    wrapper = poly("-50,-8 50,-8 36,64 -36,64")
    canvas.line(wrapper, HORROR.night, 5)
    canvas.fill(wrapper, _SILK)
    with canvas.clip(wrapper):
        for x in range(-48, 49, 16):
            canvas.fill(
                poly([(x, -8), (x + 7, -8), (x * 0.74 + 5, 64), (x * 0.74, 64)]), _SILK_SHADE
            )
    canvas.stipple_across(wrapper, HORROR.night, 10, -56, 0, 0.9)


def _icing(canvas: Canvas) -> None:
    for y, width, height in ((-18, 62, 24), (-44, 47, 22), (-66, 31, 20), (-86, 15, 17)):
        swirl = _swirl(y, width, height)
        canvas.line(swirl, HORROR.night, 5)
        canvas.fill(swirl, HORROR.bone)
        canvas.stipple(swirl, "#9468cc", (8, y - 4), (-width, y + height * 0.7), 0, 1)
    for x, y, ink in ((-30, -20, HORROR.acid), (8, -10, _SILK), (34, -24, HORROR.acid)):
        canvas.fill(ribbon([(x, y, 5), (x + 8, y - 5, 5)]), ink)
    for x, y, ink in ((-14, -46, _SILK), (22, -44, "#8a64c8"), (2, -66, HORROR.acid)):
        canvas.fill(ribbon([(x, y, 5), (x + 7, y + 4, 5)]), ink)
    canvas.line(svg("M2,-92 L10,-122"), HORROR.gold, 4)
    bat(canvas, 12, -132, 0.86, HORROR.night, -8)
    bat(canvas, 12, -132, 0.78, HORROR.blood, -8)


def _swirl(y: float, width: float, height: float) -> Path:
    """One round of icing, `height` above and below y."""
    shoulder, hem = width * 0.7, width * 0.8
    return curve(
        f"{-width},{y}! {-shoulder},{y - height * 0.8} 0,{y - height} "
        f"{shoulder},{y - height * 0.8} {width},{y}! {hem},{y + height * 0.6} "
        f"0,{y + height * 0.8} {-hem},{y + height * 0.5}"
    )


def _fingers(canvas: Canvas) -> None:
    skin = SKINS["ghoul"]
    palm(canvas, skin, curve("44,16! 66,20 72,44 62,66 20,82 -14,74 10,50"), 1, 14)
    for knots in (
        "52,60,15 10,76,15 -34,64,13 -56,44,8",
        "56,48,15 14,58,15 -30,46,13 -54,26,8",
        "60,34,15 22,40,15 -20,28,13 -42,10,8",
    ):
        finger(canvas, skin, knots, 1, _NAIL)
    finger(canvas, skin, "64,40,18 66,10,16 54,-16,13 44,-30,8", 1, _NAIL)
