"""The Volcano Job: the heroine swings off with one eye of the mountain, under an autogyro."""

import math
import random

from studio.blocks.anatomy import arm, cloth, fist, leg
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, ellipse, open_curve, poly, rect, ribbon, segment, star
from studio.transforms import Path, Point, intersect, place, union

_ROCK = "#2b1420"
_SOCKET = "#0b0610"
_HAIR = "#4a1a12"
_SHIRT_SHADE = "#a8815a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    with canvas.at(96, 60):
        _ash(canvas)
        _mountain(canvas)
        _eruption(canvas)
        _lava(canvas)
        for side in (-1, 1):
            _socket(canvas, side)
        with canvas.at(336, 436, 0.92):
            _gem(canvas)
        _bombs(canvas)
    with canvas.at(246, 178, 1.12, -8):
        _rotor(canvas)
        _hull(canvas)
        _wing_and_tail(canvas)
        _propeller(canvas)
        _wheels(canvas)
        _crew(canvas)
    with canvas.at(258, 192, 1.04, 25):
        _heroine(canvas)


# --- the volcano


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.red)
    canvas.stipple_down(canvas.page, ACTION.brick, 200, -10, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.orange, 200, 460, 0, 1)


def _ash(canvas: Canvas) -> None:
    puffs = (
        (330, -60, 150),
        (190, -40, 84),
        (420, 40, 130),
        (300, 40, 104),
        (206, 66, 66),
        (360, 140, 84),
        (250, 140, 66),
        (306, 204, 60),
        (256, 240, 46),
        (284, 284, 40),
    )
    for x, y, radius in puffs:
        puff = circle(x, y, radius)
        canvas.fill(puff, ACTION.ink)
        canvas.inner(puff, "#7c3226", radius * 0.3, radius * 0.16, -radius * 0.2, 0.9)


def _mountain(canvas: Canvas) -> None:
    cone = poly(
        "-40,640 60,540 130,440 186,346 214,318 250,326 290,314 330,322 356,350 408,440 "
        "470,540 560,640 560,720 -40,720"
    )
    canvas.fill(cone, _ROCK)
    canvas.stipple_across(cone, ACTION.ink, 300, 480, 0, 1)
    canvas.stipple_across(cone, "#7c3a2a", 250, 90, 0, 0.9)
    crater = curve("196,334! 230,324 270,336 310,322 346,336! 320,352 270,358 220,350")
    canvas.fill(crater, ACTION.yellow)
    canvas.outer(crater, ACTION.yellow, 18, strength=0.9)


def _eruption(canvas: Canvas) -> None:
    """A crown of fire: each tongue is drawn in red, then hotter and smaller."""
    crown = curve(
        "204,350! 190,300 166,268 128,256! 176,234 210,252 228,282! 214,230 184,190 196,150! "
        "226,176 242,210 250,244! 252,190 246,140 272,92! 294,140 290,190 292,244! 302,206 "
        "322,178 356,164! 356,200 326,240 314,284! 336,254 370,244 414,268! 376,274 350,306 "
        "336,350!"
    )
    canvas.outer(crown, ACTION.red, 24, strength=0.9)
    for scale, ink in ((1, ACTION.red), (0.84, ACTION.orange), (0.64, ACTION.yellow)):
        canvas.fill(_shrunk(crown, scale), ink)
    canvas.fill(_shrunk(crown, 0.4), "#fffbe6")


def _shrunk(flames: Path, scale: float) -> Path:
    """The flames smaller, standing on the same spot of the crater."""
    x, y = 270, 350
    return place(flames, x * (1 - scale), y * (1 - scale), scale)


def _lava(canvas: Canvas) -> None:
    """One river, wider and slower the further it comes."""
    river = curve(
        "244,346! 238,380 222,404 226,436 240,462 214,500 170,560 130,680! 330,680! 300,580 "
        "306,520 282,480 288,440 270,404 292,376 300,346!"
    )
    canvas.outer(river, ACTION.red, 14, strength=0.9)
    canvas.fill(river, ACTION.orange)
    canvas.inner(river, ACTION.red, 10, 0, 0, 0.9)
    core = "262,346,24 252,396,16 262,440,24 252,490,30 226,560,40 230,680,70"
    canvas.fill(ribbon(core), ACTION.yellow)
    for x, y, size in ((216, 556, 16), (264, 520, 12), (276, 596, 18), (190, 606, 14)):
        crust = ellipse(x, y, size, size * 0.5, -14)
        canvas.fill(crust, "#7c1d14")


