"""Your Coffin Is Ready: two skeletons drink to the guest whose chair is a coffin: a mirror."""

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
    round_rect,
    segment,
    svg,
)
from studio.transforms import place

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
    with canvas.at(250, 306, 1.5):
        _coffin(canvas)
    _seat(canvas)
    _cobweb(canvas)
    _chandelier(canvas)
    for side in (-1, 1):
        _guest(canvas, side)
    _table(canvas)
    with canvas.at(0, -14):
        _plate(canvas)
        _mirror(canvas)
    for side in (-1, 1):
        _toast(canvas, side)


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


# --- the coffin that is a chair


def _coffin(canvas: Canvas) -> None:
    outline = poly("-34,-120 34,-120 62,-66 38,120 -38,120 -62,-66")
    canvas.outer(outline, "#ffe0a0", 30, strength=0.7)
    canvas.line(outline, _BLACK, 5)
    canvas.fill(outline, "#a8662e")
    canvas.stipple_across(outline, _WOOD_DARK, -10, 70)
    canvas.rim(outline, "#f0b46a", 3, 3)
    lining = place(outline, scale=0.84)
    canvas.fill(lining, HORROR.blood)
    canvas.inner(lining, "#2a0612", 24, 6, 12, 0.95)
    for row in range(6):
        for column in range(4):
            x = -36 + column * 24 + (12 if row % 2 else 0)
            canvas.fill(circle(x, -78 + row * 26, 3.2), HORROR.gold)


def _seat(canvas: Canvas) -> None:
    """A cushion, so that it is a chair."""
    cushion = curve("186,470! 178,428 196,412 250,408 304,412 322,428 314,470!")
    canvas.line(cushion, _BLACK, 5)
    canvas.fill(cushion, HORROR.blood)
    canvas.inner(cushion, "#5a0d22", 14, -3, -8, 0.9)


def _cobweb(canvas: Canvas) -> None:
    angles = range(20, 104, 12)
    for angle in angles:
        canvas.line(segment(212, 150, *on_circle(212, 150, 90, angle)), _THREAD, 1.4, 0.8)
    for radius in (24, 44, 64):
        spots = [on_circle(212, 150, radius, angle) for angle in angles]
        thread = [(x, y + (-2 if i % 2 else 2)) for i, (x, y) in enumerate(spots)]
        canvas.line(open_curve(thread), _THREAD, 1.2, 0.8)


# --- the dinner


def _table(canvas: Canvas) -> None:
    cloth = curve("-20,486! 250,466 520,486! 520,720! -20,720!")
    canvas.fill(cloth, HORROR.bone)
    canvas.stipple_down(cloth, "#6a4a9a", 500, 620)
    canvas.stipple_down(cloth, _CHINA, 490, 470, 0, 0.9)
    for x in range(-20, 550, 72):
        canvas.line(curve(f"{x},560! {x + 36},588 {x + 72},560!"), _CHINA_SHADE, 3)


def _guest(canvas: Canvas, side: int) -> None:
    """A skeleton in its best coat, turned to us."""
    with canvas.at(250 + side * 166, 330, flip=side > 0):
        coat = curve("-110,180! -104,96 -60,66 0,58 60,66 92,100 96,180!")
        canvas.line(coat, _BLACK, 5)
        canvas.fill(coat, _FELT if side < 0 else HORROR.moss)
        canvas.rim(coat, "#8a5ac0" if side < 0 else HORROR.acid, -3, 5)
        canvas.fill(poly("-16,58 22,58 14,150 -2,150"), _CHINA)
        for wing in (-1, 1):
            bow = poly([(3, 84), (3 + wing * 30, 66), (3 + wing * 30, 102)])
            canvas.fill(bow, _WINE_RED if side < 0 else HORROR.violet)
    with canvas.at(250 + side * 166, 330, 1.62, side * -7):
        jaw = curve("-22,22! -20,44 -10,50 10,50 20,44 22,22!")
        canvas.line(jaw, _BLACK, 4)
        canvas.fill(jaw, "#d8c8a0")
        canvas.fill(curve("-19,26! 0,32 19,26! 16,40 0,44 -16,40"), _BLACK)
        canvas.outer(circle(0, 0, 34), _BLACK, 6, strength=0.9)
        skull(canvas, 0, 0, 1)
        for eye in (-15, 15):
            canvas.fill(circle(eye + side * -2, 0, 3.4), HORROR.acid)
        _top_hat(canvas) if side < 0 else _flowered_hat(canvas)


