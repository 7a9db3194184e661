"""Town things: skylines and umbrellas."""

import random
from itertools import pairwise

from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import poly, rect, svg
from studio.transforms import Path, union


def skyline(
    canvas: Canvas,
    y: float,
    ink: str,
    *,
    windows: str | None = None,
    shade: str | None = None,
    seed: int = 1,
    heights: tuple[int, int] = (60, 200),
    widths: tuple[int, int] = (34, 70),
    lit: float = 0.4,
) -> None:
    """A row of houses standing on y; `lit` is the share of windows that shine."""
    chance = random.Random(seed)
    x = -10
    while x < 510:
        width, height = chance.randint(*widths), chance.randint(*heights)
        house = _house(x, y, width, height, chance.random())
        canvas.fill(house, ink)
        if shade:
            canvas.stipple_across(house, shade, x + width * 0.2, x + width, 0, 0.9)
        if windows:
            for column, row in _lit_windows(x, y, width, height, lit, chance):
                canvas.fill(rect(column, row, 5.5, 7.5), windows)
        x += width - 1


def _house(x: float, y: float, width: float, height: float, kind: float) -> Path:
    """A block with steps, a gable, a mast or a flat roof, by `kind` from 0 to 1."""
    top = y - height
    block = rect(x, top, width, height + 200)
    if kind < 0.3:
        step = rect(x + width * 0.2, top - 16, width * 0.6, 18)
        return union(block, step, rect(x + width * 0.35, top - 28, width * 0.3, 14))
    if kind < 0.5:
        return union(block, poly([(x, top), (x + width, top), (x + width / 2, top - width * 0.6)]))
    if kind < 0.65:
        return union(block, rect(x + width * 0.45, top - 30, 4, 32))
    return block


def _lit_windows(
    x: float, y: float, width: int, height: int, lit: float, chance: random.Random
) -> list[tuple[float, float]]:
    spots: list[tuple[float, float]] = []
    row = y - height + 10
    while row < y:
        columns = [x + 6 + column * 11 for column in range((width - 8) // 11)]
        spots += [(column, row) for column in columns if chance.random() < lit]
        row += 14
    return spots


def umbrella(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    rotate: float,
    ink: str,
    dark: str,
    light: str,
    *,
    handle: float | None = None,
) -> None:
    """An open umbrella whose edge is at y, on a handle of that length if given."""
    edges = [radius - 2 * radius * i / 5 for i in range(6)]
    with canvas.at(x, y, 1, rotate):
        if handle:
            stick = svg(f"M0,{-radius * 0.9} L0,{handle} q0,16 14,16 q12,0 12,-13")
            canvas.line(stick, ROMANCE.wine, 5)
        _dome(canvas, radius, edges, ink, dark, light)
        for edge in edges[1:-1]:
            rib = svg(f"M{edge},0 Q{edge * 0.95},{-radius * 0.6} 0,{-radius * 0.93}")
            canvas.line(rib, dark, 2)
        tip = poly([(-4, -radius * 0.9), (0, -radius * 1.08), (4, -radius * 0.9)])
        canvas.fill(tip, ROMANCE.wine)


def _dome(
    canvas: Canvas, radius: float, edges: list[float], ink: str, dark: str, light: str
) -> None:
    dome = _dome_outline(radius, edges)
    canvas.fill(dome, ink)
    with canvas.clip(dome):
        for i in range(5):
            panel = _panel(radius, edges[i], edges[i + 1])
            if i % 2:
                canvas.fill(panel, dark, 0.55)
            canvas.stipple_across(panel, dark, edges[i + 1], edges[i], 0, 0.75, 1.4)
        canvas.stipple_down(dome, dark, -radius * 0.35, radius * 0.02, 0, 0.7)
        sheen = (-radius * 0.28, -radius * 0.62)
        canvas.stipple_radial(dome, light, sheen, 0, radius * 0.5, 0.9, 0)


def _dome_outline(radius: float, edges: list[float]) -> Path:
    dome = Path()
    dome.moveTo(-radius, 0)
    dome.cubicTo(-radius, -radius * 0.62, -radius * 0.5, -radius * 0.92, 0, -radius * 0.92)
    dome.cubicTo(radius * 0.5, -radius * 0.92, radius, -radius * 0.62, radius, 0)
    for right, left in pairwise(edges):
        dome.quadTo((right + left) / 2, -radius * 0.2, left, 0)
    dome.close()
    return dome


def _panel(radius: float, right: float, left: float) -> Path:
    panel = Path()
    panel.moveTo(right, 10)
    panel.quadTo(right * 0.95, -radius * 0.6, 0, -radius * 0.95)
    panel.quadTo(left * 0.95, -radius * 0.6, left, 10)
    panel.close()
    return panel
