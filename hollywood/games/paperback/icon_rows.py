"""Where the icons of abilities lie on a card: a row for each, as large as its plate allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hollywood.pictures import Box, Mark

from .ability_icons import Row, Token

_SMALL_ONE: tuple[Box, ...] = ((40, 492, 420, 166),)
_SMALL_TWO: tuple[Box, ...] = ((40, 487, 420, 92), (40, 574, 420, 92))
_FULL_ONE: tuple[Box, ...] = ((48, 556, 404, 96),)
_FULL_PLATE: Box = (46, 556, 408, 96)
_BETWEEN, _LINE = 20, 4  # units between two rows that lie side by side; a line there
_FIGURE, _LETTER, _GAP = 0.56, 0.36, 0.12  # of a row's height: figures, one of their letters, gaps
_Widths: TypeAlias = list[float]


def marks_of(rows: Sequence[Row], *, small: bool) -> Iterator[Mark]:
    """The icons and figures of a card, each in its place."""
    boxes = _boxes(rows, small=small)
    for row, box in zip(rows, boxes, strict=False):
        yield from _row(row, box)
    for left, top, wide, high in boxes[:-1] if not small else ():
        yield Mark(
            "divider", box=(left + wide + (_BETWEEN - _LINE) // 2, top + 10, _LINE, high - 20)
        )


def _boxes(rows: Sequence[Row], *, small: bool) -> tuple[Box, ...]:
    if small:
        return _SMALL_ONE if len(rows) < 2 else _SMALL_TWO
    return _FULL_ONE if len(rows) < 2 else _side_by_side(rows)


def _side_by_side(rows: Sequence[Row]) -> tuple[Box, ...]:
    """Room for each row as it needs it."""
    left, top, wide, high = _FULL_PLATE
    needs = [sum(_widths(row, high)) for row in rows]
    scale = (wide - _BETWEEN * (len(rows) - 1)) / sum(needs)
    boxes: list[Box] = []
    for need in needs:
        boxes.append((left, top, round(need * scale), high))
        left += round(need * scale) + _BETWEEN
    return tuple(boxes)


def _widths(row: Row, high: float) -> _Widths:
    return [_width(token, high) for token in row]


def _width(token: Token, high: float) -> float:
    icon = high if token.icon else 0
    return icon + len(token.figure) * high * _LETTER + high * _GAP


def _row(row: Row, box: Box) -> Iterator[Mark]:
    """A row in the middle of its box, smaller if it is too wide."""
    left, top, wide, high = box
    scale = min(1, wide / sum(_widths(row, high)))
    side = high * scale
    x, y = left + (wide - sum(_widths(row, side))) / 2, top + (high - side) / 2
    for token in row:
        yield from _token(token, x, y, side)
        x += _width(token, side)


def _token(token: Token, x: float, y: float, side: float) -> Iterator[Mark]:
    if token.icon:
        yield Mark(f"icon_{token.icon}", box=(round(x), round(y), round(side), round(side)))
        x += side + side * _GAP / 2
    if token.figure:
        high, wide = side * _FIGURE, len(token.figure) * side * _LETTER
        box = (round(x), round(y + (side - high) / 2), round(wide), round(high))
        yield Mark("figure", token.figure, box)
