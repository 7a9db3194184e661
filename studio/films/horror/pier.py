"""They're Biting Tonight: a small angler has hooked the lure of a huge anglerfish."""

import random

from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import moon, star_field
from studio.canvas import Canvas
from studio.inks import HORROR, SKINS
from studio.paths import (
    circle,
    curve,
    knots,
    open_curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import Path

_DEEP = "#0c1a2e"
_WATER = "#173e52"
_LIT_WATER = "#3f8f86"
_PUPIL = "#05030a"
_PIER = "#0a0716"
_FISH = "#1a1236"
_FISH_LIGHT = "#6b4aa5"
_TOOTH_SHADE = "#8a7a5a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _water(canvas)
    _pier(canvas)
    with canvas.at(0, -30):
        _fish(canvas)
    with canvas.at(84):
        _fishing_line(canvas)
        _boat(canvas)
        _angler(canvas)
        _lantern(canvas)
    _bubbles(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, HORROR.dusk)
    canvas.stipple_down(canvas.page, HORROR.night, 150, 0, 0, 0.9)
    canvas.stipple_radial(canvas.page, HORROR.violet, (360, 150), 40, 260, 0.95, 0)
    moon(canvas, 372, 104, 48, HORROR.bone, HORROR.gold, halo=HORROR.lilac)
    star_field(canvas, HORROR.bone, 24, 6, 170, 3)
    hills = curve("-20,206! 60,180 120,188 220,170 330,192 420,178 520,200! 520,240! -20,240!")
    canvas.fill(hills, HORROR.night)


def _water(canvas: Canvas) -> None:
    water = curve("-20,222! 60,226 140,219 240,226 340,219 430,226 520,221! 520,720! -20,720!")
    canvas.fill(water, _WATER)
    canvas.stipple_down(water, _DEEP, 260, 560)
    canvas.stipple_down(water, _LIT_WATER, 340, 222, 0, 0.8)
    _moonbeam(canvas, 300, 250, 16, 60)
    _moonbeam(canvas, 360, 380, 14, 46)
    _moonbeam(canvas, 420, 470, 14, 50)
    _moonbeam(canvas, 230, 130, 10, 36)
    surface = open_curve("-20,223 60,227 140,220 240,227 340,220 430,227 520,222")
    canvas.line(surface, HORROR.bone, 3)


def _moonbeam(canvas: Canvas, top: float, bottom: float, narrow: float, wide: float) -> None:
    """Light from x `top` at the surface to x `bottom` in the deep."""
    corners = [(top - narrow, 224), (top + narrow, 224), (bottom + wide, 520), (bottom - wide, 520)]
    canvas.stipple(poly(corners), _LIT_WATER, (top, 224), (bottom, 500), 0.5, 0)


# --- the fish


def _fish(canvas: Canvas) -> None:
    _fish_body(canvas)
    _mouth(canvas)
    _tongue(canvas)
    _upper_teeth(canvas)
    _lower_teeth(canvas)
    _lips(canvas)
    _fish_eye(canvas)
    _spots(canvas)
    _fin(canvas)
    _lure(canvas)


def _fish_body(canvas: Canvas) -> None:
    body = curve(
        "520,356! 470,330 400,316 330,322 262,352 196,404! 150,398 118,410! 150,428 196,420! "
        "300,470 150,540 78,544! 70,580 110,620 200,650 300,670 420,670 520,700!"
    )
    canvas.outer(body, _LIT_WATER, 22, -6, -8, 0.55)
    canvas.fill(body, _FISH)
    canvas.stipple(body, HORROR.violet, (330, 320), (380, 460), 0.9, 0)
    canvas.stipple(body, HORROR.violet, (90, 560), (330, 640), 0.95, 0.1)
    canvas.rim(body, _FISH_LIGHT, 4, -5)


def _mouth(canvas: Canvas) -> None:
    mouth = curve(
        "196,404! 262,420 330,430 392,424! 372,470 320,520 240,552 150,566 84,556! 130,548 "
        "174,516 188,470!"
    )
    canvas.fill(mouth, "#2a0714")
    canvas.stipple(mouth, HORROR.blood, (400, 440), (260, 500), 0.95, 0)
    canvas.stipple_radial(mouth, _PUPIL, (190, 500), 10, 120, 0.8, 0)


def _tongue(canvas: Canvas) -> None:
    tongue = curve("150,560! 190,510 260,486 320,492! 300,520 240,546")
    canvas.fill(tongue, "#a2283a")
    canvas.stipple_down(tongue, "#3a0714", 500, 560, 0, 0.9)


def _upper_teeth(canvas: Canvas) -> None:
    teeth = knots("204,404,24 232,412,44 262,418,34 292,424,56 322,427,38 350,426,46 376,424,24")
    for x, y, length in teeth:
        tooth = curve(
            f"{x - 9},{y - 2}! {x + 9},{y}! {x + 3},{y + length * 0.55} {x - 4},{y + length}! "
            f"{x - 7},{y + length * 0.5}"
        )
        _tooth(canvas, tooth, x)


def _lower_teeth(canvas: Canvas) -> None:
    teeth = knots(
        "104,556,34 134,564,54 164,564,40 196,560,60 228,553,40 258,545,52 286,534,34 312,522,40 "
        "338,504,26"
    )
    for x, y, length in teeth:
        tooth = curve(
            f"{x - 9},{y + 2}! {x - 5},{y - length * 0.5} {x + 2},{y - length}! "
            f"{x + 7},{y - length * 0.5} {x + 10},{y}!"
        )
        _tooth(canvas, tooth, x)


def _tooth(canvas: Canvas, tooth: Path, x: float) -> None:
    canvas.fill(tooth, HORROR.bone)
    canvas.stipple_across(tooth, _TOOTH_SHADE, x - 2, x + 9, 0, 0.9)


def _lips(canvas: Canvas) -> None:
    upper = open_curve("118,410 196,404 262,418 330,428 394,422")
    lower = open_curve("84,556 150,568 240,556 320,524 376,470")
    canvas.line(upper, "#8a5ac0", 4)
    canvas.line(lower, _FISH_LIGHT, 4)


def _fish_eye(canvas: Canvas) -> None:
    canvas.fill(circle(392, 380, 37), _PIER)
    eye = circle(392, 380, 30)
    canvas.fill(eye, HORROR.acid)
    canvas.inner(eye, HORROR.moss, 12, 4, -4)
    canvas.fill(circle(384, 382, 12), _PUPIL)
    canvas.fill(circle(378, 374, 4.5), "#ffffff")
    canvas.fill(ribbon("352,362,4 388,338,16 432,352,4"), HORROR.dusk)
    canvas.line(svg("M354,360 Q388,330 432,350"), HORROR.lilac, 3)


def _spots(canvas: Canvas) -> None:
    places = (430, 470), (452, 500), (420, 520), (476, 450), (446, 560), (400, 570), (350, 590)
    for i, (x, y) in enumerate(places):
        canvas.fill(circle(x, y, 7 - i * 0.4), _FISH_LIGHT, 0.8)


def _fin(canvas: Canvas) -> None:
    fin = curve("460,520! 420,548 410,600 430,640! 470,600 500,560")
    canvas.fill(fin, HORROR.dusk)
    canvas.stipple(fin, "#7a52b5", (430, 640), (470, 520), 0.9, 0)
    for i in range(4):
        ray = f"M{470 - i * 4},{530 + i * 6} Q{436 + i * 8},570 {424 + i * 14},{626 - i * 6}"
        canvas.line(svg(ray), HORROR.night, 2)


def _lure(canvas: Canvas) -> None:
    canvas.fill(ribbon("330,326,13 308,276,9 276,262,7 250,280,6 244,312,5"), HORROR.dusk)
    stalk = open_curve("330,322 307,274 275,260 249,279 243,308")
    canvas.line(stalk, HORROR.lilac, 2)
    light = circle(243, 330, 23)
    canvas.outer(light, HORROR.acid, 26, strength=0.9)
    canvas.fill(light, HORROR.acid)
    canvas.fill(circle(243, 330, 13), "#f7ffd0")


# --- the angler


def _fishing_line(canvas: Canvas) -> None:
    canvas.line(segment(166, 132, 164, 226), HORROR.bone, 2.4)
    canvas.line(segment(164, 226, 159, 282), HORROR.bone, 2.4)


def _boat(canvas: Canvas) -> None:
    boat = curve("28,190! 60,200 120,200 152,186! 146,214 124,232 56,232 36,214")
    canvas.fill(boat, "#7a3316")
    canvas.stipple_down(boat, "#2a0d14", 200, 232)
    canvas.rim(boat, HORROR.gold, 0, 4)


def _angler(canvas: Canvas) -> None:
    coat = curve("62,198! 60,166 72,150 90,148 106,160 108,198!")
    canvas.fill(coat, "#8a6a1c")
    canvas.stipple_across(coat, HORROR.night, 100, 62)
    face = Profile(nose=6, tip=2, hump=2, jaw=4, chin=3, age=0.3)
    profile_head(
        canvas, 84, 142, 0.42, "fair", "#d8cdea", "short", profile=face, eye_open=True, rotate=8
    )
    _beard(canvas)
    _hat(canvas)
    sleeve = ribbon("92,166,15 114,178,12 128,168,10")
    canvas.fill(sleeve, "#b98f2c")
    canvas.stipple_down(sleeve, HORROR.night, 168, 186)
    canvas.line(segment(112, 184, 166, 132), "#c98a4a", 3.4)
    for x, y in ((127, 164), (130, 161), (133, 158)):
        canvas.line(segment(x - 2, y - 4, x + 3, y + 1), SKINS["fair"].base, 4)


def _beard(canvas: Canvas) -> None:
    beard = curve("78,142! 84,152 90,151 100,151! 105,158 100,168 88,166 78,156")
    canvas.fill(beard, "#d8cdea")
    canvas.stipple_down(beard, HORROR.lilac, 152, 168, 0, 0.9)


def _hat(canvas: Canvas) -> None:
    """A sou'wester."""
    hat = curve("48,142! 58,124 66,108 86,102 104,108 110,124! 98,122 84,124 70,132 60,142!")
    canvas.fill(hat, "#d8a832")
    canvas.stipple_across(hat, "#5a3a0c", 88, 56)
    canvas.line(svg("M66,130 Q84,116 110,124"), "#5a3a0c", 2.4)


def _lantern(canvas: Canvas) -> None:
    canvas.line(segment(46, 192, 46, 150), HORROR.night, 3)
    lantern = round_rect(38, 148, 16, 20, 3)
    canvas.outer(lantern, HORROR.gold, 16)
    canvas.fill(lantern, "#ffe08a")
    canvas.line(lantern, HORROR.night, 2.4)


# --- the foreground


def _pier(canvas: Canvas) -> None:
    for x, y, width in ((452, 150, 20), (492, 140, 24)):
        post = rect(x - width / 2, y, width, 330)
        canvas.fill(post, _PIER)
        canvas.stipple_across(post, HORROR.violet, x - width / 2, x + 2, 0.8, 0)
    canvas.fill(poly("424,150 520,140 520,158 424,166"), _PIER)
    canvas.line(segment(424, 150, 520, 140), HORROR.lilac, 3)


def _bubbles(canvas: Canvas) -> None:
    chance = random.Random(4)
    for _ in range(16):
        x, y = chance.uniform(60, 300), chance.uniform(250, 370)
        canvas.line(circle(x, y, chance.uniform(2, 6)), "#9fd8c8", 1.6)
