"""What the keys point at: a column, a card on the board or in a corner, a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hollywood.games.hollywood.table.layout import CARD, CLAP, DOUBLE
from hollywood.ui.widgets.controls import WAYS

from .stage import Key

if TYPE_CHECKING:
    from .pointing import Hand

_BOARD = 0  # the first region; then come the corners, then the tools


class Cursor:
    """Tab goes from region to region, arrows go about in one."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._region = _BOARD
        self._row: int | None = None  # of the card pointed at on the board

    @property
    def on_tools(self) -> bool:
        """Whether the keys have come to the tools."""
        return self._region == self._regions - 1

    def rest(self) -> None:
        """The mouse points now."""
        self._region, self._row = _BOARD, None

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer a key; whether it was one of the cursor's."""
        if event.key == pygame.K_TAB:
            self._next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in WAYS:
            self._go(*WAYS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_tools:
            self._hand.table.bar.use()
        else:
            return False
        return True

    @property
    def _regions(self) -> int:
        return len(self._hand.table.places.panels) + 2

    def _next(self, by: int) -> None:
        self._region = (self._region + by) % self._regions
        self._row = None
        self._hand.aim(None, None)
        self._hand.table.bar.step(1 if self.on_tools else None)
        if not self.on_tools and self._region != _BOARD:
            self._along(1)

    def _go(self, x: int, y: int) -> None:
        if self.on_tools:
            self._hand.table.bar.step(x or y)
        elif self._region != _BOARD:
            self._along(x or y)
        elif x:
            self._across(x)
        else:
            self._climb(y)

    def _across(self, by: int) -> None:
        """To the next column."""
        columns = len(self._hand.table.places.columns)
        first = 0 if by > 0 else columns - 1
        here = self._hand.column
        self._row = None
        self._hand.aim(first if here is None else (here + by) % columns, None)

    def _climb(self, by: int) -> None:
        """To the next card of the column, from its foot."""
        places = self._hand.table.places
        column = self._hand.column or 0
        rows = places.columns[column]
        self._row = rows - 1 if self._row is None else (self._row + by) % rows
        self._hand.aim(column, self._hand.card_at(places.slot(column, self._row).center))

    def _along(self, by: int) -> None:
        """To the next card of the corner."""
        cards = self._cards()
        if cards:
            over = self._hand.over
            here = cards.index(over) if over in cards else -1 if by > 0 else 0
            self._hand.aim(None, cards[(here + by) % len(cards)])

    def _cards(self) -> list[Key]:
        """The cards of the corner, row by row."""
        panel = self._hand.table.places.panels[self._region - 1].rect
        found = [
            (round(pose.y), round(pose.x), key)
            for key, actor, pose in self._hand.table.show.stage.from_back()
            if key[0] in (CARD, CLAP, DOUBLE)
            and not actor.leaves
            and panel.collidepoint(pose.x, pose.y)
        ]
        return [key for _, _, key in sorted(found)]
