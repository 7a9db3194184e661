"""Table for Two and a Dog: a dog in a bow tie sits between two clasped hands."""

import random

from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS, Skin
from studio.paths import (
    circle,
    curve,
    ellipse,
    heart,
    open_curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    spline,
    svg,
)
from studio.transforms import Point, place, subtract

_COAT, _COAT_SHADE, _COAT_LIGHT = "#c97b3a", "#6a2f1a", "#eeb06a"
_WHITE, _WHITE_SHADE = "#fdf3e0", "#b58a7a"
_NOSE = "#2a0f16"
_LAMPLIGHT = "#ffe7a0"
_HIS_SKIN, _HER_SKIN = SKINS["fair"], SKINS["umber"]


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _night(canvas)
    _awning(canvas)
    _lamp_string(canvas)
    _chair(canvas)
    _body(canvas)
    with canvas.at(250, 318, 1, -6):
        _ears(canvas)
        _head(canvas)
        _eyes(canvas)
        _muzzle(canvas)
    _bow_tie(canvas)
    _table(canvas)
    with canvas.at(70, 492):
        _candle_bottle(canvas)
    with canvas.at(420, 506):
        _wine_glass(canvas)
    with canvas.at(250, 530, 1.1):
        _sleeve(canvas, -1, "#2f4f7a", _WHITE)
        _his_hand(canvas)
        _sleeve(canvas, 1, ROMANCE.gold, ROMANCE.red)
        _her_hand(canvas)
        _his_thumb(canvas)


# --- the restaurant


def _night(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.sea)
    canvas.stipple_radial(canvas.page, ROMANCE.teal, (250, 280), 30, 320, 0.9, 0)
    canvas.stipple_radial(canvas.page, ROMANCE.cream, (250, 290), 60, 250, 0.75, 0)
    canvas.stipple_down(canvas.page, "#103e4a", 200, 0, 0, 0.8)
    chance = random.Random(3)
    for _ in range(26):
        x, y, radius = chance.uniform(0, 500), chance.uniform(120, 420), chance.uniform(8, 24)
        ink = chance.choice([ROMANCE.gold, ROMANCE.peach, ROMANCE.cream])
        canvas.fill(circle(x, y, radius), ink, 0.16)


def _awning(canvas: Canvas) -> None:
    flap = curve("0,-10! 50,-10! 50,76! 25,100 0,76!")
    for i in range(10):
        stripe = place(flap, i * 50)
        canvas.fill(stripe, ROMANCE.cream if i % 2 else ROMANCE.red)
        canvas.stipple_down(stripe, ROMANCE.wine, 40, 100, 0, 0.6)


def _lamp_string(canvas: Canvas) -> None:
    wire = [(-10, 128), (80, 156), (170, 140), (250, 160), (330, 140), (420, 156), (510, 128)]
    canvas.line(open_curve(wire), ROMANCE.berry, 2)
    for x, y in [(x, y) for x, y in spline(wire, 9)][2:-1:3]:
        lamp = circle(x, y + 7, 7)
        canvas.outer(lamp, _LAMPLIGHT, 8, strength=0.7)
        canvas.fill(lamp, _LAMPLIGHT)
        canvas.fill(circle(x - 1.5, y + 5.5, 2.8), "#fffdf0")


def _chair(canvas: Canvas) -> None:
    outside = curve("140,560! 132,330 160,250 250,222 340,250 368,330 360,560!")
    inside = curve("158,560! 152,336 176,268 250,244 324,268 348,336 342,560!")
    back = subtract(outside, inside)
    canvas.fill(back, ROMANCE.wine)
    canvas.stipple_across(back, ROMANCE.rose, 250, 120, 0, 0.7)


# --- the dog


def _body(canvas: Canvas) -> None:
    body = curve("150,600! 160,470 190,410 250,396 310,410 340,470 350,600!")
    canvas.fill(body, _COAT)
    canvas.inner(body, _COAT_SHADE, 26, -10, -8)
    chest = curve("210,600! 206,480 226,424 250,414 274,424 294,480 290,600!")
    canvas.fill(chest, _WHITE)
    canvas.stipple_across(chest, _WHITE_SHADE, 250, 300, 0, 0.9)


def _ears(canvas: Canvas) -> None:
    right = curve("52,-84! 104,-86 134,-30 132,40 104,70 80,40 74,-10")
    for side in (-1, 1):
        ear = place(right, flip=side < 0)
        canvas.outer(ear, ROMANCE.wine, 6, 2, 3, 0.4)
        canvas.fill(ear, _COAT_SHADE)
        canvas.inner(ear, "#2a0f0e", 20, -6, -10)
        canvas.stipple_radial(ear, _COAT, (side * 100, -40), 0, 46, 0.8, 0)


