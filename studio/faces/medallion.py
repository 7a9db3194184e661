"""A medallion: a portrait cut round and framed in gold, printed in one pull."""

import zlib

from studio.canvas import Canvas
from studio.marks import Drawing
from studio.paths import circle
from studio.printing import Pixels, print_pass

UNITS = 512  # a portrait is drawn in a square of so many units
_MIDDLE = UNITS / 2
_GOLD, _PALE, _INK = "#f2b93b", "#ffe9a8", "#0b1a24"


def medallion(name: str, draw: Drawing) -> Pixels:
    """The printed portrait that `draw` draws in a square of UNITS."""
    canvas = Canvas(UNITS, UNITS)
    disc = circle(_MIDDLE, _MIDDLE, _MIDDLE - 2)
    with canvas.clip(disc):
        draw(canvas)
        canvas.inner(disc, _INK, 16, 0, -4, 0.5)
    _rim(canvas)
    return print_pass(canvas.pixels(), zlib.crc32(name.encode()) % 9973, wobble=0.3, specks=0.3)


def _rim(canvas: Canvas) -> None:
    canvas.line(circle(_MIDDLE, _MIDDLE, _MIDDLE - 12), _INK, 5)
    canvas.line(circle(_MIDDLE, _MIDDLE, _MIDDLE - 6), _GOLD, 10)
    canvas.line(circle(_MIDDLE, _MIDDLE, _MIDDLE - 4), _PALE, 2.4, 0.8)
