"""Bangs and speed."""

import random
from collections.abc import Sequence

from studio.canvas import Canvas
from studio.paths import burst, on_circle, ribbon

_FIRE = ("#d8391d", "#f57f1f", "#ffd34d", "#fff7dc")


def explosion(
    canvas: Canvas, x: float, y: float, radius: float, seed: int = 1, points: int = 14
) -> None:
    """Four nested bursts, hottest in the middle."""
    for i, (share, ink) in enumerate(zip((1, 0.76, 0.52, 0.28), _FIRE, strict=True)):
        size = radius * share
        flame = burst(x, y, size, size * 0.58, points, 0.16, seed + i, seed * 7 + i * 11)
        canvas.fill(flame, ink)
        if i < 3:
            hotter = _FIRE[i + 1]
            canvas.stipple_radial(flame, hotter, (x, y), size * 0.35, size * 0.8, 0.9, 0)


def speed_lines(
    canvas: Canvas,
    inks: Sequence[str],
    count: int,
    seed: int,
    box: tuple[float, float, float, float],
    angle: float,
    lengths: tuple[float, float],
    widths: tuple[float, float],
) -> None:
    """Strokes that start inside the box (x0, y0, x1, y1) and run toward `angle` (degrees)."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        length, width = chance.uniform(*lengths), chance.uniform(*widths)
        middle, end = on_circle(x, y, length * 0.7, angle), on_circle(x, y, length, angle)
        stroke = ribbon([(x, y, 0.5), (*middle, width), (*end, 0.5)], 5)
        canvas.fill(stroke, chance.choice(inks))
