"""What lies in an office, behind the letters."""

import math

from studio.paperback.inks import PULP
from studio.paperback.props import book, paper, pencil, typewriter
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect, segment, star, svg
from studio.transforms import place, subtract


def typewriter_motif(canvas: PulpCanvas) -> None:
    """A typewriter with a page in it."""
    typewriter(canvas)


def lamp(canvas: PulpCanvas) -> None:
    """A desk lamp over a sheet."""
    canvas.screen(
        poly("-30,-70 96,-30 190,120 -170,120"),
        PULP.lemon,
        (20, -60),
        (20, 120),
        1,
        0.25,
        pitch=8,
        angle=30,
    )
    canvas.shaded(ellipse(60, 88, 90, 12), PULP.brown, 0.5)
    canvas.line(svg("M-110,84 L-136,-6 L-40,-84"), PULP.black, 15)
    canvas.line(svg("M-110,84 L-136,-6 L-40,-84"), "#3a9a8a", 8)
    canvas.fill(circle(-136, -6, 11), PULP.yellow)
    canvas.shaded(ellipse(-108, 88, 62, 14), PULP.teal)
    with canvas.at(-18, -70, 1, 28):
        canvas.shaded(curve("-28,-34! 26,-34! 46,-8 84,40! -84,40! -46,-8"), PULP.sea)
        canvas.fill(ellipse(0, 40, 83, 13), "#fff6c8")
    paper(canvas, 86, 78, 110, 34, -4, 2)


def coffee(canvas: PulpCanvas) -> None:
    """A cup of coffee with a star."""
    for x in (-40, 4, 48):
        canvas.flat(
            ribbon([(x, -28, 3), (x - 18, -58, 15), (x + 12, -86, 13), (x - 6, -122, 2)]),
            PULP.cream,
            0.92,
        )
    canvas.shaded(ellipse(0, 82, 156, 18), PULP.cream, 0.6)
    canvas.shaded(subtract(circle(112, 16, 42), circle(112, 16, 22)), PULP.red)
    canvas.shaded(curve("-104,-30! 104,-30! 98,40 56,82 -56,82 -98,40"), PULP.red)
    canvas.fill(ellipse(0, -30, 104, 20), PULP.cream)
    canvas.fill(ellipse(0, -27, 90, 14), "#4a2412")
    canvas.flat(star(0, 26, 30, 12), PULP.lemon)


def inkwell(canvas: PulpCanvas) -> None:
    """An inkwell, a quill and a blot."""
    pl = curve("40,-8! 60,-80 110,-124 168,-132! 150,-70 100,-20 52,4!")
    canvas.shaded(pl, PULP.cream, 0.6, 0.4)
    canvas.line(svg("M34,20 Q80,-70 166,-130"), PULP.black, 4)
    for i in range(3):
        canvas.line(segment(70 + i * 24, -48 - i * 22, 58 + i * 26, -72 - i * 20), PULP.black, 3)
    canvas.shaded(
        curve("-96,94! -100,30 -58,14 -54,4! 54,4! 58,14 100,30 96,94!"), PULP.blue, 1, 0.3
    )
    canvas.flat(curve("-84,84! -88,44 -50,44 50,44 88,44 84,84!"), PULP.navy)
    canvas.fill(round_rect(-64, -18, 128, 26, 8), PULP.yellow)
    canvas.line(svg("M-74,40 Q-60,28 -50,26"), PULP.cream, 7)
    canvas.flat(curve("-180,92 -150,84 -120,88 -108,96 -150,100"), PULP.navy)
    canvas.flat(circle(-170, 70, 7), PULP.navy)


def telephone(canvas: PulpCanvas) -> None:
    """A telephone that rings."""
    canvas.shaded(curve("-110,94! -96,30 -52,-6 0,-10 52,-6 96,30 110,94!"), "#2f6a5a", 1)
    canvas.fill(circle(0, 46, 46), PULP.cream)
    canvas.fill(circle(0, 46, 16), PULP.red)
    for i in range(10):
        a = math.radians(-50 + i * 31)
        canvas.flat(circle(32 * math.cos(a), 46 + 32 * math.sin(a), 6.4), PULP.black)
    for side in (-1, 1):
        canvas.fill(rect(side * 46 - 7, -30, 14, 34), PULP.iron)
    canvas.shaded(
        curve(
            "-150,-16! -150,-62 -90,-78 0,-78 90,-78 150,-62 150,-16! 122,-8 "
            "96,-16! 92,-44 50,-50 0,-50 -50,-50 -92,-44 -96,-16! -122,-8"
        ),
        "#2f6a5a",
    )
    for side in (-1, 1):
        for k in (0, 1):
            canvas.line(
                svg(f"M{side * (166 + k * 16)},{-60 - k * 8} q{side * 12},20 0,{44 + k * 10}"),
                PULP.lemon,
                6,
            )


def pencil_motif(canvas: PulpCanvas) -> None:
    """A pencil over a sheet."""
    paper(canvas, 20, 40, 210, 116, 5, 4)
    pencil(canvas, -10, -6, 260, 34, 148)


def books(canvas: PulpCanvas) -> None:
    """Books in a heap."""
    for i, (w, col, x) in enumerate(
        ((280, PULP.teal, 0), (236, PULP.red, -14), (260, PULP.blue, 10))
    ):
        y = 66 - i * 46
        canvas.flat(rect(x - w / 2 + 10, y - 14, w - 4, 34), PULP.cream)
        canvas.outline(rect(x - w / 2 + 10, y - 14, w - 4, 34), 2.6)
        canvas.shaded(
            subtract(round_rect(x - w / 2, y - 20, w, 44, 10), rect(x - w / 2 + 18, y - 11, w, 27)),
            col,
        )
        for k in range(3):
            canvas.line(
                segment(x - w / 2 + 24, y - 8 + k * 8, x + w / 2, y - 8 + k * 8), "#b79a6a", 1.8
            )
    book(canvas, 20, -92, 96, 64, PULP.orange, -12)


def radio(canvas: PulpCanvas) -> None:
    """A radio that plays."""
    b = curve("-140,94! -140,-30 -110,-96 -40,-108 40,-108 110,-96 140,-30 140,94!")
    canvas.flat(place(b, 7, 8), PULP.black)
    canvas.shaded(b, PULP.brown, 0.9)
    q = curve("-84,14! -84,-40 -60,-74 0,-80 60,-74 84,-40 84,14!")
    canvas.fill(q, PULP.yellow)
    with canvas.clip(q):
        for x in range(-80, 90, 20):
            canvas.line(segment(x, -90, x, 20), "#5a2a12", 7)
    canvas.outline(q, 4)
    canvas.fill(round_rect(-56, 32, 112, 24, 8), PULP.cream)
    canvas.line(segment(14, 34, 14, 54), PULP.red, 5)
    for x in (-98, 98):
        canvas.fill(circle(x, 72, 15), PULP.yellow)
    for side in (-1, 1):
        for k in (0, 1):
            canvas.line(
                svg(f"M{side * (158 + k * 18)},{-56 - k * 8} q{side * 12},34 0,{68 + k * 16}"),
                PULP.lemon,
                6,
            )
