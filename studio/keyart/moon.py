"""The moon: a disc of light at the end of the projector's beam."""

import random

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.frame import BEAM_ANGLE, LENS, MOON, MOON_RADIUS, behind_menu
from studio.paths import circle, curve, on_circle, poly
from studio.transforms import Point, place

_LIGHT = "#fff6d8"
_LENS_RADIUS = 44
_SEA = "#f6e0a4"
_SEA_SHADE = "#d3a04c"
_SEAS = (
    "-146,-6 -152,-60 -116,-106 -66,-132 -22,-118 -6,-84 30,-96 62,-78 70,-44 104,-34 118,0 "
    "92,22 52,8 36,-24 4,-40 -28,-28 -44,6 -70,12 -92,44 -126,40",
    "-86,74 -52,58 -14,72 4,104 -18,132 -60,126 -88,102",
    "104,-98 128,-92 140,-66 126,-54 106,-70",
    "66,58 96,50 112,74 92,100 68,88",
)
_CRATERS = (
    (-124, 74, 14),
    (34, 118, 22),
    (20, -136, 13),
    (2, 26, 15),
    (140, 36, 11),
    (-60, -78, 11),
)


def draw(canvas: Canvas) -> None:
    """Draws the whole layer."""
    _beam(canvas)
    _dust(canvas)
    full_moon(canvas)


def full_moon(canvas: Canvas) -> None:
    """The moon without its beam, where it is on the sheet."""
    _disc(canvas)
    _seas(canvas)
    _craters(canvas)


def cone_points() -> list[Point]:
    """The corners of the beam."""
    across = BEAM_ANGLE + 90
    # The beam begins well inside the barrel, so that a drifting layer shows no gap.
    root = on_circle(*LENS, 60, BEAM_ANGLE + 180)
    return [
        on_circle(*root, _LENS_RADIUS, across + 180),
        on_circle(*MOON, MOON_RADIUS, across + 180),
        on_circle(*MOON, MOON_RADIUS, across),
        on_circle(*root, _LENS_RADIUS, across),
    ]


def _beam(canvas: Canvas) -> None:
    cone = poly(cone_points())
    canvas.fill(cone, "#24357c")
    # Most of the grain stays near the lens and the moon: the menu stands between them.
    near = on_circle(*LENS, 270, BEAM_ANGLE)
    canvas.stipple(cone, BLOCKBUSTER.teal, LENS, near, 0.8, 0, 0.6)
    canvas.stipple(cone, BLOCKBUSTER.pale, LENS, near, 0.95, 0, 0.35)
    canvas.stipple(cone, BLOCKBUSTER.teal, LENS, MOON, 0, 0.6, 3)


def _dust(canvas: Canvas) -> None:
    """Specks dancing in the beam."""
    chance = random.Random(5)
    for _ in range(70):
        along, across = chance.random(), chance.uniform(-0.9, 0.9)
        x = LENS[0] + (MOON[0] - LENS[0]) * along
        y = LENS[1] + (MOON[1] - LENS[1]) * along
        reach = _LENS_RADIUS + (MOON_RADIUS - _LENS_RADIUS) * along
        speck = circle(x, y + across * reach, chance.uniform(0.8, 2))
        if not behind_menu(x, y + across * reach):
            canvas.fill(speck, BLOCKBUSTER.pale, 0.7)


def _disc(canvas: Canvas) -> None:
    disc = circle(*MOON, MOON_RADIUS)
    canvas.outer(disc, BLOCKBUSTER.pale, 34, strength=0.55)
    canvas.fill(disc, BLOCKBUSTER.pale)
    canvas.inner(disc, BLOCKBUSTER.gold, 40, -20, -24, 0.8)
    x, y = MOON
    canvas.stipple_radial(disc, _LIGHT, (x - 30, y - 40), 0, 130, 1, 0)


def _seas(canvas: Canvas) -> None:
    x, y = MOON
    for points in _SEAS:
        sea = place(curve(points), x, y)
        canvas.fill(sea, _SEA)
        canvas.inner(sea, _SEA_SHADE, 26, 8, 10, 0.75)


def _craters(canvas: Canvas) -> None:
    x, y = MOON
    for dx, dy, radius in _CRATERS:
        crater = circle(x + dx, y + dy, radius)
        canvas.fill(crater, "#f3d58c")
        canvas.rim(crater, "#b0742a", radius * 0.22, radius * 0.28)
        canvas.rim(crater, _LIGHT, -radius * 0.14, -radius * 0.18)
