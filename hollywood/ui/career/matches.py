"""The leaf of all matches: when, against whom, how it ended; those that are kept can be watched."""

from __future__ import annotations

from functools import partial

import pygame

from hollywood import kept_matches
from hollywood.bots.roles import CHARACTERS, ROLES
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.kept_matches import KeptMatch
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .leaf import CareerWays, Looked, day, plate, row_heights
from .turning import Turning

_HIGH = 46  # units: a row
_COLUMNS = (0.15, 0.17, 0.2, 0.13)  # of the width: when, against whom, result, help
_FACE = 34  # units


class Matches:
    """A row for every match, the newest first."""

    def __init__(self, page: Page, looked: Looked, turning: Turning, ways: CareerWays) -> None:
        self.page, self.turning, self.ways = page, turning, ways
        self._shown = list(reversed(looked.wanted))
        self._kept = {each.id: each for each in kept_matches.all_kept(looked.game)}
        self._pictures: list[tuple[pygame.Surface, pygame.Rect]] = []

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Rows with buttons for those that are kept."""
        page = self.page
        room = plate(page, room)
        many = max(1, (room.height - page.high(44)) // page.high(_HIGH))
        first = self.turning.first(len(self._shown), many)
        turns = self.turning.controls(page, room, len(self._shown), many)
        self._pictures, controls = [], []
        shown = self._shown[first : first + many]
        for each, row in zip(shown, row_heights(room, many, page.high(_HIGH)), strict=False):
            controls += self._row(each, row)
        return [*controls, *turns]

    def adorn(self) -> None:
        """Faces."""
        for picture, rect in self._pictures:
            self.page.show(picture, rect)

    def _row(self, each: Appearance, row: pygame.Rect) -> list[Control]:
        page, left, parts = self.page, row.left, []
        for share in _COLUMNS:
            parts.append(pygame.Rect(left, row.top, round(row.width * share), row.height))
            left = parts[-1].right
        when, against, result, help = parts
        page.put(day(each.entry.ended), Type.SMALL, MUTED, when)
        self._faces(each, against)
        page.put(
            page.said(_result(each)), Type.BODY, GOLD if each.own.place == 1 else CREAM, result
        )
        clean = "career.clean" if each.entry.clean else "career.aided"
        page.put(page.said(say(clean)), Type.SMALL, MUTED, help)
        page.put_line(row.left, row.bottom, row.width)
        kept = self._kept.get(each.entry.id)
        return [] if kept is None else self._buttons(kept, left, row)

    def _faces(self, each: Appearance, room: pygame.Rect) -> None:
        """Portraits of the characters; whoever has none is named."""
        page, left = self.page, room.left
        size = min(page.px(_FACE), room.height - page.px(6))
        others = [(ROLES.character(other.who), other) for other in each.others]
        for character, _ in others:
            portrait = page.props.art.portrait(character, size) if character in CHARACTERS else None
            if portrait is not None:
                rect = pygame.Rect(left, room.centery - size // 2, size, size)
                self._pictures.append((portrait, rect))
                left += size + page.px(6)
        names = ", ".join(other.name for character, other in others if character not in CHARACTERS)
        if names:
            rest = pygame.Rect(left, room.top, max(1, room.right - left), room.height)
            page.put(names, Type.SMALL, CREAM, rest)

    def _buttons(self, kept: KeptMatch, left: int, row: pygame.Rect) -> list[Control]:
        """Watch it again, or see how it went."""
        page = self.page
        high = min(page.high(36), row.height - page.px(6))
        room = pygame.Rect(left, row.centery - high // 2, row.right - left, high)
        ways = {"career.watch": self.ways.watch, "result.how_it_went": self.ways.look_into}
        return [
            Control(place, page.said(say(id)), partial(way, kept), letters=Type.LABEL)
            for place, (id, way) in zip(
                split_evenly(room, len(ways), page.px(6)), ways.items(), strict=True
            )
        ]


def _result(each: Appearance) -> Message:
    """The place, and the points where any are counted."""
    place, seats = each.own.place, len(each.entry.seats)
    if each.own.points is None:
        return say("career.place", place=place, seats=seats)
    return say("career.result", place=place, seats=seats, points=each.own.points)
