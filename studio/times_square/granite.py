"""Mr. Granite: a boulder in a light suit who says one word a night."""

from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import circle, curve, poly, polyline, round_rect, segment, svg
from studio.portrait import Face
from studio.times_square.limbs import cloth, shoe, sleeve
from studio.transforms import Path

_SUIT, _DARK, _LIGHT, _SHADED = "#b4bbc9", "#343b4e", "#f2f5fa", "#8e97a8"
_LINEN, _BLACK, _STEEL = "#fdf6e8", "#151924", "#c9cfdd"
_SKIN = skin_tones("umber")
_BODY = (
    "64,262! 72,226 120,202 160,196! 240,196! 280,202 328,226 336,262! 316,350 300,440! "
    "100,440! 84,350"
)


def draw(canvas: Canvas) -> None:
    """Draws him, his feet on y 552."""
    with canvas.at(200, 128, 0.66):
        _neck(canvas)
    for x, side in ((156, -1), (246, 1)):
        _leg(canvas, x, side)
    for side in (-1, 1):
        _arm(canvas, side)
    _jacket(canvas)
    with canvas.at(200, 128, 0.66):
        _head(canvas)


# --- the body


def _leg(canvas: Canvas, x: float, side: int) -> None:
    leg = poly([(x - 37, 420), (x + 37, 420), (x + 29.6, 540), (x - 29.6, 540)])
    canvas.fill(leg, _SHADED)
    canvas.stipple_across(leg, _DARK, x - 7.4, x + 44.4, 0, 1)
    shoe(canvas, x, side)


def _arm(canvas: Canvas, side: int) -> None:
    points = [(200 + side * out, y, wide) for out, y, wide in _SLEEVE]
    if side < 0:
        sleeve(canvas, points, "#a3abbc", _DARK, _LIGHT)
    else:
        sleeve(canvas, points, _SHADED, _DARK)
    x = 200 + side * 136
    canvas.fill(round_rect(x - 24, 416, 48, 14, 4), _LINEN)
    palm = f"{x - 16},470 {x + 14},470 {x + 30},450 {x + 26},428!"
    fist = curve(f"{x - 26},428! {x - 30},450 {palm}")
    canvas.fill(fist, _SKIN.base)
    canvas.inner(fist, _SKIN.shadow, 8, -3, -4)
    for finger in (-10, 2, 14):
        canvas.line(segment(x + finger, 452, x + finger, 468), _SKIN.shadow, 2)


_SLEEVE = ((108, 250, 66), (150, 330, 58), (136, 408, 46))


def _jacket(canvas: Canvas) -> None:
    jacket = curve(_BODY)
    cloth(canvas, jacket, _SUIT, _DARK, 26, -8, -5)
    shirt = poly("160,192 240,192 216,320 184,320")
    canvas.fill(shirt, _LINEN)
    canvas.stipple_across(shirt, "#8a8494", 200, 250, 0, 0.8)
    for side in (-1, 1):
        _lapel(canvas, side)
    canvas.fill(circle(200, 223, 8), _BLACK)
    canvas.line(segment(204, 336, 204, 440), _DARK, 2.5)
    canvas.fill(poly("256,288 286,284 280,262 270,276 262,260"), _LINEN)


def _lapel(canvas: Canvas, side: int) -> None:
    edge = ((44, 190), (86, 222), (72, 262), (56, 262), (6, 336))
    lapel = poly([(200 + side * out, y) for out, y in edge])
    canvas.fill(lapel, "#d3d9e4" if side < 0 else "#969fb0")
    canvas.line(lapel, _DARK, 2.5)
    for y in (352, 392):
        canvas.fill(circle(200 + side * 28, y, 6.5), _DARK)
    canvas.fill(poly([(200, 222), (200 + side * 34, 206), (200 + side * 34, 240)]), _BLACK)


# --- the head, its origin between the eyes


def _neck(canvas: Canvas) -> None:
    neck = curve("-78,60! -84,120 -110,190! 110,190! 84,120 78,60!")
    canvas.fill(neck, _SKIN.base)
    canvas.stipple_across(neck, _SKIN.shadow, -10, 100, 0, 1)
    canvas.stipple_down(neck, _SKIN.shadow, 150, 96, 0, 0.8)


def _head(canvas: Canvas) -> None:
    face = Face(
        canvas,
        "umber",
        width=84,
        jaw=86,
        chin=42,
        length=112,
        jaw_y=72,
        top=-104,
        turn=0.16,
        brow_ink="#1a0c0c",
        shade=0.5,
        hollow=0.35,
    )
    face.ear(-1)
    face.ear(1)
    face.head()
    face.eyes("narrow", "#2a1410", _SKIN.shade, 0.2, size=0.8)
    face.brows(11, -27, 3, 7, 0, length=1.1)
    face.nose(1.6)
    face.mouth(25, 0.9, -0.35, y=80, male=True)
    _glasses(canvas, face.x(-0.42), face.x(0.46), face.x(0.02))
    _shaven(canvas, face.contour)
    canvas.line(svg("M-40,-78 Q0,-86 36,-80"), _SKIN.shade, 3, 0.8)
    canvas.line(svg("M-34,-64 Q0,-70 32,-66"), _SKIN.shade, 2.4, 0.7)
    face.rim_light("#ff9ac0", 1, 4, -90)


def _glasses(canvas: Canvas, left: float, right: float, bridge: float) -> None:
    """Round and dark."""
    for x in (left, right):
        glass = circle(x, 2, 25)
        canvas.fill(glass, "#0d0f18")
        canvas.stipple_radial(glass, "#6f84b0", (x - 8, -8), 0, 16, 0.9, 0)
        canvas.line(glass, _STEEL, 3.5)
    canvas.line(svg(f"M{left + 25},-2 Q{bridge},-10 {right - 25},-2"), _STEEL, 3.5)
    canvas.line(polyline([(left - 25, 0), (-84, -8)]), _STEEL, 3)


def _shaven(canvas: Canvas, contour: Path) -> None:
    jaw = curve("-70,70 -30,120 0,124 40,120 76,66 70,110 0,160 -66,112")
    with canvas.spray(_SKIN.shadow, clip=contour):
        canvas.soft(jaw, 10, 0.45)
