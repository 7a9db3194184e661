"""The Last Truck to Zerzura: a truck flees a sandstorm shaped like a hand."""

import math
from itertools import pairwise

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import Knot, circle, curve, on_circle, poly, rect, ribbon, segment, svg
from studio.transforms import place, union

_SANDLIGHT = "#ffe08a"
_SAND, _SAND_SHADE = "#84301a", "#2e0a0c"
_CANVAS_SHADE = "#8a6a3a"
# Root, knuckle, joint and tip of each finger; the tips begin to close.
_FINGERS: tuple[tuple[Knot, ...], ...] = (
    ((140, 170, 62), (164, 104, 56), (202, 52, 46), (246, 40, 26)),
    ((176, 190, 64), (240, 122, 58), (318, 86, 48), (372, 98, 26)),
    ((186, 220, 64), (276, 180, 58), (362, 166, 48), (418, 196, 26)),
    ((180, 258, 60), (268, 246, 54), (340, 246, 44), (386, 280, 24)),
)
_THUMB: tuple[Knot, ...] = ((90, 280, 84), (150, 318, 66), (214, 332, 50), (262, 312, 26))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _storm(canvas)
    _dunes(canvas)
    for x, scale in ((430, 1), (466, 0.8), (402, 0.7)):
        _palm(canvas, x, scale)
    with canvas.at(326, 508, 1.04, 6):
        _dust(canvas)
        _load(canvas)
        _cab(canvas)
        _driver(canvas)
        _bonnet(canvas)
        for x in (-92, -24, 104):
            _wheel(canvas, x)
        for x in (-92, -24, 104):
            _mudguard(canvas, x)


# --- the desert


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.orange)
    canvas.stipple_down(canvas.page, ACTION.red, 130, -40, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.yellow, 100, 340, 0, 1)


def _storm(canvas: Canvas) -> None:
    """The sandstorm: an arm of dust, and an open hand about to close over the truck."""
    arm_ = ribbon("30,700,250 10,560,170 46,430,118 70,330,126 120,240,190")
    palm = curve("60,250 70,180 120,138 190,160 224,230 196,290 140,322 80,310")
    hand = union(arm_, palm, ribbon(_THUMB), *(ribbon(finger) for finger in _FINGERS))
    canvas.outer(hand, ACTION.brick, 16, strength=0.7)
    canvas.fill(hand, _SAND)
    canvas.stipple(hand, _SAND_SHADE, (230, 200), (-10, 420), 0, 1)
    canvas.inner(hand, _SAND_SHADE, 12, -5, 6, 0.8)
    canvas.rim(hand, _SANDLIGHT, -5, 4)
    _palm_lines(canvas)
    _swirls(canvas)


def _palm_lines(canvas: Canvas) -> None:
    """An open palm: three lines, and a crease at each joint."""
    for line in (
        "M112,306 Q120,226 196,186",
        "M98,260 Q150,262 206,240",
        "M96,222 Q130,180 176,172",
    ):
        canvas.line(svg(line), _SAND_SHADE, 6)
    for finger in _FINGERS:
        for (x, y, width), (next_x, next_y, _) in pairwise(finger[:3]):
            along = math.degrees(math.atan2(next_y - y, next_x - x))
            crease = svg(f"M2,{-width * 0.3} Q-5,0 2,{width * 0.1}")
            canvas.line(place(crease, next_x, next_y, 1, along), _SAND_SHADE, 4)


def _swirls(canvas: Canvas) -> None:
    for y, reach in ((392, 84), (440, 66), (490, 76), (540, 110)):
        swirl = svg(f"M-20,{y} Q{reach * 0.5},{y - 30} {reach},{y} q16,22 -8,26 q-18,0 -14,-16")
        canvas.line(swirl, "#c8683a", 5)


def _dunes(canvas: Canvas) -> None:
    far = curve("-20,500! 120,440 260,470 400,420 520,450! 520,720! -20,720!")
    near = curve("-20,560! 140,520 300,560 420,510 520,530! 520,720! -20,720!")
    for dune, ink, light in ((far, "#d9762a", ACTION.yellow), (near, "#a8441c", ACTION.orange)):
        canvas.fill(dune, ink)
        canvas.stipple_down(dune, ACTION.brick, 480, 640, 0, 0.95)
        canvas.rim(dune, light, 0, 5)


