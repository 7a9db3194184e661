"""The Last Truck to Zerzura: a truck flees a sandstorm shaped like a hand."""

from collections.abc import Sequence

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, on_circle, open_curve, poly, rect, ribbon, segment, svg
from studio.transforms import Path, Point, place, union

_SANDLIGHT = "#ffb85a"
_SAND, _SAND_SHADE = "#9a451d", "#43110a"
_CANVAS_SHADE = "#8a6a3a"
_FINGERS: tuple[tuple[Point, ...], ...] = (
    ((120, 150), (196, 74), (292, 66), (340, 128)),
    ((150, 190), (250, 136), (346, 152), (378, 222)),
    ((150, 226), (250, 208), (334, 240), (352, 306)),
    ((130, 266), (214, 270), (272, 306), (280, 356)),
)
_THUMB: tuple[Point, ...] = ((60, 330), (112, 366), (150, 402), (166, 436))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _storm(canvas)
    _dunes(canvas)
    for x, scale in ((430, 1), (466, 0.8), (402, 0.7)):
        _palm(canvas, x, scale)
    with canvas.at(306, 496, 1.2, 6):
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
    canvas.stipple_down(canvas.page, ACTION.red, 180, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.yellow, 180, 420, 0, 1)


def _storm(canvas: Canvas) -> None:
    """The sandstorm: an arm of dust, and a hand about to close over the truck."""
    forearm = curve(
        "-40,640! -40,40 40,96 110,112 168,150 180,210 160,270 120,320 96,380 120,460 180,520 "
        "190,640!"
    )
    hand = union(forearm, _finger(_THUMB, 54), *(_finger(joints, 56) for joints in _FINGERS))
    canvas.outer(hand, "#4a140c", 18, 8, 8, 0.9)
    canvas.fill(hand, _SAND)
    canvas.inner(hand, _SAND_SHADE, 20, 7, -9, 0.95)
    canvas.stipple(hand, _SAND_SHADE, (120, 200), (-20, 420), 0, 0.8)
    canvas.rim(hand, _SANDLIGHT, -3, 5)
    for joints in _FINGERS:
        _knuckles(canvas, joints)
    _swirls(canvas)


def _finger(joints: Sequence[Point], width: float) -> Path:
    """A bony finger through root, two knuckles and tip."""
    root, knuckle, joint, tip = joints
    return union(
        ribbon([(*root, width * 1.15), (*knuckle, width)]),
        ribbon([(*knuckle, width), (*joint, width * 0.84)]),
        ribbon([(*joint, width * 0.84), (*tip, width * 0.16)]),
    )


def _knuckles(canvas: Canvas, joints: Sequence[Point]) -> None:
    _, *bends, tip = joints
    for x, y in bends:
        for aside in (-9, 0, 9):
            wrinkle = open_curve([(x + aside - 5, y - 20), (x + aside, y - 12), (x + aside, y - 4)])
            canvas.line(wrinkle, _SAND_SHADE, 3)
    nail = place(curve("-7,-16! 7,-16! 4,2 0,8 -4,2"), *tip, 1, -12)
    canvas.fill(nail, _SANDLIGHT)


def _swirls(canvas: Canvas) -> None:
    for y, reach in ((190, 110), (248, 118), (306, 84), (364, 60), (422, 84), (480, 120)):
        swirl = svg(f"M-20,{y} Q{reach * 0.5},{y - 30} {reach},{y} q16,22 -8,26 q-18,0 -14,-16")
        canvas.line(swirl, _SAND_SHADE, 4, 0.8)


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
