"""Your Coffin Is Ready: a skeleton dinner party, an open coffin, and a place laid for you."""

from studio.blocks.bones import bone, skull
from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    circle,
    curve,
    ellipse,
    on_circle,
    open_curve,
    poly,
    rect,
    ribbon,
    segment,
    svg,
)
from studio.transforms import Path, place

_BLACK = "#05030a"
_WOOD_DARK = "#2a120c"
_THREAD = "#d8cdea"
_CHINA = "#fffaf0"
_CHINA_SHADE = "#b79ac0"
_FELT = "#140a20"
_BONE_SHADE = "#8f7f6a"
_WINE_RED = "#7a1a2e"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _crypt(canvas)
    _floor(canvas)
    _closed_coffin(canvas, 52, 330, 0.86, -4)
    _closed_coffin(canvas, 448, 330, 0.86, 4)
    _closed_coffin(canvas, 132, 306, 0.82, -2)
    _closed_coffin(canvas, 368, 306, 0.82, 2)
    _open_coffin(canvas)
    _cobweb(canvas)
    _spider(canvas)
    _table(canvas)
    _guests(canvas)
    _glasses(canvas)
    _plate(canvas)
    _place_card(canvas)
    _chandelier(canvas)


# --- the crypt


def _crypt(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3a2060")
    canvas.stipple_down(canvas.page, HORROR.night, 240, 0)
    for x in (74, 250, 426):
        arch = curve(
            f"{x - 80},560! {x - 80},190 {x - 56},110 {x},70 {x + 56},110 {x + 80},190 "
            f"{x + 80},560!"
        )
        canvas.fill(arch, "#1d1036")
        canvas.stipple_down(arch, HORROR.violet, 480, 160, 0.6, 0)
        canvas.line(arch, "#6a4a9a", 6)
    for x in (76, 424):
        pillar = rect(x - 9, -10, 18, 590)
        canvas.fill(pillar, HORROR.violet)
        canvas.stipple_across(pillar, HORROR.night, x, x + 9, 0, 0.9)


def _floor(canvas: Canvas) -> None:
    canvas.fill(rect(-10, 520, 520, 220), "#241440")
    for i in range(-8, 10):
        canvas.line(segment(250 + i * 40, 520, 250 + i * 110, 720), HORROR.night, 2.5)
    for y in (540, 568, 606):
        canvas.line(segment(-10, y, 510, y), HORROR.night, 2.5)
    canvas.stipple_radial(canvas.page, "#ffe0a0", (250, 330), 20, 230, 0.75, 0)


# --- the coffins


def _coffin_outline() -> Path:
    return poly("-34,-120 34,-120 62,-66 38,120 -38,120 -62,-66")


def _coffin(canvas: Canvas, ink: str) -> None:
    outline = _coffin_outline()
    canvas.outer(outline, _BLACK, 8, 4, 6, 0.7)
    canvas.line(outline, _BLACK, 5)
    canvas.fill(outline, ink)
    canvas.stipple_across(outline, _WOOD_DARK, -10, 62)
    canvas.rim(outline, "#c98a4a", 4, 4)


def _closed_coffin(canvas: Canvas, x: float, y: float, scale: float, rotate: float) -> None:
    with canvas.at(x, y, scale, rotate):
        _coffin(canvas, "#7a4628")
        canvas.line(place(_coffin_outline(), scale=0.8), _WOOD_DARK, 4)
        plate = poly("0,-78 22,-44 0,-10 -22,-44")
        canvas.fill(plate, HORROR.gold)
        canvas.stipple_across(plate, "#6a3a08", 0, 20, 0, 0.9)


def _open_coffin(canvas: Canvas) -> None:
    with canvas.at(250, 300, 1.2):
        _coffin(canvas, "#8a522e")
        lining = place(_coffin_outline(), scale=0.8)
        canvas.fill(lining, "#8a1a2e")
        canvas.inner(lining, "#2a0612", 22, 6, 10, 0.95)
        for column in range(4):
            for row in range(6):
                x = -30 + column * 20 + (10 if row % 2 else 0)
                canvas.fill(circle(x, -76 + row * 30, 3), HORROR.gold)


def _cobweb(canvas: Canvas) -> None:
    angles = range(20, 104, 12)
    for angle in angles:
        canvas.line(segment(206, 190, *on_circle(206, 190, 90, angle)), _THREAD, 1.4, 0.8)
    for radius in (24, 44, 64):
        spots = [on_circle(206, 190, radius, angle) for angle in angles]
        thread = [(x, y + (-2 if i % 2 else 2)) for i, (x, y) in enumerate(spots)]
        canvas.line(open_curve(thread), _THREAD, 1.2, 0.8)


def _spider(canvas: Canvas) -> None:
    canvas.line(segment(288, 196, 288, 276), _THREAD, 1.4)
    canvas.fill(circle(288, 286, 10), _BLACK)
    canvas.fill(circle(288, 274, 6), _BLACK)
    for side in (-1, 1):
        for i in range(4):
            leg = svg(
                f"M{288 + side * 6},{282 + i * 3} q{side * 12},{-12 + i * 4} "
                f"{side * 18},{-2 + i * 8}"
            )
            canvas.line(leg, _BLACK, 2.4)


# --- the dinner


def _table(canvas: Canvas) -> None:
    cloth = curve("-20,486! 250,466 520,486! 520,720! -20,720!")
    canvas.fill(cloth, HORROR.bone)
    canvas.stipple_down(cloth, "#6a4a9a", 500, 620)
    canvas.stipple_down(cloth, _CHINA, 490, 470, 0, 0.9)
    for x in range(-20, 550, 72):
        canvas.line(curve(f"{x},560! {x + 36},588 {x + 72},560!"), _CHINA_SHADE, 3)


def _guests(canvas: Canvas) -> None:
    _guest(canvas, 40, 444, 0.84, _FELT)
    _guest(canvas, 112, 430, 0.8, _WINE_RED)
    _top_hat(canvas, 112, 430)
    _guest(canvas, 180, 424, 0.78, "#2a4a5a")
    rose(canvas, 162, 400, 0.5, HORROR.blood, "#5a0d22", "#ff9a7a")
    _guest(canvas, 320, 424, 0.78, HORROR.moss)
    _straw_hat(canvas, 320, 424)
    _guest(canvas, 388, 430, 0.8, _FELT)
    _top_hat(canvas, 388, 430)
    _guest(canvas, 460, 444, 0.84, _WINE_RED)


def _guest(canvas: Canvas, x: float, y: float, scale: float, ink: str) -> None:
    shoulders = curve(
        f"{x - 38},{y + 54}! {x - 34},{y + 36} {x},{y + 26} {x + 34},{y + 36} {x + 38},{y + 54}!"
    )
    canvas.fill(shoulders, ink)
    skull(canvas, x, y, scale)


def _top_hat(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(rect(x - 22, y - 46, 44, 20), _FELT)
    canvas.fill(rect(x - 34, y - 30, 68, 6), _FELT)


def _straw_hat(canvas: Canvas, x: float, y: float) -> None:
    hat = curve("-30,-20! -10,-44 24,-36! 30,-20 0,-28")
    canvas.fill(place(hat, x, y), "#e8b04a")


def _glasses(canvas: Canvas) -> None:
    """Two on the table, two raised to the newcomer."""
    _glass(canvas, 76, 470, HORROR.blood)
    _glass(canvas, 424, 470, HORROR.blood)
    _toast(canvas, -1)
    _toast(canvas, 1)


def _glass(canvas: Canvas, x: float, y: float, wine: str, rotate: float = 0) -> None:
    bowl = curve("-13,0! -11,22 0,28 11,22 13,0!")
    with canvas.at(x, y, 1, rotate):
        canvas.line(segment(0, 26, 0, 50), _CHINA, 3)
        canvas.fill(ellipse(0, 52, 12, 4), _CHINA)
        canvas.fill(bowl, wine)
        canvas.stipple_across(bowl, _BLACK, 0, 13, 0, 0.5)
        canvas.line(segment(-7, 6, -6, 16), _CHINA, 2)


def _toast(canvas: Canvas, side: int) -> None:
    """A bony hand lifts a glass before the open coffin; drawn for the guest on the right."""
    with canvas.at(250, 0, flip=side < 0):
        for start, end in (((50, 446), (38, 408)), ((56, 442), (43, 406))):
            bone(canvas, start, end, 6.5, shade=_BONE_SHADE, outline=_BLACK)
        sleeve = ribbon("88,476,26 66,472,26 52,448,21")
        canvas.line(sleeve, _BLACK, 4)
        canvas.fill(sleeve, HORROR.moss if side > 0 else "#2a4a5a")
        _glass(canvas, 28, 358, HORROR.acid, -10)
        for i in range(3):
            y = 390 + i * 7
            bone(canvas, (45, y + 4), (27, y), 6, shade=_BONE_SHADE, outline=_BLACK)


def _plate(canvas: Canvas) -> None:
    plate = ellipse(250, 520, 58, 16)
    canvas.fill(plate, _CHINA)
    canvas.inner(plate, _CHINA_SHADE, 8, 0, -3)
    canvas.fill(ellipse(250, 519, 38, 9), "#e8dcf0")


def _place_card(canvas: Canvas) -> None:
    """Its arrow comes out of the picture: the place is yours."""
    card = poly("206,506 294,506 286,448 214,448")
    canvas.outer(card, _BLACK, 6, 2, 5, 0.7)
    canvas.line(card, "#5a3a6a", 4)
    canvas.fill(card, _CHINA)
    canvas.line(poly("215,498 285,498 279,456 221,456"), HORROR.gold, 2)
    arrow = poly("242,460 258,460 262,476 277,476 250,502 223,476 238,476")
    canvas.fill(arrow, HORROR.blood)


def _chandelier(canvas: Canvas) -> None:
    canvas.line(segment(250, -10, 250, 96), HORROR.gold, 5)
    canvas.line(svg("M170,110 Q250,150 330,110"), HORROR.gold, 7)
    for x in (170, 210, 250, 290, 330):
        foot = 138 - 26 * ((x - 250) / 80) ** 2 - (10 if x == 250 else 0)
        canvas.fill(rect(x - 5, foot - 32, 10, 30), HORROR.bone)
        flame = place(curve("0,-22! 7,-8 0,0 -7,-8"), x, foot - 33)
        canvas.outer(flame, HORROR.gold, 9, strength=0.9)
        canvas.fill(flame, "#fff2b0")
