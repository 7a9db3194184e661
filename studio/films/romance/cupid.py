"""Cupid Got a Ticket: a policewoman books Cupid's heart-wheeled car; he has shot the meter."""

from studio.blocks.anatomy import fist, open_hand
from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ROMANCE, Skin
from studio.paths import (
    circle,
    curve,
    ellipse,
    heart,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    star,
)
from studio.transforms import place

_SKIN, _SKIN_SHADE = "#f6c49a", "#c9704a"
_CUPIDS_SKIN = Skin("#ffe6c6", _SKIN, _SKIN_SHADE, "#8a4433", "#e86a5a")
_CURL_SHADE = "#b9722a"
_WHITE = "#fffaf0"
_UNIFORM, _UNIFORM_SHADE = "#2a4a86", "#0c1428"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _street(canvas)
    _awning(canvas)
    _pavement(canvas)
    with canvas.at(434, 206, 0.8):
        _meter(canvas)
        with canvas.at(0, 14, 1, 24):
            _arrow(canvas)
    with canvas.at(306, 398, 1.6):
        _wings(canvas)
        _cupids_body(canvas)
        _cupids_head(canvas)
    with canvas.at(306, 494, 1.26):
        _car(canvas)
    with canvas.at(88, 470):
        _officer(canvas)
        _officers_cap(canvas)
        _ticket(canvas)
        _writing_hand(canvas)


# --- the street


def _street(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.peach)
    canvas.stipple_down(canvas.page, ROMANCE.rose, 240, 60, 0, 0.9)
    disc = circle(290, 330, 214)
    canvas.fill(disc, ROMANCE.cream)
    canvas.stipple_down(disc, ROMANCE.blush, 330, 540, 0, 1)


def _awning(canvas: Canvas) -> None:
    flap = curve("-22,60! 38,60! 38,112! 8,138 -22,112!")
    for i in range(9):
        stripe = place(flap, i * 60)
        canvas.fill(stripe, ROMANCE.cream if i % 2 else ROMANCE.red)
        canvas.stipple_down(stripe, ROMANCE.berry, 84, 58, 0, 0.8)
    canvas.fill(rect(-10, -10, 520, 74), ROMANCE.berry)


def _pavement(canvas: Canvas) -> None:
    pavement = rect(-10, 520, 520, 220)
    canvas.fill(pavement, ROMANCE.sea)
    canvas.stipple_down(pavement, ROMANCE.wine, 540, 620, 0, 0.8)
    kerb = rect(-10, 512, 520, 14)
    canvas.fill(kerb, ROMANCE.teal)


def _meter(canvas: Canvas) -> None:
    canvas.line(segment(0, 60, 0, 400), ROMANCE.wine, 20)
    canvas.line(segment(-2, 60, -2, 396), ROMANCE.sea, 10)
    head = heart(0, 18, 62)
    canvas.line(head, ROMANCE.wine, 8)
    canvas.fill(head, ROMANCE.teal)
    canvas.stipple(head, ROMANCE.sea, (-10, 0), (50, 50), 0, 1)
    dial = circle(0, 6, 27)
    canvas.fill(dial, "#fff6dc")
    canvas.line(dial, ROMANCE.wine, 4)
    canvas.line(segment(0, 6, -14, -8), ROMANCE.red, 6)


def _arrow(canvas: Canvas) -> None:
    canvas.line(segment(-84, 0, -42, 0), ROMANCE.wine, 8)
    canvas.line(segment(40, 0, 66, 0), ROMANCE.wine, 8)
    canvas.fill(poly("90,0 60,-15 66,0 60,15"), ROMANCE.wine)
    feather = poly("-84,0 -98,-13 -88,-13 -72,0 -88,13 -98,13")
    canvas.fill(feather, ROMANCE.gold)
    canvas.fill(place(feather, 14), ROMANCE.gold)


# --- Cupid


def _wings(canvas: Canvas) -> None:
    right = curve("0,0! 10,-40 44,-62 70,-50! 60,-38! 70,-24! 54,-18! 58,-4! 40,-2! 36,10! 14,12")
    for side in (-1, 1):
        wing = place(right, side * 14, -30, flip=side < 0)
        canvas.line(wing, ROMANCE.berry, 4)
        canvas.fill(wing, _WHITE)
        canvas.inner(wing, ROMANCE.peach, 12, -2, -5, 0.9)


def _cupids_body(canvas: Canvas) -> None:
    body = curve("-26,30! -32,-14 -22,-40 0,-44 22,-40 32,-14 26,30!")
    canvas.line(body, ROMANCE.berry, 3)
    canvas.fill(body, _SKIN)
    canvas.inner(body, _SKIN_SHADE, 12, -5, -6, 0.85)
    for side in (-1, 1):
        arm = [(side * 22, -32, 17), (side * 42, -28, 14), (side * 48, -56, 11)]
        limb(canvas, arm, _SKIN, _SKIN_SHADE)
        open_hand(canvas, side * 48, -54, 0.95, side * 10, _CUPIDS_SKIN, flip=side > 0)


