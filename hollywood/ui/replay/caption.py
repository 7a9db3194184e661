"""What is told below the screen of a replay: what happened last, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, MUTED, Type


@dataclass(frozen=True)
class Told:
    """All that is told of a position."""

    happened: str
    said: str = ""  # by a review, or what was done in place of that
    token: pygame.Surface | None = None  # of who moved
    sign: pygame.Surface | None = None  # of the review
    keys: Sequence[str] = ()  # what they do, if nothing is said; the first is wanted most


@dataclass(frozen=True)
class Caption:
    """One line, or two where not everything would have room on one."""

    typesetter: Typesetter
    place: pygame.Rect
    gap: int
    lines: int

    def paint(self, canvas: pygame.Surface, told: Told) -> None:
        """What is said of it stands at the right, or below; that is never cut for the other."""
        high = self.place.height // self.lines
        room = pygame.Rect(self.place.topleft, (self.place.width, high))
        below = room.move(0, high * (self.lines - 1))
        if self.lines == 1 and told.said:
            below = self._beside(room, told)
            room.width = below.left - 2 * self.gap - room.left
        if told.said:
            self._put(canvas, told.sign, told.said, Type.BOLD, below)
        self._put(canvas, told.token, told.happened, Type.STATUS, room)
        self._put_keys(canvas, told, room)

    def _beside(self, room: pygame.Rect, told: Told) -> pygame.Rect:
        """As much as it needs, and half of the line at least if it needs so much."""
        token, sign = (self._wide(each) for each in (told.token, told.sign))
        happened = token + self.typesetter.width(told.happened, Type.STATUS) + 2 * self.gap
        said = sign + self.typesetter.width(told.said, Type.BOLD)
        wide = min(said, max(room.width // 2, room.width - happened))
        return pygame.Rect(room.right - wide, room.top, wide, room.height)

    def _wide(self, sign: pygame.Surface | None) -> int:
        return sign.get_width() + self.gap if sign is not None else 0

    def _put(
        self,
        canvas: pygame.Surface,
        sign: pygame.Surface | None,
        words: str,
        type: Type,
        room: pygame.Rect,
    ) -> None:
        """Words after their sign, as large as they have room."""
        if sign is not None:
            lay_on(sign, canvas, sign.get_rect(midleft=room.midleft).topleft)
        left = room.left + self._wide(sign)
        drawn = self.typesetter.within(words, type, CREAM, (room.right - left, room.height))
        lay_on(drawn, canvas, drawn.get_rect(midleft=(left, room.centery)).topleft)

    def _put_keys(self, canvas: pygame.Surface, told: Told, room: pygame.Rect) -> None:
        """At the right, as many of them as have room."""
        width = self.typesetter.width
        happened = self._wide(told.token) + width(told.happened, Type.STATUS)
        for many in range(len(told.keys), 0, -1):
            words = " · ".join(told.keys[:many])
            if happened + 4 * self.gap + width(words, Type.SMALL) <= room.width:
                line = self.typesetter.line(words, Type.SMALL, MUTED)
                lay_on(line, canvas, line.get_rect(midright=room.midright).topleft)
                return


def lines_of(typesetter: Typesetter, wide: int, told: Iterable[tuple[str, str]]) -> int:
    """How many lines are needed for what happened and what is said of it."""
    width = typesetter.width
    needs = (width(a, Type.STATUS) + width(b, Type.BOLD) for a, b in told)
    return 2 if max(needs, default=0) > wide else 1
