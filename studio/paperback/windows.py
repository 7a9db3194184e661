"""The windows of frames: a rectangle whose four corners have the shape of a class."""

from collections.abc import Iterator
from typing import TypeAlias

from studio.paperback.inks import ClassInks, Corner
from studio.paths import circle, poly, rect, round_rect
from studio.transforms import Path, join, subtract, union

Box: TypeAlias = tuple[float, float, float, float]
_Spot: TypeAlias = tuple[float, float, int, int]  # a corner, and which way is inside

CARD = round_rect(0, 0, 500, 700, 16)
EDGE = round_rect(1.5, 1.5, 497, 697, 15)
_ACROSS, _DOWN, _HOLE = 20, 28, 8.5  # of a stamp
_PLAIN: tuple[Corner, ...] = ("tab", "stamp", "scallop", "step")  # corners that plates do not have


def window(corner: Corner, box: Box, reach: float = 44) -> Path:
    """The window, its corners so large."""
    left, top, wide, high = box
    whole = rect(*box)
    if corner == "round":
        return round_rect(*box, reach)
    if corner == "stamp":
        return round_rect(*box, 6)
    if corner == "tab":
        return union(whole, round_rect(150, 8, 200, 40, 12))
    right, foot = left + wide, top + high
    spots = ((left, top, 1, 1), (right, top, -1, 1), (right, foot, -1, -1), (left, foot, 1, -1))
    return subtract(whole, *(part for spot in spots for part in _cut(corner, spot, reach)))


def plate(inks: ClassInks, box: Box) -> Path:
    """The plate of a class: its corners are smaller, and plainer."""
    return window("round" if inks.corner in _PLAIN else inks.corner, box, 16)


def outline(name: str) -> Path:
    """What a card is cut to; the vowels are stamps with a torn edge, for they are used once."""
    if name != "2":
        return CARD
    along = [(500 * each / _ACROSS, y) for each in range(_ACROSS + 1) for y in (0, 700)]
    aside = [(x, 700 * each / _DOWN) for each in range(_DOWN + 1) for x in (0, 500)]
    holes = join(*(circle(x, y, _HOLE) for x, y in (*along, *aside)))
    return subtract(rect(0, 0, 500, 700), holes)


def _cut(corner: Corner, spot: _Spot, reach: float) -> Iterator[Path]:
    """What is cut away at one corner."""
    x, y, right, down = spot
    across, along = reach * right, reach * down
    if corner == "chamfer":
        yield poly([(x, y), (x + across, y), (x, y + along)])
    elif corner == "concave":
        yield circle(x, y, reach)
    elif corner == "step":
        yield join(
            _towards(x, y, across, along * 0.45, (reach, reach * 0.45)),
            _towards(x, y, across * 0.45, along, (reach * 0.45, reach)),
        )
    elif corner == "scallop":
        yield circle(x, y, reach * 0.55)
        yield circle(x + across * 0.8, y, reach * 0.36)
        yield circle(x, y + along * 0.8, reach * 0.36)
    elif corner == "deco":
        far = [(x + across * 1.3, y), (x + across / 2, y + along / 2), (x, y + along * 1.3)]
        yield poly([(x, y), *far])


def _towards(x: float, y: float, dx: float, dy: float, size: tuple[float, float]) -> Path:
    return rect(min(x, x + dx), min(y, y + dy), *size)
