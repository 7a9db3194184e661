"""The whole cast before the lit city: the page of the game, and the window of its house."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath

from studio.canvas import Canvas
from studio.colour import mix
from studio.marks import Drawing
from studio.paths import circle, ellipse, on_circle, rays, rect
from studio.printing import Pixels, over
from studio.times_square import esme, felix, fizz, flint, granite, kiki
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK, SHADOW
from studio.times_square.pull import keep, pull
from studio.times_square.standee import cut_out
from studio.times_square.street.clubs import CLUBS, Club, shining_sign, sign_tubes
from studio.transforms import union

_FEET = 554  # of a figure on its own sheet
_POOLS = ((1, 0.22), (0.86, 0.28), (0.72, 0.34), (0.56, 0.38), (0.4, 0.42))
_LIT = (NIGHT.window, NIGHT.warm, "#fbe6b0")


@dataclass(frozen=True)
class Standing:
    """Who stands where: feet at x, y, so large; their middle is at a column of their own sheet."""

    draw: Drawing
    x: float
    y: float
    size: float
    column: float = 200
    flip: bool = False


@dataclass(frozen=True)
class Scene:
    """A group before its city; a golden disc stands behind whoever is in the middle."""

    wide: float
    high: float
    disc: tuple[float, float, float]  # its middle and its radius
    ground: float
    signs: Sequence[tuple[float, float, float]]  # of both clubs: x, y, size
    size: float  # of houses, windows and lamps
    tall: float  # houses
    crew: Sequence[Standing]
    scale: float
    grain: float = 1


PAGE = Scene(
    wide=1920,
    high=1080,
    disc=(1280, 420, 320),
    ground=900,
    signs=((856, 30, 1.05), (1730, 30, 1.3)),
    size=1.5,
    tall=470,
    crew=(
        Standing(granite.draw, 996, 940, 1.40),
        Standing(flint.draw, 1540, 930, 1.32, 202),
        Standing(kiki.draw, 856, 990, 1.08, 196, flip=True),
        Standing(felix.draw, 1762, 978, 1.10),
        Standing(esme.draw, 1280, 1000, 1.46, 206),
        Standing(fizz.draw, 1494, 1032, 0.78),
    ),
    scale=1.5,
    grain=1.2,
)
WINDOW = Scene(
    wide=760,
    high=560,
    disc=(380, 190, 142),
    ground=368,
    signs=((166, 20, 0.4), (596, 20, 0.42)),  # between the columns and the heads
    size=0.6,
    tall=430,
    crew=(
        Standing(granite.draw, 252, 392, 0.70),
        Standing(flint.draw, 498, 388, 0.67, 202),
        Standing(kiki.draw, 172, 424, 0.58, 196, flip=True),
        Standing(felix.draw, 588, 420, 0.58),
        Standing(esme.draw, 384, 418, 0.72, 206),
        Standing(fizz.draw, 480, 446, 0.40),
    ),
    scale=2,
)


def write(folder: FilePath) -> None:
    """Makes the picture of the page below the folder of the game's pictures."""
    keep(render(PAGE), folder / "page" / "still.webp", 84)


def render(scene: Scene) -> Pixels:
    """The printed picture."""
    city = Canvas(scene.wide, scene.high, scene.scale, grain=scene.grain)
    _city(city, scene)
    return over(over(pull(city, 5, 0.3), _shadows(scene)), _crew(scene))


# --- the cast


def _crew(scene: Scene) -> Pixels:
    """With a pale cut edge."""
    canvas = Canvas(scene.wide, scene.high, scene.scale)
    for one in scene.crew:
        with (
            canvas.at(one.x, one.y, one.size, flip=one.flip),
            canvas.at(-one.column, -_FEET),
        ):
            one.draw(canvas)
    crew = pull(canvas, 6)
    return over(cut_out(crew, 2.6 * scene.scale, 1.4 * scene.scale), crew)


def _shadows(scene: Scene) -> Pixels:
    canvas = Canvas(scene.wide, scene.high, scene.scale)
    for one in scene.crew:
        shadow = ellipse(one.x, one.y + 2, 84 * one.size, 11 * one.size)
        canvas.outer(shadow, SHADOW, 8, strength=0.9)
    return canvas.pixels()


# --- the city


def _city(canvas: Canvas, scene: Scene) -> None:
    """Pink night at the left, cyan night at the right."""
    _sky(canvas, scene)
    _disc(canvas, scene)
    chance = random.Random(5)
    (x, _, radius), clubs = scene.disc, tuple(CLUBS.values())
    for side, left, right in ((0, -10, x - radius), (1, x + radius, scene.wide + 10)):
        _row(canvas, scene, clubs[side], (left, right), chance)
    for club, (sign_x, sign_y, size) in zip(clubs, scene.signs, strict=True):
        with canvas.at(sign_x, sign_y, size):
            for path, _, width in sign_tubes(club):
                canvas.line(path, NIGHT.black, width + 9)
            shining_sign(canvas, club, 1.2, 16, 0.9)
    _street(canvas, scene)


