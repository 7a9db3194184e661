"""A filing cabinet with a ghost in the top drawer and a tentacle in the lowest."""

from studio.paperback.backgrounds import night_sky
from studio.paperback.inks import PULP
from studio.paperback.props import eyes, paper
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    _cabinet(canvas)
    _ghost(canvas)
    _tentacle(canvas)


def _cabinet(canvas: PulpCanvas) -> None:
    """The cabinet, in a light from below."""
    night_sky(canvas, "#17313f", "#2f8a6a", (250, 420), 0)
    canvas.screen(
        poly("150,220 350,220 470,648 30,648"),
        PULP.lemon,
        (250, 200),
        (250, 648),
        0.6,
        0.05,
        pitch=9,
    )
    canvas.shaded(poly("60,610 440,610 520,720 -20,720"), PULP.wood, 0.3)
    sd = poly("356,316 400,296 400,640 356,668")
    canvas.shaded(sd, "#4a5a3a")
    canvas.shaded(poly("144,316 188,296 400,296 356,316"), "#8aa06a", 0.4)
    canvas.shaded(rect(144, 316, 212, 352), "#6f8a52", 0.5)
    for y in (418, 512, 606):
        canvas.shaded(rect(156, y, 188, 78), "#7f9a5e", 0.6)
        canvas.shaded(round_rect(216, y + 14, 68, 20, 4), PULP.cream, 0.3)
        canvas.shaded(round_rect(222, y + 46, 56, 13, 6), PULP.yellow, 0.5)


def _ghost(canvas: PulpCanvas) -> None:
    """Out of the top drawer."""
    g = curve("176,372! 168,310 190,250 248,228 306,250 330,310 322,372!")
    canvas.shaded(g, "#eef6f2", 0.7)
    eyes(canvas, 250, 286, 20, 32, 0.2)
    canvas.fill(ellipse(250, 330, 16, 22), PULP.black)
    for side in (-1, 1):
        canvas.shaded(
            ribbon(
                [
                    (250 + side * 74, 330, 34),
                    (250 + side * 122, 306, 34),
                    (250 + side * 128, 256, 26),
                ]
            ),
            "#eef6f2",
            0.6,
        )
    dr = poly("130,352 370,352 356,416 144,416")
    canvas.shaded(dr, "#8fac6a", 0.6)
    canvas.shaded(round_rect(216, 364, 68, 18, 4), PULP.cream, 0.3)
    canvas.shaded(round_rect(222, 390, 56, 13, 6), PULP.yellow, 0.5)


def _tentacle(canvas: PulpCanvas) -> None:
    """Papers above, a tentacle below."""
    for x, w, r in ((160, 34, -8), (206, 40, 4), (300, 36, -3)):
        paper(canvas, x, 342, w, 34, r, 2)
    t = ribbon("310,640,50 400,636,46 446,570,36 420,510,26 450,470,14 466,466,4")
    canvas.shaded(t, PULP.magenta, 0.9)
    for x, y, r in ((380, 652, 9), (424, 622, 8), (446, 580, 7), (438, 538, 6)):
        canvas.fill(circle(x, y, r), "#f8c6ae")
