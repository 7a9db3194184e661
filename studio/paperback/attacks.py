"""The attacks, behind their black keys."""

import math

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.props import book, coin, eyes
from studio.paperback.pulp import PulpCanvas
from studio.paths import (
    circle,
    curve,
    ellipse,
    open_curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    star,
    svg,
)
from studio.transforms import place


def forbid_common(canvas: PulpCanvas) -> None:
    """A library book in chains."""
    book(canvas, 0, 4, 230, 172, "#4f7d3c", 0, "#cfe0a0")
    for a, b in (((-150, -80), (150, 90)), ((150, -80), (-150, 90))):
        for i in range(9):
            t = i / 8
            x, y = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            canvas.line(
                ellipse(x, y, 19, 11, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))),
                PULP.black,
                11,
            )
            canvas.line(
                ellipse(x, y, 19, 11, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))),
                PULP.steel,
                5,
            )
    canvas.line(
        svg(
            "M-26,0 V-24 A26,26 0 0 1 26,-24 V0".replace(
                "A26,26 0 0 1 26,-24", "C-26,-60 26,-60 26,-24"
            )
        ),
        PULP.black,
        19,
    )
    canvas.line(svg("M-26,0 V-24 C-26,-60 26,-60 26,-24 V0"), PULP.steel, 10)
    canvas.shaded(round_rect(-46, -6, 92, 74, 12), PULP.red)
    canvas.flat(circle(0, 24, 11), PULP.black)
    canvas.flat(poly("-6,24 6,24 10,52 -10,52"), PULP.black)


def tax_fame(canvas: PulpCanvas) -> None:
    """A purse with teeth bites a starred book."""
    book(canvas, 6, -70, 120, 110, PULP.red, -8, PULP.lemon)
    canvas.fill(star(6, -62, 30, 12), PULP.lemon)
    canvas.shaded(
        curve("-150,110! -176,40 -120,-10! -60,14 0,-2! 60,14 120,-10! 176,40 150,110!"),
        "#5a2a5a",
        0.9,
    )
    canvas.line(open_curve("-124,-14! -60,12 0,-4! 60,12 124,-14"), PULP.yellow, 14)
    canvas.line(open_curve("-124,-22! -60,4 0,-12! 60,4 124,-22"), PULP.black, 3)
    for i in range(8):
        x = -98 + i * 28
        canvas.fill(
            poly(
                [
                    (x - 13, -8 + abs(math.sin(i * 1.2)) * 8),
                    (x + 13, -8 + abs(math.sin(i * 1.2 + 0.8)) * 8),
                    (x, 26),
                ]
            ),
            PULP.cream,
        )
    eyes(canvas, 0, 56, 19, 46, 0, 9, PULP.lemon)
    coin(canvas, -164, 96, 22)
    coin(canvas, 168, 98, 18)


def tax_offer(canvas: PulpCanvas) -> None:
    """A price tag with claws."""
    canvas.line(svg("M0,-60 Q-20,-130 60,-140"), PULP.black, 7)
    tg = poly("-100,-20 -50,-78 50,-78 100,-20 100,112 -100,112")
    canvas.flat(place(tg, 7, 8), PULP.black)
    canvas.shaded(tg, PULP.yellow, 0.8)
    canvas.line(circle(0, -46, 15), PULP.black, 7)
    canvas.flat(circle(0, -46, 11), PULP.cream)
    eyes(canvas, 0, 4, 20, 36, 0, 10, PULP.cream)
    m = poly("-66,48 66,48 50,88 -50,88")
    canvas.fill(m, PULP.crimson)
    for i in range(5):
        canvas.flat(poly([(-62 + i * 25, 48), (-38 + i * 25, 48), (-50 + i * 25, 68)]), PULP.cream)
    for side in (-1, 1):
        canvas.shaded(
            ribbon([(side * 96, 30, 26), (side * 150, 6, 24), (side * 164, -42, 20)]),
            "#e09a2a",
            0.5,
        )
        for k in (-1, 0, 1):
            canvas.shaded(
                poly(
                    [
                        (side * (150 + k * 15), -46),
                        (side * (162 + k * 15), -46),
                        (side * (152 + k * 17), -86),
                    ]
                ),
                PULP.cream,
                0,
            )


def hand_minus(canvas: PulpCanvas) -> None:
    """Five cards in a fan, the last one burns."""
    for i in range(5):
        with canvas.at(0, 110, 1, -44 + i * 22):
            q = round_rect(-38, -190, 76, 116, 8)
            canvas.flat(place(q, 4, 4), PULP.black)
            canvas.shaded(q, PULP.cream if i < 4 else "#6b5a4a", 0.5)
            if i < 4:
                canvas.shaded(circle(0, -132, 22), PULP.steel, 0.5)
    with canvas.at(108, -14, 0.82, 14):
        canvas.shaded(
            curve(
                "0,70! -56,56 -66,0 -34,-40! -30,-14 -12,-6! -14,-60 20,-110! "
                "16,-60 60,-30 60,14 50,60"
            ),
            PULP.red,
            0.5,
        )
        canvas.flat(
            curve("2,70! -34,58 -36,18 -12,-2! -8,16 4,20! 0,-10 20,-46! 24,-10 40,14 34,56"),
            PULP.orange,
        )
        canvas.flat(curve("4,70! -14,58 -10,34 6,16! 22,34 24,58"), PULP.lemon)


