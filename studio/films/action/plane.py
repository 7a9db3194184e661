"""Ace of Thunder: a biplane comes at us out of the storm; the pilot's scarf is the lightning."""

import math
from collections.abc import Sequence

from studio.blocks.sky import bolt, smoke
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, segment, svg
from studio.transforms import Path, Point, place, warp

_NIGHT = "#05101a"
_HOT = "#fffbe6"
_WING = "#e8501f"
_WING_LIGHT = "#ffd98a"
_SKIN = "#f1c39a"
_YAW, _PITCH, _BANK = map(math.radians, (40, 26, -25))
_MIDDLE = (228, 356)
_NEAR = 760.0  # how far off we stand
_UPPER, _LOWER = 62.0, -34.0  # heights of the wings


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _tail(canvas)
    _lower_wing(canvas)
    _wheels(canvas)
    _fuselage(canvas)
    _scarf(canvas)
    _pilot(canvas)
    _struts(canvas)
    _upper_wing(canvas)
    _engine(canvas)
    _near_cloud(canvas, 90, 612, 1.3)
    _near_cloud(canvas, 420, 606, 1.5)


def _seen(forward: float, left: float, up: float) -> Point:
    """Where we see a point of the plane, measured along its nose, its left wing and upward."""
    x = left * math.cos(_YAW) - forward * math.sin(_YAW)
    near = left * math.sin(_YAW) + forward * math.cos(_YAW)
    y = near * math.sin(_PITCH) - up * math.cos(_PITCH)
    near = near * math.cos(_PITCH) + up * math.sin(_PITCH)
    size = _NEAR / (_NEAR - near)
    x, y = x * size, y * size
    cos, sin = math.cos(_BANK), math.sin(_BANK)
    return _MIDDLE[0] + x * cos - y * sin, _MIDDLE[1] + x * sin + y * cos


def _level(path: Path, height: float) -> Path:
    """A shape drawn in plan (nose up the sheet, left wing to the right), as we see it."""
    return warp(path, lambda x, y: _seen(-y, x, height))


# --- the storm


def _sky(canvas: Canvas) -> None:
    """Night air and clouds, kept two steps darker than the red wings."""
    canvas.fill(canvas.page, ACTION.ink)
    canvas.stipple_radial(canvas.page, ACTION.navy, (250, 300), 60, 400, 1, 0)
    _far_cloud(canvas, 60, 170, 1.0, ACTION.ink, ACTION.navy)
    _far_cloud(canvas, 300, 90, 1.15, ACTION.ink, ACTION.navy)
    _far_cloud(canvas, 30, 500, 1.2, ACTION.navy, ACTION.steel)
    _far_cloud(canvas, 470, 430, 1.2, ACTION.navy, ACTION.steel)


def _far_cloud(canvas: Canvas, x: int, y: float, scale: float, ink: str, light: str) -> None:
    puffs = (
        (x - 110 * scale, y + 20, 46 * scale),
        (x - 50 * scale, y - 10, 84 * scale),
        (x + 10 * scale, y - 16, 100 * scale),
        (x + 80 * scale, y + 4, 78 * scale),
        (x + 130 * scale, y + 24, 40 * scale),
    )
    cloud = smoke(puffs, x, 4)
    canvas.fill(cloud, ink)
    canvas.stipple_down(cloud, light, y + 20, y - 60 * scale, 0, 0.9)


def _near_cloud(canvas: Canvas, x: int, y: float, scale: float) -> None:
    puffs = (
        (x - 150 * scale, y + 20, 60 * scale),
        (x - 70 * scale, y - 6, 90 * scale),
        (x, y - 18, 110 * scale),
        (x + 90 * scale, y + 4, 90 * scale),
        (x + 160 * scale, y + 30, 60 * scale),
    )
    cloud = smoke(puffs, x, 4)
    canvas.fill(cloud, ACTION.cream)
    canvas.inner(cloud, ACTION.mist, 22, 4, 14, 0.95)


# --- the plane, from its tail to its nose


