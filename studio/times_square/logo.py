"""The name of the game: as a marquee with a velvet rope below it, and in letters alone."""

import math
from pathlib import Path as FilePath

from studio.canvas import Canvas
from studio.colour import mix
from studio.lettering import fit
from studio.neon import tube
from studio.paths import Knots, circle, ellipse, poly, ribbon, segment, spline, star
from studio.printing import Pixels, resized
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK, SHADOW
from studio.times_square.pull import keep, pull
from studio.times_square.roles import gem
from studio.times_square.street.neon_signs import lettering
from studio.transforms import flatten, place

_BOARD = (
    "150,92 430,92 470,50 730,50 770,92 1050,92 1096,138 1096,344 1050,390 150,390 104,344 104,138"
)
_BRASS, _DARK_BRASS = "#e0a52c", "#8a4f08"
_ROPES = (
    ("92,362,26 240,412,26 420,434,26 560,420,26", "#d02a63", "#4a0a2a", "#ff8fb5"),
    ("1108,362,26 960,412,26 780,434,26 640,420,26", "#1b8fb8", "#062a40", "#8fe6ff"),
)


def write(folder: FilePath) -> None:
    """Makes both files in the folder of the game's pictures."""
    keep(resized(logo(), (1200, 520)), folder / "logo.webp", 90)
    keep(resized(title(), (1000, 220)), folder / "title.webp", 90)


# --- the marquee


def logo() -> Pixels:
    """The printed marquee, 1200 x 520 units."""
    canvas = Canvas(1200, 520, 2)
    _board(canvas)
    tube(canvas, star(600, 92, 26, 11), GOLD, 4, glow=12)
    tube(canvas, lettering("Velvet", "pacifico", 146, 116, 512, 236), PINK, 6.5, glow=20)
    word = fit("TUG", "righteous", 690, 150, 356, 168)
    canvas.fill(word, "#0d3450")
    tube(canvas, word, CYAN, 6, glow=18)
    for x in (92, 1108):
        _post(canvas, x, 500, 150)
    for rope in _ROPES:
        _rope(canvas, *rope)
    _knot(canvas)
    return pull(canvas, 2, 0.3)


def _board(canvas: Canvas) -> None:
    board = poly(_BOARD)
    canvas.outer(board, SHADOW, 14, 0, 10, 0.9)
    canvas.line(board, NIGHT.black, 22)
    canvas.fill(board, "#150f2e")
    canvas.stipple_across(board, "#4a1038", 560, 110, 0, 0.8)
    canvas.stipple_across(board, "#0b3f5c", 640, 1090, 0, 0.8)
    canvas.line(board, "#a8741c", 17)
    canvas.line(board, GOLD, 12)
    for x, y in flatten(board, 27)[0]:
        canvas.fill(circle(x, y, 6.4), "#fff8dc")
        canvas.glow(circle(x, y, 7), "#ffc24d", 6, 0.5)


def _post(canvas: Canvas, x: float, y: float, high: float) -> None:
    """Of the rope, its foot on y."""
    for ink, wide, aside in ((NIGHT.black, 22, 0), ("#c98a1c", 14, 0), ("#ffe9a0", 4, -3)):
        canvas.line(segment(x + aside, y - high, x + aside, y), ink, wide)
    ball, foot = circle(x, y - high - 10, 22), ellipse(x, y, 44, 12)
    canvas.line(ball, NIGHT.black, 6)
    canvas.fill(ball, GOLD)
    canvas.inner(ball, _DARK_BRASS, 9, -4, -4)
    canvas.line(foot, NIGHT.black, 6)
    canvas.fill(foot, _BRASS)
    canvas.stipple_across(foot, "#6a3a08", x, x + 44, 0, 0.9)


def _rope(canvas: Canvas, points: Knots, ink: str, dark: str, light: str) -> None:
    """Twisted velvet through (x, y, width) points."""
    line = spline(points, 24)
    wide = line[0][2]
    rope = ribbon(line, 1)
    canvas.line(rope, NIGHT.black, 7)
    canvas.fill(rope, ink)
    canvas.inner(rope, dark, wide * 0.35, 0, -wide * 0.16, 0.9)
    with canvas.clip(rope):
        for (x, y, _), (next_x, next_y, _) in zip(line[::3], line[1::3], strict=False):
            turn = math.atan2(next_y - y, next_x - x) + 1
            across, down = wide * math.cos(turn), wide * math.sin(turn)
            canvas.line(segment(x - across, y - down, x + across, y + down), light, 3, 0.75)


def _knot(canvas: Canvas) -> None:
    ring = circle(600, 424, 44)
    canvas.line(ring, NIGHT.black, 10)
    canvas.fill(ring, GOLD)
    canvas.inner(ring, _DARK_BRASS, 16, -7, -7)
    canvas.fill(circle(600, 424, 32), "#0f7a50")
    gem(canvas, 600, 424, 22)


# --- the letters


def title() -> Pixels:
    """The printed letters over a line of neon, 1000 x 220 units."""
    canvas = Canvas(1000, 220, 2)
    letters = fit("TIMES SQUARE", "limelight", 40, 30, 920, 120, 20)
    for depth in range(12, 0, -2):
        lowered = place(letters, 0, depth)
        canvas.line(lowered, mix("#2a0a3a", "#6a1a5a", 1 - depth / 12), 8)
        canvas.fill(lowered, "#2a0a3a")
    canvas.line(letters, NIGHT.black, 12)
    canvas.line(letters, "#fff3c8", 6)
    canvas.fill(letters, GOLD)
    canvas.stipple_down(letters, "#d9701c", 80, 152, 0, 1)
    canvas.stipple_down(letters, "#fffbe0", 80, 30, 0, 0.9)
    for left, right, ink in ((60, 478, PINK), (522, 940, CYAN)):
        tube(canvas, segment(left, 190, right, 190), ink, 6, glow=12)
    canvas.fill(star(500, 190, 20, 8.4), GOLD)
    return pull(canvas, 4, 0.3)
