"""Which part of a long list is seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.theme import MUTED, Type

from .controls import Control
from .form import Lettered

PAGE_KEYS = {"page_back": -1, "page_on": 1}  # what they turn by
_WIDE, _HIGH, _GAP = 60, 36, 10  # units


class Paging:
    """The page of a list that is seen; it is turned by buttons and by keys."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.at = 0
        self._last = 0

    def begin(self) -> None:
        """The first page of another list."""
        self.at = 0

    def first(self, count: int, many: int) -> int:
        """The number of the first thing on the page, of so many, `many` to a page."""
        self._last = max(0, -(-count // many) - 1)
        self.at = min(self.at, self._last)
        return self.at * many

    def turn(self, by: int) -> None:
        """Some pages further, or back."""
        at = max(0, min(self._last, self.at + by))
        if at != self.at:
            self.at = at
            self._changed()

    def controls(self, form: Lettered, room: pygame.Rect, count: int, many: int) -> list[Control]:
        """Buttons at the foot of the room; none if everything is on one page."""
        if count <= many:
            return []
        wide, gap = form.px(_WIDE), form.px(_GAP)
        on = pygame.Rect(room.right - wide, 0, wide, form.high(_HIGH))
        on.bottom = room.bottom
        back = on.move(-wide - gap, 0)
        words = pygame.Rect(room.left, back.top, back.left - room.left - gap, back.height)
        told = form.said(say("page.of", page=self.at + 1, pages=self._last + 1))
        form.put(told, Type.SMALL, MUTED, words, "right")
        return [
            Control(back, "‹", lambda: self.turn(-1), enabled=self.at > 0),
            Control(on, "›", lambda: self.turn(1), enabled=self.at < self._last),
        ]

    def wide(self, form: Lettered, count: int, many: int) -> int:
        """How much of a row its buttons and words take."""
        if count <= many:
            return 0
        pages = -(-count // many)
        told = form.said(say("page.of", page=pages, pages=pages))
        gap = form.px(_GAP)
        return 2 * form.px(_WIDE) + 3 * gap + form.typesetter.width(told, Type.SMALL)
