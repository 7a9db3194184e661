"""Librarian in a wide hat, book in hand, desert behind."""

from studio.blocks.heads import profile_head
from studio.paperback.backgrounds import two_inks
from studio.paperback.inks import PULP
from studio.paperback.props import book, hat
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, poly, rect, segment, star
from studio.transforms import place


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    two_inks(canvas, PULP.teal, "#fbe0a0", 80, 560)
    canvas.flat(circle(400, 330, 74), PULP.orange)
    for x, w, h in ((300, 110, 90), (410, 130, 130)):
        canvas.shaded(
            poly([(x, 620), (x + 16, 620 - h), (x + w - 16, 620 - h), (x + w, 620)]), "#b8472a", 0.9
        )
    canvas.shaded(rect(-10, 606, 520, 110), PULP.tan, 0.2)
    canvas.shaded(curve("20,720! 40,560 120,524 200,520 270,536 320,600 330,720!"), "#8a2a3a", 0.8)
    with canvas.at(196, 452, 1.75):
        profile_head(canvas, 0, 0, 1, "umber", "#2a1712", "bun", eye_open=True, lips="#b8283a")
        canvas.line(circle(30, -15, 13), PULP.yellow, 3.4)
        canvas.line(segment(18, -17, -12, -10), PULP.yellow, 3)
        canvas.shaded(curve("-34,28! 0,44 34,40! 40,54 30,62 44,86! 6,72 -40,60"), PULP.red, 0.6)
        for x, y in ((-14, 46), (6, 54), (24, 52), (26, 68), (-26, 54)):
            canvas.flat(circle(x, y, 3.4), PULP.cream)
        with canvas.at(2, -62, 0.74, -6):
            hat(canvas, 0, 0, 1, PULP.wood, PULP.yellow)
    book(canvas, 396, 580, 110, 146, PULP.teal, 10, PULP.lemon)
    canvas.fill(place(star(396, 590, 20, 9), 0, 0), PULP.lemon)
    canvas.shaded(
        curve(
            "318,600 350,584 372,590 376,604! 396,606 394,622 374,624! 388,636 "
            "378,648 340,650 310,640"
        ),
        "#8a5233",
        0.6,
    )
