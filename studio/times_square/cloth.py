"""The cloth of the table: stepped deco fans, one corner lit pink and one cyan.

`render(width, height, scale)` draws it at any size; `write(folder)` makes the files of the game.
"""

from pathlib import Path as FilePath

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import circle, polyline, rays, round_rect, star
from studio.printing import Pixels
from studio.table import SIZES
from studio.times_square.inks import CYAN, GOLD, PINK
from studio.times_square.pull import keep, pull

_CLOTH, _FAN, _THREAD, _DARK = "#1a1030", "#20153a", "#291c48", "#0c0818"
_WIDE, _HIGH = 128, 64  # of a fan, from one to the next
_MARGIN, _CUT = 18, 40  # of the neon line round it
_QUALITY = 75


def render(width: int = 1920, height: int = 1080, scale: float = 1) -> Pixels:
    """The cloth of `width` x `height` units, printed at `scale` pixels a unit."""
    canvas = Canvas(width, height, scale)
    draw(canvas, width, height)
    return pull(canvas, 3, 0)


def write(folder: FilePath) -> None:
    """Makes the files of all sizes in the folder."""
    for width, height, scale in SIZES:
        file = folder / f"table_{width * scale}x{height * scale}.webp"
        keep(render(width, height, scale), file, _QUALITY)


def draw(canvas: Canvas, width: float, height: float) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, _CLOTH)
    _fans(canvas, width, height)
    middle = (width / 2, height / 2)
    canvas.stipple_radial(canvas.page, _DARK, middle, height * 0.38, height * 1.08, 0, 0.95)
    for x, angle, ink in ((0, 40, "#7a1f56"), (width, 140, "#1a5a86")):
        beam(canvas, x, -20, angle, 30, height * 1.2, ink, 0, 0.16)
    _neon(canvas, width, height)
    frame = round_rect(30, 30, width - 60, height - 60, 12)
    canvas.line(frame, "#8a6a2a", 1.2, 0.8)
    for y in (_MARGIN, height - _MARGIN):
        canvas.fill(circle(width / 2, y, 13), _DARK)
        canvas.fill(star(width / 2, y, 13, 5.4), GOLD)


def _fans(canvas: Canvas, width: float, height: float) -> None:
    for row in range(-1, int(height / _HIGH) + 3):
        for number in range(-1, int(width / _WIDE) + 2):
            x = number * _WIDE + (_WIDE / 2 if row % 2 else 0)
            _fan(canvas, x, row * _HIGH)


def _fan(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(circle(x, y, 64), _CLOTH)
    canvas.fill(rays(x, y, 55, 9, 0.5, -175, 0, 170, 20), _FAN)
    for radius in (62, 57, 20, 15):
        canvas.line(circle(x, y, radius), _THREAD, 1.0 if radius == 57 else 1.6)
    canvas.fill(star(x, y - 1, 9, 3.8), _THREAD)


def _neon(canvas: Canvas, width: float, height: float) -> None:
    """A tube along each half of the edge."""
    for side, ink in ((0, PINK), (width, CYAN)):
        outer, inner = abs(side - _MARGIN), abs(side - _CUT)
        top = [(width / 2, _MARGIN), (inner, _MARGIN), (outer, _CUT)]
        half = polyline([*top, *((x, height - y) for x, y in reversed(top))])
        canvas.line(half, mix(ink, _DARK, 0.35), 3)
        canvas.line(half, mix(ink, "#ffffff", 0.25), 1)
