"""The crests on top of the houses: film reels, and the tower of Times Square."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.palace import reel
from studio.neon import tube
from studio.paperback.inks import PULP
from studio.paths import circle, curve, ellipse, on_circle, poly, rect, segment
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK, SHADOW
from studio.transforms import Path, intersect, place

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


def paperback(canvas: Canvas) -> None:
    """A page, and the rocket of its first line, which has already left it."""
    page = curve("62,96! 60,60 52,30 30,6! 174,6! 160,34 158,64 158,96!")
    canvas.outer(page, SHADOW, 5, 3, 3, 0.9)
    canvas.fill(page, PULP.cream)
    canvas.stipple_down(page, "#e0b878", 62, 98, 0, 0.95)
    canvas.line(page, PULP.black, 3)
    for number, (left, right) in enumerate(((74, 146), (72, 128), (70, 142))):
        down = 80 - number * 12
        canvas.line(segment(left, down, right, down), "#3a2a2e", 3.4)
    with canvas.at(_X, 30, 0.34, 24):
        _rocket(canvas)


def _rocket(canvas: Canvas) -> None:
    flame = curve("-16,52 -20,76 0,108! 20,76 16,52!")
    canvas.fill(flame, PULP.orange)
    canvas.fill(place(flame, 0, 22, 0.55), PULP.lemon)
    body = curve("0,-78! 34,-34 32,20 20,56! -20,56! -32,20 -34,-34")
    canvas.line(body, PULP.black, 12)
    canvas.fill(body, PULP.cream)
    canvas.stipple_across(body, PULP.grey, 6, 34, 0, 0.8)
    canvas.fill(intersect(body, rect(-60, -90, 120, 50)), PULP.red)
    for side in (-1, 1):
        fin = poly([(side * 28, 10), (side * 58, 66), (side * 20, 52)])
        canvas.line(fin, PULP.black, 8)
        canvas.fill(fin, PULP.red)
    canvas.fill(circle(0, -12, 14), PULP.black)
    canvas.fill(circle(0, -12, 9), "#4fa3a5")
