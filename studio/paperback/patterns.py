"""The patterns of borders: with the border's lightness and its corners they tell the price."""

from collections.abc import Callable, Iterator
from itertools import product
from types import MappingProxyType

from studio.paperback.inks import PULP, ClassInks, Pattern
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import half_circle, polygon
from studio.paths import circle, ellipse, polyline, rect, segment, star
from studio.transforms import Point, place

_LEAF = ellipse(0, 0, 9, 4)


def pattern(canvas: PulpCanvas, inks: ClassInks, kind: Pattern | None = None) -> None:
    """The pattern of a class over the whole card, or another one in its inks."""
    _PATTERNS[kind or inks.pattern](canvas, inks.pattern_ink)


def _grid(columns: int, rows: int, across: float, down: float, shift: float = 0) -> Iterator[Point]:
    """The points of a grid from its corner; every second row or column is shifted."""
    for column, row in product(range(columns), range(rows)):
        yield column * across + (row % 2) * shift, row * down


def _dots(canvas: PulpCanvas, ink: str) -> None:
    for x, y in _grid(46, 64, 11, 11, 5.5):
        canvas.flat(circle(6 + x, 6 + y, 2.7), ink)


def _diagonals(canvas: PulpCanvas, ink: str) -> None:
    for x in range(-720, 600, 20):
        canvas.line(segment(x, 0, x + 700, 700), ink, 6)


def _checks(canvas: PulpCanvas, ink: str) -> None:
    for column, row in product(range(40), range(56)):
        if (column + row) % 2:
            canvas.flat(rect(column * 13, row * 13, 13, 13), ink)


def _zigzag(canvas: PulpCanvas, ink: str) -> None:
    for row in range(-1, 46):
        points = [(each * 13, row * 16 + (9 if each % 2 else 0)) for each in range(40)]
        canvas.line(polyline(points), ink, 3.4)


def _waves(canvas: PulpCanvas, ink: str) -> None:
    for x, y in _grid(24, 42, 22, 17, 11):
        canvas.line(half_circle(x, y + 14, 9.5, 180), ink, 3)


def _stars(canvas: PulpCanvas, ink: str) -> None:
    for x, y in _grid(22, 30, 25, 23, 12):
        canvas.flat(star(12 + x, 12 + y, 8.5, 3, 4), ink)


def _rules(canvas: PulpCanvas, ink: str) -> None:
    for row in range(60):
        canvas.line(segment(0, row * 12, 500, row * 12), ink, 1.4)


def _squares(canvas: PulpCanvas, ink: str) -> None:
    for each in range(60):
        canvas.line(segment(0, each * 13, 500, each * 13), ink, 1.6)
        canvas.line(segment(each * 13, 0, each * 13, 700), ink, 1.6)


def _bolts(canvas: PulpCanvas, ink: str) -> None:
    for each in range(9):
        down, across = 46 + each * 76, 46 + each * 51
        for x, y in ((13, down), (487, down), (across, 13), (across, 687)):
            canvas.fill(circle(x, y, 7.5), ink)
            canvas.line(segment(x - 4, y - 4, x + 4, y + 4), PULP.black, 2)


def _lozenges(canvas: PulpCanvas, ink: str) -> None:
    for x, y in _grid(22, 30, 24, 24):
        canvas.flat(polygon(4, 12 + x, 12 + y, 8), ink)


def _laurel(canvas: PulpCanvas, ink: str) -> None:
    for row, (x, way) in product(range(34), ((13, 1), (487, -1))):
        canvas.flat(place(_LEAF, x - way * 3, row * 21 + 8, 1, way * 40), ink)
        canvas.flat(place(_LEAF, x + way * 3, row * 21 + 18, 1, -way * 40), ink)
    for column, y in product(range(24), (13, 687)):
        canvas.flat(place(_LEAF, column * 21 + 8, y - 3, 1, 40), ink)
        canvas.flat(place(_LEAF, column * 21 + 18, y + 3, 1, -40), ink)


def _perforation(canvas: PulpCanvas, ink: str) -> None:
    for each in range(64):
        for x, y in ((13, each * 22), (487, each * 22), (each * 22, 13), (each * 22, 687)):
            canvas.flat(circle(x, y, 2.5), ink)


_PATTERNS: MappingProxyType[Pattern, Callable[[PulpCanvas, str], None]] = MappingProxyType(
    {
        "perforation": _perforation,
        "dots": _dots,
        "diagonals": _diagonals,
        "checks": _checks,
        "zigzag": _zigzag,
        "waves": _waves,
        "stars": _stars,
        "rules": _rules,
        "grid": _squares,
        "bolts": _bolts,
        "lozenges": _lozenges,
        "laurel": _laurel,
    }
)
