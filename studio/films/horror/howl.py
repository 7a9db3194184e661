"""Howl, Sweet Howl: a werewolf in a nightshirt on a cottage roof; the chimney smokes hearts."""

import random

from studio.blocks.nature import grass
from studio.blocks.sky import cloud, glowing_sky, moon, star_field
from studio.canvas import Canvas
from studio.inks import HORROR
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
    svg,
)
from studio.transforms import Path, place, union

_FUR = "#5a3a2a"
_FUR_DARK = "#1d0c12"
_WOOD = "#3a1a2a"
_WALL_SHADE = "#2a1030"
_SLATE_DARK = "#1d1036"
_FUR_LIGHT = "#a8744a"
_FLANNEL = "#8a62c8"
_HONEY = "#d08a3a"
_HONEY_DARK = "#6a3412"
_WINE = "#3a0b1c"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _pines(canvas)
    _walls(canvas)
    _roof(canvas)
    _window(canvas, 150)
    _window(canvas, 300)
    _door(canvas)
    _chimney(canvas)
    _smoke(canvas)
    with canvas.at(226, 344, 1.3):
        _werewolf(canvas)
    _ground(canvas)


def _sky(canvas: Canvas) -> None:
    glowing_sky(canvas, HORROR.dusk, HORROR.night, HORROR.violet, (270, 220), 120, 430)
    moon(canvas, 276, 218, 176, HORROR.bone, HORROR.gold, halo=HORROR.lilac, seed=9)
    star_field(canvas, HORROR.bone, 24, 11, 200, 4)
    for x, y, scale in ((60, 300, 0.8), (450, 330, 0.9)):
        bank = cloud(x, y, scale, 4, 5, 1.6)
        canvas.fill(bank, HORROR.violet)
        canvas.stipple_down(bank, HORROR.lilac, y - 40, y + 6, 0.8, 0)


def _pines(canvas: Canvas) -> None:
    chance = random.Random(4)
    for x in (*range(-10, 130, 34), *range(390, 520, 34)):
        canvas.fill(_pine(x, chance.uniform(110, 190)), "#150c28")


def _pine(x: float, height: float) -> Path:
    pine = Path()
    for i in range(5):
        y, width = 600 - height * (i + 1) / 5 * 0.92, 34 * (1 - i / 6)
        foot = y + height * 0.26
        pine = union(pine, poly([(x - width, foot), (x, y - height * 0.1), (x + width, foot)]))
    return pine


# --- the cottage


def _walls(canvas: Canvas) -> None:
    walls = rect(110, 466, 290, 150)
    canvas.fill(walls, "#a8705a")
    canvas.stipple_across(walls, _WALL_SHADE, 180, 400)
    canvas.stipple_down(walls, _WALL_SHADE, 520, 460, 0, 0.9)


def _roof(canvas: Canvas) -> None:
    roof = curve(
        "64,482! 130,420 190,352 214,334! 330,334! 356,360 400,430 446,482! 430,492! 250,480 "
        "80,492!"
    )
    canvas.fill(roof, "#4a2a6a")
    with canvas.clip(roof):
        _slates(canvas)
    canvas.stipple_across(roof, HORROR.night, 240, 450)
    canvas.rim(roof, HORROR.bone, 0, 4)


def _slates(canvas: Canvas) -> None:
    for row in range(9):
        y, indent = 342 + row * 17, 10 if row % 2 else 0
        canvas.line(svg(f"M40,{y + 8} Q250,{y - 6} 460,{y + 8}"), _SLATE_DARK, 3)
        for x in range(indent, 480 + indent, 20):
            canvas.line(segment(x, y, x, y + 17), _SLATE_DARK, 2)


def _window(canvas: Canvas, x: float) -> None:
    canvas.fill(round_rect(x - 6, 500, 74, 74, 6), _WOOD)
    pane = round_rect(x, 506, 62, 62, 6)
    canvas.fill(pane, "#ffd98a")
    canvas.stipple(pane, HORROR.gold, (x, 506), (x + 60, 568), 0, 0.9)
    canvas.line(segment(x + 31, 506, x + 31, 568), _WOOD, 4)
    canvas.line(segment(x, 537, x + 62, 537), _WOOD, 4)
    for i in range(5):
        canvas.fill(heart(x + 6 + i * 13, 578, 6), HORROR.blood)


def _door(canvas: Canvas) -> None:
    canvas.fill(round_rect(222, 520, 66, 96, 30), "#5a2418")
    canvas.fill(circle(276, 570, 4), HORROR.gold)


def _chimney(canvas: Canvas) -> None:
    stack = poly("330,344 330,270 380,270 380,400")
    canvas.fill(stack, "#7a3a3a")
    canvas.stipple_across(stack, "#1d0a1a", 345, 384)
    canvas.fill(rect(322, 258, 66, 16), _WOOD)
    for y in range(286, 390, 18):
        canvas.line(segment(330, y, 380, y), "#3a1424", 2)


