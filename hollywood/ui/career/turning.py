"""Which part of a long list is seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.theme import MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

_WIDE = 60  # units


class Turning:
    """The page of a list that is seen; it is turned by buttons and by keys."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._at = 0
        self._last = 0

    def begin(self) -> None:
        """The first page of another list."""
        self._at = 0

    def first(self, count: int, many: int) -> int:
        """The number of the first thing on the page, of so many, `many` to a page."""
        self._last = max(0, -(-count // many) - 1)
        self._at = min(self._at, self._last)
        return self._at * many

    def turn(self, by: int) -> None:
        """Some pages further, or back."""
        at = max(0, min(self._last, self._at + by))
        if at != self._at:
            self._at = at
            self._changed()

    def controls(self, page: Page, room: pygame.Rect, count: int, many: int) -> list[Control]:
        """Buttons at the foot of the room; none if everything is on one page."""
        if count <= many:
            return []
        back = pygame.Rect(room.right - 2 * page.px(_WIDE + 5), 0, page.px(_WIDE), page.high(36))
        back.bottom = room.bottom
        on = back.move(page.px(_WIDE + 10), 0)
        words = pygame.Rect(room.left, back.top, back.left - room.left - page.px(12), back.height)
        told = page.said(say("career.page", page=self._at + 1, pages=self._last + 1))
        page.put(told, Type.SMALL, MUTED, words, "right")
        return [
            Control(back, "‹", lambda: self.turn(-1), enabled=self._at > 0),
            Control(on, "›", lambda: self.turn(1), enabled=self._at < self._last),
        ]
