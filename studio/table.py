"""The table: a low-contrast carpet of deco fans, lit from the top corners.

`render(width, height, scale)` draws it at any size; `write(folder)` makes the files of the game.
"""

from pathlib import Path as FilePath

from PIL import Image

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.paths import circle, rays, round_rect
from studio.printing import Pixels, print_pass
from studio.transforms import Path

SIZES = ((1920, 1080, 1), (2560, 1080, 1), (1920, 1080, 2))  # width, height, scale
QUALITY = 85

_FELT = "#14302f"
_FAN = "#1a3b39"
_THREAD = "#214945"
_SHADE = "#0d2222"
_LIGHT = "#3f7568"
_BRASS = "#c9973f"
_FAN_WIDTH = 120


def render(width: int = 1920, height: int = 1080, scale: float = 1) -> Pixels:
    """The table of `width` x `height` units, printed at `scale` pixels a unit."""
    canvas = Canvas(width, height, scale)
    draw(canvas, width, height)
    return print_pass(canvas.pixels(), 3, wobble=0, mottle=0.03, grain=0.03, specks=0.5)


def write(folder: FilePath) -> list[FilePath]:
    """Makes the files of all sizes in the folder."""
    files: list[FilePath] = []
    for width, height, scale in SIZES:
        file = folder / f"table_{width * scale}x{height * scale}.webp"
        picture = Image.fromarray(render(width, height, scale)).convert("RGB")
        picture.save(file, quality=QUALITY, method=6)
        files.append(file)
    return files


def draw(canvas: Canvas, width: float, height: float) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, _FELT)
    _fans(canvas, width, height)
    _shade(canvas, width, height)
    _brass_lines(canvas, width, height)
    _corners(canvas, width, height)


def _fans(canvas: Canvas, width: float, height: float) -> None:
    half = _FAN_WIDTH // 2
    # A whole fan stands on the middle line, so that every width is symmetrical.
    first = width / 2 % _FAN_WIDTH - _FAN_WIDTH
    for row in range(-1, int(height / half) + 3):
        for column in range(int(width / _FAN_WIDTH) + 3):
            x = first + column * _FAN_WIDTH + (half if row % 2 else 0)
            _fan(canvas, x, row * half)


def _fan(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(circle(x, y, 60), _FELT)
    canvas.fill(rays(x, y, 52, 9, 0.5, -175, 0, 170, hub=17), _FAN)
    canvas.fill(circle(x, y, 13), _FAN)
    canvas.line(circle(x, y, 59), _THREAD, 2)
    canvas.line(circle(x, y, 54), _THREAD, 1)


def _shade(canvas: Canvas, width: float, height: float) -> None:
    middle = (width / 2, height * 0.48)
    far = max(height * 1.05, width * 0.59)
    canvas.stipple_radial(canvas.page, _SHADE, middle, height * 0.35, far, 0, 0.8)
    for x, angle in ((0, 42), (width, 138)):
        beam(canvas, x, -20, angle, 26, height * 1.25, _LIGHT, 0, 0.12)


def _brass_lines(canvas: Canvas, width: float, height: float) -> None:
    canvas.line(_rim(width, height), _BRASS, 3, 0.8)
    canvas.line(round_rect(28, 28, width - 56, height - 56, 16), _BRASS, 1.2, 0.7)


def _rim(width: float, height: float) -> Path:
    return round_rect(18, 18, width - 36, height - 36, 22)


def _corners(canvas: Canvas, width: float, height: float) -> None:
    with canvas.clip(_rim(width, height)):
        for x in (18, width - 18):
            for y in (18, height - 18):
                _corner(canvas, x, y)


def _corner(canvas: Canvas, x: float, y: float) -> None:
    rings = ((92, _BRASS), (88, _SHADE), (70, _BRASS), (67, _FELT), (48, _BRASS), (45, _SHADE))
    for radius, ink in rings:
        canvas.fill(circle(x, y, radius), ink)
