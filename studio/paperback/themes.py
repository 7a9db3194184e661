"""The themes, large."""

import math

from studio.paperback.inks import PULP
from studio.paperback.motifs.adventure import rocket
from studio.paperback.props import cactus, eyes, hat, magnifier
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import arc_band
from studio.paths import circle, curve, ellipse, heart, poly, rect, ribbon, segment, svg
from studio.transforms import intersect, place, subtract


def crime(canvas: PulpCanvas) -> None:
    """A hat, two eyes and a fingerprint in the dark."""
    canvas.flat(curve("-190,130! -170,40 -80,10 0,10 80,10 170,40 190,130!"), "#2b2433")
    canvas.line(curve("-190,130! -170,40 -80,10 0,10 80,10 170,40 190,130!"), PULP.black, 4)
    canvas.flat(curve("-74,-70! 74,-70! 66,10 0,52 -66,10"), PULP.black)
    eyes(canvas, 0, 6, 15, 28, 0.5, 0, PULP.lemon)
    hat(canvas, 0, -66, 1.25, PULP.iron)
    for side in (-1, 1):
        canvas.shaded(
            poly([(side * 14, 132), (side * 26, 40), (side * 104, 4), (side * 80, 132)]),
            PULP.iron,
            0.6,
        )
    with canvas.at(104, 64, 0.82):
        magnifier(canvas, PULP.cream)
        for r in (10, 22, 34, 46):
            canvas.line(arc_band(0, 6, r, r - 1, 160, 400), PULP.crimson, 5)


def space(canvas: PulpCanvas) -> None:
    """A ringed planet, and a rocket on its way."""
    p = circle(-20, 0, 106)
    canvas.shaded(p, PULP.orange, 0.9)
    with canvas.clip(p):
        for y, h in ((-70, 18), (-20, 26), (40, 16)):
            canvas.flat(rect(-140, y, 260, h), PULP.red)
    canvas.hatch(p, PULP.black, (-20, 0), (90, 100), 0, 0.7, pitch=5)
    canvas.outline(p, 4)
    rg = place(subtract(ellipse(0, 0, 206, 48), ellipse(0, 0, 150, 28)), -20, 4, 1, -16)
    fr = subtract(rg, intersect(p, place(rect(-240, -100, 480, 100), -20, 4, 1, -16)))
    canvas.line(fr, PULP.black, 5)
    canvas.flat(fr, PULP.lemon)
    with canvas.at(70, -70, 0.82, 0):
        rocket(canvas)


def love(canvas: PulpCanvas) -> None:
    """A sealed letter among hearts."""
    for x, y, s, r in (
        (-140, -96, 32, -18),
        (132, -110, 40, 14),
        (0, -150, 30, 0),
        (172, 10, 22, 20),
        (-182, 4, 22, -20),
    ):
        canvas.shaded(heart(x, y, s, r), PULP.red, 0.7)
    e = rect(-160, -70, 320, 200)
    canvas.flat(place(e, 8, 10), PULP.black)
    canvas.shaded(e, PULP.cream, 0.4)
    canvas.line(svg("M-160,130 L-30,10 M160,130 L30,10"), PULP.black, 4)
    f = poly("-160,-70 160,-70 0,60")
    canvas.shaded(f, "#fbe0cc", 0.5)
    canvas.shaded(circle(0, 46, 44), PULP.crimson, 0.8)
    canvas.fill(heart(0, 45, 24), PULP.rose)


