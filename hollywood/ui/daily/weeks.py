"""The last weeks as a sheet of film: a frame for each day, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pygame
from pygame import Color

from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import is_late, made_by
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.theme import (
    BRASS,
    CREAM,
    GOLD,
    GREYED,
    MUTED,
    PANEL_LIT,
    RED,
    Type,
    faint,
)
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .day_words import against_words, date_words, help_words, result_words
from .diary import Diary

WEEKS, _DAYS = 5, 7
_FILM, _BLANK, _TO_COME = Color("#0b0807"), Color("#0d1112"), Color("#060505")
_HOLES = Color("#020202")
_SOFT_RED = RED.lerp(CREAM, 0.35)  # of numbers, which must be read
# units
_PAD, _EDGE, _GAP = 12, 30, 7  # inside the film; its rows of holes; between frames
_HOLE, _STEP, _ROUND = (13, 9), 24, 10
_INNER, _BULB, _GLOW, _SIGN, _LAUREL = (8, 7), 8, 4, 19, 25
_ARROW, _AIR = 60, 10


class Weeks:
    """So many weeks below each other, Monday first; older ones can be turned to."""

    def __init__(self, page: Page, turn_to: Callable[[date], None]) -> None:
        self.page, self._turn_to = page, turn_to
        self.back = 0  # how many weeks before the last ones
        self._adorned: list[Callable[[], None]] = []

    def set_out(self, room: pygame.Rect, diary: Diary, day: date) -> list[Control]:
        """The film with its frames, each of which can be pressed."""
        page = self.page
        self._diary, self._adorned = diary, []
        page.show(self._sheet(room.size), room)
        high, gap = page.typesetter.height(Type.LABEL), page.px(_GAP)
        edge = page.px(_EDGE)
        head = pygame.Rect(room.left + page.px(_PAD), room.top + edge, 0, high)
        head.width = room.width - 2 * page.px(_PAD)
        for number, cell in enumerate(split_evenly(head, _DAYS, gap)):
            page.put(page.said(say(f"daily.weekday.{number}")), Type.LABEL, GOLD, cell, "centre")
        foot = max(edge, page.typesetter.height(Type.LABEL) + page.px(_AIR))
        frames = pygame.Rect(head.left, head.bottom + gap, head.width, 0)
        frames.height = room.bottom - foot - frames.top
        controls = []
        for week, row in enumerate(_rows(frames, gap)):
            for number, cell in enumerate(split_evenly(row, _DAYS, gap)):
                at = self.monday + timedelta(week * _DAYS + number)
                controls.append(self._frame(at, cell, chosen=at == day))
        return [*controls, *self._arrows(pygame.Rect(room.left, frames.bottom, room.width, foot))]

    def adorn(self) -> None:
        """What lies on the frames."""
        for adorn in self._adorned:
            adorn()

    @property
    def monday(self) -> date:
        """The first day that is seen."""
        today = self._diary.today
        return today - timedelta(today.weekday() + _DAYS * (WEEKS - 1 + self.back))

    def find(self, day: date, today: date) -> None:
        """Turn to the weeks where a day is."""
        monday = today - timedelta(today.weekday())
        weeks = -(-(monday - day).days // _DAYS)
        if not self.back <= weeks < self.back + WEEKS:
            self.back = max(0, weeks - WEEKS // 2)

    def turn(self, by: int) -> None:
        """Some weeks further back, or nearer to today."""
        back = max(0, self.back + by)
        first = self.monday + timedelta(_DAYS * (self.back - back + WEEKS) - 1)
        if back != self.back and self._diary.is_open(min(first, self._diary.today)):
            self.back = back
            self.page.lay_out()

    def _arrows(self, foot: pygame.Rect) -> list[Control]:
        """To earlier weeks and back, between the holes."""
        page, wide = self.page, self.page.px(_ARROW)
        older = self._diary.is_open(self.monday - timedelta(1))
        ends = ((1, "‹", "daily.earlier", older), (-1, "›", "daily.nearer", self.back > 0))
        found = []
        for number, (by, sign, id, there) in enumerate(ends):
            at = pygame.Rect(0, 0, wide, foot.height - page.px(_AIR))
            at.center = (foot.centerx + (2 * number - 1) * (wide // 2 + page.px(4)), foot.centery)
            words, turn = page.said(say(id)), partial(self.turn, by * (WEEKS - 1))
            control = Control(at, sign, turn, there, quiet=True, hint=words, name=words)
            control.letters = Type.LABEL
            found.append(control)
        return found

    # the film

    def _sheet(self, size: tuple[int, int]) -> pygame.Surface:
        key, shapes = ("weeks of film", size), self.page.props.shapes
        return shapes.of(key, partial(self._drawn, size))

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        px, shapes, line = self.page.px, self.page.props.shapes, max(1, self.page.px(1))
        sheet = canvas(size)
        lay_on(shapes.panel(size, px(_ROUND), _FILM, BRASS, line), sheet)
        hole = shapes.panel((px(_HOLE[0]), px(_HOLE[1])), px(2), _HOLES, faint(BRASS), line)
        many = (size[0] - 2 * px(_PAD)) // px(_STEP)
        left = (size[0] - (many - 1) * px(_STEP)) // 2
        for number in range(many):
            for middle in (px(_EDGE) // 2, size[1] - px(_EDGE) // 2):
                near = abs(left + number * px(_STEP) - size[0] // 2) < px(_ARROW + 12)
                if not (near and middle > size[1] // 2):
                    place = hole.get_rect(center=(left + number * px(_STEP), middle))
                    lay_on(hole, sheet, place.topleft)
        return sheet

    # a frame

    def _frame(self, day: date, cell: pygame.Rect, chosen: bool) -> Control:
        """A day, and what the first try came to."""
        page, diary = self.page, self._diary
        first, open_ = diary.first(day), diary.is_open(day)
        fill = PANEL_LIT if first is not None else _BLANK if open_ else _TO_COME
        line = max(1, page.px(1))
        edge = faint(BRASS, 0.7 if open_ else 0.25)
        if day == diary.today:  # light round it
            gold = Color(GOLD.r, GOLD.g, GOLD.b, 90)
            glow = page.props.shapes.glow(cell.size, page.px(8), page.px(6), gold)
            page.show(glow, cell)
        page.show(page.props.shapes.panel(cell.size, page.px(7), fill, edge, line), cell)
        self._adorned.append(partial(self._adorn, day, cell, first))
        press = partial(self._turn_to, day)
        told = self._hint(day, first)
        hint = told if first is not None else ""
        return Control(cell, "", press, open_, quiet=True, lit=chosen, hint=hint, name=told)

    def _hint(self, day: date, first: Appearance | None) -> str:
        told: list[Message] = [date_words(day)]
        if first is not None:
            told += [result_words(first, self._diary.pars.get(day)), *help_words(day, first)]
        return " · ".join(map(self.page.said, told))

    def _adorn(self, day: date, cell: pygame.Rect, first: Appearance | None) -> None:
        """The number of the day, what it came to, and the signs round that."""
        page, diary = self.page, self._diary
        if day == diary.today:
            self._rim(cell)
        inner = cell.inflate(-2 * page.px(_INNER[0]), -2 * page.px(_INNER[1]))
        ink = CREAM if first is not None else MUTED if diary.is_open(day) else GREYED
        number = page.typesetter.line(self._number(day, inner.width), Type.SMALL, ink)
        page.show(number, number.get_rect(topleft=inner.topleft), above=True)
        if first is not None:
            self._adorn_played(day, inner, first)
        elif diary.is_open(day):
            told = page.typesetter.line(page.said(say("daily.open")), Type.SMALL, MUTED)
            place = told.get_rect(center=inner.center)
            if inner.contains(place) and place.top >= inner.top + number.get_height() * 3 // 4:
                page.show(told, place, above=True)
        self._adorn_puzzle(day, inner)

    def _number(self, day: date, wide: int) -> str:
        """The number of a day; the first of a month is told with it, where there is room."""
        words = self.page.said(say(f"daily.short_month.{day.month}"))
        fits = self.page.typesetter.width(words, Type.SMALL) <= wide
        return words if day.day == 1 and fits else str(day.day)

    def _rim(self, cell: pygame.Rect) -> None:
        px = self.page.px
        around = cell.inflate(px(2), px(2))
        clear = (0, 0, 0, 0)
        rim = self.page.props.shapes.panel(around.size, px(8), clear, GOLD, max(2, px(3)))
        self.page.show(rim, around, above=True)

    def _adorn_played(self, day: date, inner: pygame.Rect, first: Appearance) -> None:
        page, shapes = self.page, self.page.props.shapes
        if self._diary.reached(day):
            size = min(page.px(_LAUREL), inner.width // 2)
            laurel = shapes.icon("laurel", size, GOLD)
            page.show(laurel, laurel.get_rect(topright=inner.move(2, -2).topright), above=True)
        by, made = self._diary.beside_par(day), made_by(first)
        told = str(made.number) if by is None else page.said(against_words(by))
        lost = made.points is None and made.place > 1
        ink = _SOFT_RED if (lost if by is None else by < 0) else GOLD
        line = page.typesetter.line(told, Type.NUMBER, ink, inner.width)
        lights = inner.bottom - page.px(_BULB)
        place = line.get_rect(center=inner.center)
        if place.top < inner.top + page.typesetter.height(Type.SMALL) * 2 // 3:
            place.bottomright = (inner.right, lights)  # below the number of the day, and aside
        page.show(line, place, above=True)
        late = page.typesetter.line(page.said(say("daily.late")), Type.ITALIC, MUTED)
        if is_late(day, first) and late.get_height() <= lights - place.bottom:
            page.show(late, late.get_rect(midtop=place.midbottom), above=True)
        self._adorn_place(first, inner)

    def _adorn_place(self, first: Appearance, inner: pygame.Rect) -> None:
        """A light for everybody who was not better, oneself among them."""
        page, shapes = self.page, self.page.props.shapes
        seats, room = len(first.entry.seats), inner.width - page.px(_SIGN + 3)
        size = min(page.px(_BULB), int(room / (1 + 1.4 * (seats - 1))))  # beside the clapper
        step = min(1.55 * size, (room - size) / max(1, seats - 1))
        for seat in range(seats):
            lit = seat <= seats - first.own.place
            at = pygame.Rect(inner.left + round(seat * step), inner.bottom - size, size, size)
            if lit:
                soft = page.px(_GLOW)
                glow = shapes.glow(at.size, size // 2, soft, Color(255, 220, 150, 110))
                page.show(glow, at, above=True)
            disc = _bulb(shapes, size, lit, max(1, page.px(1)))
            page.show(disc, at, above=True)

    def _adorn_puzzle(self, day: date, inner: pygame.Rect) -> None:
        """A small clapper where the puzzle of the day was solved, the brighter the better."""
        result = self._diary.solved(day)
        if result:
            size = self.page.px(_SIGN)
            ink = CREAM if result == 1 else MUTED
            slate = self.page.props.shapes.icon("slate", size, ink)
            corner = (inner.right - self.page.px(1), inner.bottom + self.page.px(1))
            self.page.show(slate, slate.get_rect(bottomright=corner), above=True)


def _bulb(shapes: Shapes, size: int, lit: bool, line: int) -> pygame.Surface:
    if lit:
        return shapes.disc(size, CREAM)
    return shapes.disc(size, (0, 0, 0, 0), MUTED, line)


def _rows(room: pygame.Rect, gap: int) -> list[pygame.Rect]:
    high = (room.height - gap * (WEEKS - 1)) // WEEKS
    rows = [room.top + week * (high + gap) for week in range(WEEKS)]
    return [pygame.Rect(room.left, top, room.width, high) for top in rows]