def _palm(canvas: Canvas, x: float, scale: float) -> None:
    trunk = [(x, 440, 7 * scale), (x + 4, 400, 5 * scale), (x, 366, 4 * scale)]
    canvas.fill(ribbon(trunk), ACTION.brick)
    for i in range(6):
        dx, dy = on_circle(0, 0, scale, -160 + i * 28)
        frond = [
            (x, 366, 3),
            (x + 26 * dx, 360 + 20 * dy, 7 * scale),
            (x + 40 * dx, 372 + 16 * dy, 0.6),
        ]
        canvas.fill(ribbon(frond), ACTION.brick)


# --- the truck, nose down, about its rear axle


def _dust(canvas: Canvas) -> None:
    for x, y, radius in ((-150, 24, 30), (-186, 8, 40), (-226, 20, 34)):
        puff = circle(x, y, radius)
        canvas.fill(puff, "#e8a45a")
        canvas.inner(puff, "#8a3a18", 14, -4, -6, 0.9)


def _load(canvas: Canvas) -> None:
    bed = poly("-132,-96 10,-100 10,8 -132,8")
    canvas.line(bed, ACTION.ink, 5)
    canvas.fill(bed, "#7a6a3a")
    canvas.stipple_down(bed, "#2a2410", -60, 10, 0, 1)
    cover = curve("-136,-96! -132,-140 -100,-152 -60,-146 -20,-154 10,-138 14,-100!")
    canvas.line(cover, ACTION.ink, 5)
    canvas.fill(cover, ACTION.cream)
    canvas.inner(cover, _CANVAS_SHADE, 14, 4, -8, 0.95)
    for x in (-100, -60, -20):
        canvas.line(svg(f"M{x},-98 Q{x - 4},-130 {x + 2},-148"), _CANVAS_SHADE, 3)


def _cab(canvas: Canvas) -> None:
    cab = curve("14,8! 14,-98 30,-108 70,-106! 84,-66! 132,-60 146,-50 148,8!")
    canvas.line(cab, ACTION.ink, 5)
    canvas.fill(cab, ACTION.steel)
    canvas.stipple_down(cab, ACTION.ink, -40, 14, 0, 1)
    canvas.stipple_down(cab, ACTION.mist, -70, -110, 0, 0.9)


def _driver(canvas: Canvas) -> None:
    """She leans out of the window and looks back."""
    window = poly("26,-94 64,-94 76,-62 26,-62")
    canvas.line(window, ACTION.ink, 4)
    canvas.fill(window, "#3a1a14")
    sleeve = arm((58, -62), (40, -48), (20, -54), 22)
    canvas.line(sleeve, ACTION.ink, 4)
    cloth(canvas, sleeve, ACTION.cream, "#a8815a", 6)
    face = Profile(nose=2, tip=2, jaw=3, chin=2)
    profile_head(
        canvas,
        46,
        -84,
        0.56,
        "umber",
        "#1a0e14",
        "short",
        profile=face,
        eye_open=True,
        feminine=True,
        flip=True,
    )
    _headscarf(canvas)
    fist(canvas, 22, -53, 0.75, -70, "umber")


def _headscarf(canvas: Canvas) -> None:
    with canvas.at(46, -84, 0.56, flip=True):
        scarf = curve("46,-44! 40,-66 14,-84 -20,-80 -44,-58 -46,-24 -36,8! -24,-10 -6,-36 12,-52")
        canvas.fill(scarf, ACTION.red)
        canvas.inner(scarf, ACTION.brick, 10, -4, -4, 0.9)
    for tail in ("66,-80,6 88,-90,10 110,-84,2", "66,-78,6 86,-78,9 104,-70,2"):
        canvas.fill(ribbon(tail), ACTION.red)


def _bonnet(canvas: Canvas) -> None:
    for x in range(98, 138, 8):
        canvas.line(segment(x, -50, x, -18), ACTION.ink, 3)
    canvas.fill(rect(140, -10, 18, 12), ACTION.cream)
    lamp = circle(148, -30, 11)
    canvas.fill(lamp, "#fff3c0")
    canvas.line(lamp, ACTION.ink, 4)
    light = poly("152,-36 320,-76 320,30 152,-24")
    canvas.stipple(light, "#fffbe6", (152, -30), (300, -20), 0.9, 0)


def _wheel(canvas: Canvas, x: float) -> None:
    canvas.fill(circle(x, 14, 32), ACTION.ink)
    canvas.line(circle(x, 14, 26), "#4a5a66", 3)
    canvas.fill(circle(x, 14, 13), ACTION.cream)
    canvas.fill(circle(x, 14, 5), ACTION.ink)


def _mudguard(canvas: Canvas, x: float) -> None:
    guard = svg(f"M{x - 38},10 Q{x - 34},-26 {x},-26 Q{x + 34},-26 {x + 38},10")
    canvas.line(guard, ACTION.ink, 8)
