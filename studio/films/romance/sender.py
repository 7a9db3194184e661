"""Return to Sender, With Love: a winged letter escapes a cycling postman with a net."""

from studio.blocks.anatomy import arm, cloth, fist, leg
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import cloud
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import (
    circle,
    curve,
    ellipse,
    heart,
    on_circle,
    poly,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import Path, place

_PAPER = "#fffaf0"
_COAT, _COAT_SHADE = "#2f4f7a", "#0c1428"
_TROUSERS = "#22345a"
_LEATHER = "#a8603a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    skyline(
        canvas,
        600,
        ROMANCE.peach,
        windows=ROMANCE.cream,
        shade=ROMANCE.rose,
        seed=4,
        heights=(40, 120),
        widths=(30, 60),
    )
    _flock(canvas)
    with canvas.at(252, 264, 1.55, -8):
        _letter(canvas)
        with canvas.at(36, -14, 1, 12):
            _stamp(canvas)
    _trail(canvas)
    _hill(canvas)
    with canvas.at(306, 522, 1.26):
        _far_leg(canvas)
        _bicycle(canvas)
        _near_leg(canvas)
        _coat(canvas)
        _steering_arm(canvas)
        _postmans_head(canvas)
        _net(canvas)


# --- the sky


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#8fd0d8")
    canvas.stipple_down(canvas.page, ROMANCE.sea, 200, -10, 0, 0.8)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 200, 520, 0, 0.95)
    for x, y, scale, width in (
        (80, 170, 0.7, 1.3),
        (430, 130, 0.8, 1.3),
        (410, 420, 0.9, 1.4),
        (70, 450, 0.9, 1.3),
    ):
        puffs = cloud(x, y, scale, x, 6, width)
        canvas.fill(puffs, _PAPER)
        canvas.stipple_down(puffs, "#8fc0d0", y - 40 * scale, y + 8, 0, 0.9)


def _hill(canvas: Canvas) -> None:
    hill = curve("-20,576! 120,560 300,566 520,556! 520,720! -20,720!")
    canvas.fill(hill, ROMANCE.berry)
    canvas.stipple_down(hill, ROMANCE.rose, 620, 560, 0, 0.9)


# --- the letters


def _flock(canvas: Canvas) -> None:
    for x, y, scale, tilt in (
        (110, 250, 0.42, -16),
        (448, 236, 0.42, 14),
        (330, 130, 0.34, -8),
        (180, 130, 0.28, 10),
        (66, 356, 0.3, -10),
    ):
        with canvas.at(x, y, scale, tilt):
            _letter(canvas)


def _letter(canvas: Canvas) -> None:
    _wings(canvas)
    envelope = round_rect(-58, -36, 116, 76, 6)
    canvas.outer(envelope, ROMANCE.berry, 6, 3, 6, 0.5)
    canvas.fill(envelope, _PAPER)
    canvas.stipple(envelope, ROMANCE.peach, (0, 0), (60, 40), 0, 0.9)
    canvas.line(envelope, ROMANCE.berry, 3)
    canvas.line(svg("M-56,38 L-12,2 M56,38 L12,2"), ROMANCE.peach, 3)
    flap = curve("-58,-34! 58,-34! 8,12 0,14 -8,12")
    canvas.fill(flap, "#fff3e0")
    canvas.stipple_down(flap, ROMANCE.peach, -30, 14, 0, 0.8)
    canvas.line(flap, ROMANCE.berry, 3)
    _seal(canvas)


def _wings(canvas: Canvas) -> None:
    right = curve("0,0! 10,-34 40,-58 70,-52! 58,-42! 66,-28! 50,-22! 54,-8! 26,4")
    for side in (-1, 1):
        wing = place(right, side * 44, -6, flip=side < 0)
        canvas.line(wing, ROMANCE.berry, 3)
        canvas.fill(wing, "#ffffff")
        canvas.inner(wing, ROMANCE.peach, 10, 0, -5, 0.9)


def _seal(canvas: Canvas) -> None:
    seal = heart(0, 8, 17)
    canvas.fill(seal, ROMANCE.red)
    canvas.inner(seal, ROMANCE.berry, 6, -2, -3)
    canvas.fill(heart(-3, 4, 6), "#ffb4a0")


def _stamp(canvas: Canvas) -> None:
    """A wordless order to go back: an arrow that turns round."""
    canvas.line(circle(0, 0, 17), ROMANCE.rose, 3)
    canvas.line(svg("M8,7 Q12,-9 0,-9 Q-9,-9 -8,2"), ROMANCE.rose, 4, flat_ends=True)
    canvas.fill(poly("-15,1 -1,1 -8,11"), ROMANCE.rose)


def _trail(canvas: Canvas) -> None:
    course = svg("M252,330 C250,420 120,420 130,500 C136,540 190,548 214,530")
    canvas.line(course, ROMANCE.rose, 4, dash=(3, 13))


# --- the postman


