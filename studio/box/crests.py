"""The crests on top of the houses: film reels, and the tower of Times Square."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.palace import reel
from studio.neon import tube
from studio.paths import circle, ellipse, on_circle, poly, segment
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK
from studio.transforms import Path

_NIGHT = "#07061a"
_REEL = 108  # radius of one as it is drawn
_X, _CLOCK = 110, 54  # middle of the tower, and of its clock
_TOWER = "78,96 78,60 86,60 86,26 94,26 94,20 126,20 126,26 134,26 134,60 142,60 142,96"


def hollywood(canvas: Canvas) -> None:
    """Three reels."""
    for x, radius, turn in ((60, 36, -14), (160, 36, 10), (110, 46, 0)):
        with canvas.at(x, 92 - radius * 0.78, radius / _REEL):
            canvas.fill(circle(0, 0, _REEL * 1.07), BLOCKBUSTER.soot)
            reel(canvas, 0, 0, _REEL, turn)


def times_square(canvas: Canvas) -> None:
    """The tower between tubes of neon."""
    for side, ink in ((-1, PINK), (1, CYAN)):
        for number in range(4):
            x = _X + side * (34 + number * 17)
            tube(canvas, segment(x, 94, x, 46 + number * 11), ink, 2, glow=5)
    tower = poly(_TOWER)
    canvas.line(tower, _NIGHT, 5)
    canvas.fill(tower, NIGHT.middle)
    canvas.stipple_across(tower, PINK, 100, 78, 0, 0.55)
    canvas.stipple_across(tower, CYAN, 120, 142, 0, 0.55)
    canvas.line(tower, "#c98a1c", 1.6)
    _ball(canvas)
    _clock(canvas)


def _ball(canvas: Canvas) -> None:
    ball = circle(_X, 12, 9)
    canvas.glow(ball, GOLD, 9, 0.8)
    canvas.fill(ball, "#ffe9a0")
    canvas.stipple(ball, "#d9701c", (108, 10), (120, 20), 0, 0.9)
    for line in (ellipse(_X, 12, 4, 9), segment(101, 12, 119, 12)):
        canvas.line(line, "#8a4f08", 1)


def _clock(canvas: Canvas) -> None:
    rim, face = circle(_X, _CLOCK, 24), circle(_X, _CLOCK, 18)
    canvas.line(rim, _NIGHT, 5)
    canvas.fill(rim, GOLD)
    canvas.inner(rim, "#8a4f08", 7, -3, -3)
    canvas.fill(face, "#fff3d0")
    canvas.line(face, _NIGHT, 1.6)
    for hour in range(12):
        canvas.line(_mark(hour * 30), _NIGHT, 1.8)
    canvas.line(segment(_X, _CLOCK, _X, 40), _NIGHT, 2.4)
    canvas.line(segment(_X, _CLOCK, 105, 45.3), _NIGHT, 3.2)
    canvas.fill(circle(_X, _CLOCK, 2.4), "#a50d30")


def _mark(degrees: float) -> Path:
    return segment(*on_circle(_X, _CLOCK, 14, degrees), *on_circle(_X, _CLOCK, 16.4, degrees))
