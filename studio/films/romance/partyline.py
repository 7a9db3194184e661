"""Wrong Number, Darling: neighbours on the telephone, and their cords make a heart."""

import random

from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS, Skin
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
from studio.transforms import Path, flatten, place, union

_HIS_SIDE, _HER_SIDE = -1, 1
_HIS_WINDOW, _HER_WINDOW = 134, 366
_JACKET, _JACKET_SHADE = "#22345a", "#0b1226"
_UMBER, _UMBER_SHADE = SKINS["umber"].base, "#4a261a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _wall(canvas)
    _bricks(canvas)
    _cornice(canvas)
    pane = _window(canvas, _HIS_WINDOW, "#ffd98a", "#f08a4a")
    with canvas.clip(pane):
        _lamp(canvas, pane)
        _man(canvas)
        _curtains(canvas, _HIS_WINDOW, ROMANCE.sea, "#12384a")
    _sill(canvas, _HIS_WINDOW)
    pane = _window(canvas, _HER_WINDOW, "#fff0c4", ROMANCE.peach)
    with canvas.clip(pane):
        _picture(canvas)
        _woman(canvas)
        _curtains(canvas, _HER_WINDOW, ROMANCE.gold, "#b5621e")
    _sill(canvas, _HER_WINDOW)
    _cords(canvas)
    with canvas.at(246, 424, 0.95):
        _cat(canvas)


# --- the house


