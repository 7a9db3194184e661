"""Palm trees against the night."""

import math
import random

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, poly, ribbon, spline
from studio.transforms import Path, Point

_LEAF = "#0b1030"


def palm(
    canvas: Canvas, x: float, y: float, top_x: float, top_y: float, scale: float, seed: int
) -> None:
    """A palm rooted at x, y with its crown at top_x, top_y."""
    lean = (x + top_x) / 2 + (x - top_x) * 0.3
    trunk = ribbon(
        [(x, y + 30, 30 * scale), (lean, (y + top_y) / 2, 20 * scale), (top_x, top_y, 15 * scale)]
    )
    canvas.fill(trunk, _LEAF)
    canvas.rim(trunk, BLOCKBUSTER.teal, -3, 0)
    chance = random.Random(seed)
    turns = (-212, 32, -186, 6, -160, -20, -134, -46, -104)
    for turn in turns:
        angle = turn + chance.uniform(-5, 5)
        length = 150 * scale * chance.uniform(0.85, 1.05)
        frond = _frond(top_x, top_y, length, angle)
        canvas.fill(frond, _LEAF)
        canvas.fill(_rib(top_x, top_y, length, angle), BLOCKBUSTER.teal)
    canvas.fill(circle(top_x, top_y + 4, 9 * scale), _LEAF)


def _spine(x: float, y: float, length: float, angle: float) -> list[Point]:
    """The drooping line of a leaf."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    points = [
        (x, y),
        (x + dx * length * 0.5, y + dy * length * 0.58 - length * 0.04),
        (x + dx * length * 0.86, y + dy * length * 0.72 + length * 0.16),
        (x + dx * length, y + dy * length * 0.6 + length * 0.44),
    ]
    return [(px, py) for px, py in spline(points, 11)]


def _rib(x: float, y: float, length: float, angle: float) -> Path:
    spine = _spine(x, y, length, angle)
    widths = [4.5 * (1 - i / len(spine)) for i in range(len(spine))]
    return ribbon([(px, py, w) for (px, py), w in zip(spine, widths, strict=True)], 2)


def _frond(x: float, y: float, length: float, angle: float) -> Path:
    """A leaf with a comb of blades hanging from its rib."""
    spine = _spine(x, y, length, angle)
    out = 1 if math.cos(math.radians(angle)) > 0 else -1
    hanging: list[Point] = []
    for i, (px, py) in enumerate(spine[1:-1], 1):
        share = i / (len(spine) - 1)
        blade = length * 0.24 * math.sin(math.pi * (0.12 + 0.82 * share)) + 4
        hanging.append((px - out * blade * 0.1, py + blade * 0.62))
        hanging.append((px + out * blade * 0.42, py + blade))
    return poly(spine + hanging[::-1])
