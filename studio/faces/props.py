"""What more than one of the faces has: a dark outline, spectacles, a gleam."""

from studio.canvas import Canvas
from studio.paths import circle, curve, svg
from studio.portrait import Face
from studio.transforms import Path


def spectacles(
    face: Face, radius: float, frame: str, shade: str, width: float = 5, y: float = 1
) -> None:
    """Round spectacles before the eyes, a gleam across each glass."""
    canvas = face.canvas
    left, right = face.x(-0.46), face.x(0.46)
    for x in (left, right):
        lens = circle(x, y, radius)
        canvas.stipple(lens, "#eafaff", (x + radius * 0.1, y), (x - radius, y - radius), 0, 0.8)
        canvas.line(lens, shade, width + 3.5)
        canvas.line(lens, frame, width)
        slant = radius * 0.42
        gleam = svg(f"M{x - radius * 0.62},{y - radius * 0.2} l{slant},{-slant}")
        canvas.line(gleam, "#ffffff", 4)
    bridge = svg(
        f"M{left + radius},{y - 4} Q{(left + right) / 2},{y - 14} {right - radius},{y - 4}"
    )
    canvas.line(bridge, shade, width + 3)
    canvas.line(bridge, frame, width)


def sparkle(canvas: Canvas, x: float, y: float, size: float, ink: str = "#ffffff") -> None:
    """A gleam with four points."""
    near = size * 0.16
    canvas.fill(
        curve(
            [
                (x, y - size, "!"),
                (x + near, y - near, "!"),
                (x + size * 0.8, y, "!"),
                (x + near, y + near, "!"),
                (x, y + size, "!"),
                (x - near, y + near, "!"),
                (x - size * 0.8, y, "!"),
                (x - near, y - near, "!"),
            ]
        ),
        ink,
    )


def edged(canvas: Canvas, shape: Path, ink: str, edge: str, width: float = 5) -> None:
    """A flat shape with a dark keyline round it."""
    canvas.line(shape, edge, width)
    canvas.fill(shape, ink)