def _socket(canvas: Canvas, side: int) -> None:
    """An eye of the mountain under a furious brow; the river is its nose."""
    socket = curve("-44,-18! -10,-34 34,-8! 40,20 6,38 -34,24")
    placed = place(socket, 264 + side * 76, 436, flip=side > 0)
    canvas.fill(placed, _SOCKET)
    canvas.rim(placed, ACTION.orange, 0, -6)
    brow = ribbon("-54,-28,10 -14,-46,24 40,-10,14")
    placed = place(brow, 264 + side * 76, 430, flip=side > 0)
    canvas.fill(placed, "#7c3a2a")
    canvas.rim(placed, ACTION.orange, 0, 5)


def _bombs(canvas: Canvas) -> None:
    chance = random.Random(12)
    for _ in range(9):
        angle, radius = chance.uniform(-2.7, -0.4), chance.uniform(120, 260)
        dx, dy = math.cos(angle), math.sin(angle)
        x, y = 270 + radius * dx, 330 + radius * dy * 0.9
        size = chance.uniform(7, 12)
        canvas.fill(circle(x, y, size), ACTION.brick)
        canvas.fill(circle(x - size * 0.2, y - size * 0.2, size * 0.6), ACTION.yellow)
        middle, end = (x - 14 * dx, y - 16 * dy), (x - 30 * dx, y - 34 * dy)
        trail = ribbon([(x, y, size * 1.2), (*middle, size * 0.6), (*end, 0.5)])
        canvas.fill(trail, ACTION.orange)


# --- the autogyro, about the middle of its hull


def _rotor(canvas: Canvas) -> None:
    canvas.fill(ellipse(6, -72, 150, 11), ACTION.cream, 0.4)
    canvas.fill(curve("-146,-74! -60,-80 6,-76! 158,-70! 60,-66 6,-70"), ACTION.ink)
    canvas.line(segment(6, -72, 0, -20), ACTION.ink, 7)
    canvas.line(segment(6, -72, -24, -16), ACTION.ink, 4)


def _hull(canvas: Canvas) -> None:
    hull = curve("92,-6! 84,-24 40,-30 0,-28 -40,-22 -120,-8! -124,2! -60,14 0,24 50,22 84,12")
    canvas.line(hull, ACTION.ink, 6)
    canvas.fill(hull, ACTION.yellow)
    canvas.stipple_down(hull, ACTION.orange, -8, 26, 0, 1)
    canvas.fill(intersect(hull, poly("10,-40 40,-40 20,40 -10,40")), ACTION.ink)


def _wing_and_tail(canvas: Canvas) -> None:
    tail = curve("-128,-8! -140,-46 -116,-44 -92,-12!")
    wing = curve("-8,8! 50,4 60,12! 20,26 -30,22!")
    for part in (tail, wing):
        canvas.line(part, ACTION.ink, 5)
        canvas.fill(part, ACTION.red)


def _propeller(canvas: Canvas) -> None:
    canvas.fill(ellipse(96, -4, 6, 46), ACTION.cream, 0.6)
    canvas.fill(circle(94, -4, 10), ACTION.ink)


def _wheels(canvas: Canvas) -> None:
    for x in (40, -6):
        canvas.line(segment(x, 22, x + 6, 44), ACTION.ink, 5)
        canvas.fill(circle(x + 8, 50, 12), ACTION.ink)
        canvas.fill(circle(x + 8, 50, 4), ACTION.mist)


def _crew(canvas: Canvas) -> None:
    for x in (44, -2):
        canvas.fill(circle(x, -36, 11), "#f1c39a")
        cap = curve(f"{x - 12},-34! {x - 12},-48 {x},-52 {x + 11},-46 {x + 12},-38!")
        canvas.fill(cap, ACTION.brick)
        canvas.fill(rect(x - 1, -40, 13, 6), ACTION.ink)


# --- the getaway


