"""The Last Truck to Zerzura: a truck flees a sandstorm shaped like a hand."""

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    Knot,
    circle,
    curve,
    on_circle,
    open_curve,
    poly,
    rect,
    ribbon,
    segment,
    svg,
)
from studio.transforms import union

_SANDLIGHT, _SAND, _SAND_SHADE, _SAND_DARK = "#fff0bc", "#eea246", "#9a3d1c", "#5a1d14"
_CANVAS_SHADE = "#8a6a3a"
# Root, knuckle, joint and tip of each finger; the hand begins to close.
_FINGERS: tuple[tuple[Knot, ...], ...] = (
    ((134, 172, 54), (156, 108, 50), (196, 58, 42), (254, 40, 18)),
    ((172, 180, 58), (238, 124, 50), (312, 104, 42), (376, 132, 18)),
    ((190, 218, 56), (276, 190, 48), (352, 200, 40), (398, 250, 16)),
    ((180, 262, 52), (248, 266, 42), (304, 290, 34), (332, 334, 14)),
)
_THUMB: tuple[Knot, ...] = ((92, 292, 84), (138, 346, 58), (186, 366, 44), (228, 352, 18))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _storm(canvas)
    _dunes(canvas)
    for x, scale in ((430, 1), (466, 0.8), (402, 0.7)):
        _palm(canvas, x, scale)
    with canvas.at(340, 516, 1, 6):
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
    """A dark front of storm, and below it what is left of the day."""
    canvas.fill(canvas.page, ACTION.navy)
    canvas.stipple_down(canvas.page, ACTION.ink, 190, -40, 0, 1)
    canvas.stipple_radial(canvas.page, ACTION.red, (380, 470), 60, 330, 1, 0)
    canvas.stipple_radial(canvas.page, ACTION.orange, (390, 470), 40, 250, 1, 0)
    canvas.stipple_radial(canvas.page, ACTION.yellow, (400, 470), 30, 170, 1, 0)


def _storm(canvas: Canvas) -> None:
    """The sandstorm: a column of dust, and an open hand about to close over the truck."""
    arm_ = ribbon("30,700,250 10,560,170 46,430,118 70,330,126 120,240,190")
    palm = curve("60,250 70,180 120,138 190,160 224,230 196,290 140,322 80,310")
    hand = union(arm_, palm, ribbon(_THUMB), *(ribbon(finger) for finger in _FINGERS))
    canvas.outer(hand, ACTION.ink, 16, strength=0.8)
    canvas.fill(hand, _SAND)
    canvas.stipple(hand, _SAND_SHADE, (190, 210), (-20, 380), 0, 1)
    canvas.inner(hand, _SAND_DARK, 14, 5, -8, 0.85)
    canvas.rim(hand, _SANDLIGHT, -4, 5)
    with canvas.clip(hand):
        _wind(canvas)
    _whirl(canvas)
    _blown_sand(canvas)


def _wind(canvas: Canvas) -> None:
    """Sand runs up the arm and along every finger."""
    for finger in _FINGERS:
        run = [(x, y + width * 0.12) for x, y, width in finger]
        canvas.line(open_curve(run), _SAND_SHADE, 4, 0.8)
    for x in (-6, 34, 74):
        run = [(x, 700), (x - 14, 560), (x + 14, 430), (x + 32, 350)]
        canvas.line(open_curve(run), _SAND_DARK, 5, 0.7)


def _whirl(canvas: Canvas) -> None:
    """In the palm the storm turns."""
    turns = [on_circle(122, 234, 6 + i * 2.7, i * 52 - 40) for i in range(19)]
    canvas.line(open_curve(turns), _SAND_DARK, 6, 0.9)


def _blown_sand(canvas: Canvas) -> None:
    """Dust at the foot of the column, and grains that fly from the fingers."""
    for x, y, radius in ((-6, 520, 64), (70, 540, 52), (126, 566, 36), (20, 470, 44)):
        puff = circle(x, y, radius)
        canvas.fill(puff, _SAND)
        canvas.inner(puff, _SAND_SHADE, radius * 0.4, -5, -9, 0.9)
    for finger in _FINGERS:
        tip_x, tip_y, _ = finger[-1]
        for grain, (dx, dy) in enumerate(((14, 12), (28, 8), (24, 28), (42, 22))):
            canvas.fill(circle(tip_x + dx, tip_y + dy, 4.6 - grain * 0.8), _SAND)


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
