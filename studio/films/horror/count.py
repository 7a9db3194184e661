"""The Count Next Door: a vampire in an apron waters his roses; his shadow is a bat."""

from studio.blocks.creatures import bat_outline
from studio.blocks.figures import limb
from studio.blocks.nature import grass, rose
from studio.blocks.sky import moon, star_field
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    curve,
    heart,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.portrait import Face
from studio.transforms import Path, place, union

_BLACK = "#0d0819"
_COAT = "#1b1230"
_BRICK_DARK = "#2a0714"
_WINDOW_FRAME = "#fff3d8"
_SKIN = "#c9d39a"
_SKIN_SHADE = "#5d7a52"
_PICKET = "#fbf2dc"
_PICKET_SHADE = "#9b86bd"
_ROSE_DARK = "#5a0d22"
_LEAF = "#8aa63a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _wall(canvas)
    _roof(canvas)
    _bat_shadow(canvas)
    _window(canvas, 66)
    _window(canvas, 366)
    _lawn(canvas)
    with canvas.at(252, 470, 1.16):
        _count(canvas)
    _fence(canvas)
    _roses(canvas)
    _mailbox(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#5a3490")
    canvas.stipple_down(canvas.page, HORROR.night, 260, 0)
    canvas.stipple_down(canvas.page, "#e07a5a", 200, 430, 0, 0.9)
    moon(canvas, 410, 92, 40, HORROR.bone, HORROR.gold, halo=HORROR.lilac)
    star_field(canvas, HORROR.bone, 26, 9, 200, 4)


# --- the bungalow


def _wall_outline() -> Path:
    return rect(40, 232, 420, 360)


def _wall(canvas: Canvas) -> None:
    wall = _wall_outline()
    canvas.fill(wall, "#e9d7b4")
    canvas.stipple(wall, "#8a6aa8", (250, 300), (520, 560), 0, 0.9)
    canvas.stipple_down(wall, "#a88ac0", 240, 300, 0.9, 0)
    for y in range(244, 560, 14):
        canvas.line(segment(40, y, 460, y), "#b79ab0", 1.6, 0.8)


def _roof_outline() -> Path:
    return poly("8,240 96,128 404,128 492,240")


def _roof(canvas: Canvas) -> None:
    roof = _roof_outline()
    canvas.fill(roof, "#b8485a")
    canvas.stipple_across(roof, "#7a2036", 250, 500)
    with canvas.clip(roof):
        _shingles(canvas)
    chimney = rect(100, 84, 42, 76)
    canvas.fill(chimney, "#8a3a2a")
    canvas.stipple_across(chimney, _BRICK_DARK, 114, 144)
    canvas.fill(rect(94, 78, 54, 12), _BRICK_DARK)
    canvas.fill(rect(0, 236, 500, 10), _BRICK_DARK)


def _shingles(canvas: Canvas) -> None:
    for row in range(7):
        top, indent = 128 + row * 16, 11 if row % 2 else 0
        canvas.line(segment(0, top + 16, 500, top + 16), "#7a2036", 2)
        for x in range(indent, 24 * 22 + indent, 22):
            canvas.line(segment(x, top, x, top + 16), "#7a2036", 1.6)


def _window(canvas: Canvas, x: float) -> None:
    canvas.fill(round_rect(x - 6, 312, 82, 98, 4), _WINDOW_FRAME)
    pane = rect(x, 318, 70, 86)
    canvas.fill(pane, "#ffcf5a")
    canvas.stipple_down(pane, "#e0722a", 318, 404, 0, 0.8)
    canvas.line(segment(x + 35, 318, x + 35, 404), _WINDOW_FRAME, 5)
    canvas.line(segment(x, 361, x + 70, 361), _WINDOW_FRAME, 5)
    _curtain(canvas, x, 1)
    _curtain(canvas, x + 70, -1)


def _curtain(canvas: Canvas, x: float, side: int) -> None:
    curtain = curve("0,318! 28,318! 20,358 6,380 10,404! 0,404!")
    curtain = place(curtain, x, flip=side < 0)
    canvas.fill(curtain, HORROR.blood)
    canvas.stipple_across(curtain, _ROSE_DARK, x, x + side * 26, 0, 0.9)


def _bat_shadow(canvas: Canvas) -> None:
    shadow = svg(
        "M0,-150 L-26,-176 L-30,-132 C-50,-120 -58,-96 -52,-74 C-110,-128 -190,-124 -226,-84 "
        "C-186,-72 -176,-40 -184,-6 C-150,-22 -120,-12 -112,22 C-88,0 -64,8 -58,40 "
        "C-44,64 -40,120 -44,240 L44,240 C40,120 44,64 58,40 C64,8 88,0 112,22 "
        "C120,-12 150,-22 184,-6 C176,-40 186,-72 226,-84 C190,-124 110,-128 52,-74 "
        "C58,-96 50,-120 30,-132 L26,-176 Z"
    )
    shadow = place(shadow, 252, 318, 1)
    with canvas.clip(union(_wall_outline(), _roof_outline())):
        canvas.fill(shadow, "#1d0f38")


def _lawn(canvas: Canvas) -> None:
    lawn = curve("-20,520! 250,508 520,520! 520,720! -20,720!")
    canvas.fill(lawn, "#4c6b2a")
    canvas.stipple_down(lawn, "#16261a", 530, 620, 0, 0.9)
    grass(canvas, 524, _LEAF, 70, 2, 14)


# --- the count


def _count(canvas: Canvas) -> None:
    _cape(canvas, -1)
    _cape(canvas, 1)
    _suit(canvas)
    _apron(canvas)
    _arms(canvas)
    _waving_hand(canvas)
    _head(canvas)
    _watering_can(canvas)
    _water(canvas)


def _cape(canvas: Canvas, side: int) -> None:
    cape = curve("10,-70! 44,-104 62,-146! 66,-84 84,0 96,120! 0,120!")
    cape = place(cape, flip=side < 0)
    lining = curve("6,-60! 40,-98 56,-130! 56,-80 40,-20 30,120! 0,120!")
    lining = place(lining, flip=side < 0)
    canvas.fill(cape, _BLACK)
    canvas.fill(lining, HORROR.blood)
    canvas.stipple(lining, "#3a0b1c", (0, -40), (side * 10, 60))
    canvas.rim(cape, "#9a74d8", -side * 2.5, 2)


def _suit(canvas: Canvas) -> None:
    body = curve("-40,120! -38,0 -34,-52 0,-64 34,-52 38,0 40,120!")
    canvas.fill(body, _COAT)
    shirt = poly("-15,-58 15,-58 6,60 -6,60")
    canvas.fill(shirt, HORROR.bone)
    bow_tie = svg("M0,-50 L-20,-60 L-20,-40 Z M0,-50 L20,-60 L20,-40 Z")
    canvas.fill(bow_tie, HORROR.blood)


def _apron(canvas: Canvas) -> None:
    apron = curve("-30,-10! 30,-10! 40,120! -40,120!")
    canvas.fill(apron, "#fdeed0")
    canvas.stipple(apron, "#b08ac0", (0, 0), (40, 40), 0, 0.9)
    canvas.fill(heart(0, 30, 13), HORROR.blood)


def _arms(canvas: Canvas) -> None:
    limb(canvas, [(-32, -44, 24), (-66, -16, 20), (-84, -44, 15)], _COAT, "#05030a")
    limb(canvas, [(32, -44, 24), (66, -8, 20), (94, -34, 15)], _COAT, "#05030a")
    for cuff in ((-86, -50, -16), (98, -37, 50)):
        x, y, turn = cuff
        canvas.fill(place(round_rect(-10, -6, 20, 10, 3), x, y, 1, turn), HORROR.bone)


def _waving_hand(canvas: Canvas) -> None:
    with canvas.at(-88, -56, 1.15, -12):
        palm = curve("-8,2! -12,-8 -12,-20 0,-23 11,-20 12,-8 8,2!")
        thumb = ribbon("7,-4,9 17,-12,8 21,-20,5")
        fingers = [
            ribbon([(x, -17, 7.5), (x * 1.25, tip + 8, 6.6), (x * 1.5, tip, 5)])
            for x, tip in ((-9, -36), (-3, -42), (3.5, -41), (9.5, -34))
        ]
        for part in (*fingers, thumb, palm):
            canvas.line(part, _BLACK, 3)
        for part in (*fingers, thumb, palm):
            canvas.fill(part, _SKIN)
        canvas.inner(palm, _SKIN_SHADE, 5, -2, -2, 0.9)
        canvas.line(svg("M-8,-12 Q0,-8 7,-14"), _SKIN_SHADE, 1.8)


def _head(canvas: Canvas) -> None:
    with canvas.at(2, -112, 0.46, 4):
        face = Face(
            canvas,
            "ghoul",
            width=64,
            jaw=50,
            chin=17,
            length=128,
            turn=0.34,
            lips="#8a2a3a",
            brow_ink=_BLACK,
            shade=0.35,
            hollow=0.7,
            blush=0,
        )
        face.ear(-1)
        face.ear(1)
        _pointed_ears(canvas)
        face.head()
        face.eyes("open", HORROR.blood, "#6a4a8a", 0.4, look=0.5, size=1.18, line=_BLACK)
        face.brows(8, -32, 13, 2, -3)
        face.nose(1.0, 3, 1.5)
        _smile(canvas, face)
        _hair(canvas)


def _pointed_ears(canvas: Canvas) -> None:
    ear = curve("58,-6! 70,-40 84,-58! 86,-22 72,22!")
    for side, ink in ((-1, _SKIN), (1, "#7f9a6a")):
        shape = place(ear, flip=side < 0)
        canvas.fill(shape, ink)
        canvas.line(place(svg("M68,-8 Q72,-30 80,-42"), flip=side < 0), _SKIN_SHADE, 4)


def _smile(canvas: Canvas, face: Face) -> None:
    middle = face.x(0) + 2
    mouth = curve("-34,68! -16,77 2,79 20,76 33,64! 26,88 4,97 -18,90")
    canvas.fill(place(mouth, middle), "#3a0b1c")
    canvas.line(place(svg("M-40,64 Q-36,66 -34,69 Q0,86 33,64 Q36,62 38,58"), middle), _BLACK, 4)
    for x, y in ((-17, 76), (15, 76)):
        canvas.fill(place(poly("-7,-1 7,-2 1,19"), middle + x, y), "#fffaf0")


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "-68,8! -80,-50 -66,-104 -24,-128 30,-128 66,-106 78,-54 72,4! 66,-34 54,-66 38,-78! "
        "26,-66 18,-52 15,-36! 6,-54 -16,-74 -38,-76! -56,-62 -62,-30"
    )
    canvas.fill(hair, _BLACK)
    canvas.rim(hair, "#6b4aa5", 4, 5)
    for strand in (
        "M-50,-92 Q-20,-116 14,-112",
        "M-40,-82 Q-10,-96 16,-84",
        "M30,-98 Q54,-88 60,-60",
    ):
        canvas.line(svg(strand), "#4a3080", 4)


