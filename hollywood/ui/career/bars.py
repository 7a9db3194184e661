"""A plate of rows: words, a bar where there is something to compare, and a figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.message import Message
from hollywood.ui.draw.row import split
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .leaf import around, heading, plate, row_heights

_HIGH, _THICK, _GAP, _BUTTON = 34, 14, 8, 38  # units
_WITH_BAR, _WITHOUT = (0.42, 0.4, 0.18), (0.8, 0.0, 0.2)  # shares: words, bar, figure


@dataclass(frozen=True)
class Row:
    """What is told, how much of the largest that is, and in figures."""

    words: str
    figure: str
    share: float | None = None  # without one there is no bar


@dataclass(frozen=True)
class Bars:
    """Some rows under a title, and what can be done about them."""

    title: Message
    rows: Sequence[Row]
    empty: Message  # in place of rows, if there are none
    button: tuple[str, Press] | None = None

    def set_out(self, page: Page, rect: pygame.Rect) -> list[Control]:
        """Put it down; the button, if there is one."""
        room = heading(page, page.said(self.title), plate(page, rect))
        controls = []
        if self.button is not None:
            high = page.high(_BUTTON)
            place = pygame.Rect(room.left, room.bottom - high, room.width, high)
            controls.append(Control(place, *self.button, primary=True, letters=Type.LABEL))
            room.height -= high + page.px(_GAP)
        if not self.rows:
            page.put_block(page.said(self.empty), Type.BODY, MUTED, room)
        for row, line in zip(
            self.rows, row_heights(room, len(self.rows), page.high(_HIGH)), strict=True
        ):
            _put(page, row, line)
        return controls


def high_enough(page: Page, rows: int) -> int:
    """How high a plate with so many rows must be."""
    heights = page.typesetter.height
    return heights(Type.NAME) + rows * (heights(Type.BODY) + 1) + around(page) + page.px(_GAP)


def _put(page: Page, row: Row, line: pygame.Rect) -> None:
    shares = _WITHOUT if row.share is None else _WITH_BAR
    words, bar, figure = split(line, shares, 0)
    page.put(row.words, Type.BODY, CREAM, words)
    page.put(row.figure, Type.BOLD, CREAM, figure, "right")
    if row.share is not None:
        thick = page.px(_THICK)
        whole = pygame.Rect(bar.left, bar.centery - thick // 2, bar.width, thick)
        _show_bar(page, whole, BLACK)
        filled = whole.copy()
        filled.width = round(whole.width * min(1.0, row.share))
        if filled.width:
            _show_bar(page, filled, BRASS)


def _show_bar(page: Page, bar: pygame.Rect, ink: pygame.Color) -> None:
    radius = min(bar.width, bar.height) // 4
    page.show(page.props.shapes.panel(bar.size, radius, ink), bar)
