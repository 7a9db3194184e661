"""The boards the names of games hang on, and the steps of their houses: longer than any window."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.neon import tube
from studio.paths import poly, rect, round_rect
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