def _head(canvas: Canvas) -> None:
    head = curve(
        "0,-108 50,-98 80,-60 84,-10 92,34 74,74 36,94 0,98 -36,94 -74,74 -92,34 -84,-10 "
        "-80,-60 -50,-98"
    )
    canvas.outer(head, ROMANCE.wine, 6, 0, 3, 0.4)
    canvas.fill(head, _COAT)
    canvas.inner(head, _COAT_SHADE, 26, -12, -10)
    canvas.stipple_radial(head, _COAT_LIGHT, (-30, -66), 0, 60, 0.8, 0)
    blaze = curve(
        "0,-108 14,-100 15,-40 24,-6 58,14 66,48 44,80 0,90 -44,80 -66,48 -58,14 -24,-6 "
        "-15,-40 -14,-100"
    )
    canvas.fill(blaze, _WHITE)
    canvas.stipple(blaze, _WHITE_SHADE, (6, 0), (70, 30), 0, 1)


def _eyes(canvas: Canvas) -> None:
    for side in (-1, 1):
        x = side * 44
        canvas.fill(ellipse(x, -24, 22, 24), _WHITE)
        canvas.fill(ellipse(x, -22, 17, 19), _NOSE)
        canvas.fill(circle(x - 6, -30, 6), "#fff")
        canvas.fill(circle(x + 6, -14, 3), ROMANCE.peach)
        lid = place(curve("-25,-26! -14,-50 14,-50 25,-26! 10,-33 -10,-33"), x)
        canvas.fill(lid, _COAT)
        canvas.stipple_down(lid, _COAT_SHADE, -30, -52, 0.8, 0.1)
        canvas.line(place(svg("M-25,-25 Q0,-38 25,-25"), x), _NOSE, 3.4)
        raised = 6 if side > 0 else 0
        brow = [(x - side * 20, -62, 3), (x + side * 2, -66 - raised, 9), (x + side * 22, -56, 3)]
        canvas.fill(ribbon(brow), _COAT_SHADE)
        for whisker_x, whisker_y in ((30, 48), (41, 51), (52, 62)):
            canvas.fill(circle(side * whisker_x, whisker_y, 2.6), _COAT_SHADE)


def _muzzle(canvas: Canvas) -> None:
    nose = curve("0,2 22,-2 34,12 24,32 0,42 -24,32 -34,12 -22,-2")
    canvas.fill(nose, "#22101a")
    canvas.stipple_radial(nose, "#a88ac0", (-9, 8), 0, 14, 0.95, 0)
    canvas.line(svg("M0,42 L0,56 M-40,58 Q-18,78 0,56 Q18,78 40,58"), "#4a2018", 4.5)
    tongue = curve("4,66! 24,66! 28,86 17,98 7,88")
    canvas.fill(tongue, ROMANCE.rose)
    canvas.inner(tongue, ROMANCE.berry, 6, -2, -3)
    canvas.line(segment(15, 68, 17, 88), ROMANCE.berry, 2)


def _bow_tie(canvas: Canvas) -> None:
    bow = svg("M250,418 L204,396 Q196,420 204,446 Z M250,418 L296,396 Q304,420 296,446 Z")
    canvas.fill(bow, ROMANCE.red)
    canvas.stipple_across(bow, ROMANCE.wine, 230, 310, 0, 0.8)
    canvas.stipple_down(bow, "#ff9a8a", 420, 396, 0, 0.6)
    canvas.fill(round_rect(238, 406, 24, 26, 8), ROMANCE.berry)


# --- the table


def _table(canvas: Canvas) -> None:
    cloth = curve("-20,492! 250,472 520,492! 520,720! -20,720!")
    canvas.fill(cloth, _WHITE)
    with canvas.clip(cloth):
        for i in range(-13, 15, 2):
            far, near = 250 + i * 40, 250 + i * 78
            stripe = poly([(far, 470), (far + 40, 470), (near + 78, 720), (near, 720)])
            canvas.fill(stripe, ROMANCE.red, 0.55)
        for top, bottom in ((470, 486), (500, 518), (540, 566), (594, 630)):
            canvas.fill(rect(-20, top, 540, bottom - top), ROMANCE.red, 0.55)
        canvas.stipple_down(cloth, ROMANCE.wine, 520, 478, 0, 0.4)


