"""Rooftop Runaway: a jewel thief leaps from roof to roof through a spotlight."""

from studio.blocks.anatomy import arm, cloth, fist, leg, open_hand
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import beam, smoke, star_field
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    circle,
    curve,
    ellipse,
    open_curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    spline,
    svg,
)
from studio.transforms import Path, place

_MORTAR = "#3a0c08"
_WOOD = "#5a2a16"
_SUIT = "#16283f"
_SHOE = "#05070c"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _night(canvas)
    _spotlight(canvas)
    skyline(
        canvas,
        620,
        "#123a52",
        windows=ACTION.yellow,
        shade=ACTION.ink,
        seed=5,
        heights=(40, 120),
        widths=(40, 70),
        lit=0.35,
    )
    _house(canvas, -20, 150, 430)
    _house(canvas, 372, 520, 474)
    _water_tower(canvas)
    _chimney(canvas)
    _scarf(canvas)
    _sack(canvas)
    _thief(canvas)
    _loot(canvas)


# --- the town by night


def _night(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.navy)
    canvas.stipple_down(canvas.page, ACTION.ink, 300, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.steel, 300, 560, 0, 0.9)
    star_field(canvas, ACTION.cream, 40, 6, 260, 4)


def _spotlight(canvas: Canvas) -> None:
    beam(canvas, 60, 640, -62, 22, 560, ACTION.yellow, 0.12, 0.9)
    beam(canvas, 470, 660, -112, 12, 560, ACTION.yellow, 0.05, 0.7)
    spot = ellipse(264, 236, 176, 164)
    canvas.outer(spot, ACTION.yellow, 20, strength=0.6)
    canvas.fill(spot, ACTION.yellow)
    canvas.inner(spot, ACTION.orange, 40, -8, -20, 0.9)
    canvas.stipple_radial(spot, "#fffbe6", (244, 216), 10, 120, 1, 0)


def _house(canvas: Canvas, left: float, right: float, roof: float) -> None:
    wall = rect(left, roof, right - left, 720 - roof)
    canvas.fill(wall, ACTION.brick)
    if left < 0:
        canvas.stipple_across(wall, ACTION.ink, left, right, 0.3, 1)
    else:
        canvas.stipple_across(wall, ACTION.ink, left + 30, right, 0, 1)
    with canvas.clip(wall):
        _bricks(canvas, left, roof)
        for x in (left + 50, left + 104):
            for y in (roof + 70, roof + 150):
                _window(canvas, x, y)
    _parapet(canvas, left, right, roof)


def _bricks(canvas: Canvas, left: float, roof: float) -> None:
    for row in range(16):
        for column in range(8):
            x = left + column * 30 + (15 if row % 2 else 0)
            canvas.line(rect(x, roof + 24 + row * 16, 30, 16), _MORTAR, 1.6)


