"""Stuck at the Top: lovers in the top car of a big wheel, and Cupid has pulled the plug."""

from studio.blocks import cupid
from studio.blocks.anatomy import fist
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import cloud
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import ROMANCE
from studio.paths import (
    circle,
    curve,
    heart,
    on_circle,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)

_HUB_X, _HUB_Y, _RADIUS = 250, 452, 252
_CARS = 12
_LIT = "#fffaf0"
_HEART_LIGHT = "#ffb4a0"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _pale_heart(canvas)
    _hills(canvas)
    _legs(canvas)
    _spokes(canvas)
    _rims(canvas)
    _hub(canvas)
    for car in range(1, _CARS):
        _car(canvas, car)
    with canvas.at(_HUB_X, _HUB_Y - _RADIUS, 2.7):
        _lovers(canvas)
        _top_car(canvas)
    _small_hearts(canvas)
    _ground(canvas)
    _cables(canvas)
    with canvas.at(132, 522, 0.98):
        _cupid(canvas)
    _plug(canvas)


# --- evening over the fair


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f9c3ae")
    canvas.stipple_down(canvas.page, ROMANCE.rose, 240, -20, 0, 0.95)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 260, 560, 0, 1)
    canvas.stipple_radial(canvas.page, ROMANCE.cream, (250, 350), 60, 250, 0.95, 0)
    for x, y, scale, width in ((420, 96, 0.6, 1.4), (60, 236, 0.5, 1.3), (460, 300, 0.45, 1.2)):
        puffs = cloud(x, y, scale, x, 5, width)
        canvas.fill(puffs, ROMANCE.cream)
        canvas.stipple_down(puffs, ROMANCE.peach, y - 30, y + 8, 0, 1)


def _pale_heart(canvas: Canvas) -> None:
    """Sets the lovers off against the sky."""
    top = _HUB_Y - _RADIUS
    pale = heart(_HUB_X, top + 22, 196)
    canvas.fill(pale, "#fff6dc")
    canvas.stipple_down(pale, ROMANCE.peach, top + 40, top + 190, 0, 0.95)


def _hills(canvas: Canvas) -> None:
    hills = curve("-20,570! 60,540 160,552 260,530 360,550 450,534 520,550! 520,720! -20,720!")
    canvas.fill(hills, ROMANCE.teal)
    canvas.stipple_down(hills, ROMANCE.sea, 560, 500, 0.8, 0)


def _small_hearts(canvas: Canvas) -> None:
    for x, y, size, tilt in ((400, 132, 13, 14), (424, 92, 9, -10), (104, 150, 10, -16)):
        canvas.fill(heart(x, y, size, tilt), ROMANCE.red)
        canvas.fill(heart(x - 1, y - 1, size * 0.5, tilt), ROMANCE.peach)


# --- the wheel


def _legs(canvas: Canvas) -> None:
    for side in (-1, 1):
        foot = _HUB_X + side * 112
        leg = poly([(_HUB_X - 7, _HUB_Y), (_HUB_X + 7, _HUB_Y), (foot + 11, 690), (foot - 11, 690)])
        canvas.fill(leg, ROMANCE.berry)
        canvas.stipple_across(leg, ROMANCE.wine, _HUB_X, _HUB_X + side * 120, 0, 0.9)


def _spokes(canvas: Canvas) -> None:
    for car in range(_CARS):
        tip = on_circle(_HUB_X, _HUB_Y, _RADIUS, _angle(car))
        canvas.line(segment(_HUB_X, _HUB_Y, *tip), ROMANCE.berry, 3.4)
        inner = on_circle(_HUB_X, _HUB_Y, _RADIUS * 0.62, _angle(car))
        next_tip = on_circle(_HUB_X, _HUB_Y, _RADIUS, _angle(car + 1))
        canvas.line(segment(*inner, *next_tip), ROMANCE.rose, 1.6)


def _angle(car: int) -> float:
    return 360 * car / _CARS - 90


def _rims(canvas: Canvas) -> None:
    for radius, width in ((_RADIUS, 8), (_RADIUS - 15, 3), (_RADIUS * 0.62, 4)):
        canvas.line(circle(_HUB_X, _HUB_Y, radius), ROMANCE.berry, width)
    canvas.line(circle(_HUB_X, _HUB_Y, _RADIUS), ROMANCE.peach, 2)
    for bulb in range(48):
        centre = on_circle(_HUB_X, _HUB_Y, _RADIUS - 7.5, 360 * bulb / 48)
        canvas.fill(circle(*centre, 3), "#fff2c0")


def _hub(canvas: Canvas) -> None:
    hub = circle(_HUB_X, _HUB_Y - 20, 24)
    canvas.outer(hub, ROMANCE.wine, 8, 2, 3, 0.5)
    canvas.fill(hub, ROMANCE.red)
    canvas.inner(hub, ROMANCE.berry, 14, -6, -6)
    canvas.line(hub, ROMANCE.cream, 4)
    canvas.stipple_radial(hub, _HEART_LIGHT, (_HUB_X - 8, _HUB_Y - 28), 0, 12, 0.9, 0)