def _cupids_head(canvas: Canvas) -> None:
    head = circle(0, -74, 37)
    canvas.line(head, ROMANCE.berry, 4)
    canvas.fill(head, _SKIN)
    canvas.inner(head, _SKIN_SHADE, 12, -5, -6, 0.8)
    for side in (-1, 1):
        canvas.stipple_radial(head, _CUPIDS_SKIN.blush, (side * 20, -64), 0, 13, 0.95, 0)
        canvas.fill(ellipse(side * 13, -78, 6, 8.5), ROMANCE.wine)
        canvas.fill(circle(side * 13 - 2, -82, 2.6), "#fff")
        brow = [(side * 5, -97, 2), (side * 14, -99, 5), (side * 23, -90, 1.5)]
        canvas.fill(ribbon(brow), _CURL_SHADE)
    canvas.fill(ellipse(0, -56, 8, 8), "#7a1a2e")
    for x, y, radius in (
        (-30, -96, 12),
        (-17, -108, 14),
        (2, -112, 15),
        (20, -107, 14),
        (32, -94, 12),
    ):
        curl = circle(x, y, radius)
        canvas.fill(curl, ROMANCE.gold)
        canvas.inner(curl, _CURL_SHADE, 5, -2, -2, 0.9)


def _car(canvas: Canvas) -> None:
    body = curve(
        "-140,16! -146,-18 -116,-34 -70,-36! -40,-34 40,-34 56,-36! 100,-36 138,-20 140,16!"
    )
    canvas.line(body, ROMANCE.wine, 8)
    canvas.fill(body, ROMANCE.rose)
    canvas.stipple_down(body, ROMANCE.berry, -16, 20, 0, 0.95)
    canvas.stipple_down(body, "#ffd0c8", -22, -40, 0, 0.9)
    canvas.fill(rect(-142, 8, 284, 11), ROMANCE.cream)
    windscreen = poly("58,-34 36,-76 46,-78 72,-34")
    canvas.fill(windscreen, "#dff4f0")
    canvas.line(windscreen, ROMANCE.wine, 4)
    headlight = circle(134, -14, 12)
    canvas.fill(headlight, ROMANCE.gold)
    canvas.line(headlight, ROMANCE.wine, 4)
    canvas.fill(heart(-14, -8, 20), ROMANCE.cream)
    for x in (-86, 84):
        canvas.fill(circle(x, 22, 34), ROMANCE.wine)
        canvas.fill(circle(x, 22, 21), ROMANCE.cream)
        canvas.fill(heart(x, 24, 13), ROMANCE.red)


# --- the officer


def _officer(canvas: Canvas) -> None:
    uniform = curve("-110,240! -116,100 -112,-60 -84,-112 -20,-128 34,-118 66,-70 66,80 80,240!")
    canvas.line(uniform, ROMANCE.wine, 7)
    canvas.fill(uniform, _UNIFORM)
    canvas.inner(uniform, _UNIFORM_SHADE, 26, 8, -10, 0.9)
    canvas.fill(star(24, -62, 19, 8.5), ROMANCE.gold)
    with canvas.clip(uniform):
        canvas.fill(ribbon("-120,74,24 -20,84,24 80,72,24"), ROMANCE.wine)
        canvas.line(round_rect(10, 70, 34, 26, 5), ROMANCE.gold, 6)
        canvas.fill(circle(42, 54, 5), ROMANCE.gold)
    face = Profile(nose=3, jaw=3, chin=3, eye="sleepy", ear="small")
    profile_head(
        canvas,
        0,
        -182,
        1.26,
        "umber",
        "#1a0e14",
        "bun",
        profile=face,
        eye_open=True,
        lips="#d8304a",
    )


def _officers_cap(canvas: Canvas) -> None:
    cap = curve("-56,-222! -54,-268 0,-284 56,-268 62,-232!")
    canvas.line(cap, ROMANCE.wine, 5)
    canvas.fill(cap, "#22345a")
    canvas.stipple_across(cap, _UNIFORM_SHADE, 10, -56, 0, 0.9)
    visor = curve("-56,-228! 0,-242 62,-236! 86,-220 60,-218 -54,-214!")
    canvas.fill(visor, ROMANCE.wine)
    canvas.fill(star(24, -254, 13, 5.5), ROMANCE.gold)


def _ticket(canvas: Canvas) -> None:
    ticket = place(rect(-34, -46, 68, 92), 122, -86, 1, 12)
    canvas.line(ticket, ROMANCE.wine, 6)
    canvas.fill(ticket, _WHITE)
    canvas.fill(place(heart(0, 0, 20), 124, -98, 1, 12), ROMANCE.red)
    for y in (18, 32):
        canvas.line(place(segment(-22, y, 22, y), 122, -86, 1, 12), ROMANCE.berry, 4)


def _writing_hand(canvas: Canvas) -> None:
    limb(canvas, [(-20, -70, 54), (20, 4, 46), (88, -34, 32)], _UNIFORM, _UNIFORM_SHADE)
    canvas.line(segment(96, -26, 150, -104), ROMANCE.wine, 11)
    canvas.line(segment(96, -26, 150, -104), ROMANCE.gold, 7)
    canvas.line(segment(140, -90, 150, -104), ROMANCE.cream, 7)
    fist(canvas, 90, -50, 1.5, 112, "umber", flip=True)
