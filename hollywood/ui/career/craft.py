"""The leaf of how somebody plays: what is done, what it costs, luck beside skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.paging import Paging

from .bars import Bars, high_enough
from .figures import Figures
from .leaf import CareerWays, PlayerMatches
from .scatter import Scatter

_GAP = 10  # units
_WIDE = 35 * "n"  # so much needs room in a plate, in whatever typeface
_ACROSS, _DOWN, _ROWS = 3, 2, 7  # plates on a page at most, rows in each: days of a week
_TURNS = 44  # units: buttons that turn the page

Plate: TypeAlias = Bars | Scatter


class Craft:
    """Plates, as many on a page as there is room for."""

    def __init__(
        self,
        page: Page,
        matches: PlayerMatches,
        paging: Paging,
        ways: CareerWays,
        more: Sequence[Bars],
    ) -> None:
        self.page, self.paging = page, paging
        figures = Figures(page, matches, ways)
        self._scatter = Scatter(page, matches.wanted)
        self._plates: list[Plate] = [
            figures.themes(),
            self._scatter,
            figures.phases(),
            figures.in_a_match(),
            *figures.when(),
            *more,
        ]

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Rows of plates; the rest is on other pages."""
        page, gap, count = self.page, self.page.px(_GAP), len(self._plates)
        wide = page.typesetter.width(_WIDE, Type.BODY)
        across = max(1, min(_ACROSS, room.width // wide))
        need = high_enough(page, _ROWS)
        down = max(1, min(_DOWN, (room.height + gap) // (need + gap)))
        many = across * down
        first = self.paging.first(count, many)
        controls = self.paging.controls(page, room, count, many)
        if controls:
            room = room.copy()
            room.height -= page.high(_TURNS)
        high = (room.height - gap * (down - 1)) // down
        self._scatter.hide()
        shown = self._plates[first : first + many]
        for at, each in enumerate(shown):
            row, column = divmod(at, across)
            line = pygame.Rect(room.left, room.top + row * (high + gap), room.width, high)
            controls += each.set_out(page, split_evenly(line, across, gap)[column])
        return controls

    def adorn(self) -> None:
        """The dots."""
        self._scatter.adorn()
