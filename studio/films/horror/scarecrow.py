"""Nothing to Crow About: a grinning scarecrow before an ember moon wears crows on both sleeves."""

import random

from studio.blocks.sky import moon
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, segment, svg
from studio.transforms import Path, place, union

_BLACK = "#0a0616"
_EMBER = "#e8603a"
_EMBER_DARK = "#c8442e"
_PLUM = "#8a4a78"
_SACK = "#c9a46a"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _field(canvas)
    _pole(canvas)
    _coat(canvas)
    _straw_hands(canvas)
    _crows_of_the_coat(canvas)
    _buttons(canvas)
    _sack_head(canvas)
    _eyes(canvas)
    _grin(canvas)
    _rope(canvas)
    _hat(canvas)
    _sitting_crows(canvas)
    _flying_crows(canvas)
    _wheat(canvas)


def _mirrored(path: Path, side: int) -> Path:
    """A path drawn to the right of x 0, put on one side of the pole."""
    return place(path, _MIDDLE, flip=side < 0)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#4a1a3a")
    canvas.stipple_down(canvas.page, HORROR.night, 240, 0)
    canvas.stipple_down(canvas.page, _EMBER_DARK, 260, 470, 0, 0.9)
    moon(canvas, 250, 236, 168, _EMBER, "#7a1424", halo=_EMBER_DARK, seed=7)


def _field(canvas: Canvas) -> None:
    field = curve("-20,476! 120,462 260,470 400,458 520,472! 520,720! -20,720!")
    canvas.fill(field, "#2a1028")


# --- the scarecrow


def _pole(canvas: Canvas) -> None:
    canvas.fill(poly("240,250 260,250 266,720 234,720"), _BLACK)
    arms = rect(-190, -7, 380, 14)
    canvas.fill(place(arms, 250, 268, 1, -3), _BLACK)


def _coat(canvas: Canvas) -> None:
    coat = curve(
        "176,262! 210,244 250,240 290,244 326,258! 348,330 372,420! 352,410 356,470! 330,446 "
        "322,500! 296,470 276,516! 254,476 232,520! 214,474 186,502! 178,450 146,470! 152,414 "
        "130,420! 156,330"
    )
    coat = union(coat, _sleeve(-1), _sleeve(1))
    canvas.fill(coat, _BLACK)
    canvas.rim(coat, _EMBER, -3, 3)


def _sleeve(side: int) -> Path:
    sleeve = curve(
        "20,250! 140,254 196,262! 188,286 200,318! 172,296 158,330! 138,302 112,330! 90,310 40,310!"
    )
    return _mirrored(sleeve, side)


def _straw_hands(canvas: Canvas) -> None:
    for side in (-1, 1):
        for i in range(6):
            x, y = 206 + i * 4, 256 + i * 8
            straw = ribbon([(188, 266, 5), (x, y, 4), (222 + i * 3, 246 + i * 13, 0.6)])
            canvas.fill(_mirrored(straw, side), "#c9a050")


def _crows_of_the_coat(canvas: Canvas) -> None:
    """Roosting crows are its cloth; the upper ones hang over the lower."""
    rows = (
        (484, 0.86, (54, 104)),
        (444, 0.9, (42, 80, 120)),
        (396, 0.94, (58, 102)),
        (348, 0.94, (40, 84)),
        (302, 0.9, (56,)),
    )
    for y, scale, places in rows:
        for out in places:
            for side in (-1, 1):
                _crow(canvas, _MIDDLE + side * out, y, scale, _PLUM, flip=side < 0)


def _buttons(canvas: Canvas) -> None:
    front = curve("236,256! 250,290 264,256! 262,400 270,500! 250,470 232,500! 238,400")
    canvas.fill(front, _BLACK)
    for y in range(296, 440, 34):
        button = circle(250, y, 8)
        canvas.fill(button, HORROR.gold)
        canvas.inner(button, "#7a3a1e", 4, -2, -2)


def _sack_head(canvas: Canvas) -> None:
    head = curve(
        "206,150! 216,118 250,108 286,118 296,150! 304,196 284,232 252,244 218,232 198,196"
    )
    canvas.fill(head, _SACK)
    canvas.inner(head, "#4a1a1e", 24, -8, -12, 0.95)
    canvas.line(head, _BLACK, 4)


def _eyes(canvas: Canvas) -> None:
    socket = curve("12,176! 20,158 40,156! 36,180 22,190")
    for side in (-1, 1):
        canvas.fill(_mirrored(socket, side), _BLACK)
        canvas.fill(circle(_MIDDLE + side * 26, 172, 6.5), HORROR.acid)