def _candle_bottle(canvas: Canvas) -> None:
    bottle = curve("-24,40! -26,-30 -24,-54 -9,-74 -8,-108! 8,-108! 9,-74 24,-54 26,-30 24,40!")
    canvas.fill(bottle, "#1f5a3a")
    canvas.stipple_across(bottle, "#06201a", 0, 26, 0, 1)
    canvas.rim(bottle, "#8fd0a0", 4, 2)
    candle = rect(-8, -148, 16, 42)
    canvas.fill(candle, _WHITE)
    canvas.stipple_across(candle, _WHITE_SHADE, 0, 8, 0, 0.9)
    for x, length in ((-9, 30), (0, 44), (8, 22)):
        canvas.fill(ribbon([(x, -112, 8), (x, -112 + length, 7)]), _WHITE)
    flame = curve("0,-192! 12,-166 8,-152 0,-149 -8,-152 -12,-166")
    canvas.outer(flame, ROMANCE.gold, 30, strength=1)
    canvas.fill(flame, "#ffc23d")
    canvas.fill(place(flame, 0, -60, 0.6), "#fff6cf")
    canvas.fill(round_rect(-16, -22, 32, 34, 2), _WHITE)
    canvas.fill(heart(0, -6, 9), ROMANCE.red)


def _wine_glass(canvas: Canvas) -> None:
    bowl = curve("-30,-96! -28,-56 0,-40 28,-56 30,-96!")
    canvas.fill(bowl, "#cfe8e4", 0.55)
    canvas.fill(curve("-29,-76! -24,-54 0,-43 24,-54 29,-76!"), ROMANCE.berry)
    canvas.line(bowl, _WHITE, 2.6)
    canvas.line(segment(0, -42, 0, 10), _WHITE, 4.5)
    canvas.fill(ellipse(0, 14, 26, 6), _WHITE, 0.9)


# --- the clasped hands, about the middle of the table


def _sleeve(canvas: Canvas, side: int, ink: str, cuff_ink: str) -> None:
    sleeve = curve("104,-26! 180,-22 290,4! 290,130! 190,78 100,44!")
    sleeve = place(sleeve, flip=side < 0)
    canvas.fill(sleeve, ink)
    canvas.stipple_down(sleeve, ROMANCE.wine, 20, 84, 0, 0.9)
    cuff = place(curve("96,-27! 114,-27! 110,48! 92,42!"), flip=side < 0)
    canvas.fill(cuff, cuff_ink)
    canvas.stipple_down(cuff, ROMANCE.wine, 10, 60, 0, 0.7)


def _his_hand(canvas: Canvas) -> None:
    back = curve("-100,-22! -66,-32 -20,-38 18,-34 42,-20 44,8 30,26 -14,34 -60,38 -98,38!")
    canvas.outer(back, ROMANCE.wine, 6, 2, 6, 0.6)
    canvas.fill(back, _HIS_SKIN.base)
    canvas.inner(back, _HIS_SKIN.shade, 16, 0, -9, 0.95)


def _her_hand(canvas: Canvas) -> None:
    """Her painted fingers lie over the back of his hand."""
    back = curve("102,-22! 74,-33 46,-36 28,-28 22,-2 30,26 50,34 76,38 100,38!")
    canvas.outer(back, ROMANCE.wine, 6, 2, 6, 0.6)
    canvas.fill(back, _HER_SKIN.base)
    canvas.inner(back, _HER_SKIN.shade, 16, 0, -9, 0.95)
    _finger(canvas, "48,26,16 8,30,16 -24,32,13", _HER_SKIN, (-25, 32))
    _finger(canvas, "44,10,19 -2,12,18 -42,16,14", _HER_SKIN, (-43, 16))
    _finger(canvas, "44,-7,19 -4,-8,18 -46,-2,14", _HER_SKIN, (-47, -2))
    _finger(canvas, "48,-24,18 4,-25,18 -34,-18,14", _HER_SKIN, (-35, -18))
    ring = ribbon("10,1,5 11,11,5 10,22,5")
    canvas.fill(ring, ROMANCE.gold)
    canvas.fill(circle(9, 12, 6), ROMANCE.cream)


def _finger(canvas: Canvas, joints: str, skin: Skin, nail: Point) -> None:
    finger = ribbon(joints)
    canvas.line(finger, skin.shadow, 3.4)
    canvas.fill(finger, skin.base)
    canvas.inner(finger, skin.shade, 6, 0, -4, 0.9)
    canvas.fill(ellipse(*nail, 6, 4.4), ROMANCE.red)


def _his_thumb(canvas: Canvas) -> None:
    thumb = ribbon("-58,-22,22 -26,-36,19 12,-40,15")
    canvas.line(thumb, _HIS_SKIN.shadow, 3)
    canvas.fill(thumb, _HIS_SKIN.base)
    canvas.inner(thumb, _HIS_SKIN.shade, 7, 0, -4, 0.8)
    canvas.fill(ellipse(13, -42, 6, 4.4, -8), _HIS_SKIN.light)
    join = circle(-62, -20, 13)
    canvas.fill(join, _HIS_SKIN.base)
