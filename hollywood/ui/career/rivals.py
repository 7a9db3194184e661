"""The leaf about the others: who was met, and how that went."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

import pygame

from hollywood.bots.roles import CHARACTERS, ROLES
from hollywood.career import Played
from hollywood.career_totals import Appearance, Met, met
from hollywood.core.message import say
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .leaf import PlayerMatches, heading, percent, plate, row_heights, signed

# of the width: who, how often one came before them, the difference of points, the last ten
_WITH_POINTS, _WITHOUT = (0.46, 0.14, 0.14, 0.26), (0.5, 0.2, 0.3)
_LAST = 10  # matches shown as small frames
_HIGH, _FACE = 62, 44  # units
_LINES = 2.5  # of small words: a row of large ones is at least so high
_FRAME = (11, 18)  # units


class Rivals:
    """A row for every character, and for other people."""

    def __init__(self, page: Page, matches: PlayerMatches) -> None:
        self.page, self.matches = page, matches
        self._pictures: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._columns: Sequence[float] = _WITH_POINTS

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """A table; nothing can be pressed."""
        page = self.page
        room = plate(page, room)
        found = met(self.matches.wanted, _who)
        order = sorted(found, key=lambda who: -found[who].matches)
        counts = any(each.difference is not None for each in found.values())
        self._columns = _WITH_POINTS if counts else _WITHOUT
        ids = ["career.before", *(["career.difference"] if counts else []), "career.ten"]
        head = self._split(
            pygame.Rect(room.left, room.top, room.width, page.typesetter.height(Type.NAME))
        )
        room = heading(page, page.said(say("career.rivals")), room, self._columns[0])
        for column, id in zip(head[1:], ids, strict=True):
            page.put(page.said(say(id)), Type.SMALL, MUTED, column, "centre")
        self._pictures, ahead = [], _ahead(self.matches.wanted)
        high = max(page.high(_HIGH), round(_LINES * page.typesetter.height(Type.SMALL)))
        rows = row_heights(room, min(len(order), 7), high)
        for who, row in zip(order, rows, strict=False):
            self._row(who, found[who], ahead[who][-_LAST:], row)
        return []

    def adorn(self) -> None:
        """Faces and frames."""
        for picture, rect in self._pictures:
            self.page.show(picture, rect)

    def _split(self, row: pygame.Rect) -> list[pygame.Rect]:
        left, parts = row.left, []
        for share in self._columns:
            parts.append(pygame.Rect(left, row.top, round(row.width * share), row.height))
            left = parts[-1].right
        return parts

    def _row(self, who: str, found: Met, last: Sequence[bool], row: pygame.Rect) -> None:
        page = self.page
        page.put_line(row.left, row.top, row.width)
        name, before, *difference, ten = self._split(row)
        size = min(page.px(_FACE), row.height - page.px(6))
        portrait = page.props.art.portrait(who, size) if who in CHARACTERS else None
        if portrait is not None:
            face = pygame.Rect(name.left, 0, size, size)
            face.centery = row.centery
            self._pictures.append((portrait, face))
        name.left, name.width = name.left + size + page.px(10), name.width - size - page.px(10)
        self._name(who, found, name)
        page.put(percent(page, found.ahead / found.matches), Type.BOLD, CREAM, before, "centre")
        if found.difference is not None:
            page.put(signed(page, found.difference), Type.BOLD, CREAM, difference[0], "centre")
        self._frames(last, ten)

    def _name(self, who: str, found: Met, room: pygame.Rect) -> None:
        page = self.page
        upper, lower = row_heights(room, 2, room.height)
        words = page.said(say(f"character.{who}")) if who in CHARACTERS else who
        page.put(words, Type.CALL, CREAM, upper)
        page.put(page.said(say("career.met", count=found.matches)), Type.SMALL, MUTED, lower)

    def _frames(self, last: Sequence[bool], room: pygame.Rect) -> None:
        """The last ten: gold where one came before it."""
        page = self.page
        wide, high = (page.px(side) for side in _FRAME)
        step = wide + page.px(5)
        left = room.centerx - len(last) * step // 2
        for at, ahead in enumerate(last):
            line = max(1, page.px(1))
            fill = GOLD if ahead else (0, 0, 0, 0)
            shape = page.props.shapes.panel((wide, high), page.px(2), fill, MUTED, line)
            rect = pygame.Rect(left + at * step, room.centery - high // 2, wide, high)
            self._pictures.append((shape, rect))


def _who(other: Played) -> str | None:
    """A bot by its character, a person by name; others are nobody in particular."""
    return other.name if other.human else ROLES.character(other.who) or None


def _ahead(wanted: Sequence[Appearance]) -> Mapping[str, Sequence[bool]]:
    """Whether one came before each rival, in every match against it."""
    found: defaultdict[str, list[bool]] = defaultdict(list)
    for each in wanted:
        for other in each.others:
            if (who := _who(other)) is not None:
                found[who].append(each.own.place < other.place)
    return found
