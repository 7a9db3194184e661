"""The awards, large."""

import math

from studio.paperback.inks import PULP
from studio.paperback.props import book, eyes, paper, pencil
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import half_circle
from studio.paths import circle, curve, ellipse, poly, ribbon, round_rect, segment, star, svg
from studio.transforms import join, place


def muse(canvas: PulpCanvas) -> None:
    """A winged pen crowned with laurel."""
    for side in (-1, 1):
        for row in ((6, 196, 40, -8, -13), (5, 140, 36, -4, -14), (4, 90, 34, 0, -15)):
            _feathers(canvas, side, *row)
    canvas.shaded(curve("0,128! -34,60 -40,0! 40,0! 34,60"), PULP.yellow)
    canvas.line(segment(0, 128, 0, 52), PULP.black, 4)
    canvas.fill(circle(0, 46, 8), PULP.black)
    canvas.shaded(round_rect(-44, -20, 88, 24, 8), PULP.red)
    canvas.shaded(curve("-36,-20! -30,-110 0,-136 30,-110 36,-20!"), PULP.blue)
    for i in range(18):
        a = math.radians(-70 + i * 18.8)
        canvas.fill(
            place(
                ellipse(0, 0, 19, 8),
                74 * math.cos(a),
                -104 + 74 * math.sin(a),
                1,
                math.degrees(a) + 64,
            ),
            "#7fb45a",
        )
    canvas.fill(star(0, -178, 19, 8), PULP.lemon)


def _feathers(
    canvas: PulpCanvas, side: int, count: int, long: float, wide: float, first: float, step: float
) -> None:
    """A row of them on one side, each at its angle."""
    top, tip, half = wide * 0.3, wide * 0.16, wide * 0.5
    feather = curve(
        f"0,{-top}! {long / 2},{-half} {long},{-tip} {long},{top} {long / 2},{half} 0,{top}!"
    )
    for number in range(count):
        with canvas.at(side * 20, 18, 1, side * (first + step * number), flip=side < 0):
            canvas.shaded(feather, PULP.cream, 0.5)


def editor(canvas: PulpCanvas) -> None:
    """Scissors snip a manuscript."""
    pencil(canvas, 0, -10, 330, 36, -38, PULP.red)
    pg = poly("-130,128 -110,-60 -30,-60 0,20 30,-60 110,-60 130,128")
    canvas.flat(place(pg, 6, 7), PULP.black)
    canvas.shaded(pg, PULP.cream, 0.4)
    for i in range(4):
        y = 10 + i * 28
        canvas.line(segment(-98, y, -30 - i * 0, y), PULP.black, 5)
        canvas.line(segment(34, y, 100, y), PULP.black, 5)
    canvas.line(svg("M-98,62 L-30,70 M34,92 L100,86"), PULP.red, 6)
    for side in (-1, 1):
        bl = curve(
            f"{side * -6},60! {side * -14},0 {side * 22},-84! {side * 36},-76! {side * 16},10"
        )
        canvas.shaded(bl, PULP.steel, 0.6)
    for side in (-1, 1):
        canvas.line(ellipse(side * 46, -112, 28, 36, side * 22), PULP.black, 24)
        canvas.line(ellipse(side * 46, -112, 28, 36, side * 22), PULP.sea, 15)
    canvas.fill(circle(0, -18, 9), PULP.yellow)


def proofreader(canvas: PulpCanvas) -> None:
    """An owl with spectacles over a page."""
    for side in (-1, 1):
        canvas.shaded(
            curve(f"{side * 40},-60! {side * 120},-40 {side * 116},60 {side * 60},110!"), PULP.wood
        )
    canvas.shaded(
        curve("-92,-150! -70,-120 70,-120 92,-150! 112,-70 96,60 0,116 -96,60 -112,-70"),
        PULP.brown,
        0.7,
    )
    canvas.shaded(curve("-62,-10 0,-40 62,-10 60,60 0,104 -60,60"), "#e0b878", 0.5)
    for i in range(3):
        for j in range(4 - i % 2):
            canvas.line(
                half_circle(-36 + j * 24 + (12 if i % 2 else 0), 14 + i * 24, 9, 0), PULP.brown, 4
            )
    for side in (-1, 1):
        canvas.flat(circle(side * 46, -64, 46), PULP.cream)
        canvas.line(circle(side * 46, -64, 44), PULP.black, 16)
        canvas.line(circle(side * 46, -64, 44), PULP.yellow, 9)
        canvas.flat(circle(side * 42, -58, 20), PULP.black)
        canvas.flat(circle(side * 36, -66, 7), PULP.cream)
    canvas.fill(curve("-15,-44! 0,-54 15,-44! 0,-6!"), PULP.orange)
    paper(canvas, 0, 108, 220, 70, 0, 2)
    canvas.line(svg("M50,96 L72,118 L120,64"), PULP.red, 12)


def thesaurus(canvas: PulpCanvas) -> None:
    """A long-necked dinosaur reads, its shelf at hand."""
    for x, k in ((-118, 0), (-66, 1), (-6, 1), (38, 0)):
        canvas.shaded(
            round_rect(x - 20, 44, 40, 80 if k else 72, 16), "#3f8a5a" if k else "#2f6f48", 0.6
        )
    canvas.shaded(
        ribbon("-206,96,8 -150,66,44 -70,34,112 20,38,108 70,0,62 84,-80,46 70,-126,40"),
        "#4f9a6a",
        0.9,
        0.3,
    )
    for x, y in (
        *((-118, 8), (-84, -22), (-44, -36), (-4, -32)),
        *((32, -30), (48, -70), (50, -112)),
    ):
        canvas.fill(poly([(x - 13, y + 14), (x + 2, y - 15), (x + 15, y + 9)]), PULP.yellow)
    canvas.shaded(
        curve("44,-150 80,-170 124,-152 146,-128 138,-106 96,-100 56,-112"), "#4f9a6a", 0.7
    )
    eyes(canvas, 96, -140, 12, 13, 0.3)
    canvas.line(svg("M100,-112 Q124,-108 138,-118"), PULP.black, 4)
    canvas.line(join(circle(83, -140, 15), circle(111, -140, 15)), PULP.black, 4)
    book(canvas, 158, -30, 70, 92, PULP.red, 14)
    canvas.shaded(ribbon("50,20,26 100,8,22 126,-10,18"), "#4f9a6a", 0.5)
    for i, col in enumerate((PULP.blue, PULP.red, PULP.yellow)):
        canvas.shaded(round_rect(64, 98 - i * 22, 130 - i * 14, 22, 5), col, 0.6)
