"""My Heart Has a Flat: a couple on a scooter whose flat tyre is a heart."""

from studio.blocks.anatomy import fist, open_hand
from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS
from studio.paths import (
    circle,
    curve,
    heart,
    poly,
    rays,
    rect,
    ribbon,
    round_rect,
    svg,
)
from studio.transforms import Path, place

_DRESS_SHADE = "#a8541a"
_SKIN, _SKIN_SHADE = SKINS["fair"].base, "#c98a5f"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _sun(canvas)
    _far_hill(canvas)
    _village(canvas)
    _near_hill(canvas)
    _cypresses(canvas)
    _road(canvas)
    with canvas.at(254, 458, 1.36, -3):
        _wheels(canvas)
        _bodywork(canvas)
        _fittings(canvas)
        _driver(canvas)
        _passenger(canvas)
        _scarf(canvas)
        _passengers_head(canvas)
        _puffs(canvas)


# --- the hills


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.teal)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 120, 400, 0, 1)
    canvas.stipple_down(canvas.page, ROMANCE.sea, 130, -10, 0, 0.9)


def _sun(canvas: Canvas) -> None:
    sun = circle(376, 176, 66)
    canvas.fill(sun, ROMANCE.gold)
    canvas.inner(sun, ROMANCE.peach, 20, -6, -6)
    canvas.fill(rays(376, 176, 128, 20, 0.4, hub=80), ROMANCE.gold, 0.8)


def _far_hill(canvas: Canvas) -> None:
    outline = "-20,400! 80,320 200,300 330,340 430,300 520,330! 520,720! -20,720!"
    _hill(canvas, curve(outline), "#8fc9a0", ROMANCE.cream)


def _near_hill(canvas: Canvas) -> None:
    outline = "-20,470! 100,420 240,400 380,410 460,370 520,364! 520,720! -20,720!"
    _hill(canvas, curve(outline), "#5aa886", "#cfe6b0")


def _hill(canvas: Canvas, hill: Path, ink: str, light: str) -> None:
    canvas.fill(hill, ink)
    canvas.stipple_down(hill, light, 420, 300, 0, 0.7)
    canvas.stipple_down(hill, ROMANCE.sea, 440, 600, 0, 0.8)


def _village(canvas: Canvas) -> None:
    _house(canvas, 374, 56, 34, ROMANCE.peach)
    _house(canvas, 406, 74, 30, ROMANCE.blush)
    _house(canvas, 436, 50, 36, ROMANCE.cream)
    _house(canvas, 470, 96, 22, ROMANCE.peach)
    _house(canvas, 492, 46, 30, ROMANCE.blush)


def _house(canvas: Canvas, x: float, height: float, width: float, ink: str) -> None:
    top = 348 - height
    wall = rect(x, top, width, height + 90)
    canvas.fill(wall, ink)
    canvas.stipple_across(wall, ROMANCE.rose, x + width * 0.3, x + width, 0, 0.8)
    roof = poly([(x - 4, top), (x + width / 2, top - 16), (x + width + 4, top)])
    canvas.fill(roof, ROMANCE.red)
    canvas.fill(rect(x + width * 0.36, top + 14, 7, 11), ROMANCE.wine)


def _cypresses(canvas: Canvas) -> None:
    outline = curve("-9,0! -16,-30 -10,-72 0,-112! 10,-72 16,-30 9,0!")
    for x, y, scale in ((22, 404, 1.1), (52, 412, 0.85), (76, 402, 0.65), (474, 404, 0.9)):
        cypress = place(outline, x, y, scale)
        canvas.fill(cypress, ROMANCE.sea)
        canvas.stipple_across(cypress, "#8fd0a0", x, x - 14 * scale, 0, 0.9)


def _road(canvas: Canvas) -> None:
    road = curve("-20,560! 120,522 300,504 520,512! 520,720! -20,720!")
    canvas.fill(road, "#e8c9a8")
    canvas.stipple_down(road, ROMANCE.berry, 570, 680, 0, 0.8)
    middle_line = svg("M-20,604 Q200,556 520,562")
    canvas.line(middle_line, ROMANCE.cream, 6, dash=(34, 26))


# --- the scooter


def _wheels(canvas: Canvas) -> None:
    """The front one is round, the flat one a heart."""
    canvas.fill(circle(82, 44, 27), ROMANCE.wine)
    canvas.fill(circle(82, 44, 17), ROMANCE.cream)
    canvas.fill(circle(82, 44, 7), ROMANCE.wine)
    flat = heart(-68, 39, 35, -5)
    canvas.line(flat, ROMANCE.wine, 5)
    canvas.fill(flat, ROMANCE.wine)
    canvas.fill(heart(-68, 38, 25, -5), ROMANCE.cream)
    canvas.fill(heart(-68, 37, 13, -5), ROMANCE.red)