def _smoke(canvas: Canvas) -> None:
    for x, y, size in ((356, 246, 22), (366, 214, 16), (352, 186, 20), (366, 160, 14)):
        puff = heart(x, y, size)
        canvas.fill(puff, HORROR.lilac, 0.9)
        canvas.inner(puff, HORROR.dusk, size * 0.5, -2, -3, 0.8)


# --- the werewolf


def _werewolf(canvas: Canvas) -> None:
    _leg(canvas, 26)
    _leg(canvas, -8)
    _raised_arm(canvas)
    _neck(canvas)
    _nightshirt(canvas)
    with canvas.at(6, -140, 1, -60):
        _head(canvas)
        _jaws(canvas)
        _face(canvas)
    _nightcap(canvas)
    _teddy(canvas)
    _hanging_arm(canvas)


def _fur(canvas: Canvas, shape: Path, blur: float, dx: float, dy: float) -> None:
    canvas.fill(shape, _FUR)
    canvas.inner(shape, _FUR_DARK, blur, dx, dy)


def _leg(canvas: Canvas, x: float) -> None:
    """A hind leg with its heel off the ground and three claws."""
    leg = curve("-14,-34! -16,-20 -20,-10 -14,-2 -12,8! 18,8! 22,2 16,-3 4,-4 4,-12 12,-24 14,-34!")
    _fur(canvas, place(leg, x), 6, -2, -3)
    for toe in (0, 8, 16):
        claw = curve("-2,2! 3,3 7,10! -2,8!")
        canvas.fill(place(claw, x + toe), HORROR.bone)


def _neck(canvas: Canvas) -> None:
    neck = curve("-26,-96! -30,-122 -22,-150! 34,-138! 28,-120 26,-96!")
    _fur(canvas, neck, 9, -3, -3)


def _nightshirt(canvas: Canvas) -> None:
    shirt = curve(
        "-24,-116! -34,-100 -38,-70 -42,-20! -30,-14 -20,-22! -8,-13 6,-21! 18,-13 30,-21! "
        "40,-16 46,-22! 42,-60 36,-96 26,-114! 4,-106"
    )
    canvas.line(shirt, HORROR.night, 4)
    canvas.fill(shirt, _FLANNEL)
    with canvas.clip(shirt):
        for i in range(-3, 5):
            canvas.line(svg(f"M{i * 8},-116 Q{i * 12},-70 {i * 13},-10"), HORROR.bone, 3)
    canvas.inner(shirt, HORROR.dusk, 13, -5, -5, 0.95)
    collar = curve("-26,-118! -10,-104 8,-102 28,-116! 26,-102 8,-92 -12,-94 -28,-106")
    canvas.fill(collar, HORROR.bone)
    for y in (-84, -66):
        canvas.fill(circle(11, y, 3.4), HORROR.gold)


def _raised_arm(canvas: Canvas) -> None:
    """The far arm, spread to the moon."""
    sleeve = ribbon("22,-100,22 46,-92,21 62,-104,20")
    arm = ribbon("56,-100,13 70,-112,13 80,-130,11")
    _fur(canvas, arm, 5, -2, -2)
    canvas.line(sleeve, HORROR.night, 4)
    canvas.fill(sleeve, _FLANNEL)
    canvas.inner(sleeve, HORROR.dusk, 7, -3, -4)
    palm = curve("72,-128! 70,-140 78,-148 90,-144 94,-134 86,-124!")
    _fur(canvas, palm, 4, -1, -2)
    for knuckle, tip in (
        ((76, -142), (72, -158)),
        ((84, -144), (86, -162)),
        ((91, -139), (99, -154)),
    ):
        canvas.fill(ribbon([(*knuckle, 9), (*tip, 6)]), _FUR)
        canvas.fill(ribbon([(*tip, 5), (tip[0] * 1.02, tip[1] - 9, 0.6)]), HORROR.bone)
    canvas.fill(ribbon("76,-130,8 66,-140,5"), _FUR)


def _hanging_arm(canvas: Canvas) -> None:
    """The near arm; its paw closes on the teddy's."""
    arm = ribbon("-44,-74,15 -54,-58,13 -60,-48,12")
    _fur(canvas, arm, 5, -2, -2)
    sleeve = ribbon("-22,-102,24 -36,-88,23 -46,-72,21")
    canvas.line(sleeve, HORROR.night, 4)
    canvas.fill(sleeve, _FLANNEL)
    canvas.inner(sleeve, HORROR.dusk, 7, -3, -4)
    for x, y in ((-68, -47), (-62, -43), (-55, -42)):
        canvas.fill(ribbon([(x + 3, y - 6, 9), (x, y + 3, 7)]), _FUR)
        canvas.line(segment(x - 4, y, x - 1, y - 6), _FUR_DARK, 1.8)