def _heroine(canvas: Canvas) -> None:
    """She hangs on the rope with both hands; it is drawn straight down, the flight tilts it."""
    _arm(canvas, (-2, 142), (34, 104), (2, 50))
    _boot_leg(canvas, (-2, 216), (58, 218), (92, 274))
    _rope(canvas)
    with canvas.at(76, 322, 1.15, -30):
        canvas.fill(star(0, 0, 70, 30, 8, -80), ACTION.yellow)
        _gem(canvas)
    _hair_in_the_wind(canvas)
    _boot_leg(canvas, (-16, 216), (28, 242), (32, 304))
    _shirt(canvas)
    _head(canvas)
    fist(canvas, 3, 58, 1, -6, "olive")
    _arm(canvas, (-20, 146), (30, 136), (5, 84))
    fist(canvas, 5, 90, 1, -4, "olive", flip=True)


def _rope(canvas: Canvas) -> None:
    rope = open_curve("0,6 0,60 0,150 -10,260 10,330 -8,390")
    canvas.line(rope, ACTION.ink, 12)
    canvas.line(rope, ACTION.cream, 7)


def _clothe(canvas: Canvas, shape: Path, ink: str, dark: str) -> None:
    canvas.line(shape, ACTION.ink, 5)
    cloth(canvas, shape, ink, dark, 9, rim=ACTION.yellow)


def _arm(canvas: Canvas, shoulder: Point, elbow: Point, wrist: Point) -> None:
    _clothe(canvas, arm(shoulder, elbow, wrist, 28), ACTION.cream, _SHIRT_SHADE)


def _boot_leg(canvas: Canvas, hip: Point, knee: Point, ankle: Point) -> None:
    _clothe(canvas, leg(hip, knee, ankle, 40), ACTION.steel, ACTION.ink)
    top = (knee[0] * 0.75 + ankle[0] * 0.25, knee[1] * 0.75 + ankle[1] * 0.25)
    shaft = ribbon([(*top, 28), (*ankle, 19)], round_ends=False)
    toes = math.degrees(math.atan2(ankle[1] - knee[1], ankle[0] - knee[0])) - 70
    foot = place(curve("-9,-9! 8,-8 18,0 34,5 36,14! -11,12!"), *ankle, 1, toes)
    _clothe(canvas, union(shaft, foot), "#6a3216", "#1c0a08")


def _hair_in_the_wind(canvas: Canvas) -> None:
    hair = ribbon("-46,80,28 -76,92,36 -98,124,24 -122,128,3")
    canvas.line(hair, ACTION.ink, 5)
    canvas.fill(hair, _HAIR)
    canvas.inner(hair, "#1a0806", 9, -3, -4)


def _shirt(canvas: Canvas) -> None:
    shirt = curve("-20,126! 2,124 10,142 4,164 -2,192 4,222! -16,232 -36,222! -34,192 -34,160")
    _clothe(canvas, shirt, ACTION.cream, _SHIRT_SHADE)
    _clothe(canvas, ribbon("-36,208,14 -16,214,15 4,208,14"), "#6a3216", "#1c0a08")
    canvas.fill(rect(-20, 207, 15, 14), ACTION.yellow)


def _head(canvas: Canvas) -> None:
    face = Profile(nose=2, jaw=1, chin=2)
    profile_head(
        canvas,
        -46,
        104,
        0.72,
        "olive",
        _HAIR,
        profile=face,
        eye_open=True,
        feminine=True,
        rotate=-22,
    )
    scarf = ribbon("-46,132,15 -28,140,18 -8,128,14")
    canvas.fill(scarf, ACTION.red)
    canvas.inner(scarf, ACTION.brick, 6, -2, -3, 0.9)


def _gem(canvas: Canvas) -> None:
    stone = poly("0,-38 26,-18 26,14 0,36 -26,14 -26,-18")
    canvas.line(stone, ACTION.ink, 6)
    canvas.fill(stone, "#3fb8ac")
    canvas.fill(poly("0,-38 26,-18 12,-8 -12,-8 -26,-18"), "#a8f0e4")
    canvas.fill(poly("-26,-18 -12,-8 -12,12 -26,14"), "#d8fff6")
    canvas.fill(poly("-26,14 -12,12 12,12 26,14 0,36"), "#1f7f80")