def _car(canvas: Canvas, car: int) -> None:
    inks = (ROMANCE.gold, ROMANCE.teal, ROMANCE.rose, ROMANCE.cream, ROMANCE.sea, ROMANCE.peach)
    ink = inks[car % len(inks)]
    dark = mix(ink, ROMANCE.wine, 0.6)
    with canvas.at(*on_circle(_HUB_X, _HUB_Y, _RADIUS, _angle(car)), 0.98):
        canvas.line(segment(0, 0, 0, 12), ROMANCE.wine, 4)
        canvas.fill(rect(-22, 18, 44, 16), mix(ROMANCE.cream, ink, 0.2))
        basket = curve("-25,30! 25,30! 22,46 12,54 -12,54 -22,46")
        canvas.fill(basket, ink)
        canvas.stipple_across(basket, dark, -4, 26, 0, 0.95)
        canvas.fill(curve("-27,20! -20,8 0,4 20,8 27,20!"), dark)
        for x in (-20, 20):
            canvas.fill(rect(x - 1.5, 18, 3, 16), dark)


# --- the top car


def _lovers(canvas: Canvas) -> None:
    canvas.line(segment(0, -16, 0, 0), ROMANCE.wine, 4)
    inside = rect(-25, -4, 50, 36)
    canvas.fill(inside, _LIT)
    left, right = Profile(nose=1, tip=-2, eye="merry"), Profile(nose=-2, chin=2, eye="round")
    profile_head(canvas, -14, 15, 0.225, "porcelain", "#d8602a", "bob", profile=left)
    profile_head(canvas, 14.4, 15, 0.22, "ebony", "#2a1220", "bun", profile=right, flip=True)
    canvas.fill(curve("-23,34! -20,25 -10,22 -2,26 0,34!"), ROMANCE.sea)
    canvas.fill(curve("23,34! 20,25 10,22 2,26 0,34!"), ROMANCE.gold)


def _top_car(canvas: Canvas) -> None:
    basket = curve("-29,30! 29,30! 26,46 14,55 -14,55 -26,46")
    canvas.fill(basket, ROMANCE.red)
    canvas.stipple_across(basket, ROMANCE.berry, -4, 30, 0, 0.95)
    canvas.line(segment(-29, 31, 29, 31), ROMANCE.gold, 3.5)
    canvas.fill(heart(0, 42, 7), ROMANCE.cream)
    roof = curve("-31,-2! -24,-14 0,-19 24,-14 31,-2! 24,2 16,-2! 8,2 0,-2! -8,2 -16,-2! -24,2")
    canvas.fill(roof, ROMANCE.red)
    canvas.stipple_across(roof, ROMANCE.berry, 0, 30, 0, 0.9)
    for x in (-26, 26):
        canvas.fill(rect(x - 1.6, -2, 3.2, 34), ROMANCE.berry)


# --- the ground


def _ground(canvas: Canvas) -> None:
    ground = curve("-20,512! 250,486 520,512! 520,720! -20,720!")
    canvas.fill(ground, ROMANCE.berry)
    canvas.stipple_down(ground, ROMANCE.wine, 540, 600, 0, 0.9)
    canvas.rim(ground, ROMANCE.peach, 0, 6)


# --- Cupid and the plug


def _cables(canvas: Canvas) -> None:
    """From Cupid's plug off the card, and from the socket up to the wheel."""
    for way in (
        "M256,520 C214,526 236,572 180,572 S60,560 -10,586",
        "M430,520 C486,516 470,440 420,446 S330,470 262,436",
    ):
        canvas.line(svg(way), ROMANCE.wine, 13)
        canvas.line(svg(way), ROMANCE.gold, 7)


def _cupid(canvas: Canvas) -> None:
    """One hand on his hip; the other has pulled the plug."""
    cupid.wings(canvas)
    for side in (-1, 1):
        cupid.limb(canvas, ribbon([(side * 15, 34, 26), (side * 17, 54, 20), (side * 24, 66, 17)]))
    cupid.body(canvas)
    cloth = curve("-37,16! 0,26 38,16! 34,46 8,56 -8,56 -34,46")
    canvas.line(cloth, ROMANCE.berry, 4)
    canvas.fill(cloth, _LIT)
    canvas.inner(cloth, ROMANCE.peach, 8, -3, -4, 0.8)
    cupid.head(canvas, winks=True)
    for arm in ("-27,-28,20 -56,-10,17 -32,14,14", "27,-28,21 62,-16,17 106,-8,15"):
        cupid.limb(canvas, ribbon(arm))


def _plug(canvas: Canvas) -> None:
    """The plug in his fist, the socket, and a gap with a spark between them."""
    for y in (506, 534):
        canvas.line(segment(292, y, 318, y), ROMANCE.wine, 14)
        canvas.line(segment(292, y, 318, y), ROMANCE.gold, 8)
    plug = curve("252,504! 268,492 296,488! 296,552! 268,548 252,536!")
    canvas.line(plug, ROMANCE.wine, 6)
    canvas.fill(plug, ROMANCE.cream)
    canvas.stipple_down(plug, ROMANCE.peach, 516, 556, 0, 0.9)
    socket = round_rect(360, 480, 74, 78, 16)
    canvas.line(socket, ROMANCE.wine, 6)
    canvas.fill(socket, ROMANCE.cream)
    canvas.stipple_down(socket, ROMANCE.peach, 516, 562, 0, 0.9)
    for y in (506, 534):
        canvas.fill(circle(386, y, 9), ROMANCE.wine)
    for spark in ("M326,480 L320,466", "M338,476 L339,458", "M350,480 L358,467"):
        canvas.line(svg(spark), ROMANCE.gold, 5)
    fist(canvas, 240, 544, 1.2, 24, cupid.SKIN)
