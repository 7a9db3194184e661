"""The boards the names of games hang on, and the steps of their houses: longer than any window."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.neon import tube
from studio.paperback.inks import PULP
from studio.paths import poly, rect, round_rect, segment
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK, SHADOW
from studio.transforms import Path

LONG = 900
_STEPS = ((16, 0), (8, 11), (0, 22))  # of a sill: how far in, and how far down
_NIGHT = "#07061a"  # of lines


# --- boards, 128 units high


def hollywood_board(canvas: Canvas) -> None:
    """Crimson and gold."""
    board, field = _board(), round_rect(24, 40, LONG - 48, 60, 9)
    canvas.outer(board, SHADOW, 9, 0, 7, 0.95)
    canvas.fill(board, BLOCKBUSTER.crimson)
    canvas.stipple_down(board, BLOCKBUSTER.soot, 60, 118, 0, 0.8)
    canvas.stipple_down(board, BLOCKBUSTER.coral, 34, 14, 0, 0.9)
    canvas.line(board, BLOCKBUSTER.soot, 5)
    canvas.line(board, BLOCKBUSTER.gold, 2.4)
    canvas.fill(field, "#160a1c")
    canvas.stipple_down(field, BLOCKBUSTER.maroon, 66, 102, 0, 0.9)
    canvas.line(field, BLOCKBUSTER.soot, 6)
    canvas.line(field, BLOCKBUSTER.gold, 3)


def times_square_board(canvas: Canvas) -> None:
    """Night, with a tube that is half pink and half cyan."""
    board, field = _board(), round_rect(24, 40, LONG - 48, 60, 9)
    canvas.outer(board, SHADOW, 9, 0, 7, 0.95)
    canvas.fill(board, "#1b1236")
    canvas.stipple_across(board, "#7a1f56", 430, 0, 0, 0.8)
    canvas.stipple_across(board, "#126a94", 470, LONG, 0, 0.8)
    canvas.line(board, _NIGHT, 5)
    canvas.line(board, "#8a6a2a", 2)
    canvas.fill(field, "#0c0920")
    canvas.stipple_across(field, "#4a1038", 440, 20, 0, 0.8)
    canvas.stipple_across(field, "#0b3f5c", 460, LONG - 20, 0, 0.8)
    canvas.line(field, _NIGHT, 6)
    for left, ink in ((0, PINK), (LONG / 2, CYAN)):
        with canvas.clip(rect(left, 0, LONG / 2, 140)):
            tube(canvas, field, ink, 2.4, glow=6)


def paperback_board(canvas: Canvas) -> None:
    """The roller of a typewriter: a scale below, a knob at either end."""
    for x in (2, LONG - 30):
        knob = round_rect(x, 62, 28, 42, 6)
        canvas.fill(knob, PULP.black)
        for groove in range(4):
            across = x + 5 + groove * 6
            canvas.line(segment(across, 66, across, 100), PULP.iron, 2)
        canvas.line(knob, "#0c0709", 3)
    left = [(20, 112), (20, 34), (44, 34), (44, 18)]
    board = poly([*left, *((LONG - x, y) for x, y in reversed(left))])
    canvas.outer(board, SHADOW, 9, 0, 7, 0.95)
    canvas.fill(board, "#17464a")
    canvas.stipple_down(board, "#0a1d22", 56, 116, 0, 0.85)
    canvas.stipple_down(board, "#4fa39a", 36, 14, 0, 0.8)
    canvas.line(board, PULP.black, 5)
    canvas.line(board, PULP.yellow, 2.2)
    field = round_rect(32, 38, LONG - 64, 56, 9)
    canvas.fill(field, "#1b0f1e")
    canvas.stipple_down(field, "#6a1426", 62, 98, 0, 0.9)
    canvas.line(field, PULP.black, 6)
    canvas.line(field, PULP.yellow, 2.4)
    _scale(canvas)


def _scale(canvas: Canvas) -> None:
    """The steel rule along the roller."""
    rule = rect(30, 98, LONG - 60, 12)
    canvas.fill(rule, PULP.cream)
    canvas.line(rule, PULP.black, 2)
    for mark in range((LONG - 80) // 9):
        x, foot = 40 + mark * 9, 107 if mark % 5 == 0 else 104
        canvas.line(segment(x, 99, x, foot), PULP.black, 1.4)


def _board() -> Path:
    """Stepped at both ends."""
    left = [(6, 112), (6, 50), (22, 50), (22, 34), (44, 34), (44, 18)]
    return poly([*left, *((LONG - x, y) for x, y in reversed(left))])


# --- sills, 36 units high


def hollywood_sill(canvas: Canvas) -> None:
    """Three golden steps."""
    for inset, top in _STEPS:
        step = rect(inset, top, LONG - 2 * inset, 12)
        canvas.fill(step, "#d9952a")
        canvas.stipple_across(step, BLOCKBUSTER.maroon, 330, 0, 0, 0.9)
        canvas.stipple_across(step, BLOCKBUSTER.maroon, LONG - 330, LONG, 0, 0.9)
        canvas.fill(rect(inset, top, LONG - 2 * inset, 2.4), BLOCKBUSTER.pale, 0.85)
        canvas.fill(rect(inset, top + 10, LONG - 2 * inset, 2), BLOCKBUSTER.soot)


def times_square_sill(canvas: Canvas) -> None:
    """Three steps in the light of both clubs."""
    for inset, top in _STEPS:
        step = rect(inset, top, LONG - 2 * inset, 12)
        canvas.fill(step, NIGHT.middle)
        canvas.stipple_across(step, PINK, 420, 0, 0, 0.7)
        canvas.stipple_across(step, CYAN, 480, LONG, 0, 0.7)
        canvas.fill(rect(inset, top, LONG - 2 * inset, 1.8), GOLD, 0.85)
        canvas.fill(rect(inset, top + 10, LONG - 2 * inset, 2), _NIGHT)


def paperback_sill(canvas: Canvas) -> None:
    """Three paperbacks lie on the kerb as steps."""
    covers = ((PULP.red, PULP.lemon), (PULP.sea, PULP.cream), ("#f2b92a", PULP.red))
    for (inset, top), (ink, band) in zip(_STEPS, covers, strict=True):
        step = round_rect(inset, top, LONG - 2 * inset, 11.4, 3)
        canvas.fill(step, ink)
        canvas.stipple_down(step, PULP.black, top + 4, top + 13, 0, 0.7)
        for x in (inset + 30, LONG - inset - 36):
            canvas.fill(rect(x, top + 1, 6, 9.6), band)
        canvas.line(step, PULP.black, 1.8)
