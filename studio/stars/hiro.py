"""Hiro Kanemoto, flying ace: does his own stunts and salutes after each."""

from studio.blocks.sky import cloud
from studio.canvas import Canvas
from studio.hands import finger, palm
from studio.inks import Skin
from studio.paths import circle, curve, ellipse, poly, ribbon, segment, svg
from studio.portrait import Face

_SKIN = Skin("#ffe6c2", "#eebd8e", "#c68556", "#74402a", "#dc7856")
_LEATHER, _LEATHER_SHADE, _LEATHER_LIGHT = "#8f5428", "#2e160c", "#dca466"
_GLOVE = Skin("#e0a862", "#a8672e", "#6a3616", "#2e160c", "#a8672e")
_SLEEVE = Skin("#dca466", "#8f5428", "#5a3018", "#2e160c", "#8f5428")
_SCARF, _SCARF_SHADE = "#fffaf0", "#8f9ab0"
_FLEECE, _FLEECE_SHADE = "#f3e2c0", "#a87a52"
_WING_RED, _WING_DARK = "#d0342c", "#6a1218"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _biplane(canvas, 410, 122, 1.0)
    _biplane(canvas, 84, 176, 0.62)
    with canvas.at(232, 316, 1.42, -5):
        face = Face(
            canvas,
            _SKIN,
            width=69,
            jaw=57,
            chin=22,
            length=109,
            jaw_y=68,
            turn=0.4,
            light=-1,
            brow_ink="#171015",
            blush=0.45,
            hollow=0.35,
            planes=0.2,
            shade=0.6,
        )
        _streaming_scarf(canvas)
        face.neck(36, 168, 30)
        _jacket(canvas)
        _knot(canvas)
        face.head()
        _features(face)
        _helmet(canvas)
        _goggles(canvas)
        face.rim_light("#fff0d0", 1, 3, 0)
        _salute(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#4f9cc4")
    canvas.stipple_down(canvas.page, "#14507c", 430, 40, 0, 1)
    canvas.stipple_down(canvas.page, "#fdf0d8", 460, 620, 0, 1)
    for x, y, scale in ((60, 270, 0.7), (440, 250, 0.8), (440, 560, 1.2), (40, 600, 1.1)):
        puffs = cloud(x, y, scale, x, 6)
        canvas.fill(puffs, "#fdf3e0")
        canvas.stipple_down(puffs, "#8fb8cc", y - 40 * scale, y + 8, 0, 1)


def _biplane(canvas: Canvas, x: float, y: float, scale: float) -> None:
    with canvas.at(x, y, scale, -18):
        canvas.fill(poly("-8,12 26,14 24,20 -10,18"), _WING_DARK)
        canvas.fill(curve("-52,2! -34,-8 24,-10 46,-2 24,10 -34,8"), _WING_RED)
        canvas.fill(poly("-6,-24 28,-26 30,-19 -4,-17"), _WING_RED)
        canvas.fill(poly("-52,2 -60,-20 -44,-14 -38,-2"), _WING_RED)
        for x_strut in (4, 20):
            canvas.line(segment(x_strut, -18, x_strut, 14), _WING_DARK, 2.4)
        canvas.fill(circle(-12, 0, 6), "#fdf3e0")
        canvas.fill(ellipse(50, -2, 2.4, 17), "#fdf3e0", 0.8)


def _jacket(canvas: Canvas) -> None:
    jacket = curve("-236,340! -200,216 -120,174 -60,152 0,200 70,150 130,172 210,212 250,340!")
    canvas.fill(jacket, _LEATHER)
    canvas.stipple_across(jacket, _LEATHER_SHADE, 0, 220, 0, 1)
    canvas.stipple_across(jacket, _LEATHER_LIGHT, -60, -230, 0, 0.7)
    for side in (-1, 1):
        collar = curve(
            f"{side * 38},116! {side * 84},124 {side * 120},160 {side * 110},230 {side * 60},290! "
            f"{side * 26},240 {side * 44},170"
        )
        canvas.outer(collar, _LEATHER_SHADE, 6, 0, 4, 0.6)
        canvas.fill(collar, _FLEECE)
        canvas.inner(collar, _FLEECE_SHADE, 16, -6, -6, 0.9)
        for x, y in ((70, 146), (92, 160), (62, 172), (86, 184), (70, 204), (98, 196)):
            canvas.line(svg(f"M{side * x - 5},{y} q5,-8 10,0"), "#c9a070", 2.2)


def _knot(canvas: Canvas) -> None:
    wrap = curve("-46,106! -10,128 20,128 50,104! 62,140 36,170 6,176 -36,170 -60,142")
    canvas.fill(wrap, _SCARF)
    canvas.inner(wrap, _SCARF_SHADE, 12, -4, -6, 0.95)
    canvas.line(svg("M-50,126 Q0,154 54,122 M-48,148 Q0,170 40,150"), _SCARF_SHADE, 2.4)


def _features(face: Face) -> None:
    canvas, tones = face.canvas, face.tones
    face.eyes("open", "#5a3018", tones.shade, 0.4, look=0.3, size=1.14, tilt=-3)
    face.brows(8, -25, 8, -2, 0, length=1.04)
    face.nose(1.0)
    face.open_mouth(27, 15, 1.5, y=67, full=0.6, male=True, tongue=False)
    face.smile_folds(27, 66, 0.55)
    scar = svg(f"M{face.x(-0.74)},34 l15,14 M{face.x(-0.74) + 3},44 l7,-6")
    canvas.line(scar, tones.shadow, 2.6, 0.8)


def _helmet(canvas: Canvas) -> None:
    helmet = curve(
        "-62,66! -86,44 -86,-30 -82,-78 -48,-118 6,-130 58,-118 82,-80 82,-24 78,40 62,60! "
        "66,20 64,-20 58,-46! 30,-62 0,-66 -30,-62 -56,-44! -63,-20 -64,20"
    )
    canvas.fill(helmet, _LEATHER)
    canvas.stipple_across(helmet, _LEATHER_SHADE, 0, 84, 0, 1)
    canvas.stipple_radial(helmet, _LEATHER_LIGHT, (-46, -96), 0, 60, 0.95, 0)
    canvas.line(svg("M-56,-44 Q0,-84 58,-46"), "#3a1c0e", 3.4)
    canvas.line(svg("M-68,-20 Q-72,20 -68,52"), "#3a1c0e", 2.4, 0.8)
    canvas.fill(circle(-77, 18, 15), "#5a3018")
    canvas.line(circle(-77, 18, 15), _LEATHER_LIGHT, 2.4)
    canvas.fill(circle(-77, 18, 6), _LEATHER_LIGHT)
    canvas.fill(ribbon("-68,58,9 -46,92,9 -8,114,7"), "#5a3018")
    buckle = poly("-50,82 -38,92 -44,100 -56,90")
    canvas.line(buckle, "#f2c94a", 3)


def _goggles(canvas: Canvas) -> None:
    canvas.fill(ribbon("-86,-62,13 -42,-84,14 0,-90,14 46,-84,14 84,-58,13"), "#2a140c")
    for x, tilt in ((-28, -5), (38, 7)):
        canvas.fill(ellipse(x, -88, 36, 27, tilt), "#2a140c")
        canvas.fill(ellipse(x, -88, 31.5, 23, tilt), "#d8ae62")
        lens = ellipse(x, -88, 26, 18, tilt)
        canvas.fill(lens, "#2f7f9e")
        canvas.stipple(lens, "#d8f4f4", (x - 4, -90), (x - 26, -104), 0, 1)
        canvas.stipple(lens, "#0a2434", (x, -88), (x + 22, -74), 0, 0.8)
        canvas.line(svg(f"M{x - 14},-92 l9,-8"), "#ffffff", 4)


def _salute(canvas: Canvas) -> None:
    """A gloved hand at the edge of the helmet."""
    sleeve = curve("112,40! 176,14! 206,110 220,340! 120,340! 124,180")
    palm(canvas, _SLEEVE, sleeve, -1, 24)
    with canvas.at(78, -66, 1.04, 54):
        palm(canvas, _GLOVE, curve("78,-25! 124,-44 132,0 124,44! 78,25!"), -1, 16)
        finger(canvas, _GLOVE, "70,20,24 46,34,18 24,32,14")
        for knots in (
            "52,-19,15 16,-17,13",
            "52,19,15 14,14,13",
            "52,7,16 4,5,14",
            "52,-7,16 5,-6,14",
        ):
            finger(canvas, _GLOVE, knots)
        palm(canvas, _GLOVE, curve("46,-26! 64,-29 86,-26! 86,26! 64,29 46,27!"), -1, 14)
        canvas.fill(curve("42,-25! 52,-26 52,26 42,25!"), _GLOVE.base)
        for y in (-13, 0, 13):
            canvas.line(segment(34, y, 56, y * 0.9), _GLOVE.shadow, 2.2, 0.8)
        canvas.line(segment(86, -24, 86, 24), _GLOVE.shadow, 3)


def _streaming_scarf(canvas: Canvas) -> None:
    """Two tails of white silk in the slipstream."""
    _tail(
        canvas,
        "-10,150,34 -84,150,52 -128,176,54 -174,156,50 -220,176,44",
        "M-24,150 C-90,140 -110,190 -150,168 S-200,156 -220,164",
    )
    _tail(
        canvas,
        "-10,140,34 -84,104,50 -120,116,52 -160,72,48 -214,84,50",
        "M-24,138 C-90,84 -110,132 -140,96 S-190,62 -214,76",
    )


def _tail(canvas: Canvas, knots: str, fold: str) -> None:
    silk = ribbon(knots)
    canvas.outer(silk, "#0c2f4a", 8, 2, 6, 0.7)
    canvas.fill(silk, _SCARF)
    canvas.inner(silk, _SCARF_SHADE, 16, 3, -9, 0.95)
    canvas.line(svg(fold), _SCARF_SHADE, 2.8, 0.9)
