"""The leaf of all matches: when, against whom, how it ended; those that are kept can be watched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pygame

from hollywood import kept_matches
from hollywood.bots.roles import CHARACTERS, ROLES
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.kept_matches import KeptMatch
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control, Field, Press
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.paging import Paging

from .leaf import CareerWays, PlayerMatches, day, letters_for, plate, row_heights

_HIGH, _HEAD = 46, 36  # units: a row, the buttons above
_FACE, _GAP = 34, 6  # units
_NEVER = 1_000_000  # mistakes, of a match that was not looked at
# of the width: when, against whom, result, how it was played, mistakes, buttons
_COLUMNS = (0.13, 0.14, 0.25, 0.14, 0.14, 0.2)
_ICON, _AROUND = 20, 24  # units: on a button, beside words in a field


def _others(each: Appearance) -> str:
    return ", ".join(other.name for other in each.others)


SORTS: Mapping[str, Callable[[Appearance], Any]] = {
    "when": lambda each: each.entry.ended,
    "against": lambda each: _others(each).casefold(),
    "result": lambda each: (each.own.place, -(each.own.points or 0)),
    "help": lambda each: (not each.entry.clean, each.entry.day or ""),
    "mistakes": lambda each: each.own.review.mistakes if each.own.review else _NEVER,
}


@dataclass(frozen=True)
class Order:
    """By what matches are sorted, and whose name is looked for."""

    by: str = "when"
    backwards: bool = True  # the newest first
    name: str = ""

    def of(self, played: Sequence[Appearance]) -> list[Appearance]:
        """Those among these, in order."""
        part = self.name.strip().casefold()
        found = [each for each in played if part in _others(each).casefold()]
        return sorted(found, key=SORTS[self.by], reverse=self.backwards)

    def then(self, by: str) -> Order:
        """Sorted by something else, or the other way round."""
        return replace(self, by=by, backwards=by == self.by and not self.backwards)


@dataclass
class MatchControl(Control):
    """A button of a match, at which keys mean more."""

    presses: Mapping[str, Press] = field(default_factory=dict)


class Matches:
    """A row for every match, the newest first unless another order is wanted."""

    def __init__(
        self,
        page: Page,
        matches: PlayerMatches,
        paging: Paging,
        ways: CareerWays,
        order: Order,
        sort: Callable[[Order], None],
    ) -> None:
        self.page, self.paging, self.ways = page, paging, ways
        self._order, self._sort = order, sort
        self._shown = order.of(matches.wanted)
        self._kept = {each.id: each for each in kept_matches.all_kept(matches.game)}
        self._pictures: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._above: list[tuple[pygame.Surface, pygame.Rect]] = []

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Rows with buttons for those that are kept, below what they are sorted by."""
        page, gap = self.page, self.page.px(_GAP)
        room = plate(page, room)
        head = pygame.Rect(room.left, room.top, room.width, page.high(_HEAD))
        room = pygame.Rect(room.left, head.bottom + gap, room.width, room.bottom - head.bottom)
        many = max(1, (room.height - page.high(44)) // page.high(_HIGH))
        first = self.paging.first(len(self._shown), many)
        turns = self.paging.controls(page, room, len(self._shown), many)
        self._pictures, self._above, controls = [], [], []
        shown = self._shown[first : first + many]
        for each, row in zip(shown, row_heights(room, many, page.high(_HIGH)), strict=False):
            controls += self._row(each, row)
        return [*controls, *turns, *self._head(head)]

    def adorn(self) -> None:
        """Faces; above what can be pressed what stands on it."""
        for picture, rect in self._pictures:
            self.page.show(picture, rect)
        self.page.above += self._above

    def _head(self, row: pygame.Rect) -> list[Control]:
        """A button for each column by which one can sort, and a field for a name."""
        page, order = self.page, self._order
        *places, last = split(row, _COLUMNS, page.px(_GAP))
        arrow = " ↓" if order.backwards else " ↑"
        heads: list[Control] = []
        for place, by in zip(places, SORTS, strict=True):
            words = page.said(say(f"career.sort.{by}")) + (arrow if by == order.by else "")
            press = partial(self._sort, order.then(by))
            heads.append(Control(place, words, press, lit=by == order.by, letters=Type.SMALL))
        name = page.said(say("career.name"))
        if not order.name:
            empty = page.typesetter.line(name, Type.SMALL, MUTED, last.width - page.px(_AROUND))
            self._above.append((empty, empty.get_rect(center=last.center)))
        return [*heads, Field(last, text=order.name, change=self._look_for, name=name)]

    def _look_for(self, name: str) -> None:
        self._sort(replace(self._order, name=name))

    def _row(self, each: Appearance, row: pygame.Rect) -> list[Control]:
        page = self.page
        when, against, result, how, mistakes, rest = split(row, _COLUMNS, page.px(_GAP))
        page.put(day(each.entry.ended), Type.SMALL, MUTED, when)
        self._faces(each, against)
        ink = GOLD if each.own.place == 1 else CREAM
        words = page.said(_result(each))
        page.put(words, letters_for(page, words, Type.BODY, result.width), ink, result)
        self._how(each, how)
        found = each.own.review
        page.put(str(found.mistakes) if found else "–", Type.BODY, CREAM, mistakes, "centre")
        page.put_line(row.left, row.bottom, row.width)
        kept = self._kept.get(each.entry.id)
        return [] if kept is None else self._buttons(kept, each, rest)

    def _how(self, each: Appearance, room: pygame.Rect) -> None:
        """With help or without; above that what kind of match it was, if it was no usual one."""
        page = self.page
        help = page.said(say("career.clean" if each.entry.clean else "career.aided"))
        several = sum(seat.human for seat in each.entry.seats) > 1
        kind = "career.kind.day" if each.entry.day else "career.kind.people" if several else None
        if kind is None:
            page.put(help, Type.SMALL, MUTED, room)
            return
        for words, line in zip((page.said(say(kind)), help), _halves(room), strict=True):
            page.put(words, Type.SMALL, MUTED, line)

    def _faces(self, each: Appearance, room: pygame.Rect) -> None:
        """Portraits of the characters; whoever has none is named."""
        page, left = self.page, room.left
        size = min(page.px(_FACE), room.height - page.px(6))
        others = [(ROLES.character(other.who), other) for other in each.others]
        step = min(size + page.px(6), (room.width - size) // max(1, len(others) - 1))
        for character, _ in others:
            portrait = page.props.art.portrait(character, size) if character in CHARACTERS else None
            if portrait is not None:
                rect = pygame.Rect(left, room.centery - size // 2, size, size)
                self._pictures.append((portrait, rect))
                left += step
        names = ", ".join(other.name for character, other in others if character not in CHARACTERS)
        if names:
            rest = pygame.Rect(left, room.top, max(1, room.right - left), room.height)
            page.put(names, Type.SMALL, CREAM, rest)

    def _buttons(self, kept: KeptMatch, each: Appearance, room: pygame.Rect) -> list[Control]:
        """Watch it again, see how it went, keep it for ever, delete it."""
        page, ways, pinned = self.page, self.ways, kept.note.pinned
        presses: dict[str, Press] = {
            "replay": partial(ways.watch, kept),
            "how_it_went": partial(ways.look_into, kept),
            "pin": partial(ways.pin, kept),
            "delete": partial(self._delete, kept, each),
        }
        signs = {**_SIGNS, "pin": ("star", "shelf.unpin" if pinned else "shelf.pin")}
        high = min(page.high(36), room.height - page.px(6))
        line = pygame.Rect(room.left, room.centery - high // 2, room.width, high)
        buttons: list[Control] = []
        for action, place in zip(
            presses, split_evenly(line, len(presses), page.px(_GAP)), strict=True
        ):
            icon, called = signs[action]
            name = page.said(say(called))
            buttons.append(
                MatchControl(place, press=presses[action], name=name, hint=name, presses=presses)
            )
            self._mark(place, icon, GOLD if pinned and action == "pin" else CREAM)
        return buttons

    def _delete(self, kept: KeptMatch, each: Appearance) -> None:
        """Which one is told by its day, its players and its result."""
        told = (day(each.entry.ended), _others(each), self.page.said(_result(each)))
        self.ways.delete(kept, " · ".join(told))

    def _mark(self, place: pygame.Rect, icon: str, ink: pygame.Color) -> None:
        """An icon on a button: there is no room for words in three languages."""
        drawn = self.page.props.shapes.icon(icon, self.page.px(_ICON), ink)
        self._above.append((drawn, drawn.get_rect(center=place.center)))


_SIGNS = {  # on a button: the icon, and what it is called
    "replay": ("watch", "career.watch"),
    "how_it_went": ("course", "result.how_it_went"),
    "pin": ("star", "shelf.pin"),
    "delete": ("bin", "shelf.delete"),
}


def _halves(room: pygame.Rect) -> list[pygame.Rect]:
    return row_heights(room, 2, room.height // 2)


def _result(each: Appearance) -> Message:
    """The place, and what the game counts, if anything."""
    place, seats = each.own.place, len(each.entry.seats)
    if each.own.points is None:
        return say("career.place", place=place, seats=seats)
    points = say(f"{each.entry.game}.came_to", count=each.own.points)
    return say("career.result", place=place, seats=seats, points=points)
