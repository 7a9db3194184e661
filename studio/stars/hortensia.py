"""Dame Hortensia Pryce, grande dame: through a lorgnette she looks down on all talkies."""

import math

from studio.blocks.jewels import bead_string
from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.hair import hair_mass
from studio.hands import finger, palm
from studio.inks import Skin
from studio.paths import circle, curve, ellipse, open_curve, ribbon, segment, spline, svg
from studio.portrait import Face
from studio.transforms import join

_SILVER, _SILVER_SHADE, _SILVER_LIGHT = "#e6dfe6", "#6a5f78", "#ffffff"
_VIOLET, _VIOLET_SHADE, _VIOLET_LIGHT = "#6a3a96", "#1d0f36", "#b892e0"
_GOLD, _GOLD_SHADE = "#f2c94a", "#7a4a10"
_LACE, _LACE_SHADE = "#fdf3e0", "#a88ab0"
_PEARL, _PEARL_SHADE = "#fbf2dc", "#a88a94"
_GLOVE = Skin("#ffffff", "#f6ece0", "#b8a0b8", "#4a2f5a", "#f6ece0")


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _damask(canvas)
    with canvas.at(238, 344, 1.34, -4):
        face = Face(
            canvas,
            "porcelain",
            width=70,
            jaw=60,
            chin=22,
            length=112,
            jaw_y=72,
            turn=0.26,
            light=-1,
            lips="#a81e3a",
            brow_ink="#7a7080",
            blush=0.8,
            hollow=0.7,
            shade=0.55,
            smooth=True,
        )
        _plumes(canvas)
        _back_hair(canvas)
        face.neck(30, 168, 40)
        _gown(canvas)
        _jewels(canvas)
        face.head()
        _features(face)
        _curls(canvas)
        _hat(canvas)
        _earring(canvas)
        face.rim_light("#e8c8ff", 1, 3, 20)
        _lorgnette(face)