def _bodywork(canvas: Canvas) -> None:
    body = curve(
        "-112,22! -110,-14 -84,-34 -40,-34 -14,-26! -8,-8 10,16 44,20! 58,-4 62,-50 66,-76! "
        "78,-78! 82,-40 92,4 98,20! 70,18 60,34 40,38! -20,38! -34,24 -60,10 -90,16"
    )
    canvas.line(body, ROMANCE.wine, 4)
    canvas.fill(body, ROMANCE.rose)
    canvas.stipple_down(body, ROMANCE.berry, 0, 40, 0, 0.9)
    canvas.stipple_down(body, "#ffb0b8", -10, -36, 0, 0.9)
    canvas.line(svg("M-100,0 Q-70,-20 -24,-14"), ROMANCE.cream, 4)
    fender = curve("52,34! 58,10 84,6 108,20 112,40! 96,24 72,24")
    canvas.fill(fender, ROMANCE.rose)
    canvas.line(fender, ROMANCE.wine, 3)


def _fittings(canvas: Canvas) -> None:
    saddle = round_rect(-92, -48, 84, 16, 8)
    canvas.fill(saddle, ROMANCE.wine)
    handlebar = svg("M72,-76 L66,-92 L44,-98")
    canvas.line(handlebar, ROMANCE.wine, 6)
    headlight = circle(82, -70, 13)
    canvas.fill(headlight, ROMANCE.gold)
    canvas.line(headlight, ROMANCE.wine, 3.4)


def _puffs(canvas: Canvas) -> None:
    for x, y, radius in ((-132, 36, 12), (-152, 24, 16), (-178, 34, 11)):
        puff = circle(x, y, radius)
        canvas.fill(puff, ROMANCE.cream)
        canvas.inner(puff, ROMANCE.peach, 6, -2, -3, 0.9)
    for x, y, size in ((-120, 4, 9), (-150, -12, 7), (-176, -2, 5)):
        canvas.fill(heart(x, y, size, -12), ROMANCE.red)


# --- the couple


def _driver(canvas: Canvas) -> None:
    limb(canvas, [(-28, -50, 26), (18, -38, 22), (22, 12, 15)], "#22345a", "#0c1428")
    shoe = curve("14,18! 20,8 34,14 46,20! 14,24!")
    canvas.fill(shoe, ROMANCE.wine)
    jersey = curve("-44,-48! -48,-84 -34,-110 -10,-110 4,-90 -4,-48!")
    canvas.fill(jersey, ROMANCE.cream)
    canvas.inner(jersey, ROMANCE.peach, 12, 5, -5, 0.9)
    for y in (-60, -73, -86, -99):
        stripe = svg(f"M-48,{y} Q-22,{y + 6} 2,{y}")
        canvas.line(stripe, ROMANCE.sea, 5)
    limb(canvas, [(-18, -98, 17), (16, -78, 14), (44, -96, 10)], ROMANCE.cream, ROMANCE.peach)
    fist(canvas, 42, -92, 0.66, 42, "olive")
    face = Profile(nose=7, hump=4, tip=2, jaw=2, chin=1, eye="round", ear="jug")
    profile_head(canvas, -12, -134, 0.62, "olive", "#2a1712", "slick", profile=face, eye_open=True)


def _passenger(canvas: Canvas) -> None:
    limb(canvas, [(-66, -52, 22), (-36, -40, 17), (-24, -2, 9)], _SKIN, _SKIN_SHADE)
    sandal = curve("-31,0! -22,-4 -14,0 -4,6! -2,10! -30,7!")
    canvas.fill(sandal, ROMANCE.red)
    skirt = curve("-92,-50! -98,-70 -60,-74 -44,-58! -28,-36 -50,-26 -74,-30 -96,-36!")
    canvas.fill(skirt, ROMANCE.gold)
    canvas.inner(skirt, _DRESS_SHADE, 9, 3, -4, 0.9)
    bodice = curve("-88,-56! -92,-90 -80,-112 -60,-110 -50,-88 -54,-56!")
    canvas.fill(bodice, ROMANCE.gold)
    canvas.inner(bodice, _DRESS_SHADE, 10, 4, -4, 0.9)
    limb(canvas, [(-66, -98, 13), (-40, -80, 11), (-18, -76, 8)], _SKIN, _SKIN_SHADE)
    open_hand(canvas, -20, -76, 0.52, 82, "fair", flip=True)


def _scarf(canvas: Canvas) -> None:
    scarf = ribbon("-80,-132,16 -110,-142,22 -140,-128,22 -172,-142,4")
    canvas.fill(scarf, ROMANCE.red)
    canvas.inner(scarf, ROMANCE.berry, 7, 0, -3, 0.9)
    for x, y in ((-96, -138), (-112, -146), (-126, -132), (-144, -132)):
        canvas.fill(circle(x, y, 2.6), ROMANCE.cream)


def _passengers_head(canvas: Canvas) -> None:
    face = Profile(nose=-4, tip=-4, chin=-1, eye="merry")
    profile_head(canvas, -66, -138, 0.58, "fair", ROMANCE.red, profile=face, feminine=True)
    headscarf = curve("-34,0! -40,-30 -26,-50 -2,-54 20,-46 24,-34! 8,-34 -2,-24 -6,-6 -8,8 -20,14")
    headscarf = place(headscarf, -66, -138, 0.66)
    canvas.fill(headscarf, ROMANCE.red)
    canvas.inner(headscarf, ROMANCE.berry, 7, 2, -3, 0.9)