def _top_hat(canvas: Canvas) -> None:
    crown = curve("-26,-24! -28,-68! 28,-68! 26,-24!")
    canvas.line(crown, "#8a5ac0", 4)
    canvas.fill(crown, _FELT)
    canvas.fill(poly("-27,-38 27,-38 26,-26 -26,-26"), _WINE_RED)
    brim = round_rect(-42, -29, 84, 9, 4)
    canvas.line(brim, "#8a5ac0", 4)
    canvas.fill(brim, _FELT)


def _flowered_hat(canvas: Canvas) -> None:
    hat = curve("-46,-22! -20,-30 -26,-50 0,-54 26,-50 20,-30 46,-22! 0,-14")
    canvas.line(hat, _BLACK, 4)
    canvas.fill(hat, HORROR.gold)
    canvas.inner(hat, "#6a3a08", 9, -3, -5, 0.9)
    rose(canvas, -14, -32, 0.42, HORROR.lilac, HORROR.violet, HORROR.bone)


def _toast(canvas: Canvas, side: int) -> None:
    """An arm with its elbow on the table lifts a glass to the empty chair."""
    with canvas.at(250, 0, flip=side < 0):
        sleeve = ribbon("196,498,46 160,520,44 128,486,34")
        canvas.line(sleeve, _BLACK, 5)
        canvas.fill(sleeve, HORROR.moss if side > 0 else _FELT)
        canvas.rim(sleeve, HORROR.acid if side > 0 else "#8a5ac0", -3, 4)
        canvas.fill(ribbon("140,478,14 120,496,14"), _CHINA)
        for start, end in (((122, 482), (96, 440)), ((130, 474), (106, 434))):
            bone(canvas, start, end, 10, shade=_BONE_SHADE, outline=_BLACK)
        with canvas.at(88, 352, 1.5, -8):
            _glass(canvas)
        for i in range(3):
            y = 408 + i * 12
            bone(canvas, (110, y + 8), (76, y), 10, shade=_BONE_SHADE, outline=_BLACK)


def _glass(canvas: Canvas) -> None:
    bowl = curve("-20,-6! -18,18 0,30 18,18 20,-6!")
    canvas.line(segment(0, 26, 0, 66), _CHINA, 4.5)
    canvas.line(bowl, _CHINA, 5)
    canvas.fill(bowl, HORROR.acid)
    canvas.stipple_across(bowl, HORROR.moss, 0, 20, 0, 0.8)


def _plate(canvas: Canvas) -> None:
    plate = ellipse(250, 556, 92, 24)
    canvas.outer(plate, "#6a4a9a", 8, 3, 5, 0.8)
    canvas.fill(plate, _CHINA)
    canvas.inner(plate, _CHINA_SHADE, 8, 0, -3)
    canvas.line(ellipse(250, 556, 66, 15), HORROR.gold, 3)


def _mirror(canvas: Canvas) -> None:
    """In place of a card with a name: whoever looks is meant. A napkin stands behind it."""
    napkin = curve("196,556! 176,470! 212,500! 250,446! 288,500! 324,470! 304,556!")
    canvas.line(napkin, "#6a4a9a", 4)
    canvas.fill(napkin, _CHINA)
    canvas.inner(napkin, _CHINA_SHADE, 14, -4, -8, 0.9)
    frame = ellipse(250, 520, 40, 48)
    canvas.line(frame, _BLACK, 5)
    canvas.fill(frame, HORROR.gold)
    canvas.inner(frame, "#6a3a08", 10, -4, -5, 0.9)
    glass = ellipse(250, 520, 29, 37)
    canvas.line(glass, _BLACK, 3)
    canvas.fill(glass, "#5a7fae")
    with canvas.clip(glass):
        for x, width in ((232, 14), (258, 6)):
            canvas.fill(
                poly([(x + 20, 476), (x + 20 + width, 476), (x - 16, 566), (x - 30, 566)]), _CHINA
            )


def _chandelier(canvas: Canvas) -> None:
    canvas.line(segment(250, -10, 250, 60), HORROR.gold, 5)
    canvas.line(svg("M170,58 Q250,98 330,58"), HORROR.gold, 7)
    for x in (170, 210, 250, 290, 330):
        foot = 86 - 26 * ((x - 250) / 80) ** 2 - (10 if x == 250 else 0)
        canvas.fill(rect(x - 5, foot - 32, 10, 30), HORROR.bone)
        flame = place(curve("0,-22! 7,-8 0,0 -7,-8"), x, foot - 33)
        canvas.outer(flame, HORROR.gold, 9, strength=0.9)
        canvas.fill(flame, "#fff2b0")
