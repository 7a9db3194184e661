"""Signs of royalty."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, ellipse, poly


def crown(
    canvas: Canvas, x: float, y: float, scale: float, outline: str, rotate: float = 0
) -> None:
    """A jewelled crown, 100 units wide at its foot, lit from the right."""
    gold = poly("-50,14 -58,-40 -32,-14 -22,-52 0,-18 22,-52 32,-14 58,-40 50,14")
    with canvas.at(x, y, scale, rotate):
        canvas.outer(gold, outline, 6, 3, 5, 0.7)
        canvas.line(gold, outline, 5)
        canvas.fill(gold, BLOCKBUSTER.gold)
        canvas.stipple_across(gold, "#a8601a", 0, -60, 0, 0.9)
        canvas.stipple_down(gold, BLOCKBUSTER.pale, -10, -50, 0, 0.8)
        for tip in ((-58, -42), (-22, -54), (22, -54), (58, -42)):
            pearl = circle(*tip, 6.5)
            canvas.fill(pearl, BLOCKBUSTER.cream)
            canvas.line(pearl, outline, 2)
        for middle in (-28, 0, 28):
            gem = ellipse(middle, 0, 7, 8)
            canvas.fill(gem, BLOCKBUSTER.teal if middle else BLOCKBUSTER.crimson)
            canvas.line(gem, outline, 2)