def _window(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(rect(x, y, 26, 40), ACTION.yellow)
    canvas.line(rect(x, y, 26, 40), _MORTAR, 4)
    canvas.line(segment(x + 13, y, x + 13, y + 40), _MORTAR, 3)


def _parapet(canvas: Canvas, left: float, right: float, roof: float) -> None:
    parapet = rect(left - 6, roof - 8, right - left + 12, 30)
    canvas.fill(parapet, "#c9501e")
    canvas.stipple_down(parapet, ACTION.ink, roof, roof + 24, 0, 0.9)
    canvas.line(segment(left - 6, roof - 7, right + 6, roof - 7), ACTION.yellow, 4)


def _water_tower(canvas: Canvas) -> None:
    with canvas.at(60, 424):
        for x in (-34, 0, 34):
            canvas.line(segment(x, 0, x * 0.9, -60), ACTION.ink, 6)
        tank = poly("-42,-58 42,-58 38,-130 -38,-130")
        canvas.fill(tank, _WOOD)
        canvas.stipple_across(tank, ACTION.ink, 0, 40, 0, 1)
        canvas.fill(poly("-46,-128 46,-128 0,-168"), ACTION.ink)
        for i in range(5):
            canvas.line(segment(-32 + i * 16, -60, -30 + i * 15, -128), ACTION.ink, 2)


def _chimney(canvas: Canvas) -> None:
    canvas.fill(rect(452, 380, 30, 90), _WOOD)
    canvas.fill(rect(446, 372, 42, 12), ACTION.ink)
    plume = smoke("468,356,26 476,320,36 500,280,50", 4)
    canvas.fill(plume, ACTION.ink, 0.9)


# --- the thief


def _thief(canvas: Canvas) -> None:
    _far_limbs(canvas)
    _body(canvas)
    _near_leg(canvas)
    _collar(canvas)
    _head(canvas)
    _sack_arm(canvas)


def _scarf(canvas: Canvas) -> None:
    for course in (
        "296,206,16 250,186,24 206,204,26 160,184,24 112,200,3",
        "294,212,14 244,206,20 200,228,20 150,216,2",
    ):
        tail = ribbon(course)
        canvas.fill(tail, ACTION.red)
        canvas.inner(tail, ACTION.brick, 9, -3, -4, 0.9)


def _far_limbs(canvas: Canvas) -> None:
    """The arm that reaches for the next roof, and the leg that has just left the last one."""
    open_hand(canvas, 398, 146, 1.0, 62, "umber")
    _suit(canvas, arm((302, 222), (348, 190), (396, 148), 27))
    canvas.fill(ribbon("388,155,15 395,149,15"), ACTION.red)
    _suit(canvas, leg((250, 302), (192, 352), (112, 348), 44))
    _shoe(canvas, 112, 348, 176)


def _near_leg(canvas: Canvas) -> None:
    _suit(canvas, leg((262, 300), (334, 300), (404, 334), 45))
    _shoe(canvas, 402, 332, -42)


def _suit(canvas: Canvas, shape: Path) -> None:
    cloth(canvas, shape, _SUIT, _SHOE, 9, rim=ACTION.orange)


def _shoe(canvas: Canvas, x: float, y: float, rotate: float) -> None:
    """A soft shoe with a stretched toe, its heel at x, y."""
    shoe = curve("-9,-10! 2,-10 12,-3 26,4 36,13! 24,16 4,13 -9,10! -13,0")
    canvas.fill(place(shoe, x, y, 1, rotate), _SHOE)
    canvas.line(place(open_curve("-9,10 4,13 24,16 36,13"), x, y, 1, rotate), ACTION.red, 3)


def _body(canvas: Canvas) -> None:
    body = curve(
        "274,206! 300,198 320,212 322,232 304,262 290,288 282,322! 252,330 228,312 230,290 "
        "248,258 258,228"
    )
    _suit(canvas, body)
    belt = ribbon("240,276,9 264,286,10 292,284,9")
    canvas.fill(belt, ACTION.red)
    buckle = place(round_rect(-8, -7, 16, 14, 3), 270, 286, 1, 6)
    canvas.fill(buckle, ACTION.yellow)


def _collar(canvas: Canvas) -> None:
    collar = ribbon("282,204,16 300,212,18 322,206,14")
    canvas.fill(collar, ACTION.red)
    canvas.inner(collar, ACTION.brick, 6, -2, -3, 0.9)


def _head(canvas: Canvas) -> None:
    face = Profile(nose=1, tip=-2, jaw=2, chin=4)
    profile_head(
        canvas,
        306,
        172,
        0.66,
        "umber",
        "#140a10",
        "short",
        profile=face,
        eye_open=True,
        feminine=True,
        lips="#d8304a",
        rotate=8,
    )
    with canvas.at(306, 172, 0.66, 8):
        _mask(canvas)
        _beret(canvas)


def _mask(canvas: Canvas) -> None:
    mask = curve("41,-27! 44,-18 40,-8! 30,-5 18,-8 6,-14 -24,-18! -24,-26 4,-28 22,-28")
    canvas.fill(mask, _SHOE)
    canvas.fill(svg("M20,-17 Q28,-26 37,-18 Q36,-12 34,-11 Q26,-9 20,-17 Z"), "#fff6e6")
    canvas.fill(ellipse(32, -16, 4, 5.4), "#2a1218")


def _beret(canvas: Canvas) -> None:
    beret = curve("46,-48! 40,-62 22,-88 -24,-96 -62,-76 -58,-54 -36,-46! 4,-58")
    canvas.fill(beret, ACTION.red)
    canvas.inner(beret, ACTION.brick, 12, -5, -6, 0.9)
    canvas.fill(ribbon("-38,-46,9 2,-58,10 46,-50,9"), ACTION.brick)
    canvas.line(segment(-22, -94, -26, -106), ACTION.red, 6)


# --- her loot


def _sack_arm(canvas: Canvas) -> None:
    _suit(canvas, arm((282, 222), (226, 238), (190, 276), 28))
    canvas.fill(ribbon("198,267,15 192,274,15"), ACTION.red)
    fist(canvas, 193, 271, 1.0, 222, "umber")


def _sack(canvas: Canvas) -> None:
    sack = curve(
        "196,272! 178,282 160,268 128,250 92,258 72,288 84,322 116,334 148,318 166,300 180,300!"
    )
    canvas.line(sack, ACTION.ink, 5)
    canvas.fill(sack, "#d99a52")
    canvas.inner(sack, "#5a2a12", 18, -7, -9, 0.95)
    for fold in ("M178,288 Q150,284 128,292", "M172,296 Q150,304 138,316"):
        canvas.line(svg(fold), "#5a2a12", 3)
    patch = place(poly("-16,-14 15,-16 17,13 -14,16"), 118, 290, 1, 10)
    canvas.fill(patch, ACTION.brick)
    canvas.line(patch, ACTION.cream, 2, dash=(5, 4))


def _loot(canvas: Canvas) -> None:
    for x, y, size in ((52, 318, 12), (150, 398, 15), (98, 400, 11), (30, 262, 10)):
        _diamond(canvas, x, y, size)
    _pearls(canvas)


def _pearls(canvas: Canvas) -> None:
    for x, y in spline([(196, 290), (212, 326), (200, 362), (216, 398)], 3):
        canvas.fill(circle(x, y, 7), ACTION.ink)
        canvas.fill(circle(x, y, 5.4), ACTION.cream)


def _diamond(canvas: Canvas, x: float, y: float, size: float) -> None:
    stone = place(poly("-1,-.2 -.5,-.8 .5,-.8 1,-.2 0,1"), x, y, size)
    canvas.line(stone, ACTION.ink, 5)
    canvas.fill(stone, "#dff4f8")
    canvas.fill(place(poly("-.4,-.2 .4,-.2 0,1"), x, y, size), ACTION.mist)
    canvas.line(place(segment(-1, -0.2, 1, -0.2), x, y, size), ACTION.steel, 2)
