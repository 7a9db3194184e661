"""Patterned grounds behind a portrait."""

from studio.canvas import Canvas
from studio.paths import circle, rays


def ray_backdrop(
    canvas: Canvas,
    dark: str,
    ray: str,
    glow: str,
    x: float = 250,
    y: float = 300,
    count: int = 24,
    rotate: float = 0,
) -> None:
    """Rays from x, y with a glow behind the head."""
    canvas.fill(canvas.page, dark)
    canvas.fill(rays(x, y, 700, count, 0.5, rotate), ray)
    canvas.stipple_radial(canvas.page, glow, (x, y), 60, 330, 0.9, 0)
    canvas.stipple_radial(canvas.page, dark, (x, y), 260, 520, 0, 1)


def arc_backdrop(
    canvas: Canvas, dark: str, arc: str, glow: str, x: float = 250, y: float = 330
) -> None:
    """Rainbow arcs about x, y."""
    canvas.fill(canvas.page, dark)
    for i, radius in enumerate((330, 280, 230, 180)):
        disc = circle(x, y, radius)
        canvas.fill(disc, dark if i % 2 else arc)
        canvas.stipple_down(disc, glow, y + radius * 0.3, y - radius, 0, 0.7)
