"""The cards of the library."""

import random

from studio.paperback.inks import PULP
from studio.paperback.props import book, eyes
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import Path, place, union


def library(canvas: PulpCanvas) -> None:
    """The front of a public library."""
    canvas.shaded(poly("-170,-40 0,-116 170,-40"), PULP.cream, 0.7)
    canvas.shaded(rect(-176, -40, 352, 24), "#e4cf9c", 0.4)
    canvas.shaded(rect(-160, -16, 320, 100), "#c98a5a", 0.3)
    for x in (-132, -66, 66, 132):
        canvas.shaded(rect(x - 16, -16, 32, 100), PULP.cream, 0.9)
    d = round_rect(-32, 0, 64, 90, 30)
    canvas.fill(d, PULP.teal)
    canvas.flat(rect(-2, 0, 4, 90), PULP.black)
    for k in (0, 1):
        canvas.shaded(rect(-190 - k * 12, 84 + k * 10, 380 + k * 24, 12), PULP.paper, 0.2)
    book(canvas, 0, -64, 46, 32, PULP.red, 0)


def newsstand(canvas: PulpCanvas) -> None:
    """A newsstand under its awning."""
    canvas.shaded(rect(-140, -40, 280, 140), "#2f7a6a", 0.6)
    canvas.flat(rect(-120, -26, 240, 60), PULP.navy)
    canvas.shaded(rect(-160, 40, 320, 22), PULP.brown, 0.4)
    for i in range(5):
        book(
            canvas,
            -92 + i * 46,
            8,
            36,
            48,
            [PULP.red, PULP.yellow, PULP.blue, PULP.orange, PULP.magenta][i],
            0,
            PULP.cream,
        )
    for i in range(8):
        q = curve(
            f"{-172 + i * 43},-94! {-129 + i * 43},-94! {-129 + i * 43},-40! "
            f"{-150 + i * 43},-22 {-172 + i * 43},-40!"
        )
        canvas.shaded(q, PULP.cream if i % 2 else PULP.red, 0.5)
    canvas.shaded(rect(-60, 66, 120, 28), PULP.cream, 0.3)
    canvas.line(segment(-46, 80, 46, 80), PULP.black, 5)


def bench(canvas: PulpCanvas) -> None:
    """A park bench under a lamp."""
    canvas.flat(circle(120, -90, 70), PULP.lemon, 0.8)
    canvas.line(segment(120, 100, 120, -80), PULP.black, 11)
    canvas.fill(circle(120, -92, 26), PULP.cream)
    for side in (-1, 1):
        canvas.line(segment(-30 + side * 120, 50, -30 + side * 124, 104), PULP.black, 12)
    for y in (-20, 6, 40):
        canvas.shaded(round_rect(-180, y, 300, 19, 5), PULP.brown, 0.5)
    book(canvas, -86, 22, 58, 44, PULP.red, -8)
    book(canvas, 20, 22, 62, 44, PULP.teal, 6)
    with canvas.at(-140, -40, 1):
        canvas.shaded(
            curve("-30,20 -38,-8 -10,-18 10,-14! 14,-36 34,-38 38,-22! 50,-18! 38,-12! 30,14 0,24"),
            PULP.steel,
            0.7,
        )
        canvas.flat(circle(28, -26, 4), PULP.black)


def book_shelf(canvas: PulpCanvas) -> None:
    """A shelf, and a cat asleep on it."""
    _books_on_a_shelf(canvas)
    m = place(_sleeping_cat(), 96, -20)
    canvas.flat(m, PULP.black)


def _books_on_a_shelf(
    canvas: PulpCanvas,
    y: float = 92,
    count: int = 11,
    seed: int = 2,
    left: float = -190,
    widest: int = 34,
) -> None:
    """Books of all heights."""
    chance = random.Random(seed)
    x = left
    for _ in range(count):
        wide, h = (chance.randint(widest - 10, widest + 6), chance.randint(80, 124))
        b = rect(x, y - h, wide, h)
        canvas.shaded(
            b,
            chance.choice([PULP.red, PULP.teal, PULP.yellow, PULP.blue, PULP.brown, PULP.green]),
            0.8,
        )
        canvas.flat(rect(x + 4, y - h + 14, wide - 8, 9), PULP.cream)
        x += wide
    canvas.shaded(rect(-230, y, 460, 24), PULP.wood, 0.4)


def _sleeping_cat() -> Path:
    """Curled up."""
    return union(
        curve("-40,0! -44,-24 -20,-44 20,-40 44,-20 48,0!"),
        curve("-66,-14 -64,-40! -54,-58! -40,-44 -26,-58! -18,-38! -20,-12 -44,-4"),
        ribbon("44,-6,12 78,4,10 84,30,6"),
    )


def space(canvas: PulpCanvas) -> None:
    """Two words part for a space bar."""
    for side in (-1, 1):
        for k in range(3):
            x = side * (84 + k * 48)
            canvas.flat(round_rect(x - 20, -52, 44, 48, 9), PULP.black)
            canvas.shaded(round_rect(x - 23, -58, 44, 48, 9), PULP.cream, 0.5)
    canvas.line(segment(-40, -34, 40, -34), PULP.red, 7)
    canvas.flat(poly("-56,-34 -34,-48 -34,-20"), PULP.red)
    canvas.flat(poly("56,-34 34,-48 34,-20"), PULP.red)
    q = round_rect(-170, 24, 340, 66, 30)
    canvas.flat(place(q, 5, 9), PULP.black)
    canvas.shaded(q, PULP.steel, 0.9)
    canvas.fill(round_rect(-152, 32, 304, 40, 20), PULP.cream)
    canvas.line(svg("M-50,48 V60 H50 V48"), PULP.black, 6)


def switch(canvas: PulpCanvas) -> None:
    """Two keys change places in a dance."""
    for x, y, r, k in ((-84, 24, -14, PULP.cream), (84, 24, 14, PULP.lemon)):
        for side in (-1, 1):
            canvas.line(
                svg(f"M{x + side * 20},{y + 54} q{side * 6},16 {side * 2},30 l{side * 16},2"),
                PULP.black,
                8,
            )
        with canvas.at(x, y, 1, r):
            canvas.flat(circle(4, 7, 62), PULP.black)
            canvas.shaded(circle(0, 0, 62), PULP.steel)
            canvas.fill(circle(0, -3, 46), k)
            eyes(canvas, 0, -12, 10, 16, 0.3 if x < 0 else -0.3)
            canvas.line(svg("M-16,16 Q0,30 16,16"), PULP.black, 5)
    for s, col in ((1, PULP.red), (-1, PULP.teal)):
        a = (
            svg(f"M{-s * 70},{-52} C{-s * 40},{-104} {s * 30},{-104} {s * 60},{-66}")
            if s > 0
            else svg("M60,108 C30,124 -30,124 -60,108")
        )
        canvas.line(a, PULP.black, 17)
        canvas.line(a, col, 10)
    canvas.fill(poly("80,-44 38,-64 72,-88"), PULP.red)
    canvas.fill(poly("-82,96 -54,92 -50,122"), PULP.teal)
