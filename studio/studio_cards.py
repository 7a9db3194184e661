"""The pictures of the studio cards, in each player's colour: a clapper board and a double reel."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from studio.blocks import clapper
from studio.blocks.clapper import CHALK, INK
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import PlayerInks, player_inks
from studio.lettering import fit
from studio.paths import (
    on_circle,
    poly,
    rays,
    ribbon,
    round_rect,
    spline,
    star,
)
from studio.reels import ringed_reel
from studio.transforms import Point, place

_WHITE = "#fffbe6"


def draw(canvas: Canvas, kind: str, colour: str) -> None:
    """The picture of a studio card: clap or double, in a player's colour."""
    inks = player_inks(colour)
    if kind == "clap":
        clap(canvas, inks)
    else:
        double(canvas, inks)


def _sunburst(canvas: Canvas, inks: PlayerInks, y: float, rotate: float, glow: float) -> None:
    canvas.fill(canvas.page, inks.dark)
    canvas.fill(rays(250, y, 700, 20, 0.5, rotate), inks.main)
    canvas.stipple_radial(canvas.page, inks.dark, (250, y), 150, 460, 0, 1)
    canvas.stipple_radial(canvas.page, inks.light, (250, y), 0, glow, 0.9, 0)


# --- clap board


def clap(canvas: Canvas, inks: PlayerInks) -> None:
    """A clapper board snaps: skip."""
    _sunburst(canvas, inks, 300, 0, 210)
    with canvas.at(250, 340, 1, -6):
        canvas.outer(round_rect(-158, -58, 330, 250, 12), INK, 10, 6, 14)
        clapper.board(canvas, inks.light)
        clapper.stick(canvas, -94, -24)
        clapper.stick(canvas, clapper.LOWER_STICK)
        clapper.bolt(canvas, inks.main)
        clapper.lines(canvas)
        _numbers(canvas)
        clapper.skip_sign(canvas, inks.light)
    _bang(canvas)


def _numbers(canvas: Canvas) -> None:
    """Roll, scene and take; without the words, for the picture has no language."""
    for number, x, width in (("7", -146, 96), ("13", -40, 92), ("2", 60, 90)):
        canvas.fill(fit(number, "londrina-solid", x, 17, width, 36), CHALK)


def _bang(canvas: Canvas) -> None:
    x, y = 398, 232
    for degrees in (-78, -52, -26, 0, 26):
        reach = 74 - abs(degrees + 26) * 0.2
        spark = [
            (*on_circle(x, y, 26, degrees), 3),
            (*on_circle(x, y, 48, degrees), 9),
            (*on_circle(x, y, reach, degrees), 1),
        ]
        canvas.fill(ribbon(spark), CHALK)


# --- double reel


def double(canvas: Canvas, inks: PlayerInks) -> None:
    """Two reels and the film between them: place two."""
    _sunburst(canvas, inks, 310, 9, 220)
    _film(canvas, inks)
    for x, y, rotate in ((176, 236, -12), (326, 402, 18)):
        ringed_reel(canvas, x, y, 122, inks, rotate)
    for x, y, size in ((90, 380, 20), (420, 270, 16), (402, 530, 13)):
        canvas.fill(star(x, y, size, size * 0.24, 4, 0), _WHITE)


Step: TypeAlias = tuple[float, float, float, float]

_FILM_WIDTH = 84
_PITCH = 70  # from one picture of the film to the next
_FILM_COURSE: Sequence[Point] = (
    (-40, 470),
    (60, 500),
    (150, 470),
    (250, 320),
    (350, 170),
    (440, 140),
    (540, 170),
)


def _film(canvas: Canvas, inks: PlayerInks) -> None:
    film = ribbon([(*point, _FILM_WIDTH) for point in _FILM_COURSE], 30, round_ends=False)
    canvas.outer(film, "#000000", 7, 3, 6, 0.6)
    canvas.fill(film, INK)
    tints = (inks.light, CHALK, mix(inks.main, "#ffffff", 0.35))
    steps = _steps_along_film()
    holes, pictures = 0, 0
    with canvas.clip(film):
        for i, (x, y, degrees, run) in enumerate(steps):
            if run >= holes * 13:
                _perforation(canvas, x, y, degrees)
                holes += 1
            if run >= pictures * _PITCH:
                inside = [step for step in steps[i:] if step[3] < run + _PITCH - 9]
                _film_picture(canvas, inside, tints[pictures % 3])
                pictures += 1


def _steps_along_film() -> list[Step]:
    """Points of the film's course: x, y, its direction in degrees and its length so far."""
    samples = [(x, y) for x, y in spline(_FILM_COURSE, 30)]
    steps: list[Step] = []
    run = 0.0
    for (x0, y0), (x1, y1) in pairwise(samples):
        run += math.hypot(x1 - x0, y1 - y0)
        steps.append((x1, y1, math.degrees(math.atan2(y1 - y0, x1 - x0)), run))
    return steps


def _perforation(canvas: Canvas, x: float, y: float, degrees: float) -> None:
    for side in (-1, 1):
        hole = round_rect(-3.6, side * _FILM_WIDTH * 0.405 - 4, 7.2, 8, 1.8)
        canvas.fill(place(hole, x, y, 1, degrees), CHALK)


def _film_picture(canvas: Canvas, steps: Sequence[Step], ink: str) -> None:
    """A picture between two frame lines, bent like the film."""
    half = _FILM_WIDTH * 0.29
    upper = [on_circle(x, y, half, degrees - 90) for x, y, degrees, _ in steps]
    lower = [on_circle(x, y, half, degrees + 90) for x, y, degrees, _ in reversed(steps)]
    picture = poly(upper + lower)
    canvas.fill(picture, ink)
    middle = steps[len(steps) // 2]
    x, y, degrees, _ = middle
    canvas.fill(star(x, y, half * 0.62, rotate=degrees - 90), mix(ink, INK, 0.55))
    shade = mix(ink, "#000000", 0.7)
    canvas.stipple_down(picture, shade, y - half * 0.4, y + half * 1.6, 0, 0.8)
