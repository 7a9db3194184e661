"""What is behind the motifs: rays, a starry night, a sky of two inks."""

import random

from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, rays
from studio.transforms import Point

_STARLIGHT = "#fff3c8"


def sunburst(
    canvas: PulpCanvas,
    base: str,
    ray: str,
    centre: Point = (250, 250),
    count: int = 22,
    glow: str | None = None,
) -> None:
    """Rays, and dots round what they come from."""
    canvas.flat(canvas.page, base)
    canvas.flat(rays(*centre, 900, count, 0.5, 3), ray)
    if glow:
        canvas.dots(canvas.page, glow, centre, 40, 330)


def night_sky(
    canvas: PulpCanvas,
    base: str = PULP.violet,
    glow: str = PULP.magenta,
    centre: Point = (250, 520),
    count: int = 40,
    seed: int = 3,
) -> None:
    """Dark, with a glow of dots from below and so many stars."""
    canvas.flat(canvas.page, base)
    canvas.dots(canvas.page, glow, centre, 30, 420)
    chance = random.Random(seed)
    for _ in range(count):
        x, y, radius = chance.uniform(0, 500), chance.uniform(0, 430), chance.uniform(1.2, 2.8)
        canvas.flat(circle(x, y, radius), _STARLIGHT)


def two_inks(
    canvas: PulpCanvas, above: str, below: str, top: float = 60, bottom: float = 560
) -> None:
    """One ink above another, dots between them."""
    canvas.flat(canvas.page, below)
    canvas.screen(canvas.page, above, (0, top), (0, bottom), 1, 0, pitch=9, angle=30)
