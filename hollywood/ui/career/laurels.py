"""The leaf of what was achieved, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.achievements import Done, Laurel
from hollywood.core.message import Message, say
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.paging import Paging

from .leaf import around, plate

_COLUMNS, _WIDE = 3, 54  # as many if the room is as wide as so many letters
_GAP, _SIGN = 8, 26  # units


class Laurels:
    """A plate for every achievement."""

    def __init__(
        self,
        page: Page,
        done: Done,
        all_: Sequence[Laurel],
        paging: Paging,
    ) -> None:
        self.page, self.paging = page, paging
        self._found = [(each, each.reached(done)) for each in all_]
        self._signs: list[tuple[pygame.Rect, bool]] = []

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Columns of plates; on several pages, if words are large."""
        page, gap = self.page, self.page.px(_GAP)
        columns = _COLUMNS if room.width > _WIDE * page.typesetter.size(Type.SMALL) else 2
        need = page.typesetter.height(Type.CALL) + 3 * page.typesetter.height(Type.SMALL)
        need += around(page) + gap
        rows = max(1, (room.height + gap) // need)
        if columns * rows < len(self._found):
            rows = max(1, (room.height + gap - page.high(36) - gap) // need)
        first = self.paging.first(len(self._found), columns * rows)
        controls = self.paging.controls(page, room, len(self._found), columns * rows)
        shown = self._found[first : first + columns * rows]
        wide = (room.width - gap * (columns - 1)) // columns
        self._signs = []
        for at, (laurel, reached) in enumerate(shown):
            column, row = divmod(at, rows)
            rect = pygame.Rect(0, room.top + row * need, wide, need - gap)
            rect.left = room.left + column * (wide + gap)
            self._one(laurel, reached, plate(page, rect))
        return controls

    def adorn(self) -> None:
        """A star on each that was reached."""
        for rect, reached in self._signs:
            sign = self.page.props.shapes.icon("star", rect.width, GOLD if reached else MUTED)
            self.page.show(sign, rect)

    def _one(self, laurel: Laurel, reached: int, room: pygame.Rect) -> None:
        page, size = self.page, self.page.px(_SIGN)
        done = reached >= laurel.of
        star = pygame.Rect(room.left, room.top, size, size)
        self._signs.append((star, done))
        title = pygame.Rect(star.right + page.px(8), room.top, 0, page.typesetter.height(Type.CALL))
        title.width = room.right - title.left
        page.put(page.said(say(laurel.id)), Type.CALL, CREAM if done else MUTED, title)
        below = pygame.Rect(title.left, title.bottom, title.width, room.bottom - title.bottom)
        page.put_block(self._how(laurel, reached), Type.SMALL, MUTED, below)

    def _how(self, laurel: Laurel, reached: int) -> str:
        """What it takes, and how much of that is there."""
        how: Message = say(f"{laurel.id}.how")
        if laurel.of > 1 and reached < laurel.of:
            how = say("career.so_far", how=how, reached=reached, of=laurel.of)
        return self.page.said(how)