def _damask(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3a2460")
    canvas.stipple_radial(canvas.page, "#8a62b8", (240, 310), 60, 360, 0.95, 0)
    for row in range(9):
        for column in range(7):
            x, y = column * 84 + (42 if row % 2 else 0), row * 84 - 10
            lozenge = curve(f"{x},{y - 34}! {x + 26},{y} {x},{y + 34}! {x - 26},{y}")
            canvas.line(lozenge, "#c9a04a", 2.2, 0.55)
            canvas.fill(circle(x, y, 4), "#c9a04a", 0.55)
    canvas.stipple_radial(canvas.page, "#1d1038", (250, 320), 240, 460, 0, 0.95)


def _back_hair(canvas: Canvas) -> None:
    back = curve("-96,-20 -100,-70 -60,-116 0,-126 60,-116 100,-70 98,-10 86,34! -86,38!")
    hair_mass(canvas, back, "#c8c0cc", _SILVER_SHADE, 16, -6, -4)


def _gown(canvas: Canvas) -> None:
    gown = curve(
        "-240,340! -200,214 -130,178 -64,162 -40,190 0,202 40,188 66,160 136,176 210,212 250,340!"
    )
    canvas.fill(gown, _VIOLET)
    canvas.inner(gown, _VIOLET_SHADE, 26, -8, -10, 0.9)
    for i in range(9):
        share = i / 8
        x, y = -80 + 160 * share, 158 + 40 * math.sin(math.pi * share)
        scallop = circle(x, y, 18)
        canvas.fill(scallop, _LACE)
        canvas.inner(scallop, _LACE_SHADE, 6, -2, -3, 0.9)
        canvas.fill(circle(x, y + 2, 4.4), _VIOLET)


def _jewels(canvas: Canvas) -> None:
    bead_string(canvas, "-44,124 -30,146 4,158 36,144 48,120", 6.6, _PEARL, _PEARL_SHADE)
    bead_string(canvas, "-50,136 -34,164 4,180 40,162 54,132", 6.6, _PEARL, _PEARL_SHADE)


def _features(face: Face) -> None:
    canvas, tones = face.canvas, face.tones
    face.brows(5, -40, 11, -4, 4, length=1.12, lift=(4, 4))
    face.nose(1.05, 3, 3)
    face.mouth(18, 1.05, -0.7, y=76)
    face.smile_folds(21, 78, 0.5)
    canvas.fill(circle(face.x(-0.5), 66, 2.8), "#3a1d26")
    canvas.line(
        svg(f"M{face.x(-0.5)},86 Q{face.x(-0.62)},98 {face.x(-0.36)},106"), tones.shade, 2.4
    )


def _curls(canvas: Canvas) -> None:
    for side in (-1, 1):
        for x, y, radius in ((66, -54, 19), (82, -28, 21), (86, 4, 20), (82, 32, 17), (74, 54, 12)):
            _curl(canvas, side * x, y, radius)
    for x, y, radius in ((-44, -74, 18), (-16, -84, 18), (14, -86, 18), (44, -76, 18)):
        _curl(canvas, x, y, radius)


def _curl(canvas: Canvas, x: float, y: float, radius: float) -> None:
    curl = circle(x, y, radius)
    hair_mass(canvas, curl, _SILVER, _SILVER_SHADE, radius * 0.42, -3, -3)
    coil = [
        (x + radius * 0.6, y),
        (x, y + radius * 0.6),
        (x - radius * 0.5, y),
        (x, y - radius * 0.35),
    ]
    canvas.line(open_curve(coil), _SILVER_SHADE, 2.4, 0.8)
    canvas.fill(
        ribbon(
            [
                (x - radius * 0.6, y - radius * 0.3, 1),
                (x - radius * 0.2, y - radius * 0.7, 4),
                (x + radius * 0.3, y - radius * 0.7, 1),
            ]
        ),
        _SILVER_LIGHT,
    )


def _earring(canvas: Canvas) -> None:
    canvas.fill(circle(-78, 74, 6), _GOLD)
    drop = curve("-78,80! -90,100 -78,114 -66,100")
    canvas.fill(drop, "#3fb09a")
    canvas.inner(drop, "#0f4a44", 6, -2, -3)


# --- the hat


def _plumes(canvas: Canvas) -> None:
    for x, y, width, ink in (
        (-130, -170, 54, "#c24a80"),
        (-92, -204, 56, "#e2789a"),
        (126, -176, 52, "#c24a80"),
        (84, -212, 56, "#e2789a"),
        (-2, -226, 54, "#f6b8c0"),
    ):
        _plume(canvas, x, y, width, ink)


def _plume(canvas: Canvas, tip_x: float, tip_y: float, width: float, ink: str) -> None:
    root_x, root_y = 10, -100
    dx, dy = tip_x - root_x, tip_y - root_y
    knots = [
        (root_x, root_y, 6),
        (root_x + dx * 0.38, root_y + dy * 0.5, width * 0.8),
        (root_x + dx * 0.8, root_y + dy * 0.94, width),
        (tip_x + dx * 0.16, tip_y - 4 + abs(dx) * 0.24, width * 0.35),
    ]
    vane = ribbon(knots)
    canvas.outer(vane, "#1d1038", 5, 1, 3, 0.5)
    canvas.fill(vane, ink)
    canvas.inner(vane, "#5c0d3a", 11, -4, -4, 0.9)
    quill = spline(knots, 8)
    canvas.line(open_curve([(x, y) for x, y, _ in quill]), "#fde4dc", 2)
    for x, y, w in quill[6:-2:3]:
        for side in (-1, 1):
            canvas.line(segment(x, y, x + side * w * 0.36, y - 9), "#5c0d3a", 1.8, 0.45)


def _hat(canvas: Canvas) -> None:
    crown = curve("-62,-84! -68,-120 -40,-146 10,-150 60,-140 78,-112 72,-80! 0,-96")
    canvas.fill(crown, "#4a2674")
    canvas.stipple_across(crown, "#160a2a", 0, 76, 0, 1)
    with canvas.clip(crown):
        canvas.fill(ribbon("-80,-102,16 0,-120,17 90,-98,16"), "#c9a04a")
    brim = curve(
        "-142,-68! -112,-106 -50,-106 10,-114 70,-102 126,-92 152,-56! 110,-60 60,-74 0,-80 "
        "-70,-72 -112,-56"
    )
    canvas.outer(brim, "#1d1038", 7, 0, 5, 0.6)
    canvas.fill(brim, _VIOLET)
    canvas.stipple_across(brim, _VIOLET_SHADE, 0, 150, 0, 0.95)
    canvas.rim(brim, _VIOLET_LIGHT, 0, 3.6)
    rose(canvas, -38, -106, 0.9, "#d0305a", "#5c0d2a", "#ff9aa8")
    rose(canvas, 0, -114, 0.66, "#f27088", "#7a1240", "#ffd0c8")


# --- the lorgnette


def _lorgnette(face: Face) -> None:
    """Her eyes, twice as large as life."""
    canvas = face.canvas
    near, far = face.x(-0.44) - 2, face.x(0.44) + 4
    lenses = [ellipse(near, 0, 32, 30), ellipse(far, 0, 29, 30)]
    for lens in lenses:
        canvas.outer(lens, face.tones.shadow, 6, 0, 5, 0.7)
        canvas.fill(lens, face.tones.light)
    with canvas.clip(join(*lenses)):
        face.eyes("half", "#5a86b0", "#8a6aa8", 1.0, look=-0.15, size=1.42, gap=0.46, y=3)
    for lens, x in zip(lenses, (near, far), strict=True):
        canvas.stipple(lens, "#dff4f8", (x - 4, -6), (x - 28, -26), 0, 0.9)
        canvas.line(lens, _GOLD_SHADE, 8)
        canvas.line(lens, _GOLD, 5)
        canvas.line(svg(f"M{x - 22},-8 Q{x - 20},-18 {x - 10},-22"), "#ffffff", 3.6)
    bridge = svg(f"M{near + 31},-6 Q{(near + far) / 2},-15 {far - 28},-6")
    canvas.line(bridge, _GOLD_SHADE, 8)
    canvas.line(bridge, _GOLD, 5)
    _handle(canvas, far + 24, 18)


def _handle(canvas: Canvas, x: float, y: float) -> None:
    rod = segment(x, y, x + 44, y + 128)
    canvas.line(rod, _GOLD_SHADE, 11)
    canvas.line(rod, _GOLD, 7)
    with canvas.at(x + 34, y + 98, 1, -14):
        glove = curve("-4,-10! 26,-20 44,4 48,40! 70,160! -10,160! -8,40 -20,14")
        palm(canvas, _GLOVE, glove, -1, 14)
        for knots in ("30,28,17 2,34,16 -18,24,12", "32,12,18 2,18,17 -20,8,13"):
            finger(canvas, _GLOVE, knots)
        finger(canvas, _GLOVE, "32,-4,18 8,-6,17 -8,-18,13")
        finger(canvas, _GLOVE, "40,-2,15 54,-34,13 66,-54,9")
        canvas.line(svg("M10,62 l10,26 M24,60 l6,26"), _GLOVE.shadow, 2.2, 0.7)