def frontier(canvas: PulpCanvas) -> None:
    """A cactus in a hat, mesas and a wheel."""
    canvas.flat(circle(20, -30, 136), PULP.lemon)
    canvas.shaded(poly("60,96 78,-20 96,-34 170,-34 184,-20 206,96"), "#b8472a", 0.9)
    canvas.shaded(poly("-220,96 -206,30 -150,30 -128,96"), "#b8472a", 0.8)
    with canvas.at(-56, 10, 0.98):
        cactus(canvas)
        hat(canvas, -2, -100, 0.62, PULP.brown)
    canvas.shaded(curve("-260,150! -260,96 -60,80 100,100 260,90! 260,150!"), PULP.tan, 0.3)
    with canvas.at(112, 72, 1):
        for a in range(8):
            canvas.line(
                segment(0, 0, 54 * math.cos(a * math.pi / 4), 54 * math.sin(a * math.pi / 4)),
                PULP.black,
                8,
            )
        canvas.line(circle(0, 0, 56), PULP.black, 19)
        canvas.line(circle(0, 0, 56), PULP.brown, 11)
        canvas.fill(circle(0, 0, 14), PULP.brown)


def food(canvas: PulpCanvas) -> None:
    """A pie, hot."""
    for x in (-66, 0, 66):
        canvas.flat(
            ribbon([(x, -60, 4), (x - 16, -96, 14), (x + 12, -126, 13), (x, -160, 2)]),
            PULP.cream,
            0.9,
        )
    canvas.shaded(ellipse(0, 108, 200, 22), PULP.cream, 0.6)
    canvas.shaded(curve("-150,30! 150,30! 118,104 -118,104"), PULP.steel, 0.9)
    canvas.shaded(
        curve(
            "-172,34! -150,-30 -80,-66 0,-72 80,-66 150,-30 172,34! 140,52 "
            "116,34 90,54 62,36 32,56 0,38 -32,56 -62,36 -90,54 -116,34 -140,52"
        ),
        "#e0a24a",
        0.9,
    )
    for x, y, r in ((-70, -20, -26), (0, -34, 0), (70, -20, 26)):
        q = place(curve("0,-22! 12,0 0,22! -12,0"), x, y, 1, r)
        canvas.fill(q, PULP.crimson)
    with canvas.at(0, 0):
        canvas.fill(circle(0, -84, 20), PULP.red)
        canvas.line(svg("M2,-102 Q12,-124 30,-126"), PULP.black, 5)
    for i in range(9):
        canvas.flat(rect(-110 + i * 26, 56, 10, 44), PULP.grey)


def animals(canvas: PulpCanvas) -> None:
    """An elephant with a bird on its head."""
    for side in (-1, 1):
        canvas.shaded(
            curve(
                f"{side * 60},-96 {side * 150},-136 {side * 200},-70 {side * 180},20 "
                f"{side * 110},50 {side * 66},10"
            ),
            "#7f8fa8",
            0.8,
        )
        canvas.flat(
            curve(
                f"{side * 86},-74 {side * 140},-100 {side * 172},-56 {side * 150},4 {side * 108},20"
            ),
            PULP.rose,
        )
    canvas.shaded(
        curve("-92,-60 -60,-124 0,-134 60,-124 92,-60 80,20 48,50 0,56 -48,50 -80,20"),
        "#9fafc4",
        0.7,
    )
    canvas.shaded(ribbon("0,10,72 4,60,60 30,108,44 84,112,34 104,80,26"), "#9fafc4", 0.7)
    for i in range(4):
        canvas.line(svg(f"M{-22 + i * 4},{42 + i * 20} q24,10 46,-2"), PULP.black, 3)
    for side in (-1, 1):
        canvas.shaded(
            curve(f"{side * 44},30! {side * 76},34! {side * 74},84 {side * 50},92!"),
            PULP.cream,
            0.6,
        )
    eyes(canvas, 0, -34, 15, 46, 0.2)
    canvas.shaded(curve("-34,-140 -8,-176 30,-170 40,-148 14,-128 -20,-126"), PULP.yellow, 0.7)
    canvas.fill(poly("38,-162 62,-152 38,-146"), PULP.orange)
    canvas.flat(circle(22, -158, 5), PULP.black)
    canvas.shaded(poly("-30,-140 -66,-160 -54,-128"), "#e09a2a", 0.4)
