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
    """White-haired, in a cardigan."""
    skin = SKINS["olive"]
    cardigan = curve("44,440! 50,372 94,344 138,352 168,392 174,440!")
    canvas.fill(cardigan, ROMANCE.sea)
    canvas.stipple_across(cardigan, "#123a4a", 134, 44, 0, 1)
    canvas.fill(poly("122,352 146,352 160,440 140,440"), ROMANCE.cream)
    face = Profile(nose=6, tip=2, jaw=6, chin=5, age=0.6, eye="merry", ear="long")
    profile_head(canvas, 112, 298, 1.02, skin, "#f4ecf0", "short", profile=face, rotate=-6)
    moustache = curve("150,300! 158,304 162,312! 148,316 134,312! 140,304")
    canvas.fill(moustache, "#f4ecf0")
    limb(canvas, [(84, 372, 36), (58, 408, 34), (96, 344, 26)], ROMANCE.sea, "#123a4a")
    _telephone(canvas, 92, 290, _HIS_SIDE, skin)


def _woman(canvas: Canvas) -> None:
    """With a pink rinse, in pearls."""
    skin = SKINS["umber"]
    dress = curve("456,440! 446,380 410,352 370,356 336,392 330,440!")
    canvas.fill(dress, ROMANCE.rose)
    canvas.stipple_across(dress, ROMANCE.berry, 366, 456, 0, 1)
    face = Profile(nose=-2, tip=-2, jaw=2, chin=2, age=0.4, eye="merry")
    profile_head(
        canvas,
        390,
        300,
        1,
        skin,
        "#b86a9a",
        "bun",
        profile=face,
        lips="#d8304a",
        hair_light="#f0b8d0",
        rotate=6,
        flip=True,
    )
    for x, y in ((356, 356), (368, 364), (382, 366), (396, 362)):
        canvas.fill(circle(x, y, 7), ROMANCE.cream)
    limb(canvas, [(416, 376, 34), (444, 410, 31), (404, 346, 24)], ROMANCE.rose, ROMANCE.berry)
    _telephone(canvas, 408, 292, _HER_SIDE, skin)


def _telephone(canvas: Canvas, x: float, y: float, side: int, skin: Skin) -> None:
    """From the ear at x, y to the mouth, in a hand with all its fingers."""
    with canvas.at(x, y, 1.08, side * -14, flip=side > 0):
        palm = curve("2,40! -6,22 4,8 22,6 34,24 28,46!")
        canvas.line(palm, skin.shadow, 3)
        canvas.fill(palm, skin.base)
        canvas.inner(palm, skin.shade, 6, 2, -3, 0.9)
        handset = union(
            ribbon("0,0,15 20,10,13 36,26,13 46,38,15"),
            ellipse(-2, 0, 15, 11, 52),
            ellipse(47, 39, 14, 11, 30),
        )
        canvas.line(handset, ROMANCE.cream, 4)
        canvas.fill(handset, ROMANCE.wine)
        canvas.line(svg("M4,-3 Q24,6 40,26"), ROMANCE.rose, 2.5)
        for i in range(4):
            knuckle = (6 + i * 8, 26 + i * 6, 9)
            finger = ribbon([knuckle, (15 + i * 7, 13 + i * 6, 9), (21 + i * 6, 6 + i * 6, 8)])
            canvas.line(finger, skin.shadow, 2.6)
            canvas.fill(finger, skin.base)


# --- the heart between the windows


def _cords(canvas: Canvas) -> None:
    """Each cord falls over its sill, crosses the other and draws the far half of the heart."""
    love = heart(250, 506, 78)
    canvas.outer(love, ROMANCE.cream, 16, strength=0.8)
    canvas.fill(love, "#f05a70")
    canvas.inner(love, ROMANCE.berry, 20, -8, -8)
    canvas.stipple_radial(love, "#ffc2b0", (216, 478), 0, 36, 0.9, 0)
    his = "M138,356 C190,352 198,400 200,424 C202,452 228,452 250,481"
    hers = "M362,356 C310,352 302,400 300,424 C298,452 272,452 250,481"
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
