"""The columns of the houses, higher than any window: their top is kept, their foot is cut off."""

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import BLOCKBUSTER
from studio.neon import tube
from studio.paperback.inks import PULP
from studio.paths import circle, poly, rect, round_rect, segment, star
from studio.times_square.inks import CYAN, PINK, SHADOW
from studio.transforms import union

TALL = 600
_NIGHT, _BRASS = "#07061a", "#c98a1c"
_TOWN = "12,26 17,26 17,22 22,22 22,27 30,27 30,34 12,34"  # in a frame of the film
DEEP = {PINK: "#5a1038", CYAN: "#0b3f5c"}


def hollywood(canvas: Canvas) -> None:
    """A strip of film, in which a moon rises from frame to frame; a star on top."""
    strip = rect(6, 40, 28, TALL)
    canvas.outer(strip, SHADOW, 5, 0, 2, 0.9)
    canvas.fill(strip, BLOCKBUSTER.soot)
    canvas.line(strip, BLOCKBUSTER.gold, 2)
    for number in range(int(TALL / 9.4)):
        for x in (9, 28):
            hole = round_rect(x, 46 + number * 9.4, 3.4, 5.4, 1.2)
            canvas.fill(hole, BLOCKBUSTER.pale, 0.92)
    for number in range(TALL // 36):
        with canvas.at(0, 44 + number * 36):
            _frame(canvas, number)
    top = star(20, 22, 17, 7.2)
    canvas.line(top, BLOCKBUSTER.soot, 5)
    canvas.fill(top, BLOCKBUSTER.gold)
    canvas.stipple_down(top, "#a9691f", 20, 40, 0, 0.9)
    canvas.stipple_down(top, "#fff6d0", 20, 4, 0, 0.9)


def _frame(canvas: Canvas, number: int) -> None:
    frame = round_rect(13.4, 0, 13.2, 32, 2.4)
    canvas.fill(frame, BLOCKBUSTER.teal)
    canvas.stipple_down(frame, BLOCKBUSTER.blue, 32, 0, 0, 1)
    with canvas.clip(frame):
        canvas.fill(circle(20, 27 - (number % 7) * 3.6, 5.2), BLOCKBUSTER.pale)
        canvas.fill(poly(_TOWN), BLOCKBUSTER.night)


def times_square(canvas: Canvas, neon: str) -> None:
    """A fluted pilaster with a tube of neon, and a street lamp on top."""
    pilaster, cap, globe = rect(7, 44, 26, TALL), poly("3,44 37,44 33,54 7,54"), circle(20, 26, 14)
    canvas.outer(pilaster, SHADOW, 5, 0, 2, 0.9)
    canvas.fill(pilaster, "#171130")
    canvas.stipple_across(pilaster, DEEP[neon], 7, 33, 0.75, 0.1)
    canvas.line(pilaster, _NIGHT, 3)
    for x in (11, 29):
        canvas.line(segment(x, 48, x, TALL + 40), mix(neon, "#120e2a", 0.55), 1.4)
    tube(canvas, segment(20, 58, 20, TALL + 40), neon, 2.4, glow=6)
    for number in range(1, 8):
        canvas.fill(rect(8, 44 + number * 78, 24, 4), _BRASS)
    canvas.fill(cap, "#d9a032")
    canvas.line(cap, _NIGHT, 2)
    canvas.glow(globe, neon, 9, 0.8)
    canvas.fill(globe, mix(neon, "#ffffff", 0.55))
    canvas.stipple(globe, neon, (18, 22), (30, 36), 0, 0.9)
    canvas.line(globe, _NIGHT, 2)
    canvas.fill(rect(14, 38, 12, 7), _BRASS)


def paperback(canvas: Canvas) -> None:
    """A giant pencil, its rubber far below."""
    tip, body = poly("20,2 34,44 6,44"), rect(6, 44, 28, TALL)
    whole = union(tip, body)
    canvas.outer(whole, SHADOW, 5, 0, 2, 0.9)
    canvas.line(whole, PULP.black, 5)
    canvas.fill(tip, "#e8c48e")
    canvas.stipple_across(tip, "#a9691f", 20, 34, 0, 0.8)
    canvas.fill(poly("20,2 24.6,15 15.4,15"), PULP.black)
    for x, wide, ink in ((6, 8, "#d98f1e"), (14, 12, "#f6bf3c"), (26, 8, "#b8701a")):
        canvas.fill(rect(x, 42, wide, TALL), ink)
    for x in (10, 20, 30):
        canvas.fill(circle(x, 43, 5.2), "#e8c48e")
    canvas.stipple_across(body, "#7a3f0e", 24, 36, 0, 0.8)
    canvas.stipple_across(body, "#fff0b0", 18, 10, 0, 0.7)
    for x in (6, 34):
        canvas.line(segment(x, 46, x, TALL + 40), PULP.black, 2.4)
