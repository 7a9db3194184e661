"""All Downhill From Here: skiers race an avalanche that has a roaring face."""

import random

from studio.blocks.anatomy import arm, cloth, fist, leg
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import smoke
from studio.canvas import Canvas
from studio.inks import ACTION, Skin
from studio.paths import circle, curve, ellipse, poly, ribbon, segment, svg
from studio.transforms import Point, place, union

_SNOW = "#fffaf0"
_WOOD = "#7a4a20"
_MITTEN = Skin("#ffd34d", "#f5a83a", "#b8601c", "#6a2f0c", "#f5a83a")


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _peaks(canvas)
    _avalanche(canvas)
    _eyes(canvas)
    _maw(canvas)
    _slope(canvas)
    chance = random.Random(4)
    _tumbling_ice(canvas, chance)
    with canvas.at(412, 470, 0.78, 20):
        _far_skier(canvas)
    with canvas.at(268, 452, 1.26, 22):
        _near_skier(canvas)
    _powder(canvas, chance)


# --- the mountain


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#5fa8c4")
    canvas.stipple_down(canvas.page, ACTION.navy, 240, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.cream, 200, 420, 0, 0.9)


def _peaks(canvas: Canvas) -> None:
    ridge = poly("-20,330 60,150 110,220 190,140 270,210 330,176 420,300 520,200 520,620 -20,620")
    canvas.fill(ridge, ACTION.navy)
    canvas.stipple_down(ridge, ACTION.ink, 160, 420, 0, 0.8)
    cap = poly("520,200 468,250 484,248 492,266 504,244 520,250")
    canvas.fill(cap, ACTION.cream)


def _slope(canvas: Canvas) -> None:
    slope = curve("-20,372! 120,412 260,470 400,524 520,560! 520,720! -20,720!")
    canvas.fill(slope, "#e8f0f0")
    canvas.stipple(slope, "#8fb8cc", (300, 500), (230, 680), 0, 0.9)
    canvas.rim(slope, _SNOW, 0, 5)
    canvas.stipple_down(slope, ACTION.steel, 480, 640, 0, 0.8)


# --- the avalanche


def _avalanche(canvas: Canvas) -> None:
    crest = "-40,250,200 60,220,190 170,190,170 280,200,150 380,170,130 480,150,140 560,170,150"
    foot = "-40,360,240 80,340,220 190,310,170 280,280,120"
    snow = union(smoke(crest, 6, 5, 0.12), smoke(foot, 9, 5, 0.1))
    canvas.outer(snow, ACTION.ink, 12, 4, 8, 0.5)
    canvas.fill(snow, _SNOW)
    canvas.inner(snow, ACTION.steel, 34, -8, -18, 0.9)
    canvas.stipple(snow, ACTION.navy, (60, 300), (-20, 470), 0, 0.8)


def _eyes(canvas: Canvas) -> None:
    for x, y, radius, brow in (
        (88, 230, 31, "40,190,8 88,196,24 136,230,8"),
        (204, 200, 28, "160,214,8 200,172,23 250,156,7"),
    ):
        socket = ellipse(x, y, radius, radius * 0.78, -12)
        canvas.outer(socket, ACTION.steel, 8, 0, 3, 0.9)
        canvas.fill(socket, ACTION.ink)
        canvas.fill(circle(x + 10, y + 7, radius * 0.36), ACTION.red)
        canvas.fill(circle(x + 12, y + 4, radius * 0.12), _SNOW)
        ridge = ribbon(brow)
        canvas.fill(ridge, _SNOW)
        canvas.inner(ridge, ACTION.steel, 6, -1, -5, 0.9)
    nostrils = svg("M134,262 q8,-10 16,-2 M160,254 q6,-12 16,-4")
    canvas.line(nostrils, ACTION.steel, 7)


def _maw(canvas: Canvas) -> None:
    maw = curve("70,306! 120,300 180,276 232,250! 244,296 216,350 160,380 104,372 74,344")
    canvas.fill(maw, ACTION.ink)
    canvas.stipple(maw, ACTION.navy, (150, 370), (150, 300), 0.9, 0)
    upper = (
        (84, 308, 26),
        (112, 304, 34),
        (142, 296, 30),
        (172, 284, 34),
        (202, 270, 26),
        (224, 258, 20),
    )
    for x, y, height in upper:
        canvas.fill(poly([(x - 11, y - 3), (x + 13, y - 9), (x + 3, y + height)]), _SNOW)
    lower = ((100, 366, 22), (130, 376, 28), (160, 376, 24), (190, 364, 26), (216, 344, 20))
    for x, y, height in lower:
        canvas.fill(poly([(x - 11, y + 2), (x + 12, y - 4), (x - 1, y - height)]), _SNOW)