def _tail(canvas: Canvas) -> None:
    plane = _level(curve("-84,244! -76,216 0,206 76,216 84,244! 40,268 0,260 -40,268"), 8)
    canvas.outer(plane, _NIGHT, 8, 4, 8, 0.6)
    canvas.fill(plane, ACTION.yellow)
    canvas.stipple(plane, ACTION.orange, _seen(-210, 0, 8), _seen(-270, 0, 8), 0, 1)


def _fuselage(canvas: Canvas) -> None:
    """One line from the nose over the cockpit to the tail, thinner as it goes."""
    joints = ((92, 78), (40, 88), (-40, 78), (-120, 58), (-210, 34), (-270, 16))
    spine = [(*_seen(at, 0, 0), wide) for at, wide in joints]
    body = ribbon(spine)
    canvas.outer(body, _NIGHT, 9, 6, 10, 0.7)
    canvas.fill(body, ACTION.red)
    canvas.inner(body, ACTION.brick, 22, -6, -12, 0.95)
    with canvas.clip(body):
        for at in (-104, -132, -160):
            stripe = poly(
                [_seen(at + f, 0, u) for f, u in ((0, -70), (0, 70), (-13, 70), (-13, -70))]
            )
            canvas.fill(stripe, ACTION.cream)
    fin = curve(
        [_seen(f, 0, u) for f, u in ((-206, 8), (-238, 62), (-266, 80), (-290, 44), (-278, 0))]
    )
    canvas.fill(fin, ACTION.red)
    canvas.stipple(fin, ACTION.brick, _seen(-220, 0, 60), _seen(-280, 0, 10), 0, 1)


def _engine(canvas: Canvas) -> None:
    x, y = _seen(104, 0, 0)
    cowl = circle(x, y, 50)
    canvas.line(cowl, _NIGHT, 6)
    canvas.fill(cowl, ACTION.yellow)
    canvas.inner(cowl, ACTION.orange, 12, -4, -6, 0.95)
    x, y = _seen(112, 0, 0)
    canvas.fill(circle(x, y, 37), ACTION.ink)
    for angle in range(0, 360, 45):
        canvas.fill(place(rect(-4.5, -34, 9, 22), x, y, rotate=angle), ACTION.steel)
    x, y = _seen(126, 0, 0)
    disc = circle(x, y, 106)
    canvas.fill(disc, ACTION.cream, 0.13)
    canvas.line(disc, ACTION.cream, 3, 0.5)
    blade = curve("0,0! 16,-30 14,-84 0,-106! -11,-84 -8,-30")
    for angle in (34, 214):
        placed = place(blade, x, y, rotate=angle)
        canvas.line(placed, _NIGHT, 4)
        canvas.fill(placed, _WING_LIGHT)
        canvas.inner(placed, ACTION.orange, 7, -3, -2, 0.9)
    canvas.fill(circle(x, y, 15), ACTION.red)
    canvas.rim(circle(x, y, 15), _WING_LIGHT, 4, 4)


# --- wings


def _plan(span: float) -> Path:
    """A wing from above, nose up: straight, with round tips."""
    return curve(
        f"{-span + 14},-88! {-span},-46 {-span + 14},-4! 0,-2 {span - 14},-4! {span},-46 "
        f"{span - 14},-88! 0,-92"
    )


def _lower_wing(canvas: Canvas) -> None:
    wing = _level(_plan(180), _LOWER)
    canvas.outer(wing, _NIGHT, 10, 6, 12, 0.8)
    canvas.fill(wing, ACTION.brick)
    canvas.stipple(wing, "#2a0a08", _seen(40, 40, _LOWER), _seen(40, -180, _LOWER), 0, 0.9)