def _teddy(canvas: Canvas) -> None:
    with canvas.at(-72, -10, 1, 14):
        for part in (
            ribbon("2,-6,13 8,-24,11 12,-36,10"),
            ribbon("-8,-4,12 -22,4,11"),
            ribbon("-6,16,13 -12,30,13"),
            ribbon("8,16,13 14,30,13"),
            ellipse(0, 6, 15, 18),
            circle(-18, -30, 7),
            circle(4, -34, 7),
            circle(-6, -20, 16),
        ):
            canvas.line(part, HORROR.night, 3)
            canvas.fill(part, _HONEY)
            canvas.inner(part, _HONEY_DARK, 5, -2, -2, 0.9)
        canvas.fill(ellipse(-7, -15, 7, 5.5), "#f3cf9f")
        canvas.fill(circle(-7, -17, 2.6), HORROR.night)
        for x in (-13, -1):
            canvas.fill(circle(x, -24, 2.4), HORROR.night)


def _head(canvas: Canvas) -> None:
    """The head looks right; the caller throws it back."""
    head = curve(
        "-30,24! -40,6 -36,-14 -22,-30 0,-36 16,-30! 30,-25 52,-24 68,-22! 76,-17 76,-9 69,-5! "
        "48,-3 30,2 18,9! 30,22 44,31 56,30! 61,35 58,42 50,42! 34,42 18,36 8,30! 6,42 2,46! "
        "-4,40 -8,36! -12,46 -18,48! -20,38 -24,34! -28,38 -34,38!"
    )
    ear = curve("-14,-30! -30,-52 -52,-58! -50,-38 -34,-18 -22,-14!")
    for part in (ear, head):
        canvas.line(part, HORROR.night, 3)
        _fur(canvas, part, 10, 3, -3)
    inside_ear = curve("-20,-32! -34,-46 -46,-50! -42,-36 -30,-22!")
    canvas.fill(inside_ear, "#8a4a3a")
    canvas.stipple_radial(head, _FUR_LIGHT, (44, -16), 0, 44, 0.8, 0)
    canvas.stipple_radial(head, _FUR_LIGHT, (0, 14), 0, 26, 0.6, 0)


def _jaws(canvas: Canvas) -> None:
    mouth = curve("68,-5! 48,-3 30,2 18,9! 30,22 44,31 55,31! 56,20 64,8")
    canvas.fill(mouth, _WINE)
    tongue = curve("28,14! 40,14 52,20 53,28! 44,28 34,23")
    canvas.fill(tongue, "#c8566a")
    for fang in ("62,-5 54,-4 59,11", "46,-3 38,-1 41,9", "55,31 49,30 53,19", "43,29 38,26 43,19"):
        canvas.fill(poly(fang), HORROR.bone)
    canvas.fill(ellipse(71, -18, 8, 7), HORROR.night)


def _face(canvas: Canvas) -> None:
    shut_eye = svg("M8,-14 Q18,-24 27,-15")
    canvas.line(shut_eye, HORROR.night, 4)
    canvas.line(svg("M2,-24 Q14,-34 24,-27"), _FUR_DARK, 4)
    for x, y in ((46, -13), (52, -10), (44, -7)):
        canvas.fill(circle(x, y, 1.7), _FUR_DARK)


def _nightcap(canvas: Canvas) -> None:
    """It slips off the back of the thrown-back head."""
    cap = curve(
        "-40,-172! -56,-176 -76,-164 -84,-132! -72,-146 -54,-146 -44,-128! -34,-140 -34,-156"
    )
    canvas.line(cap, HORROR.night, 3)
    canvas.fill(cap, _FLANNEL)
    with canvas.clip(cap):
        for stripe in ("M-50,-180 Q-62,-150 -48,-120", "M-62,-180 Q-76,-156 -62,-130"):
            canvas.line(svg(stripe), HORROR.bone, 4)
        canvas.line(svg("M-76,-174 Q-88,-156 -76,-132"), HORROR.bone, 4)
    canvas.inner(cap, HORROR.dusk, 8, -2, -3)
    band = ribbon("-42,-176,13 -31,-154,13 -38,-126,13")
    pompom = circle(-85, -126, 9)
    for part in (band, pompom):
        canvas.line(part, HORROR.night, 3)
        canvas.fill(part, HORROR.bone)
        canvas.inner(part, HORROR.lilac, 4, -2, -2)


def _ground(canvas: Canvas) -> None:
    ground = curve("-20,600! 120,592 260,606 400,592 520,602! 520,720! -20,720!")
    canvas.fill(ground, HORROR.night)
    canvas.rim(ground, HORROR.moss, 0, 3)
    grass(canvas, 604, HORROR.moss, 50, 3, 14)
