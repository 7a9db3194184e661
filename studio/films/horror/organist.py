"""A Vital Organ: the organ grins at its player; pipes are fangs, keys are teeth."""

from studio.blocks.creatures import bat
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    circle,
    curve,
    ellipse,
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
_SKIN = "#e8b98a"
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
    _wig(canvas)


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
        _tall_pipe(canvas, _MIDDLE + place_in_rank * 46, 30 + abs(place_in_rank) * 21)


def _tall_pipe(canvas: Canvas, x: float, top: float) -> None:
    pipe = round_rect(x - 20, top, 40, 260, 9)
    canvas.line(pipe, _BLACK, 5)
    canvas.fill(pipe, "#d9b25a")
    canvas.stipple_across(pipe, "#4a240c", x - 2, x + 20)
    canvas.stipple_across(pipe, "#fff3c0", x - 6, x - 20, 0, 0.95)
    canvas.fill(ellipse(x, top + 6, 16, 6), _BLACK)
    canvas.fill(curve(f"{x - 11},{top + 92}! {x},{top + 66} {x + 11},{top + 92}!"), _BLACK)


def _case(canvas: Canvas) -> None:
    case = curve("6,720! 6,300! 30,216 120,172 250,160 380,172 470,216 494,300! 494,720!")
    canvas.outer(case, _BLACK, 14)
    canvas.line(case, _BLACK, 6)
    canvas.fill(case, "#6a2c1e")
    canvas.stipple_down(case, _WOOD_DARK, 380, 620)
    canvas.inner(case, "#22090e", 34, 0, -16, 0.95)
    canvas.rim(case, HORROR.gold, 0, 8)


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
    """The lower teeth: a manual, as broad as the mouth."""
    for i in range(11):
        x = _MIDDLE + (i - 5) * 36
        y = 500 - 44 * _bulge(x)
        key = round_rect(x - 17, y, 34, 130, 6)
        canvas.fill(key, HORROR.bone)
        canvas.stipple_down(key, "#7a6a9a", y + 60, y + 130, 0, 0.9)
        canvas.line(key, _BLACK, 4)
        if i % 7 not in (2, 6):
            canvas.fill(round_rect(x + 8, y - 2, 20, 46, 3), _BLACK)


# --- the maestro, from behind


def _tail_coat(canvas: Canvas) -> None:
    """His tails fly."""
    for side in (-1, 1):
        tail = place(curve("0,540! 40,552 88,590 132,660! 60,650 6,620!"), _MIDDLE, flip=side < 0)
        canvas.line(tail, _BLACK, 5)
        canvas.fill(tail, _COAT)
        canvas.rim(tail, HORROR.acid, side * -3, 4)
    coat = curve("250,448 296,458 312,484 296,540 300,600! 200,600! 204,540 188,484 204,458")
    canvas.line(coat, _BLACK, 5)
    canvas.fill(coat, _COAT)
    canvas.stipple_across(coat, "#5a3488", 214, 184, 0, 0.9)
    canvas.rim(coat, HORROR.acid, 4, 4)
    for side in (-1, 1):
        canvas.fill(circle(_MIDDLE + side * 16, 546, 5), HORROR.gold)


def _arm(canvas: Canvas, side: int) -> None:
    arm = ribbon(
        [
            (_MIDDLE + side * 46, 476, 42),
            (_MIDDLE + side * 96, 496, 34),
            (_MIDDLE + side * 128, 470, 25),
        ]
    )
    canvas.line(arm, _BLACK, 5)
    canvas.fill(arm, _COAT)
    canvas.rim(arm, HORROR.acid, -side * 2, 4)


def _hand(canvas: Canvas, side: int) -> None:
    """Spread over the keys."""
    x, y = _MIDDLE + side * 134, 462
    for turn in (-42, -12, 18, 50):
        finger = place(ribbon("0,4,11 0,26,9 0,50,5"), x, y, 1, turn - side * 14)
        canvas.line(finger, _BLACK, 5)
        canvas.fill(finger, _SKIN)
    canvas.fill(circle(x, y, 15), _SKIN)
    cuff = ellipse(x - side * 8, y + 2, 10, 17, side * 30)
    canvas.line(cuff, _BLACK, 4)
    canvas.fill(cuff, _IVORY)


def _wig(canvas: Canvas) -> None:
    """A white wig with curls over the ears and a queue with a bow."""
    for side in (-1, 1):
        canvas.fill(ellipse(_MIDDLE + side * 36, 418, 9, 14), _SKIN)
    wig = curve("250,368 284,378 292,408 284,440 250,452 216,440 208,408 216,378")
    canvas.line(wig, _BLACK, 6)
    canvas.fill(wig, _IVORY)
    canvas.inner(wig, _MANE_SHADE, 14, -5, -8, 0.95)
    for strand in ("M250,374 V438", "M232,380 Q222,408 236,438", "M268,380 Q278,408 264,438"):
        canvas.line(svg(strand), _MANE_SHADE, 3)
    for side in (-1, 1):
        for y in (414, 434):
            curl = ellipse(_MIDDLE + side * 38, y, 17, 10)
            canvas.line(curl, _BLACK, 5)
            canvas.fill(curl, _IVORY)
            canvas.inner(curl, _MANE_SHADE, 5, -2, -3, 0.9)
    queue = ribbon("250,440,24 252,480,22 248,520,6")
    canvas.line(queue, _BLACK, 5)
    canvas.fill(queue, _IVORY)
    canvas.inner(queue, _MANE_SHADE, 7, -3, -2, 0.9)
    for side in (-1, 1):
        bow = poly([(250, 458), (250 + side * 28, 444), (250 + side * 28, 474)])
        canvas.line(bow, _BLACK, 4)
        canvas.fill(bow, HORROR.blood)
