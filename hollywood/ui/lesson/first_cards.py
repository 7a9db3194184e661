"""Before a lesson begins: its cards come, and the slate asks for nothing that lies face down."""

from __future__ import annotations

import pygame

from hollywood.ui.app.keys import PRESSES
from hollywood.ui.app.shared import Props
from hollywood.ui.table.table import AnyTable

from .mistakes import TOOLS

_PATIENCE = 8.0  # seconds; then it begins with whatever is drawn


class FirstCards:
    """Waits until all of them lie there and are drawn."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self.lie = False
        self._patience = _PATIENCE

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    def update(self, seconds: float) -> None:
        """Let time pass."""
        table = self._table
        self._patience -= seconds
        if self._patience <= 0:
            table.show.finish()
        drawn = table.setting.ready(table.eyes.seen(table.match.state))
        self.lie = table.show.resting and (drawn or self._patience <= 0)

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether it was meant for them: a press is in a hurry, unless it is for the bar."""
        keys, bar = self._props.keys, self._table.bar
        clicks = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if keys.means(event, *TOOLS, "back") or (clicks and bar.rect.collidepoint(event.pos)):
            return False
        if event.type in PRESSES:
            self._table.show.finish()
        return clicks or event.type in PRESSES
