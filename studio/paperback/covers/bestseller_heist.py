"""Three burglars carry giant letters out of a vault of light."""

import math

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, poly, rays, rect, ribbon, round_rect
from studio.transforms import place


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    _vault(canvas)
    _letters(canvas)
    _burglars(canvas)


def _vault(canvas: PulpCanvas) -> None:
    """An open vault full of light."""
    canvas.flat(canvas.page, "#1a1430")
    canvas.screen(canvas.page, "#3a2a6a", (250, 700), (250, 160), 0.9, 0.1, pitch=9)
    v = circle(250, 404, 196)
    canvas.flat(circle(262, 412, 204), PULP.black)
    canvas.shaded(v, "#8f8a96", 0.9)
    for i in range(16):
        a = math.radians(i * 22.5)
        canvas.fill(circle(250 + 178 * math.cos(a), 404 + 178 * math.sin(a), 10), PULP.steel)
    o = circle(250, 404, 150)
    canvas.flat(o, PULP.lemon)
    with canvas.clip(o):
        canvas.flat(rays(250, 404, 300, 20, 0.5), PULP.yellow)
        canvas.dots(o, PULP.cream, (250, 404), 10, 130)
    canvas.line(o, PULP.black, 7)


def _letters(canvas: PulpCanvas) -> None:
    """Three letters of gold."""
    canvas.shaded(poly("90,570 410,570 520,720 -20,720"), "#3a3440", 0.4)
    canvas.flat(poly("140,560 360,560 440,720 60,720"), PULP.yellow, 0.5)
    for ch, x, y, s, r, col in (
        ("A", 150, 424, 150, -12, "#f2a92a"),
        ("G", 268, 366, 128, 6, "#f2a92a"),
        ("Z", 366, 440, 140, 14, "#f2a92a"),
    ):
        q = place(fit(ch, "bowlby-one", -s / 2, -s / 2, s, s), x, y, 1, r)
        for d in range(9, 0, -1):
            canvas.flat(place(q, d, d), "#5a2a08")
        canvas.line(q, PULP.black, 5)
        canvas.shaded(q, col, 0.8)
        canvas.line(q, PULP.cream, 1.6)


def _burglars(canvas: PulpCanvas) -> None:
    """Who carries them out."""
    for x, y, s, f in ((150, 560, 1.1, 1), (262, 540, 0.96, 1), (366, 564, 1.1, -1)):
        with canvas.at(x, y, s, 0, flip=f < 0):
            canvas.flat(
                curve("-34,96! -38,20 -30,-34 -6,-46 6,-46 30,-34 38,20 34,96! 8,96! 2,40 -6,96!"),
                PULP.black,
            )
            canvas.flat(ribbon("-26,-26,20 -40,-60,18 -26,-92,16"), PULP.black)
            canvas.flat(ribbon("26,-26,20 42,-60,18 30,-92,16"), PULP.black)
            canvas.flat(circle(0, -66, 25), PULP.black)
            canvas.flat(round_rect(-26, -96, 52, 22, 10), PULP.black)
            canvas.flat(round_rect(-22, -74, 44, 14, 6), PULP.cream)
            canvas.flat(circle(-8, -67, 4), PULP.black)
            canvas.flat(circle(9, -67, 4), PULP.black)
            for y2 in (-18, 0, 18):
                canvas.flat(rect(-27, y2, 54, 7), PULP.cream)
