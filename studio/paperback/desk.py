"""What stands on the desk and before the newsstand: sheet, blotter, shelf, basket, bell and cup."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from studio.paperback.cube import cube
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import arc_band
from studio.paths import (
    burst,
    circle,
    curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import intersect, place

_BLACK = "#000000"  # of shadows
_LONG = 900  # of what is cut in three or nine parts by the game
_SHEET, _PAD, _BOARD = 196, 180, 26  # how high
_KNOB, _STEEL = "#3a3440", "#8f8a96"


@dataclass(frozen=True)
class Thing:
    """Something on the desk: how large it is, how many pixels a unit has, how it is printed."""

    draw: Callable[[PulpCanvas], None]
    units: tuple[int, int]
    density: float = 2
    seed: int = 3
    wobble: float = 0


def shelf(canvas: PulpCanvas) -> None:
    """A board of the newsstand."""
    canvas.flat(rect(4, 8, _LONG - 8, 16), _BLACK, 0.55)
    canvas.flat(rect(0, 2, _LONG, 12), "#6e4223")
    chance = random.Random(2)
    for _ in range(26):
        x, y = chance.uniform(0, 860), chance.uniform(4, 12)
        canvas.line(segment(x, y, x + chance.uniform(30, 90), y), "#54301a", 1.2)
    canvas.flat(rect(0, 2, _LONG, 2.4), "#a9743d")
    canvas.flat(rect(0, 12, _LONG, 2.4), "#2a150b")
    canvas.line(segment(0, 14, _LONG, 14), "#d9a441", 1.2)
    for x in (14, _LONG - 14):
        canvas.fill(circle(x, 8, 3.2), "#d9a441")


def page(canvas: PulpCanvas) -> None:
    """The sheet in the typewriter, its roller below, a lever and two knobs."""
    left, right, foot = 40, _LONG - 40, _SHEET - 26
    sheet = rect(left, 0, right - left, foot)
    canvas.flat(place(sheet, 5, 5), PULP.black, 0.55)
    canvas.flat(sheet, "#e9dab2")
    canvas.screen(sheet, "#d0b981", (0, _SHEET * 0.3), (0, _SHEET), 0, 0.8, pitch=6, angle=30)
    canvas.dots(sheet, "#f8efd2", (_LONG / 2, 40), 40, _LONG / 2, 0.9, 0, 6)
    canvas.outline(sheet)
    for x in (left + 18, right - 18):
        canvas.line(segment(x, 2, x, foot), "#d98a7a", 1.6)
    _roller(canvas)
    _lever(canvas)
    for x in (12, _LONG - 12):
        _knob(canvas, x)


def _roller(canvas: PulpCanvas) -> None:
    roller, top = round_rect(14, _SHEET - 34, _LONG - 28, 26, 12), _SHEET - 34
    canvas.flat(place(roller, 0, 6), _BLACK, 0.6)
    canvas.flat(roller, "#221d26")
    canvas.screen(roller, "#5a5262", (0, top), (0, top + 18), 0.95, 0, pitch=4)
    canvas.outline(roller)
    canvas.line(segment(30, top + 5, _LONG - 30, top + 5), _STEEL, 1.6)


def _lever(canvas: PulpCanvas) -> None:
    low, bend, high = _SHEET - 30, _SHEET - 70, _SHEET - 126
    lever = svg(f"M16,{low} C-2,{bend} 14,{bend - 26} 6,{high}")
    canvas.line(lever, PULP.black, 9)
    canvas.line(lever, PULP.steel, 5)
    ball = circle(8, high - 4, 8.5)
    canvas.flat(place(ball, 1.5, 2.5), PULP.black)
    canvas.fill(ball, _KNOB)
    canvas.flat(circle(5.6, high - 6.6, 2.4), PULP.steel)


def _knob(canvas: PulpCanvas, x: float) -> None:
    knob = round_rect(x - 11, _SHEET - 40, 22, 38, 6)
    canvas.flat(place(knob, 2, 3), _BLACK, 0.6)
    canvas.shaded(knob, _KNOB, 0.5)
    for groove in range(5):
        y = _SHEET - 34 + groove * 6
        canvas.line(segment(x - 9, y, x + 9, y), _STEEL, 1.4)


def blotter(canvas: PulpCanvas) -> None:
    """The pad below the hand, with leather corners."""
    pad = round_rect(6, 6, _LONG - 12, _PAD - 12, 16)
    canvas.flat(place(pad, 3, 5), _BLACK, 0.6)
    canvas.flat(pad, "#143a31")
    canvas.dots(pad, "#1d5144", (_LONG / 2, _PAD / 2), 60, _LONG / 2, 0.75, 0, 6)
    canvas.line(pad, "#081a17", 4)
    canvas.line(round_rect(14, 14, _LONG - 28, _PAD - 28, 10), "#a9854a", 1.6)
    for x, right in ((6, 44), (_LONG - 6, -44)):
        for y, down in ((6, 44), (_PAD - 6, -44)):
            corner = intersect(pad, poly([(x, y), (x + right, y), (x, y + down)]))
            canvas.flat(corner, "#5a2a1a")
            canvas.line(segment(x + right, y, x, y + down), "#d9a441", 1.8)
            canvas.line(corner, "#120706", 2)


def basket(canvas: PulpCanvas) -> None:
    """Of wire, with crumpled paper."""
    for x, y, size, ink in (
        (70, 78, 34, PULP.cream),
        (122, 66, 38, PULP.paper),
        (96, 48, 30, PULP.cream),
    ):
        canvas.shaded(burst(x, y, size, size * 0.86, 11, 0.2, size), ink, 0.5)
        fold = f"M{x - size / 2},{y} L{x},{y - size * 0.3} L{x + size * 0.4},{y + size * 0.2}"
        canvas.line(svg(fold), PULP.black, 2)
    body = poly("26,84 174,84 152,262 48,262")
    canvas.flat(place(body, 6, 8), PULP.black, 0.5)
    canvas.flat(body, "#24323a", 0.93)
    canvas.hatch(body, PULP.black, (40, 84), (170, 262), 0, 0.7, pitch=5)
    for number in range(-4, 13):
        x = 26 + number * 18
        for foot in (x + 40, x - 40):
            wire = ribbon([(x, 84, 2.2), (foot, 262, 2.2)], round_ends=False)
            canvas.line(intersect(body, wire), "#8fa3a8", 1.6)
    canvas.outline(body, 5)
    canvas.shaded(round_rect(18, 74, 164, 20, 9), PULP.steel, 0.5)
    canvas.shaded(round_rect(42, 254, 116, 16, 7), PULP.grey, 0.5)


def cup(canvas: PulpCanvas) -> None:
    """Coffee, from above."""
    with canvas.at(92, 82, 0.74):
        canvas.flat(place(circle(0, 0, 98), 8, 11), _BLACK, 0.55)
        canvas.shaded(circle(0, 0, 98), "#cfc4a8", 0.5)
        canvas.outline(circle(0, 0, 98))
        canvas.shaded(round_rect(66, -15, 54, 30, 13), "#a8301f")
        canvas.shaded(circle(0, 0, 66), "#a8301f", 0.6)
        canvas.fill(circle(0, 0, 52), "#3a1a10")
        canvas.line(arc_band(0, 0, 38, 37, 190, 260), "#8a5a3a", 5)


def bell(canvas: PulpCanvas, *, rings: bool) -> None:
    """The bell at the margin, dark until the word is long enough."""
    ink, shade = (PULP.lemon, "#d9922a") if rings else (PULP.iron, PULP.rubber)
    if rings:
        canvas.flat(burst(48, 50, 47, 33, 16), PULP.orange, 0.55)
    body = curve("48,16! 58,22 62,36 66,54 78,64! 78,70! 18,70! 18,64! 30,54 34,36 38,22")
    canvas.flat(place(body, 3, 4), PULP.black, 0.7)
    canvas.line(body, PULP.black, 8)
    canvas.flat(body, ink)
    canvas.screen(body, shade, (40, 20), (70, 70), 0, 0.9, pitch=5, angle=30)
    canvas.fill(circle(48, 76, 7), shade)
    canvas.fill(circle(48, 15, 5), ink)
    if rings:
        canvas.line(svg("M40,30 C37,38 36,46 34,54"), "#fffdf0", 4)


def stand(canvas: PulpCanvas) -> None:
    """The brass foot of the library card."""
    foot = poly("20,8 200,8 212,52 8,52")
    canvas.flat(place(foot, 3, 5), _BLACK, 0.6)
    canvas.flat(foot, "#7a551f")
    canvas.screen(foot, PULP.yellow, (0, 8), (0, 40), 0.9, 0.1, pitch=4)
    canvas.line(foot, PULP.black, 4)
    canvas.line(segment(24, 14, 196, 14), "#fff1b8", 2)


THINGS = {
    "shelf": Thing(shelf, (_LONG, _BOARD)),
    "page": Thing(page, (_LONG, _SHEET), seed=4, wobble=0.15),
    "blotter": Thing(blotter, (_LONG, _PAD), seed=4),
    "basket": Thing(basket, (200, 280), wobble=0.2),
    "cup": Thing(cup, (200, 160), wobble=0.1),
    "stand": Thing(stand, (220, 60), wobble=0.15),
    "bell_on": Thing(partial(bell, rings=True), (96, 96), wobble=0.15),
    "bell_off": Thing(partial(bell, rings=False), (96, 96), wobble=0.15),
    "cube": Thing(cube, (256, 256), 0.5, wobble=0.3),
}
