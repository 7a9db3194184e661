"""What a detective finds, behind the letters."""

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.props import hat, magnifier, paper
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import place, subtract, union


def window(canvas: PulpCanvas) -> None:
    """A blind, a city, and somebody in a hat."""
    w = rect(-120, -120, 240, 214)
    canvas.shaded(w, PULP.yellow, 0)
    canvas.flat(circle(62, -62, 36), PULP.cream)
    for x, h in ((-118, 60), (-76, 96), (-34, 70), (10, 120), (56, 84), (92, 54)):
        canvas.flat(rect(x, 94 - h, 40, h), PULP.navy)
        for k in range(6):
            if (k * 5 + x) % 3:
                canvas.flat(rect(x + 9 + 14 * (k % 2), 106 - h + 18 * (k // 2), 7, 10), PULP.lemon)
    for i in range(8):
        canvas.shaded(rect(-128, -118 + i * 27, 256, 10), PULP.rubber, 0.2)
    canvas.line(w, PULP.black, 16)
    canvas.line(w, PULP.brown, 9)
    canvas.line(segment(0, -120, 0, 94), PULP.black, 8)
    hat(canvas, -84, 66, 0.62, PULP.black, "#3a2a34")
    canvas.flat(curve("-132,110! -128,84 -84,74 -40,84 -36,110!"), PULP.black)


def footprints(canvas: PulpCanvas) -> None:
    """Footprints under a glass."""
    canvas.shaded(curve("-230,110! -230,20 -60,34 60,10 230,24! 230,110!"), PULP.tan, 0.25)
    for i in range(6):
        with canvas.at(-168 + i * 52, 68 - i * 9 + (16 if i % 2 else -12), 0.82 - i * 0.06, 78):
            canvas.flat(ellipse(0, -14, 19, 28), PULP.black)
            canvas.flat(circle(0, 31, 14), PULP.black)
    with canvas.at(134, -18, 0.8):
        magnifier(canvas)
        canvas.flat(ellipse(-4, 12, 15, 24, 20), PULP.black)


def cat(canvas: PulpCanvas, ink: str = PULP.black, eye: str = PULP.lemon) -> None:
    """A black cat."""
    canvas.shaded(ribbon("80,76,34 140,70,30 164,20,24 140,-20,10"), ink, 0)
    body = curve("-80,96! -92,40 -50,0 0,0 60,4 96,50 92,96!")
    canvas.flat(body, ink)
    canvas.line(body, PULP.iron, 3)
    head = curve(
        "-92,-30 -96,-72! -86,-112! -52,-86 -18,-86! 12,-112! 24,-70! 22,-30 0,2 -34,10 -70,2"
    )
    canvas.flat(head, ink)
    canvas.line(head, PULP.iron, 3)
    for side in (-1, 1):
        e = place(curve("-22,2! 0,-17 22,0! 0,13"), -35 + side * 29, -36, 1, side * 10)
        canvas.fill(e, eye)
        canvas.flat(ellipse(-35 + side * 29, -36, 5, 13), PULP.black)
        for k in (-1, 0, 1):
            canvas.line(
                segment(-35 + side * 26, -10 + k * 2, -35 + side * 86, -16 + k * 14),
                PULP.cream,
                2.4,
            )
    canvas.flat(poly("-42,-18 -28,-18 -35,-9"), PULP.rose)
    canvas.line(svg("M-48,-2 Q-40,4 -35,-6 Q-30,4 -22,-2"), PULP.cream, 3)
    for x in (-58, -20):
        canvas.line(ellipse(x, 92, 17, 10), PULP.iron, 3)


def magnifier_motif(canvas: PulpCanvas) -> None:
    """A question under a glass."""
    paper(canvas, -40, 40, 230, 110, -6, 5)
    with canvas.at(26, -14, 0.98):
        magnifier(canvas)
        canvas.flat(fit("?", "bowlby-one", -26, -42, 52, 84), PULP.red)


def fedora(canvas: PulpCanvas) -> None:
    """A hat in the light."""
    canvas.dots(circle(0, -10, 120), PULP.lemon, (0, -10), 40, 120, 1, 0, pitch=9, angle=22)
    hat(canvas, 0, 38, 1.5, "#6b5a4a")


def candle(canvas: PulpCanvas) -> None:
    """A candle that has burnt for long."""
    canvas.dots(circle(0, -60, 120), PULP.lemon, (0, -66), 10, 120)
    canvas.shaded(curve("-100,96! -90,66 90,66 100,96!"), PULP.yellow, 0.7)
    canvas.line(ellipse(118, 66, 24, 20), PULP.black, 17)
    canvas.line(ellipse(118, 66, 24, 20), PULP.yellow, 9)
    canvas.shaded(round_rect(-46, 52, 92, 26, 8), PULP.yellow, 0.6)
    canvas.shaded(
        curve("-32,56! -34,-20 -30,-36! -16,-26 -4,-38! 14,-24 30,-34! 34,0 32,56!"),
        PULP.cream,
        0.8,
    )
    canvas.shaded(ribbon("26,-26,12 30,4,16 29,20,12"), PULP.cream, 0)
    canvas.line(segment(0, -34, 0, -56), PULP.black, 5)
    canvas.shaded(curve("0,-40 -22,-62 -14,-92 2,-128! 12,-96 24,-74 18,-50"), PULP.orange, 0.3)
    canvas.flat(curve("0,-46 -10,-62 -4,-84 2,-100! 8,-80 12,-64 8,-50"), PULP.lemon)


def key(canvas: PulpCanvas) -> None:
    """The key of room 13."""
    with canvas.at(0, 20, 1, -24):
        k = union(round_rect(-60, -11, 210, 22, 8), rect(96, 0, 18, 52), rect(126, 0, 20, 42))
        h = subtract(
            union(circle(-104, -32, 34), circle(-104, 32, 34), circle(-140, 0, 34)),
            circle(-104, -32, 15),
            circle(-104, 32, 15),
            circle(-140, 0, 15),
        )
        o = union(k, h, circle(-96, 0, 26))
        canvas.flat(place(o, 6, 8), PULP.black)
        canvas.shaded(o, PULP.yellow, 0.9)
        canvas.fill(rect(-58, -18, 16, 36), PULP.red)
    paper(canvas, 116, 66, 96, 50, 12, 0, PULP.paper)
    canvas.flat(fit("13", "bowlby-one", 92, 52, 46, 28), PULP.black)


def umbrella(canvas: PulpCanvas) -> None:
    """An umbrella in the rain."""
    for i in range(14):
        x = -190 + i * 29
        canvas.line(segment(x + 16, -110 + i * 37 % 60, x, -78 + i * 37 % 60), PULP.sky, 4)
    canvas.line(svg("M0,-40 V70 C0,104 -46,104 -46,72"), PULP.black, 15)
    canvas.line(svg("M0,-40 V70 C0,104 -46,104 -46,72"), PULP.brown, 8)
    u = curve(
        "-170,30! -150,-60 -60,-110 0,-112 60,-110 150,-60 170,30! 140,8 "
        "112,10 86,30! 60,8 28,8 0,28! -28,8 -60,8 -86,30! -112,10 -140,8"
    )
    canvas.shaded(u, PULP.red, 0.9)
    canvas.line(svg("M0,-112 Q-76,-60 -86,30 M0,-112 Q76,-60 86,30 M0,-112 V28"), PULP.black, 3.4)
    canvas.line(segment(0, -112, 0, -132), PULP.black, 8)