def _grin(canvas: Canvas) -> None:
    nose = poly("246,186 256,186 250,202")
    canvas.fill(nose, _BLACK)
    mouth = curve("206,196! 222,212 250,219 278,211 296,194! 286,222 252,234 218,224")
    canvas.fill(mouth, _BLACK)
    for i in range(7):
        x, out = 222 + i * 10, abs(i - 3)
        stitch = segment(x, 211 - out * out * 0.9, x + 1, 234 - out * out * 1.2)
        canvas.line(stitch, _SACK, 3)


def _rope(canvas: Canvas) -> None:
    canvas.fill(ribbon("206,238,9 250,250,10 296,236,9"), "#7a3a1e")


def _hat(canvas: Canvas) -> None:
    hat = curve(
        "170,150! 206,138 212,96 236,66 270,44! 262,74 284,100 292,136 330,148! 290,160 250,156 "
        "206,162"
    )
    canvas.fill(hat, _BLACK)
    canvas.rim(hat, _EMBER, -3, 3)
    band = curve("208,138! 250,128 293,134! 293,146! 250,142 207,150!")
    canvas.fill(band, HORROR.blood)


# --- the crows


def _sitting_crows(canvas: Canvas) -> None:
    _crow(canvas, 92, 238, 0.95, _EMBER)
    _crow(canvas, 142, 242, 0.8, _EMBER, flip=True)
    _crow(canvas, 396, 234, 1.0, _EMBER, flip=True)
    _crow(canvas, 352, 240, 0.76, _EMBER)
    _crow(canvas, 262, 42, 0.8, _EMBER)


def _crow(
    canvas: Canvas, x: float, y: float, scale: float, rim: str, *, flip: bool = False
) -> None:
    """A sitting crow looking right, with a rim of light."""
    body = curve(
        "24,-40! 16,-48 2,-46 -8,-34 -14,-16 -26,6 -44,30! -34,28 -28,30 -22,24! -12,24 8,18 18,4 "
        "24,-14 25,-28!"
    )
    beak = curve("20,-42! 32,-42 44,-34! 34,-32 23,-29!")
    with canvas.at(x, y, scale, flip=flip):
        canvas.line(body, rim, 4)
        canvas.fill(body, _BLACK)
        canvas.stipple_radial(body, _PLUM, (2, -24), 0, 22, 0.7, 0)
        canvas.fill(beak, _EMBER)
        canvas.fill(circle(14, -36, 3.6), HORROR.bone)
        canvas.fill(circle(15, -36, 1.5), _BLACK)
        for leg in (-2, 6):
            canvas.line(segment(leg, 18, leg - 1, 28), _BLACK, 3)


def _flying_crows(canvas: Canvas) -> None:
    _flying_crow(canvas, 76, 140, 0.95, -8)
    _flying_crow(canvas, 424, 150, 1.05, 6, flip=True)
    _flying_crow(canvas, 464, 214, 0.62, -6, flip=True)
    _flying_crow(canvas, 36, 204, 0.6, 4)
    _flying_crow(canvas, 352, 72, 0.66, -10, flip=True)
    _flying_crow(canvas, 152, 84, 0.7, -14)


def _flying_crow(
    canvas: Canvas, x: float, y: float, scale: float, rotate: float, *, flip: bool = False
) -> None:
    """A crow flying right with raised, fingered wings."""
    body = curve(
        "44,-4! 34,-8 28,-13 18,-12 0,-6 -22,0 -46,2! -42,8 -46,14! -20,14 2,14 20,8 30,0!"
    )
    near_wing = poly(
        "14,-8 6,-30 -4,-52 -8,-40 -16,-46 -16,-34 -26,-38 -22,-26 -32,-26 -24,-16 -12,-2"
    )
    far_wing = poly("16,-8 20,-28 34,-48 34,-38 42,-40 38,-30 44,-28 36,-20 24,-4")
    crow = union(body, near_wing, far_wing)
    with canvas.at(x, y, scale, rotate, flip=flip):
        canvas.fill(crow, _BLACK)
        canvas.rim(crow, _EMBER_DARK, 2, 2.4)


# --- the wheat before it all


def _wheat(canvas: Canvas) -> None:
    chance = random.Random(5)
    _ears(canvas, chance, 560, "#7a4a1e", "#c9883a")
    _ears(canvas, chance, 610, "#3a1a1e", "#8a4a2a")
    canvas.stipple_down(rect(0, 560, 500, 160), _BLACK, 570, 640)


def _ears(canvas: Canvas, chance: random.Random, y: float, stalk: str, grain: str) -> None:
    for _ in range(70):
        x, height, lean = chance.uniform(-10, 510), chance.uniform(50, 96), chance.uniform(-12, 12)
        tip_x, tip_y = x + lean, y - height
        canvas.line(svg(f"M{x},{y + 40} Q{x},{y - height * 0.4} {tip_x},{tip_y}"), stalk, 2.2)
        for i in range(5):
            side = 1 if i % 2 else -1
            canvas.fill(ellipse(tip_x + side * 3, tip_y + i * 6, 3, 5.5, -side * 24), grain)
