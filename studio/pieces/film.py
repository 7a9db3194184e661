"""The film that snapped, for the page that says so."""

from collections.abc import Iterator

from studio.canvas import Canvas
from studio.paths import heart, poly, round_rect
from studio.pieces.piece import Piece
from studio.transforms import Path, intersect

_INK, _EDGE, _CREAM = "#15121a", "#5a4f66", "#fbf0d4"
_ROSE, _BERRY, _BLUSH = "#e2506f", "#7a1030", "#fbcfbf"


def pieces() -> Iterator[tuple[str, Piece]]:
    """The one piece."""
    yield "film_snapped", Piece((520, 140), _film, (260, 70))


def _film(canvas: Canvas) -> None:
    """Two ends of one strip; the tear goes through a heart."""
    tear = [(0, -60), (8, -38), (-7, -22), (9, -6), (-5, 12), (8, 30), (-4, 60)]
    for side, turn, drop in ((-1, 3, 2), (1, -5, 6)):
        beyond = poly([*tear, (side * 300, 60), (side * 300, -60)])
        with canvas.at(260 + side * 17, 70 + drop, 1, turn):
            _end(canvas, beyond)


def _end(canvas: Canvas, beyond: Path) -> None:
    """Everything of the strip on one side of the tear."""
    strip = intersect(round_rect(-300, -43, 600, 86, 2), beyond)
    canvas.outer(strip, "#000000", 6, 2, 4, 0.7)
    canvas.fill(strip, _INK)
    with canvas.clip(strip):
        for x in range(-300, 300, 15):
            for y in (-38, 29):
                canvas.fill(round_rect(x + 3, y, 8, 9, 2), _CREAM)
        for x in range(-258, 300, 86):
            _frame(canvas, x)
    canvas.rim(strip, _EDGE, 0, 2)
    canvas.line(strip, _CREAM, 1.2, 0.5)


def _frame(canvas: Canvas, x: float) -> None:
    picture = round_rect(x - 39, -25, 78, 50, 4)
    canvas.fill(picture, _BLUSH)
    canvas.stipple_radial(picture, _CREAM, (x, 0), 4, 36, 1, 0)
    canvas.stipple_radial(picture, _ROSE, (x, 0), 26, 52, 0, 0.8)
    shape = heart(x, 0, 20)
    canvas.fill(shape, _ROSE)
    canvas.inner(shape, _BERRY, 7, -2, -3, 0.8)
