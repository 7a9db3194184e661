"""Skies and what fills them: moons, stars, clouds, smoke, lightning, light."""

import random
from collections.abc import Sequence
from itertools import pairwise

from studio.canvas import Canvas
from studio.paths import (
    Knots,
    circle,
    ellipse,
    on_circle,
    poly,
    rect,
    round_rect,
    spline,
    star,
)
from studio.transforms import Path, Point, subtract, union


def glowing_sky(
    canvas: Canvas, base: str, top: str, glow: str, centre: Point, inner: float, outer: float
) -> None:
    """A sky dark at the top, with a glow from radius `inner` to `outer`."""
    canvas.fill(canvas.page, base)
    canvas.stipple_radial(canvas.page, glow, centre, inner, outer, 0.95, 0)
    canvas.stipple_down(canvas.page, top, 260, 0, 0, 0.95)


def moon(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    ink: str,
    shade: str,
    *,
    halo: str | None = None,
    craters: bool = True,
    seed: int = 1,
) -> None:
    """A full moon lit from the lower right."""
    disc = circle(x, y, radius)
    if halo:
        canvas.outer(disc, halo, radius * 0.14 + 8, strength=0.55)
    canvas.fill(disc, ink)
    canvas.inner(disc, shade, radius * 0.22 + 4, -0.15 * radius, -0.13 * radius, 0.85)
    if craters:
        _craters(canvas, x, y, radius, shade, seed)


def _craters(canvas: Canvas, x: float, y: float, radius: float, shade: str, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(6):
        angle = chance.uniform(0, 360)
        centre = on_circle(x, y, chance.uniform(0.3, 0.8) * radius, angle)
        crater = circle(*centre, radius * chance.uniform(0.05, 0.13))
        canvas.fill(crater, shade, 0.35)
        canvas.rim(crater, shade, 3, 3, 0.5)


def star_field(
    canvas: Canvas, ink: str, count: int = 60, seed: int = 1, bottom: float = 400, big: int = 6
) -> None:
    """Many dots and a few four-pointed stars, down to `bottom`."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = chance.uniform(0, 500), chance.uniform(0, bottom)
        canvas.fill(circle(x, y, chance.uniform(0.8, 2)), ink)
    for _ in range(big):
        x, y = chance.uniform(20, 480), chance.uniform(20, bottom)
        canvas.fill(star(x, y, chance.uniform(5, 9), 1.4, 4, chance.uniform(-90, -80)), ink)


def cloud(
    x: float, y: float, scale: float, seed: int = 1, puffs: int = 5, width: float = 1.0
) -> Path:
    """A heap of puffs on a flat base just below y; about 230 units wide at scale 1."""
    chance = random.Random(seed)
    heap = circle(x - 95 * scale * width, y - 6 * scale, 20 * scale)
    for i in range(puffs):
        offset = i / (puffs - 1) * 2 - 1
        swell = (1 - offset * offset * 0.75) * chance.uniform(0.75, 1.05)
        rx = 44 * scale * (0.55 + swell * 0.55) * width**0.3
        ry = 38 * scale * (0.45 + swell * 0.6)
        puff = ellipse(x + offset * 95 * scale * width, y - swell * 22 * scale, rx, ry)
        if i:
            heap = union(heap, puff)
    base = round_rect(
        x - 115 * scale * width, y - 16 * scale, 230 * scale * width, 24 * scale, 12 * scale
    )
    below = rect(x - 300 * scale * width, y + 6 * scale, 600 * scale * width, 200 * scale)
    return subtract(union(heap, base), below)


def smoke(points: Knots, seed: int = 1, steps: int = 7, jitter: float = 0.15) -> Path:
    """A trail of round puffs through (x, y, width) points."""
    chance = random.Random(seed)
    trail = Path()
    for x, y, width in spline(points, steps):
        dx = chance.uniform(-1, 1) * width * jitter
        dy = chance.uniform(-1, 1) * width * jitter
        puff = circle(x + dx, y + dy, width / 2 * chance.uniform(0.85, 1.1))
        trail = union(trail, puff)
    return trail


def bolt(points: Sequence[Point], width: float) -> Path:
    """A zigzag of lightning: blades that narrow toward the tip and meet in sharp notches."""
    spans = len(points) - 1
    blades: list[Path] = []
    for i, (start, end) in enumerate(pairwise(points)):
        wide = width * (1 - i / spans) * 0.9 + 1
        narrow = width * (1 - (i + 1) / spans) * 0.9
        blades.append(_blade(start, end, wide, narrow or 0.3))
    return union(*blades)


def _blade(start: Point, end: Point, wide: float, narrow: float) -> Path:
    (x0, y0), (x1, y1) = start, end
    return poly(
        [
            (x0 - wide * 0.55, y0 - wide * 0.1),
            (x0 + wide * 0.55, y0 + wide * 0.1),
            (x1 + narrow * 0.55, y1 + narrow * 0.1),
            (x1 - narrow * 0.55, y1 - narrow * 0.1),
        ]
    )


def beam(
    canvas: Canvas,
    x: float,
    y: float,
    angle: float,
    spread: float,
    length: float,
    ink: str,
    far: float = 0.05,
    near: float = 0.85,
) -> None:
    """A cone of light from x, y toward `angle` (degrees), with its density far off and near."""
    cone = poly(
        [
            (x, y),
            on_circle(x, y, length, angle - spread / 2),
            on_circle(x, y, length, angle + spread / 2),
        ]
    )
    canvas.stipple(cone, ink, (x, y), on_circle(x, y, length, angle), near, far)
