"""Two office clerks, nose to nose, and a stamped heart in three copies."""

from studio.blocks.heads import profile_head
from studio.paperback.backgrounds import sunburst
from studio.paperback.inks import PULP
from studio.paperback.props import pencil
from studio.paperback.pulp import PulpCanvas
from studio.paths import curve, heart, poly, rect, segment
from studio.transforms import place


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    sunburst(canvas, PULP.magenta, "#d65a86", centre=(250, 400), count=26, glow="#f8c6ae")
    for i, k in enumerate(("#7fb0c8", "#f8c6ae", PULP.cream)):
        with canvas.at(250 + (i - 1) * 14, 402 + (i - 1) * 10, 1, -8 + i * 6):
            p = rect(-128, -178, 256, 350)
            canvas.flat(place(p, 5, 6), PULP.black, 0.6)
            canvas.shaded(p, k, 0.3)
            for j in range(3):
                canvas.line(
                    segment(-100, 100 + j * 22, 100 - j * 37 % 60, 100 + j * 22), PULP.black, 4
                )
    hp = heart(250, 344, 104)
    canvas.flat(place(hp, 6, 8), PULP.black)
    canvas.shaded(hp, PULP.red, 0.8)
    canvas.shaded(curve("-20,720! -10,590 60,552 130,548 190,590 206,720!"), PULP.teal, 0.8)
    canvas.shaded(curve("520,720! 510,590 440,552 370,548 310,590 294,720!"), "#3a3440", 0.8)
    profile_head(canvas, 142, 462, 1.62, "fair", "#7a2a14", "waves")
    profile_head(canvas, 352, 462, 1.62, "umber", PULP.black, "slick", flip=True)
    canvas.shaded(poly("330,590 392,560 376,640"), PULP.cream, 0.4)
    canvas.shaded(poly("344,600 362,594 366,660 348,672"), PULP.red, 0.4)
    pencil(canvas, 100, 436, 90, 12, 200)