def _wall(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#e88a76")
    canvas.stipple_down(canvas.page, ROMANCE.cream, 60, 330, 0, 0.45)
    canvas.stipple_down(canvas.page, ROMANCE.berry, 300, 640, 0, 0.75)
    canvas.stipple_down(canvas.page, ROMANCE.rose, 160, 0, 0, 0.7)


def _bricks(canvas: Canvas) -> None:
    chance = random.Random(2)
    inks = [ROMANCE.berry, ROMANCE.rose, ROMANCE.peach, "#c9604f"]
    for course in range(26):
        for column in range(-1, 11):
            x = column * 50 + (25 if course % 2 else 0)
            brick = round_rect(x + 2, course * 24 + 2, 46, 20, 2)
            if chance.random() < 0.42:
                canvas.fill(brick, chance.choice(inks), 0.28)
            canvas.line(brick, "#a8403f", 1, 0.5)


def _cornice(canvas: Canvas) -> None:
    cornice = rect(-10, -10, 520, 46)
    canvas.fill(cornice, ROMANCE.cream)
    canvas.stipple_down(cornice, ROMANCE.berry, 10, 40, 0, 0.9)
    for i in range(14):
        block = rect(i * 38 - 8, 36, 20, 20)
        canvas.fill(block, ROMANCE.cream)
        canvas.stipple_down(block, ROMANCE.berry, 36, 56, 0.2, 0.9)


def _window(canvas: Canvas, x: float, light: str, dusk: str) -> Path:
    """A lit window in its frame; gives the pane."""
    frame = place(curve("-92,432! -92,210 -66,150 0,126 66,150 92,210 92,432!"), x)
    canvas.outer(frame, ROMANCE.wine, 10, 3, 5, 0.5)
    canvas.fill(frame, ROMANCE.cream)
    canvas.stipple_across(frame, ROMANCE.peach, x, x + 92, 0, 0.8)
    pane = place(curve("-78,424! -78,214 -56,164 0,142 56,164 78,214 78,424!"), x)
    canvas.fill(pane, light)
    canvas.stipple_radial(pane, dusk, (x, 300), 60, 170, 0, 0.95)
    return pane


def _curtains(canvas: Canvas, x: float, ink: str, shade: str) -> None:
    right = curve("92,120! 30,120! 44,200 66,270 62,440! 92,440!")
    for side in (-1, 1):
        curtain = place(right, x, flip=side < 0)
        canvas.fill(curtain, ink)
        canvas.stipple_across(curtain, shade, x + side * 40, x + side * 84, 0, 1)


def _sill(canvas: Canvas, x: float) -> None:
    sill = rect(x - 104, 424, 208, 22)
    canvas.fill(sill, ROMANCE.cream)
    canvas.stipple_down(sill, ROMANCE.berry, 428, 448, 0, 0.9)
    canvas.fill(rect(x - 98, 446, 196, 8), ROMANCE.berry)


def _lamp(canvas: Canvas, pane: Path) -> None:
    canvas.line(segment(178, 130, 178, 182), ROMANCE.wine, 3)
    canvas.fill(poly("152,206 204,206 188,180 168,180"), ROMANCE.sea)
    canvas.stipple_radial(pane, "#fffbe0", (178, 206), 0, 80, 0.9, 0)


def _picture(canvas: Canvas) -> None:
    canvas.fill(rect(308, 176, 44, 54), ROMANCE.berry)
    canvas.fill(rect(313, 181, 34, 44), ROMANCE.teal)
    canvas.fill(heart(330, 202, 11), ROMANCE.red)


# --- the neighbours


def _man(canvas: Canvas) -> None:
    jacket = curve("44,440! 50,372 94,344 138,352 168,392 174,440!")
    canvas.fill(jacket, _JACKET)
    canvas.stipple_across(jacket, _JACKET_SHADE, 134, 44, 0, 1)
    limb(canvas, [(88, 366, 34), (48, 392, 30), (82, 336, 22)], _JACKET, _JACKET_SHADE)
    face = Profile(nose=2, tip=-3, jaw=6, chin=5, eye="merry")
    profile_head(
        canvas,
        116,
        302,
        1.02,
        "fair",
        "#2a1712",
        "slick",
        profile=face,
        hair_light="#7a5a4a",
        rotate=-6,
    )
    _handset(canvas, 100, 292, _HIS_SIDE)
    _hand(canvas, 106, 308, _HIS_SIDE, SKINS["fair"])


def _woman(canvas: Canvas) -> None:
    dress = curve("456,440! 446,380 410,352 370,356 336,392 330,440!")
    canvas.fill(dress, ROMANCE.rose)
    canvas.stipple_across(dress, ROMANCE.berry, 366, 456, 0, 1)
    limb(canvas, [(412, 370, 30), (450, 394, 26), (416, 338, 19)], _UMBER, _UMBER_SHADE)
    face = Profile(nose=-3, tip=-3, jaw=1, chin=1, eye="sleepy")
    profile_head(
        canvas,
        384,
        304,
        1,
        "umber",
        "#1a0e14",
        "waves",
        profile=face,
        lips="#d8304a",
        hair_light="#6a4a6a",
        rotate=6,
        flip=True,
    )
    _handset(canvas, 400, 296, _HER_SIDE)
    _hand(canvas, 394, 312, _HER_SIDE, SKINS["umber"])


def _handset(canvas: Canvas, x: float, y: float, side: int) -> None:
    """From the ear at x, y to the mouth."""
    grip = ribbon([(x, y - 10, 15), (x - side * 20, y + 18, 12), (x - side * 50, y + 38, 15)])
    canvas.line(grip, ROMANCE.cream, 3)
    canvas.fill(grip, ROMANCE.wine)
    canvas.fill(ellipse(x, y - 8, 15, 12, side * 40), ROMANCE.wine)
    canvas.fill(ellipse(x - side * 50, y + 38, 13, 11, side * 30), ROMANCE.wine)
    gleam = place(svg("M-2,-14 Q-20,6 -44,28"), x, y, flip=side < 0)
    canvas.line(gleam, ROMANCE.rose, 2.5)


def _hand(canvas: Canvas, x: float, y: float, side: int, skin: Skin) -> None:
    """Four fingers round the handset, the thumb behind it."""
    with canvas.at(x, y, 1, flip=side > 0):
        palm = curve("-22,22! -18,6 -4,2 10,12 12,26 0,38 -16,40!")
        canvas.fill(palm, skin.base)
        canvas.inner(palm, skin.shade, 7, 2, -3, 0.9)
        for i in range(4):
            finger = ribbon([(-9 + i * 7.5, 16 + i * 5, 8), (-2 + i * 7.5, 4 + i * 5, 8.6)])
            tip = ribbon([(-2 + i * 7.5, 4 + i * 5, 8.6), (5 + i * 7, -1 + i * 5, 7)])
            knuckles = union(finger, tip)
            canvas.line(knuckles, skin.shadow, 2.4)
            canvas.fill(knuckles, skin.base)


# --- the heart between the windows


def _cords(canvas: Canvas) -> None:
    """Each cord falls over its sill, crosses the other and draws the far half of the heart."""
    love = heart(250, 506, 78)
    canvas.outer(love, ROMANCE.cream, 16, strength=0.8)
    canvas.fill(love, "#f05a70")
    canvas.inner(love, ROMANCE.berry, 20, -8, -8)
    canvas.stipple_radial(love, "#ffc2b0", (216, 478), 0, 36, 0.9, 0)
    his = "M154,352 C196,360 198,400 200,424 C202,452 228,452 250,481"
    hers = "M346,352 C304,360 302,400 300,424 C298,452 272,452 250,481"
    right = "C258,445 324,442 324,490 C324,525 277,549 250,580"
    left = "C242,445 176,442 176,490 C176,525 223,549 250,580"
    _coil(canvas, svg(his + right), 6, ROMANCE.peach)
    _coil(canvas, svg(hers + left), 6, ROMANCE.peach)


def _coil(canvas: Canvas, course: Path, radius: float, light: str) -> None:
    """A curly telephone cord."""
    for turns in flatten(course, radius * 1.15):
        for x, y in turns:
            canvas.fill(circle(x, y, radius), ROMANCE.wine)
        for x, y in turns:
            gleam = circle(x - radius * 0.25, y - radius * 0.3, radius * 0.4)
            canvas.fill(gleam, light)


def _cat(canvas: Canvas) -> None:
    canvas.fill(curve("-18,0! -24,-24 -12,-44 4,-46 18,-36 24,-12 22,0!"), ROMANCE.wine)
    canvas.fill(circle(-4, -54, 15), ROMANCE.wine)
    canvas.fill(poly("-17,-58 -16,-76 -6,-67"), ROMANCE.wine)
    canvas.fill(poly("9,-58 9,-76 -2,-68"), ROMANCE.wine)
    canvas.fill(ribbon("18,-6,8 34,0,7 36,22,6 28,34,2"), ROMANCE.wine)
    for x in (-10, 2):
        canvas.fill(ellipse(x, -55, 3.2, 4), ROMANCE.gold)
        canvas.fill(ellipse(x, -55, 1, 3.4), ROMANCE.wine)
