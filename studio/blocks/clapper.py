"""A clapper board: the board, its two striped sticks and the signs chalked on it.

The board is 330 units wide; its middle is the origin, the hinge lies at HINGE.
"""

from studio.canvas import Canvas
from studio.paths import circle, poly, rect, round_rect, segment

INK = "#15121a"
CHALK = "#fbf0d4"
HINGE = (-146, -72)
LOWER_STICK, UPPER_STICK = -48, -95  # the heights of both sticks, shut


def board(canvas: Canvas, rim: str) -> None:
    """The board below the sticks, lit along one edge."""
    shape = round_rect(-165, -70, 330, 250, 12)
    canvas.fill(shape, INK)
    canvas.stipple(shape, "#3a3444", (120, -70), (-100, 180), 0.8, 0)
    canvas.rim(shape, rim, -4, -4)


def stick(canvas: Canvas, y: float, rotate: float = 0, *, lean: float = -22) -> None:
    """A striped stick that begins at the left; `lean` is how far its stripes lean."""
    with canvas.at(-160, y, 1, rotate):
        shape = round_rect(-5, -26, 330, 48, 8)
        canvas.fill(shape, INK)
        with canvas.clip(shape):
            for x in range(0, 372, 62):
                top, foot = x - 10, x - 10 + lean
                stripe = poly([(top, -30), (top + 34, -30), (foot + 34, 26), (foot, 26)])
                canvas.fill(stripe, CHALK)
            canvas.stipple_down(shape, "#9a8f80", -10, 22, 0, 0.7)
        canvas.rim(shape, "#ffffff", 0, 3, 0.7)


def bolt(canvas: Canvas, ink: str) -> None:
    """The bolt the upper stick turns on."""
    canvas.fill(circle(*HINGE, 12), ink)
    canvas.fill(circle(*HINGE, 5), CHALK)


def lines(canvas: Canvas) -> None:
    """The three fields of the upper row."""
    for y in (8, 62):
        canvas.line(segment(-150, y, 150, y), CHALK, 2.5, 0.8)
    for x in (-44, 56):
        canvas.line(segment(x, 8, x, 62), CHALK, 2.5, 0.8)


def skip_sign(canvas: Canvas, ink: str) -> None:
    """The sign on the button of a tape machine."""
    for x in (-72, -4):
        canvas.fill(poly([(x, 82), (x + 68, 119), (x, 156)]), ink)
    canvas.fill(rect(66, 82, 18, 74), ink)
