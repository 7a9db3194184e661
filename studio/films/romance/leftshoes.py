"""Shall We Trample: dance steps draw a heart, and his shoe is on her toe."""

import math
from itertools import pairwise

from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    heart,
    on_circle,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import Path, flatten, join

_GRAIN = "#a8602e"
_BOARDS = ("#e3a86e", "#d6965a", "#edb97f")
_LEATHER = "#2a1a2e"
_CAST = "#3a1a10"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _floor(canvas)
    _light_pool(canvas)
    _steps(canvas)
    _ouch(canvas)
    with canvas.at(336, 350, 0.84, -44):
        _her_shoe(canvas)
    with canvas.at(262, 392, 0.84, -30):
        _her_shoe(canvas)
    with canvas.at(192, 256, 0.86, 152, flip=True):
        _his_shoe(canvas)
    with canvas.at(262, 254, 0.86, 148):
        _his_shoe(canvas)
    rose(
        canvas,
        96,
        470,
        0.9,
        ROMANCE.red,
        ROMANCE.berry,
        "#ff9a8a",
        rotate=-52,
        stem=90,
    )
    with canvas.at(420, 470, 1, 14):
        _dance_card(canvas)


# --- the ballroom floor


def _floor(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#e0a268")
    for i in range(14):
        x = i * 40 - 20
        board = rect(x, -10, 40, 740)
        canvas.fill(board, _BOARDS[i % 3])
        canvas.stipple_across(board, _GRAIN, x + 10, x + 40, 0, 0.5)
        canvas.line(segment(x, -10, x, 720), _GRAIN)
        for k in range(3):
            y = (i * 97 + k * 260) % 700
            canvas.line(segment(x, y, x + 40, y), _GRAIN)


def _light_pool(canvas: Canvas) -> None:
    canvas.stipple_radial(canvas.page, "#fff0c8", (250, 290), 60, 300, 0.95, 0)
    canvas.stipple_radial(canvas.page, ROMANCE.berry, (250, 300), 300, 480, 0, 0.85)


def _steps(canvas: Canvas) -> None:
    """His soles down the left half of the heart, hers down the right."""
    course = heart(250, 296, 208)
    canvas.line(course, ROMANCE.red, 6, dash=(2, 17))
    steps = pairwise(flatten(course, 52)[0])
    for i, ((x, y), (next_x, next_y)) in enumerate(steps):
        heading = math.degrees(math.atan2(next_y - y, next_x - x)) + 90
        spot = on_circle(x, y, 20 if i % 2 else -20, heading)
        with canvas.at(*spot, 0.62, heading):
            if x < 250:
                canvas.fill(_his_sole(), _LEATHER, 0.92)
            else:
                canvas.fill(_her_sole(), ROMANCE.red, 0.92)


def _his_sole() -> Path:
    sole = curve("2,-46 20,-34 20,-4 13,12! -9,12! -15,-8 -14,-34")
    return join(sole, round_rect(-11, 20, 23, 24, 9))


def _her_sole() -> Path:
    sole = curve("0,-40 16,-30 17,-4 9,14! -6,14! -13,-8 -12,-30")
    return join(sole, circle(0, 34, 8.5))


# --- the shoes, from above


def _his_shoe(canvas: Canvas) -> None:
    shoe = curve("4,-84 34,-70 42,-30 34,14 30,56 20,84 0,90 -20,84 -28,56 -30,14 -34,-30 -24,-70")
    canvas.outer(shoe, _CAST, 9, 4, 7, 0.7)
    canvas.fill(shoe, _LEATHER)
    canvas.inner(shoe, "#05030a", 16, -6, -4, 0.9)
    canvas.stipple_radial(shoe, "#8a7a9a", (-6, -56), 0, 30, 0.95, 0)
    _sock(canvas)
    for k in range(4):
        lace = segment(-15 + k, -26 + k * 10, 15 - k, -30 + k * 10)
        canvas.line(lace, ROMANCE.cream, 3.4)
    toe_cap = svg("M-30,-46 Q4,-34 38,-46")
    canvas.line(toe_cap, "#6a5a7a", 2.4)


def _sock(canvas: Canvas) -> None:
    """A striped ankle in the opening."""
    opening = curve("0,10! 20,18 20,60 0,76 -20,60 -20,18")
    canvas.fill(opening, ROMANCE.gold)
    with canvas.clip(opening):
        for y in (22, 42, 62):
            canvas.line(svg(f"M-26,{y} Q0,{y + 10} 26,{y}"), ROMANCE.sea, 8)
    canvas.inner(opening, _CAST, 10, 0, 5, 0.9)


def _her_shoe(canvas: Canvas) -> None:
    shoe = curve("4,-82! 30,-54 34,-20 22,20 18,56 12,80 0,84 -12,80 -17,56 -18,20 -26,-20 -20,-56")
    canvas.outer(shoe, _CAST, 9, 4, 7, 0.7)
    canvas.fill(shoe, ROMANCE.red)
    canvas.inner(shoe, ROMANCE.berry, 14, -5, -4, 0.9)
    canvas.stipple_radial(shoe, "#ffb0a0", (2, -50), 0, 26, 0.95, 0)
    opening = curve("2,-18! 20,-4 14,50 0,68 -14,50 -15,-4")
    canvas.fill(opening, "#fbd0bd")
    canvas.inner(opening, ROMANCE.berry, 10, 0, 6, 0.9)
    strap = ribbon("-20,14,7 0,8,7 24,14,7")
    canvas.fill(strap, ROMANCE.red)
    canvas.fill(circle(22, 14, 4), ROMANCE.gold)


def _ouch(canvas: Canvas) -> None:
    """The pain bursts out under her trodden toe."""
    pain = burst(302, 306, 84, 44, 11, 0.12, 3, 8)
    canvas.line(pain, ROMANCE.red, 7)
    canvas.fill(pain, ROMANCE.gold)
    canvas.stipple_radial(pain, ROMANCE.cream, (302, 306), 30, 66, 1, 0)


def _dance_card(canvas: Canvas) -> None:
    card = round_rect(-44, -60, 88, 116, 6)
    canvas.outer(card, _CAST, 6, 3, 5, 0.6)
    canvas.fill(card, ROMANCE.cream)
    canvas.line(round_rect(-37, -53, 74, 102, 4), ROMANCE.rose, 2.4)
    _notes(canvas)
    for k in range(5):
        canvas.line(segment(-28, -16 + k * 13, 28, -16 + k * 13), ROMANCE.peach, 2.2)
    canvas.fill(heart(0, 36, 8), ROMANCE.red)
    canvas.line(svg("M-24,-20 l48,12 M-22,-6 l44,10"), ROMANCE.berry, 2.4)


def _notes(canvas: Canvas) -> None:
    """Two quavers head the card."""
    canvas.line(svg("M-8,-28 L-8,-45 L12,-48 L12,-31"), ROMANCE.berry, 3.4)
    canvas.line(segment(-8, -43, 12, -46), ROMANCE.berry, 6)
    for x, y in ((-12, -27), (8, -30)):
        canvas.fill(ellipse(x, y, 6, 4.4, -18), ROMANCE.berry)