def _bicycle(canvas: Canvas) -> None:
    for x in (-46, 46):
        canvas.line(circle(x, 26, 27), ROMANCE.wine, 5)
        for spoke in range(8):
            canvas.line(segment(x, 26, *on_circle(x, 26, 25, spoke * 45)), ROMANCE.wine, 1.2)
    frame = svg(
        "M-46,26 L-6,26 L20,-14 L-20,-14 L-6,26 M-20,-14 L-46,26 M46,26 L30,-34 M20,-14 L36,-18"
    )
    canvas.line(frame, ROMANCE.red, 5)
    canvas.line(svg("M30,-34 L27,-44 L38,-48"), ROMANCE.wine, 5)
    canvas.fill(round_rect(-38, -26, 30, 9, 4), ROMANCE.wine)


def _far_leg(canvas: Canvas) -> None:
    canvas.line(segment(-6, 26, -16, 40), ROMANCE.wine, 4)
    shape = leg((-22, -30), (8, -4), (-16, 34), 20)
    cloth(canvas, shape, _COAT_SHADE, ROMANCE.wine, 6)
    canvas.fill(place(_shoe(), -17, 36), ROMANCE.wine)


def _near_leg(canvas: Canvas) -> None:
    canvas.line(segment(-6, 26, 4, 12), ROMANCE.wine, 4)
    shape = leg((-24, -30), (14, -26), (4, 8), 22)
    cloth(canvas, shape, _TROUSERS, _COAT_SHADE, 7)
    canvas.fill(place(_shoe(), 3, 10), ROMANCE.wine)


def _shoe() -> Path:
    return curve("-7,-6! 4,-7 10,-1 19,2 20,7! -7,7!")


def _coat(canvas: Canvas) -> None:
    coat = curve("-44,-20! -44,-50 -30,-74 -8,-82 10,-78 14,-60 2,-40 -6,-20!")
    cloth(canvas, coat, _COAT, _COAT_SHADE, 11)
    canvas.line(svg("M-30,-76 Q-14,-52 -36,-34"), _LEATHER, 4)
    bag = round_rect(-62, -48, 38, 32, 5)
    canvas.fill(bag, _LEATHER)
    canvas.stipple_down(bag, ROMANCE.wine, -36, -10, 0, 0.8)
    canvas.line(bag, ROMANCE.wine, 2.4)
    flap = curve("-62,-46! -24,-46! -26,-32 -43,-27 -60,-32")
    canvas.fill(flap, "#c27a4c")
    canvas.line(flap, ROMANCE.wine, 2)
    canvas.fill(heart(-43, -33, 5), ROMANCE.red)


def _steering_arm(canvas: Canvas) -> None:
    sleeve = arm((0, -66), (16, -46), (34, -48), 15)
    cloth(canvas, sleeve, _COAT, _COAT_SHADE, 5)
    fist(canvas, 34, -48, 0.56, 84, "fair")


def _postmans_head(canvas: Canvas) -> None:
    face = Profile(nose=8, tip=3, jaw=-2, chin=-4, age=0.6, eye="round", ear="jug")
    with canvas.at(2, -98, 0.62, -12):
        profile_head(canvas, 0, 0, 1, "fair", "#8a8090", profile=face, eye_open=True)
        moustache = ribbon("50,8,4 42,10,11 30,16,9 22,12,2")
        canvas.fill(moustache, "#f4e8e4")
        cap = curve("-42,-36! -46,-70 -20,-92 14,-92 42,-80 46,-54! 10,-52 -20,-44")
        canvas.fill(cap, _TROUSERS)
        canvas.inner(cap, _COAT_SHADE, 10, 4, -4, 0.9)
        canvas.fill(ribbon("-42,-38,9 -8,-48,9 46,-56,9"), ROMANCE.gold)
        canvas.fill(curve("34,-58! 62,-62 78,-50! 58,-48 36,-48"), ROMANCE.wine)


def _net(canvas: Canvas) -> None:
    canvas.line(segment(46, -88, 80, -176), _LEATHER, 6)
    with canvas.at(22, 6):
        _net_bag(canvas)
    sleeve = arm((-2, -68), (34, -64), (52, -102), 16)
    cloth(canvas, sleeve, _COAT, _COAT_SHADE, 6)
    fist(canvas, 52, -102, 0.62, 22, "fair")


def _net_bag(canvas: Canvas) -> None:
    bag = curve("32,-196! 88,-178! 88,-142 70,-116 46,-128 34,-160")
    canvas.fill(bag, _PAPER, 0.6)
    with canvas.clip(bag):
        for x in range(-68, 152, 11):
            canvas.line(segment(x, -210, x + 50, -100), ROMANCE.berry, 1.6)
            canvas.line(segment(x + 50, -210, x, -100), ROMANCE.berry, 1.6)
    canvas.line(ellipse(60, -187, 30, 12, 18), ROMANCE.wine, 5)