def _watering_can(canvas: Canvas) -> None:
    with canvas.at(100, -6, 1.1, 14):
        can = curve("-20,-20! 24,-20! 28,24! -22,24!")
        canvas.line(can, _BLACK, 4)
        canvas.fill(can, HORROR.acid)
        canvas.stipple_across(can, HORROR.moss, -4, 28)
        canvas.line(svg("M-14,-18 Q-12,-42 4,-42 Q20,-42 20,-18"), _BLACK, 9)
        canvas.line(svg("M-14,-18 Q-12,-42 4,-42 Q20,-42 20,-18"), HORROR.moss, 5)
        spout = poly("26,12 64,-16 60,-22 26,-6")
        nozzle = poly("58,-30 74,-10 68,-6 54,-24")
        for part, ink in ((spout, HORROR.moss), (nozzle, HORROR.acid)):
            canvas.line(part, _BLACK, 3)
            canvas.fill(part, ink)
        _fist(canvas)


def _fist(canvas: Canvas) -> None:
    """Four fingers over the handle of the can."""
    for i in range(4):
        finger = ribbon([(-7 + i * 7, -49, 8), (-6 + i * 7, -40, 8.5), (-7 + i * 7, -34, 7)])
        canvas.line(finger, _BLACK, 2.6)
        canvas.fill(finger, _SKIN)
        canvas.inner(finger, _SKIN_SHADE, 3, -1.5, -1, 0.9)