def max_wilds(canvas: PulpCanvas) -> None:
    """A star behind bars."""
    canvas.shaded(star(0, 12, 82, 36), PULP.lemon, 0.8)
    eyes(canvas, 0, 2, 13, 20, 0)
    canvas.line(svg("M-18,40 Q0,28 18,40"), PULP.black, 5)
    canvas.shaded(round_rect(-120, -100, 240, 24, 6), PULP.iron)
    canvas.shaded(round_rect(-120, 88, 240, 24, 6), PULP.iron)
    for i in range(6):
        x = -100 + i * 40
        canvas.line(segment(x, -78, x, 90), PULP.black, 15)
        canvas.line(segment(x, -78, x, 90), "#8f8a96", 8)
    canvas.line(ellipse(0, -114, 24, 16), PULP.black, 9)


def max_length(canvas: PulpCanvas) -> None:
    """Scissors snap a ribbon of paper."""
    for s, r in ((-1, -4), (1, 9)):
        with canvas.at(s * 112, 44, 1, r):
            q = rect(-92, -32, 184, 64)
            canvas.flat(place(q, 5, 6), PULP.black)
            canvas.shaded(q, PULP.cream, 0.4)
            for i in range(3):
                canvas.shaded(round_rect(-80 + i * 56, -20, 44, 40, 8), "#d8cfba", 0.4)
    for side in (-1, 1):
        canvas.shaded(
            curve(
                f"{side * -10},-16! {side * 4},30 {side * 44},118! {side * 58},104! {side * 26},10"
            ),
            PULP.steel,
            0.6,
        )
        canvas.line(ellipse(side * 48, -74, 30, 40, side * 28), PULP.black, 25)
        canvas.line(ellipse(side * 48, -74, 30, 40, side * 28), PULP.red, 15)
    canvas.fill(circle(0, -10, 11), PULP.yellow)


def alarm_clock(canvas: PulpCanvas) -> None:
    """An alarm clock with teeth."""
    for side in (-1, 1):
        canvas.shaded(
            place(curve("-36,10! -34,-26 0,-38 34,-26 36,10!"), side * 74, -80, 1, side * 34),
            PULP.yellow,
        )
        canvas.line(segment(side * 70, 84, side * 96, 116), PULP.black, 16)
    canvas.line(segment(0, -100, 0, -118), PULP.black, 12)
    canvas.shaded(circle(0, 4, 106), PULP.crimson, 0.8)
    canvas.fill(circle(0, 4, 84), PULP.cream)
    eyes(canvas, 0, -26, 19, 32, 0, 10, PULP.lemon)
    m = curve("-62,24! 0,14 62,24! 44,70 0,82 -44,70")
    canvas.fill(m, PULP.black)
    for i in range(6):
        canvas.flat(poly([(-58 + i * 20, 20), (-38 + i * 20, 20), (-48 + i * 20, 44)]), PULP.cream)
    for i in range(4):
        canvas.flat(poly([(-40 + i * 20, 74), (-22 + i * 20, 76), (-31 + i * 20, 54)]), PULP.cream)
    canvas.line(svg("M0,4 L0,-58 M0,4 L34,4"), PULP.red, 7)
    for side in (-1, 1):
        for k in range(3):
            canvas.line(
                segment(side * (126 + k * 8), -70 + k * 34, side * (158 + k * 8), -84 + k * 38),
                PULP.lemon,
                7,
            )


def no_draw(canvas: PulpCanvas) -> None:
    """A mousetrap sits where the next card should be."""
    q = rect(-170, 54, 340, 52)
    canvas.flat(place(q, 5, 7), PULP.black)
    canvas.shaded(poly("-140,10 140,10 174,70 -174,70"), PULP.tan, 0.6)
    canvas.shaded(q, "#a8703a", 0.6)
    with canvas.at(60, 4, 1, -16):
        k = round_rect(-46, -90, 92, 110, 8)
        canvas.flat(place(k, 4, 5), PULP.black)
        canvas.shaded(k, PULP.cream, 0.4)
        canvas.shaded(circle(0, -36, 28), PULP.steel, 0.5)
        canvas.flat(fit("+", "bowlby-one", -16, -52, 32, 32), PULP.sea)
    canvas.line(svg("M-120,40 L-96,-96 L96,-96 L124,40"), PULP.black, 15)
    canvas.line(svg("M-120,40 L-96,-96 L96,-96 L124,40"), PULP.steel, 8)
    canvas.line(
        svg("M-20,44 c0,-30 20,-30 20,0 c0,-30 20,-30 20,0 c0,-30 20,-30 20,0"), PULP.black, 7
    )
    for side in (-1, 1):
        for k in range(2):
            canvas.line(
                segment(side * (116 + k * 10), -84 + k * 26, side * (150 + k * 10), -100 + k * 30),
                PULP.lemon,
                7,
            )
