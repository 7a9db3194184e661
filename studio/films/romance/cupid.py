"""Cupid Got a Ticket: a policewoman books Cupid's heart-wheeled car; he has shot the meter."""

from studio.blocks import cupid
from studio.blocks.anatomy import fist
from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import (
    circle,
    curve,
    heart,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    star,
)
from studio.transforms import place

_WHITE = "#fffaf0"
_UNIFORM_SHADE = "#123a4a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _street(canvas)
    _awning(canvas)
    _pavement(canvas)
    with canvas.at(440, 178, 0.8):
        _meter(canvas)
        with canvas.at(0, 14, 1, 24):
            _arrow(canvas)
    with canvas.at(346, 410, 1.4):
        cupid.wings(canvas)
        cupid.body(canvas)
        cupid.raised_arms(canvas)
        cupid.head(canvas)
    with canvas.at(338, 494, 1.26):
        _car(canvas)
    with canvas.at(84, 470):
        _officer(canvas)
        _officers_cap(canvas)
        _ticket(canvas)
        _writing_hand(canvas)


# --- the street


def _street(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.peach)
    canvas.stipple_down(canvas.page, ROMANCE.rose, 240, 60, 0, 0.9)
    disc = circle(310, 330, 214)
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


# --- the car


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
    canvas.fill(uniform, ROMANCE.sea)
    canvas.inner(uniform, _UNIFORM_SHADE, 26, 8, -10, 0.9)
    with canvas.clip(uniform):
        canvas.fill(ribbon("-40,-130,20 8,-40,20 60,60,20"), ROMANCE.cream)
        canvas.fill(ribbon("-120,74,30 -20,84,30 80,72,30"), ROMANCE.wine)
        canvas.line(round_rect(10, 66, 38, 32, 5), ROMANCE.gold, 7)
    collar = curve("-40,-126! 0,-112 36,-122! 46,-100 14,-84! -34,-96!")
    canvas.line(collar, ROMANCE.wine, 4)
    canvas.fill(collar, ROMANCE.cream)
    canvas.fill(star(36, -44, 20, 9), ROMANCE.gold)
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
    cap = curve("-56,-222! -68,-268 0,-292 64,-276 62,-232!")
    canvas.line(cap, ROMANCE.wine, 5)
    canvas.fill(cap, ROMANCE.sea)
    canvas.stipple_across(cap, _UNIFORM_SHADE, 10, -56, 0, 0.9)
    canvas.fill(curve("-58,-238! 0,-252 63,-246! 62,-230 0,-236 -56,-222!"), ROMANCE.cream)
    visor = curve("-56,-226! 0,-240 62,-234! 88,-216 60,-214 -54,-212!")
    canvas.fill(visor, ROMANCE.wine)
    canvas.fill(heart(26, -262, 15), ROMANCE.gold)


def _ticket(canvas: Canvas) -> None:
    with canvas.at(136, -100, 1.5, 10):
        sheet = rect(-34, -46, 68, 92)
        canvas.line(sheet, ROMANCE.wine, 4.5)
        canvas.fill(sheet, _WHITE)
        canvas.fill(rect(-34, -46, 68, 13), ROMANCE.gold)
        canvas.fill(heart(0, 0, 27), ROMANCE.red)
        for y, end in ((30, 22), (39, 4)):
            canvas.line(segment(-22, y, end, y), ROMANCE.berry, 4)


def _writing_hand(canvas: Canvas) -> None:
    sleeve = ribbon("-26,-64,60 10,14,50 74,-6,38")
    canvas.line(sleeve, ROMANCE.wine, 7)
    limb(canvas, [(-26, -64, 60), (10, 14, 50), (74, -6, 38)], ROMANCE.sea, _UNIFORM_SHADE)
    canvas.fill(ribbon("60,-24,12 66,-2,12 62,20,12"), ROMANCE.cream)
    canvas.line(segment(92, 12, 150, -78), ROMANCE.wine, 13)
    canvas.line(segment(92, 12, 150, -78), ROMANCE.gold, 8)
    canvas.line(segment(142, -66, 150, -78), ROMANCE.cream, 8)
    fist(canvas, 80, -12, 1.7, 100, "umber", flip=True)