def _tumbling_ice(canvas: Canvas, chance: random.Random) -> None:
    block = poly("-8,-5 6,-8 9,5 -4,8")
    for _ in range(40):
        x = chance.uniform(0, 420)
        y = 400 + x * 0.38 + chance.uniform(-70, 40)
        piece = place(block, x, y, chance.uniform(0.5, 1.8), chance.uniform(0, 180))
        canvas.fill(piece, chance.choice([_SNOW, ACTION.mist, _SNOW]))


def _powder(canvas: Canvas, chance: random.Random) -> None:
    for _ in range(14):
        x, y = chance.uniform(110, 250), chance.uniform(430, 500)
        canvas.fill(circle(x, y, chance.uniform(3, 10)), _SNOW)


# --- the skiers


def _far_skier(canvas: Canvas) -> None:
    _skis(canvas)
    _legs(canvas)
    _body(canvas, ACTION.steel, ACTION.navy)
    face = Profile(nose=3, tip=2, jaw=5, chin=5)
    profile_head(canvas, 24, -122, 0.52, "umber", "#1a0e14", profile=face, eye_open=True)
    _hat_and_goggles(canvas, ACTION.steel)


def _near_skier(canvas: Canvas) -> None:
    _skis(canvas)
    _legs(canvas)
    _body(canvas, ACTION.red, ACTION.brick)
    face = Profile(nose=-3, tip=-3, chin=1)
    profile_head(
        canvas,
        24,
        -122,
        0.52,
        "fair",
        "#8a2a1a",
        profile=face,
        eye_open=True,
        feminine=True,
    )
    _hat_and_goggles(canvas, ACTION.orange)


def _skis(canvas: Canvas) -> None:
    canvas.fill(poly("-180,30 -60,22 -60,30 -180,44"), "#8fb8cc")
    ski = curve("-96,30! 70,24 96,14 106,4! 108,12 90,26 60,32 -96,36!")
    canvas.fill(ski, ACTION.brick)
    canvas.fill(place(ski, 0, 9), ACTION.red)


def _legs(canvas: Canvas) -> None:
    """Deep in the knees, weight on the boots."""
    for hip, knee, ankle, ink in (
        ((-24, -38), (28, -34), (4, 14), "#05101a"),
        ((-22, -36), (36, -26), (12, 20), ACTION.navy),
    ):
        cloth(canvas, leg(hip, knee, ankle, 30), ink, ACTION.ink, 8, rim=ACTION.mist)
        boot = place(curve("-12,-12! 8,-12! 12,-2 24,2 26,12! -14,12!"), *ankle, 1, -6)
        canvas.line(boot, ACTION.ink, 3)
        canvas.fill(boot, _WOOD)
        canvas.stipple_across(boot, "#2a1008", ankle[0] + 8, ankle[0] - 14, 0, 0.9)


def _body(canvas: Canvas, ink: str, dark: str) -> None:
    _pole(canvas, (44, -46), (-84, -18))
    body = curve("-42,-30! -44,-60 -18,-94 16,-106 36,-94 26,-62 -4,-24!")
    canvas.fill(body, ink)
    canvas.inner(body, dark, 12, 5, -5, 0.9)
    canvas.rim(body, "#fff0c0", 3, 3)
    scarf = ribbon("10,-104,12 -24,-118,17 -58,-106,17 -92,-120,3")
    canvas.fill(scarf, ACTION.yellow)
    canvas.inner(scarf, ACTION.brick, 6, 0, -3, 0.8)
    _pole(canvas, (54, -58), (-74, 10))
    sleeve = arm((12, -86), (0, -48), (44, -54), 24)
    canvas.line(sleeve, dark, 3)
    cloth(canvas, sleeve, ink, dark, 8, rim="#fff0c0")
    fist(canvas, 40, -54, 0.95, 76, _MITTEN)


def _pole(canvas: Canvas, grip: Point, tip: Point) -> None:
    canvas.line(segment(*grip, *tip), _WOOD, 4.5)
    canvas.line(ellipse(*tip, 5, 9, -24), _WOOD, 3)


def _hat_and_goggles(canvas: Canvas, ink: str) -> None:
    canvas.fill(curve("-2,-132! 0,-156 22,-164 42,-154 46,-140!"), ink)
    canvas.fill(ribbon("-2,-134,9 22,-140,10 47,-138,9"), _SNOW)
    canvas.fill(circle(20, -166, 8), _SNOW)
    canvas.line(segment(26, -132, 48, -130), ACTION.ink, 8)
    canvas.fill(ellipse(42, -130, 7, 6), ACTION.yellow)