def _upper_wing(canvas: Canvas) -> None:
    wing = _level(_plan(214), _UPPER)
    canvas.fill(_level(_plan(214), _UPPER - 9), _NIGHT)
    canvas.fill(wing, _WING)
    with canvas.clip(wing):
        for x in (-232, 182):
            canvas.fill(_level(rect(x, -100, 50, 110), _UPPER), ACTION.yellow)
    canvas.stipple(wing, ACTION.brick, _seen(40, 20, _UPPER), _seen(40, -240, _UPPER), 0, 0.9)
    canvas.rim(wing, _WING_LIGHT, 0, -4, 0.9)
    for x in (-122, 122):
        _roundel(canvas, x)


def _roundel(canvas: Canvas, x: float) -> None:
    disc = _level(circle(x, -46, 36), _UPPER)
    canvas.fill(disc, ACTION.cream)
    canvas.line(disc, ACTION.ink, 3)
    canvas.fill(_level(place(_spade(), x, -48, 26), _UPPER), ACTION.ink)


def _spade() -> Path:
    return curve(
        "0,-1! .28,-.62 .86,-.2 .86,.2 .5,.52 .1,.34! .14,.66 .34,.92! -.34,.92! -.14,.66 "
        "-.1,.34! -.5,.52 -.86,.2 -.86,-.2 -.28,-.62"
    )


def _struts(canvas: Canvas) -> None:
    for left in (-160, -56, 56, 160):
        for forward in (76, 18):
            strut = segment(*_seen(forward, left, _LOWER), *_seen(forward, left, _UPPER))
            canvas.line(strut, _NIGHT, 9)
            canvas.line(strut, ACTION.yellow, 4.5)


def _wheels(canvas: Canvas) -> None:
    for left in (-44, 44):
        x, y = _seen(66, left, -88)
        canvas.line(segment(*_seen(40, left * 0.4, -30), x, y), ACTION.yellow, 7)
        canvas.fill(ellipse(x, y, 19, 26, 8), _NIGHT)
        canvas.fill(ellipse(x - 2, y, 8, 12, 8), ACTION.steel)


# --- the pilot


def _scarf(canvas: Canvas) -> None:
    """The bolt narrows down from the clouds to the knot at his neck."""
    x, y = _seen(-56, 0, 70)
    _bolt(canvas, [(540, 10), (404, 82), (440, 128), (306, 150), (330, 186), (x - 40, y + 30)], 96)


def _bolt(canvas: Canvas, points: Sequence[Point], width: float) -> None:
    flash = bolt(points, width)
    canvas.outer(flash, ACTION.yellow, 22, strength=0.75)
    canvas.fill(flash, ACTION.yellow)
    canvas.fill(bolt([(x - 1, y) for x, y in points], width * 0.36), _HOT)


def _pilot(canvas: Canvas) -> None:
    """He looks over the wing and grins."""
    x, y = _seen(-56, 0, 92)
    with canvas.at(x, y, 1.15, -12):
        shoulders = curve("-46,70! -44,36 0,24 44,36 46,70!")
        canvas.fill(shoulders, "#7a4320")
        knot = curve("-26,22! 0,32 26,22! 30,40 0,52 -30,40")
        canvas.line(knot, _NIGHT, 4)
        canvas.fill(knot, ACTION.yellow)
        _face(canvas)


def _face(canvas: Canvas) -> None:
    cap = curve("-34,14! -38,-20 0,-42 38,-20 34,14! 22,30 -22,30")
    canvas.line(cap, _NIGHT, 5)
    canvas.fill(cap, "#9a5a2c")
    canvas.inner(cap, "#4a2410", 10, -4, -5)
    face = curve("-25,-2! 0,-8 25,-2! 24,20 0,34 -24,20")
    canvas.fill(face, _SKIN)
    for x in (-15, 15):
        canvas.fill(ellipse(x, -8, 16, 13), ACTION.ink)
        canvas.fill(ellipse(x, -8, 12, 9.5), ACTION.mist)
        canvas.fill(ellipse(x - 4, -11, 4, 3), _HOT)
    grin = svg("M-15,10 Q0,16 15,8 Q10,27 -2,26 Q-12,24 -15,10 Z")
    canvas.fill(grin, _HOT)
    canvas.line(grin, "#8a2a1a", 2.4)
