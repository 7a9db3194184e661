"""A typewriter at a night window, its page unrolls into the sky and the heroes climb out of it.

It is the picture of the house on the street, wide and narrow, and of the page of the game.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from studio.paperback.inks import PULP
from studio.paperback.motifs.adventure import rocket, saucer
from studio.paperback.motifs.mystery import cat
from studio.paperback.motifs.office import coffee
from studio.paperback.props import cactus, eyes, hat, pencil, typewriter
from studio.paperback.pulp import PulpCanvas, press
from studio.paths import circle, curve, heart, poly, rect, round_rect, segment, star
from studio.printing import Pixels
from studio.transforms import Point, place

_SKY, _GLOW, _STARLIGHT = "#1c1a44", "#8a2a6a", "#fff3c8"
_HOUSE, _DARK_WINDOW, _WOOD = "#12102c", "#2a2850", "#6a3218"
_LIT = 0.42  # of the windows
Thing: TypeAlias = tuple[Callable[[PulpCanvas], None], float, float, float, float]


@dataclass(frozen=True)
class City:
    """Houses from the left to the right: how wide and high, and how their windows are set."""

    foot: float
    wide: tuple[int, int]
    high: tuple[int, int]
    cell: tuple[int, int]
    inset: tuple[int, int]
    window: tuple[int, int]
    gap: int


@dataclass(frozen=True)
class Night:
    """One cut of the picture."""

    size: tuple[int, int]
    density: float
    left: int  # how far the picture goes on left of where its things are measured from
    glow: tuple[Point, float, float, float]  # middle, radii, pitch
    stars: tuple[int, float, tuple[float, float]]  # how many, down to where, how large
    moon: tuple[Point, float, Point, tuple[float, float], float] | None
    city: City
    desk: tuple[float, Sequence[float], float]  # its edge, its joints, how wide these are
    page: str
    shadow: Point
    shade: tuple[Point, Point, float, float]  # from where to where, pitch, width of the edge
    lines: tuple[Point, int, float, tuple[float, float], float]  # first, count, apart, long, wide
    things: Sequence[Thing]


def render(night: Night) -> Pixels:
    """The printed picture."""
    wide, high = night.size
    canvas = PulpCanvas(wide, high, night.density)
    canvas.page = rect(-20 - night.left, -20, wide + 40, high + 40)
    chance = random.Random(6)
    with canvas.at(night.left, 0):
        _sky(canvas, night, chance)
        _houses(canvas, night, chance)
        _desk(canvas, night)
        _page(canvas, night)
        for draw, x, y, scale, turn in night.things:
            with canvas.at(x, y, scale, turn):
                draw(canvas)
    return press(canvas, 8, 0.35)


def _sky(canvas: PulpCanvas, night: Night, chance: random.Random) -> None:
    centre, inner, outer, pitch = night.glow
    canvas.flat(canvas.page, _SKY)
    canvas.dots(canvas.page, _GLOW, centre, inner, outer, 0.95, 0, pitch)
    count, low, sizes = night.stars
    for _ in range(count):
        x = chance.uniform(-night.left, night.size[0] - night.left)
        canvas.flat(circle(x, chance.uniform(0, low), chance.uniform(*sizes)), _STARLIGHT)
    if night.moon:
        (x, y), radius, light, radii, pitch = night.moon
        canvas.flat(circle(x, y, radius), PULP.cream)
        canvas.dots(circle(x, y, radius), PULP.yellow, light, *radii, pitch=pitch)


def _houses(canvas: PulpCanvas, night: Night, chance: random.Random) -> None:
    city, x = night.city, -20 - night.left
    while x < night.size[0] - night.left + 20:
        wide, high = chance.randint(*city.wide), chance.randint(*city.high)
        top = city.foot - high
        canvas.flat(rect(x, top, wide, high + 60), _HOUSE)
        columns = wide // city.cell[0]
        for each in range(columns * (high // city.cell[1])):
            across = x + city.inset[0] + each % columns * city.cell[0]
            down = top + city.inset[1] + each // columns * city.cell[1]
            ink = PULP.yellow if chance.random() < _LIT else _DARK_WINDOW
            canvas.flat(rect(across, down, *city.window), ink)
        x += wide + city.gap


def _desk(canvas: PulpCanvas, night: Night) -> None:
    (edge, joints, wide), left = night.desk, -20 - night.left
    canvas.shaded(rect(left, edge, night.size[0] + 40, 240), _WOOD, 0.3)
    for y in joints:
        canvas.line(segment(left, y, night.size[0] + 20, y), "#3a1a10", wide)


def _page(canvas: PulpCanvas, night: Night) -> None:
    """The page and what is typed on it so far."""
    page = curve(night.page)
    start, end, pitch, edge = night.shade
    canvas.flat(place(page, *night.shadow), PULP.black, 0.55)
    canvas.flat(page, PULP.cream)
    canvas.screen(page, "#f2c98a", start, end, 0.75, 0, pitch=pitch, angle=30)
    canvas.line(page, PULP.black, edge)
    (x, y), count, apart, long, wide = night.lines
    for number in range(count):
        down = y - number * apart
        canvas.line(segment(x, down, x + long[number % 2], down), PULP.black, wide)


# --- what climbs out of the page, and what stands before it


def _sheriff(canvas: PulpCanvas) -> None:
    """A cactus in a pot, with a star."""
    cactus(canvas)
    canvas.shaded(curve("-58,74! 58,74! 44,138 -44,138"), "#c9602e", 0.8)
    canvas.shaded(round_rect(-66, 62, 132, 24, 6), "#d9743a", 0.6)
    hat(canvas, -2, -98, 0.66, PULP.brown)
    canvas.fill(star(-12, -8, 22, 10, 6), PULP.yellow)
    eyes(canvas, -4, -48, 8, 14)


def _heart(canvas: PulpCanvas) -> None:
    canvas.shaded(heart(0, 0, 92), PULP.red, 0.9)
    canvas.dots(heart(-36, -36, 30), PULP.cream, (-44, -46), 0, 36)


def _detective(canvas: PulpCanvas) -> None:
    """Two eyes between a hat and a collar."""
    coat = curve("-120,150! -112,60 -50,30 0,28 50,30 112,60 120,150!")
    canvas.shaded(coat, PULP.iron)
    canvas.shaded(poly("-40,34 0,90 40,34 20,20 -20,20"), PULP.cream, 0.4)
    canvas.flat(curve("-50,-40! 50,-40! 44,14 0,44 -44,14"), PULP.black)
    eyes(canvas, 0, 0, 11, 19, -0.5, 0, PULP.lemon)
    hat(canvas, 0, -34, 0.84, "#6b5a4a")


def _book(canvas: PulpCanvas, ink: str, wide: float, high: float, corner: float) -> None:
    canvas.shaded(round_rect(0, 0, wide, high, corner), ink, 0.6)


def _pencil(canvas: PulpCanvas, long: float, wide: float) -> None:
    pencil(canvas, 0, 0, long, wide, -6)


_machine = partial(typewriter, page=False)
WIDE = Night(
    size=(760, 560),
    density=2,
    left=80,
    glow=((300, 330), 40, 470, 8),
    stars=(46, 250, (0.8, 1.8)),
    moon=((514, 78), 40, (500, 64), (50, 10), 8),
    city=City(350, (34, 60), (70, 170), (14, 20), (6, 8), (6, 9), 2),
    desk=(352, (400, 452, 510), 3),
    page="196,270! 190,214 168,146 108,64 40,-40! 560,-40! 488,64 432,146 408,214 404,270!",
    shadow=(9, 7),
    shade=((300, 290), (300, 80), 6, 3),
    lines=((222, 226), 3, 12, (110, 150), 3.2),
    things=(
        (rocket, 206, 132, 0.6, -22),
        (_sheriff, 398, 128, 0.6, 6),
        (_heart, 302, 116, 0.44, 10),
        (_detective, 500, 216, 0.7, 0),
        (saucer, 106, 92, 0.5, -8),
        (_machine, 300, 296, 1.3, 0),
        (cat, 106, 268, 0.66, 0),
        (coffee, 528, 392, 0.5, 0),
        (partial(_book, ink=PULP.teal, wide=140, high=26, corner=5), 34, 318, 1, 0),
        (partial(_book, ink=PULP.yellow, wide=132, high=26, corner=5), 46, 344, 1, 0),
        (partial(_pencil, long=170, wide=15), 500, 452, 1, 0),
    ),
)
TALL = Night(
    size=(300, 560),
    density=2,
    left=0,
    glow=((150, 330), 30, 420, 8),
    stars=(30, 250, (0.8, 1.8)),
    moon=None,
    city=City(352, (30, 50), (70, 150), (14, 20), (6, 8), (6, 9), 2),
    desk=(352, (404, 450), 3),
    page="86,330! 82,256 74,190 50,110 4,-40! 296,-40! 250,110 226,190 218,256 214,330!",
    shadow=(8, 6),
    shade=((150, 310), (150, 110), 6, 3),
    lines=((104, 292), 4, 13, (68, 92), 3.2),
    things=(
        (rocket, 94, 184, 0.56, -22),
        (_sheriff, 206, 190, 0.56, 6),
        (_heart, 142, 90, 0.44, 10),
        (saucer, 226, 66, 0.36, -8),
        (_machine, 150, 362, 0.76, 0),
        (cat, 62, 356, 0.42, 0),
    ),
)
PAGE = Night(
    size=(1920, 1080),
    density=1.5,
    left=0,
    glow=((1290, 860), 90, 1150, 11),
    stars=(120, 560, (1.6, 4)),
    moon=((1806, 190), 104, (1770, 156), (130, 24), 10),
    city=City(860, (80, 150), (140, 380), (32, 46), (14, 20), (14, 20), 4),
    desk=(860, (930, 1010), 6),
    page="1060,800! 1050,610 1000,430 880,210 720,-60! 1890,-60! 1720,210 1580,430 1526,610 "
    "1516,800!",
    shadow=(20, 16),
    shade=((1290, 740), (1290, 230), 11, 6),
    lines=((1110, 716), 5, 30, (240, 350), 7),
    things=(
        (rocket, 1000, 470, 1.44, -22),
        (_sheriff, 1590, 480, 1.44, 6),
        (_heart, 1296, 400, 1, 10),
        (_detective, 1810, 690, 1.5, 0),
        (saucer, 938, 186, 1.15, -8),
        (_machine, 1290, 850, 2.5, 0),
        (cat, 874, 842, 1.25, 0),
        (coffee, 1830, 920, 0.95, 0),
        (partial(_book, ink=PULP.teal, wide=300, high=50, corner=8), 730, 936, 1, 0),
        (partial(_book, ink=PULP.yellow, wide=290, high=50, corner=8), 750, 986, 1, 0),
        (partial(_pencil, long=340, wide=30), 1740, 1030, 1, 0),
    ),
)
