"""Stuck at the Top: lovers in the top car of a big wheel, and Cupid has pulled the plug."""

from studio.blocks.anatomy import fist
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import cloud
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import ROMANCE, Skin
from studio.paths import (
    circle,
    curve,
    ellipse,
    heart,
    on_circle,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import intersect, place

_HUB_X, _HUB_Y, _RADIUS = 250, 452, 252
_CARS = 12
_LIT = "#fffaf0"
_SKIN, _SKIN_SHADE = "#f6b48c", "#c96a4a"
_CUPIDS_SKIN = Skin("#ffd9b8", _SKIN, _SKIN_SHADE, "#8a3a2e", ROMANCE.rose)
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
    _tent(canvas, -46, 130, ROMANCE.red)
    _tent(canvas, 416, 140, ROMANCE.sea)
    _ground(canvas)
    with canvas.at(250, 568, 1.62):
        _cables(canvas)
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
    hub = heart(_HUB_X, _HUB_Y - 20, 46)
    canvas.outer(hub, ROMANCE.wine, 8, 2, 3, 0.5)
    canvas.fill(hub, ROMANCE.red)
    canvas.inner(hub, ROMANCE.berry, 14, -6, -6)
    canvas.line(hub, ROMANCE.cream, 4)
    canvas.stipple_radial(hub, _HEART_LIGHT, (_HUB_X - 14, _HUB_Y - 38), 0, 18, 0.9, 0)


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
    canvas.stipple_down(inside, ROMANCE.gold, 18, -6, 0, 0.8)
    his, hers = Profile(nose=2, jaw=3, ear="jug"), Profile(nose=-2, eye="round")
    profile_head(canvas, -12.2, 15, 0.225, "fair", "#2a1712", "slick", profile=his)
    profile_head(
        canvas,
        12.4,
        15.5,
        0.215,
        "umber",
        "#8a2150",
        "bob",
        profile=hers,
        lips="#d8304a",
        flip=True,
    )
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


def _tent(canvas: Canvas, left: float, width: float, ink: str) -> None:
    middle = left + width / 2
    stripes = [ink if i % 2 else ROMANCE.cream for i in range(6)]
    for i, stripe in enumerate(stripes):
        start, end = left + i * width / 6, left + (i + 1) * width / 6
        canvas.fill(poly([(middle, 486), (start, 546), (end, 546)]), stripe)
    for i, stripe in enumerate(stripes):
        panel = (width - 16) / 6
        canvas.fill(rect(left + 8 + i * panel, 546, panel + 0.5, 80), stripe)
    for i in range(6):
        scallop = circle(left + (i + 0.5) * width / 6, 546, width / 12)
        canvas.fill(intersect(scallop, rect(left, 546, width, 20)), ROMANCE.gold)
    right = left + width
    tent = poly([(middle, 486), (left, 546), (left, 640), (right, 640), (right, 546)])
    canvas.stipple_across(tent, ROMANCE.wine, left + width * 0.4, left + width * 1.1, 0, 0.8)
    canvas.line(segment(middle, 486, middle, 466), ROMANCE.wine, 3)
    canvas.fill(poly([(middle, 466), (middle + 20, 472), (middle, 478)]), ROMANCE.gold)


def _ground(canvas: Canvas) -> None:
    ground = curve("-20,590! 250,572 520,590! 520,720! -20,720!")
    canvas.fill(ground, ROMANCE.berry)
    canvas.stipple_down(ground, ROMANCE.rose, 640, 575, 0, 0.9)


# --- Cupid and the plug


def _cables(canvas: Canvas) -> None:
    canvas.line(svg("M54,-37 C84,-42 66,8 96,2 S130,-10 150,6"), ROMANCE.wine, 4)
    canvas.line(svg("M-150,8 C-110,14 -90,-6 -60,-4"), ROMANCE.wine, 3.4)
    canvas.fill(round_rect(-66, -12, 22, 16, 4), ROMANCE.wine)


def _cupid(canvas: Canvas) -> None:
    wing = curve("0,0! 4,-20 22,-32 40,-26! 34,-17! 38,-9! 29,-5! 30,3! 14,6")
    for side in (-1, 1):
        placed = place(wing, side * 6, -24, 1.15, flip=side < 0)
        canvas.line(placed, ROMANCE.berry, 2)
        canvas.fill(placed, _LIT)
        canvas.inner(placed, ROMANCE.peach, 5, -1, -3)
    body = curve("-12,-6! -15,-22 -8,-34 0,-36 8,-34 15,-22 12,-6!")
    canvas.fill(body, _SKIN)
    canvas.inner(body, _SKIN_SHADE, 6, -2, -2)
    canvas.fill(curve("-13,-10! 0,-16 13,-10! 12,4 -12,4"), ROMANCE.cream)
    _cupids_head(canvas)
    for side in (-1, 1):
        leg = ribbon([(side * 6, 0, 10), (side * 8, 9, 9), (side * 7, 15, 6)])
        canvas.fill(leg, _SKIN)
        canvas.inner(leg, _SKIN_SHADE, 3, -1, -1, 0.8)
        canvas.fill(ellipse(side * 9, 18, 7, 4), _SKIN)
    arm = ribbon("-9,-28,9 -19,-22,8 -12,-12,6")
    canvas.fill(arm, _SKIN)
    canvas.inner(arm, _SKIN_SHADE, 3, -1, -1, 0.8)
    fist(canvas, -15, -13, 0.36, 100, _CUPIDS_SKIN)


def _cupids_head(canvas: Canvas) -> None:
    """He winks."""
    head = ellipse(0, -46, 15, 14)
    canvas.line(head, ROMANCE.berry, 2)
    canvas.fill(head, _SKIN)
    canvas.stipple_across(head, _SKIN_SHADE, 3, 17, 0, 0.8)
    for x in (-9, 10):
        canvas.stipple_radial(head, ROMANCE.rose, (x, -41), 0, 5, 0.9, 0)
    for x, y, radius in ((-13, -53, 5), (-7, -59, 6), (1, -61, 6.5), (9, -58, 6), (14, -52, 5)):
        curl = circle(x, y, radius)
        canvas.fill(curl, ROMANCE.gold)
        canvas.inner(curl, "#b9722a", 2.5, -1, -1, 0.9)
    canvas.fill(ellipse(-5, -46, 2.2, 3), ROMANCE.wine)
    canvas.fill(circle(-4.3, -47.2, 0.8), _LIT)
    canvas.line(svg("M3,-45 Q7,-49 11,-45"), ROMANCE.wine, 2)
    canvas.line(svg("M-5,-39 Q2,-33 9,-40"), ROMANCE.wine, 2.2)


def _plug(canvas: Canvas) -> None:
    canvas.fill(round_rect(30, -48, 26, 21, 5), ROMANCE.wine)
    for y in (-43, -33):
        canvas.line(segment(30, y, 19, y), ROMANCE.gold, 4)
    arm = ribbon("9,-28,9 24,-18,8 38,-24,6")
    canvas.fill(arm, _SKIN)
    canvas.inner(arm, _SKIN_SHADE, 3, -1, -1, 0.8)
    fist(canvas, 38, -20, 0.56, 6, _CUPIDS_SKIN)
