"""A Vital Organ: the organ grins at its tiny player with pipes for fangs."""

from studio.blocks.creatures import bat
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    ribbon,
    round_rect,
    svg,
)
from studio.transforms import Path, place

_BLACK = "#05030a"
_IVORY = "#fffbe6"
_COAT = "#140a20"
_MANE_SHADE = "#8a78b8"
_WOOD_DARK = "#1c080c"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _hall(canvas)
    _tall_pipes(canvas)
    _case(canvas)
    for side in (-1, 1):
        _rose_window(canvas, side)
        _eyebrow(canvas, side)
    _nose(canvas)
    mouth = _mouth_outline()
    _mouth(canvas, mouth)
    with canvas.clip(mouth):
        _fangs(canvas)
        _keys(canvas)
    _tail_coat(canvas)
    for side in (-1, 1):
        _arm(canvas, side)
        _hand(canvas, side)
    _mane(canvas)


def _bulge(x: float) -> float:
    """0 at the middle of the organ, 1 near its edges: its parts stand on an arc."""
    return ((x - _MIDDLE) / 210) ** 2


def _hall(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#1a0f30")
    canvas.stipple_radial(canvas.page, "#6a349c", (250, 230), 60, 380, 0.95, 0)
    bat(canvas, 146, 66, 0.5, _BLACK, -14)
    bat(canvas, 404, 58, 0.56, _BLACK, 12)
    bat(canvas, 450, 100, 0.34, _BLACK, -8)


# --- the organ


def _tall_pipes(canvas: Canvas) -> None:
    for place_in_rank in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        _tall_pipe(canvas, _MIDDLE + place_in_rank * 36, 84 + abs(place_in_rank) * 17)


def _tall_pipe(canvas: Canvas, x: float, top: float) -> None:
    pipe = round_rect(x - 16, top, 32, 260, 9)
    canvas.line(pipe, _BLACK, 5)
    canvas.fill(pipe, "#d9b25a")
    canvas.stipple_across(pipe, "#4a240c", x - 2, x + 16)
    canvas.stipple_across(pipe, "#fff3c0", x - 5, x - 16, 0, 0.95)
    canvas.fill(ellipse(x, top + 5, 13, 5), _BLACK)


def _case(canvas: Canvas) -> None:
    case = curve(
        "6,720! 6,330! 22,262 48,246! 54,170! 76,104! 98,170! 108,206! 170,190 250,168! 330,190 "
        "392,206! 402,170! 424,104! 446,170! 452,246! 478,262 494,330! 494,720!"
    )
    canvas.outer(case, _BLACK, 14)
    canvas.fill(case, "#6a2c1e")
    canvas.stipple_down(case, _WOOD_DARK, 380, 620)
    canvas.inner(case, "#22090e", 34, 0, -16, 0.95)
    canvas.rim(case, HORROR.gold, 0, 5)


def _rose_window(canvas: Canvas, side: int) -> None:
    """An eye, looking down at the player."""
    with canvas.at(_MIDDLE + side * 104, 248):
        frame = circle(0, 0, 70)
        canvas.outer(frame, HORROR.acid, 12, strength=0.5)
        canvas.fill(frame, _BLACK)
        canvas.fill(circle(0, 0, 62), HORROR.gold)
        petal = curve("0,-20! -15,-44 -12,-56 0,-60 12,-56 15,-44")
        for i in range(10):
            pane = place(petal, rotate=i * 36)
            canvas.fill(pane, HORROR.acid if i % 2 else HORROR.bone)
            canvas.line(pane, _BLACK, 4)
        canvas.fill(circle(-side * 7, 16, 25), _BLACK)
        canvas.fill(circle(-side * 7 - 8, 8, 7), HORROR.bone)


def _eyebrow(canvas: Canvas, side: int) -> None:
    brow = [(186, 196, 10), (120, 172, 34), (24, 214, 16)]
    gilding = [(182, 190, 3), (120, 162, 6), (30, 202, 3)]
    for knots, ink in ((brow, _WOOD_DARK), (gilding, HORROR.gold)):
        canvas.fill(ribbon([(_MIDDLE + side * x, y, width) for x, y, width in knots]), ink)


def _nose(canvas: Canvas) -> None:
    canvas.fill(poly("250,262 232,306 268,306"), _BLACK)
    canvas.fill(poly("250,250 246,262 254,262"), HORROR.gold)


def _mouth_outline() -> Path:
    return curve(
        "40,322! 130,348 250,356 370,348 460,322! 470,430 420,560 330,640 250,650 170,640 80,560 "
        "30,430"
    )


def _mouth(canvas: Canvas, mouth: Path) -> None:
    canvas.line(mouth, HORROR.gold, 7)
    canvas.fill(mouth, _BLACK)
    canvas.stipple_radial(mouth, "#a8263a", (250, 500), 30, 230, 0.95, 0)


def _fangs(canvas: Canvas) -> None:
    for i in range(11):
        x = _MIDDLE + (i - 5) * 39
        tip = 432 - 10 * abs(i - 5) + (14 if i % 2 else 0)
        _fang(canvas, x, 348 - 34 * _bulge(x), tip)


def _fang(canvas: Canvas, x: float, top: float, tip: float) -> None:
    """A short organ pipe, pointed like a tooth."""
    left, right, foot = x - 16.5, x + 16.5, tip - 34
    pipe = poly([(left, top), (right, top), (right, foot), (x, tip), (left, foot)])
    canvas.line(pipe, _BLACK, 5)
    canvas.fill(pipe, "#f0dca0")
    canvas.stipple_across(pipe, "#7a4a14", x - 2, right)
    canvas.stipple_across(pipe, _IVORY, x - 4, left, 0, 0.9)
    canvas.stipple_down(pipe, "#5a2a1c", top + 26, top, 0, 0.9)
    mouth = curve(f"{x - 9},{tip - 44}! {x},{tip - 62} {x + 9},{tip - 44}!")
    canvas.fill(mouth, _BLACK)


def _keys(canvas: Canvas) -> None:
    """The lower teeth."""
    for i in range(15):
        x = _MIDDLE + (i - 7) * 28
        y = 520 - 60 * _bulge(x)
        key = round_rect(x - 13, y, 26, 84, 6)
        canvas.fill(key, HORROR.bone)
        canvas.stipple_down(key, "#7a6a9a", y + 14, y + 70, 0, 0.9)
        canvas.line(key, _BLACK, 3)
        if i % 7 not in (2, 6):
            canvas.fill(round_rect(x + 6, y, 16, 42, 3), _BLACK)


# --- the maestro, from behind


def _tail_coat(canvas: Canvas) -> None:
    coat = curve("250,470 300,486 322,520 330,600 336,720! 164,720! 170,600 178,520 200,486")
    canvas.line(coat, _BLACK, 5)
    canvas.fill(coat, _COAT)
    canvas.stipple_across(coat, "#5a3488", 200, 160, 0, 0.9)
    canvas.rim(coat, HORROR.acid, 4, 4)


def _arm(canvas: Canvas, side: int) -> None:
    arm = ribbon(
        [
            (_MIDDLE + side * 48, 508, 44),
            (_MIDDLE + side * 104, 540, 34),
            (_MIDDLE + side * 134, 512, 22),
        ]
    )
    canvas.line(arm, _BLACK, 4)
    canvas.fill(arm, _COAT)
    canvas.rim(arm, HORROR.acid, -side * 2, 4)


def _hand(canvas: Canvas, side: int) -> None:
    wrist = _MIDDLE + side * 136
    cuff = round_rect(wrist - 11, 494, 22, 13, 4)
    canvas.fill(cuff, _IVORY)
    for i in range(4):
        out = abs(i - 1.5)
        knuckle = (_MIDDLE + side * (124 + i * 9), 482 + out * 3, 7)
        tip = (_MIDDLE + side * (120 + i * 12), 470 + out * 4, 3)
        canvas.fill(ribbon([(wrist, 500, 9), knuckle, tip]), "#e8b98a")


def _mane(canvas: Canvas) -> None:
    mane = burst(250, 446, 66, 46, 15, 0.22, 5, 10)
    canvas.line(mane, _BLACK, 6)
    canvas.fill(mane, _IVORY)
    canvas.inner(mane, _MANE_SHADE, 20, -8, -12, 0.95)
    for angle in range(-170, 208, 42):
        start = on_circle(250, 446, 12, angle)
        bend = on_circle(250, 446, 30, angle + 22.92)
        end = on_circle(250, 446, 50, angle + 11.46)
        lock = svg(f"M{start[0]},{start[1]} Q{bend[0]},{bend[1]} {end[0]},{end[1]}")
        canvas.line(lock, _MANE_SHADE, 3)
