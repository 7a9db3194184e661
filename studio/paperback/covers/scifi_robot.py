"""Robot whose teeth are typewriter keys; it types a page of its own."""

from studio.lettering import fit
from studio.paperback.backgrounds import night_sky
from studio.paperback.inks import PULP
from studio.paperback.props import paper
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, rect, round_rect, segment
from studio.transforms import place


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    _head(canvas)
    _eyes(canvas)
    _mouth(canvas)


def _head(canvas: PulpCanvas) -> None:
    """A head of iron in front of two moons."""
    night_sky(canvas, "#123a4a", "#2f8a6a", (250, 480), 26)
    canvas.flat(circle(84, 300, 40), "#f8c6ae")
    canvas.flat(circle(100, 288, 40), "#1b5054")
    canvas.shaded(curve("60,720! 80,640 160,604! 340,604! 420,640 440,720!"), "#9fb0b8", 0.9)
    canvas.shaded(rect(200, 580, 100, 40), PULP.iron, 0.6)
    h = round_rect(108, 262, 284, 326, 46)
    canvas.flat(place(h, 10, 10), PULP.black)
    canvas.shaded(h, "#d2622e", 0.9)
    canvas.shaded(round_rect(126, 282, 248, 126, 30), PULP.rubber, 0)


def _eyes(canvas: PulpCanvas) -> None:
    """Eyes and ears."""
    for side in (-1, 1):
        x = 250 + side * 64
        canvas.shaded(circle(x, 346, 48), PULP.steel)
        canvas.flat(circle(x, 346, 36), PULP.lemon)
        canvas.dots(circle(x, 346, 36), PULP.red, (x, 346), 4, 44, 0.9, 0.1, 6)
        canvas.flat(circle(x + 10, 350, 13), PULP.black)
        canvas.shaded(round_rect(250 + side * 150 - 16, 340, 32, 88, 12), PULP.steel)
        canvas.shaded(round_rect(250 + side * 168 - 9, 356, 18, 56, 8), PULP.red)
    canvas.line(segment(250, 262, 250, 226), PULP.black, 12)
    canvas.line(segment(250, 262, 250, 226), PULP.steel, 6)
    canvas.fill(circle(250, 222, 15), PULP.red)
    m = round_rect(134, 440, 232, 126, 30)
    canvas.flat(m, PULP.black)
    canvas.line(m, PULP.steel, 9)
    canvas.outline(m, 3)


def _mouth(canvas: PulpCanvas) -> None:
    """Its teeth are keys; what they type comes out."""
    for row in range(3):
        for i in range(5 + row % 2):
            x = 250 + (i - (4 + row % 2) / 2) * 40
            y = 468 + row * 35
            canvas.flat(ellipse(x, y + 5, 16, 13), PULP.iron)
            canvas.fill(ellipse(x, y, 16, 13), PULP.cream)
            canvas.flat(
                fit(
                    "QWERTASDFGHZXCVB"[row * 5 + i + (row > 1)],
                    "barlow-condensed-700",
                    x - 6,
                    y - 7,
                    12,
                    14,
                ),
                PULP.black,
            )
    paper(canvas, 250, 636, 190, 70, -4, 3)
    for x in (124, 376):
        for y in (424, 574):
            canvas.fill(circle(x, y, 7), PULP.yellow)