def _water(canvas: Canvas) -> None:
    for i in range(6):
        x, y = 178 - i * 2.4, -10 + i * 4
        drop = svg(f"M{x},{y} q8,6 {10 + i},{26 + i * 3}")
        canvas.line(drop, "#cfe8e0", 2.6)


# --- the front garden


def _fence(canvas: Canvas) -> None:
    for x in range(-8, 520, 36):
        picket = [(x, 720), (x, 530), (x + 13, 510), (x + 26, 530), (x + 26, 720)]
        outline = poly(picket)
        canvas.line(outline, HORROR.dusk, 3)
        canvas.fill(outline, _PICKET)
        canvas.stipple_across(outline, _PICKET_SHADE, x + 8, x + 28, 0, 0.9)
    rail = rect(-10, 548, 520, 13)
    canvas.line(rail, HORROR.dusk, 2.5)
    canvas.fill(rail, _PICKET)
    canvas.stipple_down(rail, _PICKET_SHADE, 548, 562, 0.2, 0.9)


def _roses(canvas: Canvas) -> None:
    for x, y, scale in ((436, 516, 0.78), (468, 528, 0.6), (404, 530, 0.56)):
        rose(canvas, x, y, scale, HORROR.blood, _ROSE_DARK, "#ff9a7a", stem=60, leaf=_LEAF)


def _mailbox(canvas: Canvas) -> None:
    post = rect(58, 470, 9, 120)
    canvas.fill(post, "#3a1a12")
    box = curve("26,476! 26,450 38,440 86,440! 98,450 98,476!")
    canvas.line(box, _BLACK, 4)
    canvas.fill(box, HORROR.lilac)
    canvas.stipple_across(box, HORROR.dusk, 50, 100)
    canvas.fill(place(bat_outline(), 60, 462, 0.34), _BLACK)
    canvas.fill(rect(98, 436, 4, 26), HORROR.blood)
    canvas.fill(rect(98, 436, 16, 9), HORROR.blood)