def _sky(canvas: Canvas, scene: Scene) -> None:
    x, half = scene.disc[0], scene.wide * 0.5
    canvas.fill(canvas.page, "#1a1038")
    canvas.stipple_across(canvas.page, "#8a1f5c", x, x - half, 0, 0.85)
    canvas.stipple_across(canvas.page, "#126a94", x, x + half, 0, 0.85)
    fan = rays(x, scene.ground, scene.wide, 34, 0.5, -90, -92, 92)
    canvas.fill(fan, NIGHT.black, 0.28)
    canvas.stipple_down(canvas.page, NIGHT.black, scene.high * 0.36, -10, 0, 0.9)


def _disc(canvas: Canvas, scene: Scene) -> None:
    (x, y, radius), size = scene.disc, scene.size
    disc = circle(x, y, radius)
    canvas.outer(disc, "#ffd98a", 26 * size, strength=0.6)
    canvas.fill(disc, GOLD)
    canvas.inner(disc, "#c9541a", 70 * size, 0, -46 * size, 0.9)
    bright = (x, y - radius * 0.34)
    canvas.stipple_radial(disc, "#fff6d0", bright, 20 * size, radius * 0.8, 0.95, 0)
    for number in range(36):
        spot = on_circle(x, y, radius * 1.076, number * 10)
        canvas.fill(circle(*spot, 7 * size), "#fff8dc")
        canvas.glow(circle(*spot, 8 * size), "#ffc24d", 8 * size, 0.6)


def _row(
    canvas: Canvas, scene: Scene, club: Club, ends: tuple[float, float], chance: random.Random
) -> None:
    """Houses that rise toward the side."""
    x, last = ends
    while x < last:
        wide = chance.randint(52, 92) * scene.size
        far = min(1, abs(x + wide / 2 - scene.disc[0]) / (scene.wide * 0.5))
        high = 130 + far * 250 + chance.randint(0, 60)
        top = scene.ground - high * scene.size * scene.tall / 430
        _house(canvas, scene, club, (x, top, wide))
        for left, upper in _windows(scene, x, top, wide):
            if chance.random() < 0.42:
                pane = rect(left, upper, 9 * scene.size, 13 * scene.size)
                canvas.fill(pane, chance.choice(_LIT))
        x += wide


def _house(canvas: Canvas, scene: Scene, club: Club, place: tuple[float, float, float]) -> None:
    """Lit by neon from the middle of the street."""
    (x, top, wide), size = place, scene.size
    body = rect(x, top, wide - 2, scene.ground - top)
    house = union(body, rect(x + wide * 0.22, top - 22 * size, wide * 0.56, 26 * size))
    canvas.fill(house, mix(NIGHT.dark, NIGHT.black, 0.35))
    lit, dark = (x, x + wide * 0.6) if x > scene.disc[0] else (x + wide, x + wide * 0.4)
    canvas.stipple_across(house, club.neon, lit, dark, 0.55, 0)
    canvas.line(house, mix(club.neon, NIGHT.black, 0.35), 2.4 * size)


def _windows(scene: Scene, x: float, top: float, wide: float) -> Iterator[tuple[float, float]]:
    """The top left corners of all there could be."""
    size, y = scene.size, top + 14 * scene.size
    while y < scene.ground - 16 * size:
        left = x + 9 * size
        while left < x + wide - 16 * size:
            yield left, y
            left += 19 * size
        y += 27 * size


def _street(canvas: Canvas, scene: Scene) -> None:
    ground, size, wide = scene.ground, scene.size, scene.wide
    street = rect(-10, ground + 4 * size, wide + 20, scene.high)
    canvas.fill(street, "#120c26")
    canvas.stipple_down(street, "#6a5a9a", ground + 52 * size, ground + 4 * size, 0, 0.6)
    canvas.fill(rect(-10, ground, wide + 20, 8 * size), "#a495b8")
    lights = ((wide * 0.14, wide * 0.25, PINK), (wide * 0.86, wide * 0.25, CYAN))
    for x, broad, ink in (*lights, (scene.disc[0], wide * 0.32, GOLD)):
        for share, dense in _POOLS:
            pool = rect(x - broad * share / 2, ground + 8 * size, broad * share, scene.high)
            canvas.stipple_down(pool, ink, ground + 8 * size, ground + 170 * size, dense, 0.05)
