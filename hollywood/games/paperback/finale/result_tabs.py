"""What the tabs of the result tell: words, what was missed, decks, courses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

import pygame
from pygame import Color

from hollywood.core.message import Seat, say
from hollywood.ui.draw.plot import DASHES, Plain, draw_line
from hollywood.ui.draw.row import split
from hollywood.ui.draw.surfaces import canvas
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, Type

from ..rules.doings import SpelledWord, doings
from ..rules.events import CleanedUp
from ..rules.scores import fame
from ..table.spines import spines
from .ended_match import EndedMatch

if TYPE_CHECKING:
    from .result import ResultPage

_SPOOL = 26  # units
_LABEL = 170  # units: who a line is
_ROUND = 56  # units: the numbers of the rounds
_WORST = 3  # words missed that are told of each person
_SHARES = (2.1, 2.4, 0.8, 1.1, 1.0, 1.0, 0.8, 1.9)  # of the columns about decks
DECK = ("cards", "library", "binned", "cents", "lost", "best")  # of each seat, beside its books


@dataclass(frozen=True)
class Sheet:
    """Where a tab is laid out, and which part of it."""

    page: ResultPage
    told: EndedMatch
    room: pygame.Rect
    part: int

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.page.px(units)

    def name(self, seat: Seat, room: pygame.Rect) -> None:
        """Spool and name of somebody."""
        size, page = min(self.px(_SPOOL), room.height), self.page
        colour = str(self.told.set_up.chairs[seat].colour)
        spool = page.props.art.token(colour, size, page.props.settings.symbols)
        page.show(spool, pygame.Rect(room.left, room.top, size, room.height))
        left = room.left + size + self.px(6)
        ink = GOLD if self.told.places[seat] == 1 else CREAM
        rest = pygame.Rect(left, room.top, room.right - left, room.height)
        page.put(self.told.name(seat), Type.NAME, ink, rest)

    def line(self, type: Type, more: float = 6) -> int:
        """How high a line is."""
        return self.page.typesetter.height(type) + self.px(more)


# every word


def words(sheet: Sheet) -> int:
    """A column for each player, a line for each round."""
    told, room, px = sheet.told, sheet.room, sheet.px
    wide = (room.width - px(_ROUND)) // len(told.seats)
    head = sheet.line(Type.NAME)
    for seat in told.seats:
        left = room.left + px(_ROUND) + seat * wide
        sheet.name(seat, pygame.Rect(left, room.top, wide - px(8), head))
    rounds = max((each.turn for each in told.words), default=0)
    high = sheet.line(Type.CAPS, 3)
    most = max(1, (room.height - head) // high)
    parts = max(1, -(-rounds // most))
    first = sheet.part % parts * most
    best = told.best
    by_turn = {(each.seat, each.turn): each for each in told.words}
    for number in range(first, min(first + most, rounds)):
        top = room.top + head + (number - first) * high
        cell = pygame.Rect(room.left, top, px(_ROUND) - px(10), high)
        sheet.page.put(str(number + 1), Type.LABEL, MUTED, cell, "right")
        for seat in told.seats:
            left = room.left + px(_ROUND) + seat * wide
            found = by_turn.get((seat, number + 1))
            _word(sheet, found, found is best, pygame.Rect(left, top, wide - px(8), high))
    return parts


def _word(sheet: Sheet, each: SpelledWord | None, best: bool, room: pygame.Rect) -> None:
    """A word and its worth; a dash where none was spelled."""
    if each is None:
        sheet.page.put("–", Type.CAPS, MUTED, room)
        return
    page, worth = sheet.page, f"{each.cents}¢"
    wide = page.typesetter.width(worth, Type.CAPS) + sheet.px(6)
    bell = room.height if each.rang else 0
    word = pygame.Rect(room.left, room.top, room.width - wide - bell, room.height)
    place = page.put(each.word.text.upper(), Type.CAPS, GOLD if best else CREAM, word)
    cents = pygame.Rect(place.right + sheet.px(6), room.top, wide, room.height)
    end = page.put(worth, Type.CAPS, GOLD, cents)
    page.see_again(place.union(end), each.word.text.upper(), each.made)
    if bell:
        size = min(sheet.px(20), room.height)
        icon = page.props.shapes.disc(size // 3, GOLD, GOLD, 1)
        page.show(icon, pygame.Rect(end.right + sheet.px(4), room.top, size // 2, room.height))


# what was missed


def missed(sheet: Sheet) -> int:
    """The worst words of each person; a sentence where nobody has looked, or nothing was better."""
    told, room = sheet.told, sheet.room
    if not told.missed:
        id = "not_looked" if told.missed is None else "nothing_missed"
        words = sheet.page.said(say(f"paperback.result.{id}"))
        sheet.page.put_beside(words, Type.STATUS, MUTED, room, "centre")
        return 1
    high, top = sheet.line(Type.STATUS, 10), room.top
    for seat, found in groupby(sorted(told.missed, key=lambda each: each.seat), lambda e: e.seat):
        sheet.name(seat, pygame.Rect(room.left, top, room.width, high))
        top += high
        worst = sorted(found, key=lambda each: each.cents - each.worth)[:_WORST]
        for each in worst:
            line = say(
                "paperback.result.missed",
                word=each.word.upper(),
                worth=each.worth,
                spelled=each.spelled.upper(),
                cents=each.cents,
            )
            place = pygame.Rect(room.left + sheet.px(40), top, room.width - sheet.px(40), high)
            told_there = sheet.page.put(sheet.page.said(line), Type.STATUS, CREAM, place)
            sheet.page.see_again(told_there, each.word.upper(), each.made)
            top += high
    return 1


# decks


def decks(sheet: Sheet) -> int:
    """What everybody owns at the end, and what they did with it."""
    told, room, px = sheet.told, sheet.room, sheet.px
    head = sheet.line(Type.LABEL)
    for id, cell in zip(DECK, _columns(room)[2:], strict=True):
        heading = sheet.page.said(say(f"paperback.result.deck.{id}"))
        sheet.page.put(heading, Type.LABEL, MUTED, _line(cell, room.top, head), "centre")
    high = min(px(76), (room.height - head) // len(told.seats))
    for number, seat in enumerate(told.order):
        top = room.top + head + number * high
        sheet.page.put_line(room.left, top, room.width)
        who, shelf, *cells = (_line(cell, top, high) for cell in _columns(room))
        sheet.name(seat, who)
        books = canvas((shelf.width - px(16), px(38)))
        spines(books, told.tiers(seat), books.get_rect().inflate(-px(4), -px(2)), px)
        sheet.page.show(books, shelf)
        for words, cell in zip(_done(told, seat), cells, strict=True):
            type = Type.GATE if words.isdigit() else Type.CAPS
            sheet.page.put(words, type, CREAM, cell, "centre")
    return 1


def _columns(room: pygame.Rect) -> list[pygame.Rect]:
    """The name, the books, then what was done."""
    return split(room, [share / sum(_SHARES) for share in _SHARES], 0)


def _line(cell: pygame.Rect, top: int, high: int) -> pygame.Rect:
    return pygame.Rect(cell.left, top, cell.width, high)


def _done(told: EndedMatch, seat: Seat) -> Sequence[str]:
    did = doings(told.match, seat)
    best = f"{did.best.upper()} {did.best_cents}¢" if did.best else "–"
    return [*map(str, (did.cards, did.library, did.binned, did.cents, did.lost)), best]


# courses


def curve(sheet: Sheet) -> int:
    """Everybody's Fame after each round, and the cents of their words."""
    room, px = sheet.room, sheet.px
    left = pygame.Rect(room.left, room.top, (room.width - px(24)) // 2, room.height)
    right = left.move(left.width + px(24), 0)
    told = sheet.told
    _plot(sheet, left, "fame", fame_by_round(told))
    _plot(sheet, right, "cents", cents_by_round(told))
    return 1


def _plot(sheet: Sheet, room: pygame.Rect, id: str, lines: Sequence[Sequence[int]]) -> None:
    px, page = sheet.px, sheet.page
    head = pygame.Rect(room.left, room.top, room.width, sheet.line(Type.LABEL))
    page.put(page.said(say(f"paperback.result.curve.{id}")), Type.LABEL, MUTED, head)
    area = pygame.Rect(room.left + px(30), head.bottom, room.width - px(30 + _LABEL), 0)
    area.height = room.bottom - area.top - px(4)
    picture = pygame.Surface(area.size)
    picture.fill((10, 29, 31))
    most = max((max(line) for line in lines if line), default=1) or 1
    rounds = max(map(len, lines), default=1)
    inside = picture.get_rect().inflate(-px(10), -px(14))
    plain = Plain(inside, (0, max(1, rounds - 1)), (0, most))
    pygame.draw.rect(picture, BRASS, picture.get_rect(), 1)
    for seat, line in enumerate(lines):
        points = [(plain.x(at), plain.y(value)) for at, value in enumerate(line)]
        if len(points) > 1:
            dashes = DASHES[seat % len(DASHES)]
            draw_line(picture, points, _ink(sheet, seat), 2.4, dashes, page.props.screen.scale)
    page.show(picture, area)
    _named(sheet, lines, area, most)


def _named(sheet: Sheet, lines: Sequence[Sequence[int]], area: pygame.Rect, most: int) -> None:
    """Who each line is, at its end, with what it came to; none above another."""
    px, page = sheet.px, sheet.page
    top = pygame.Rect(area.left - px(30), area.top, px(26), sheet.line(Type.SMALL, 0))
    page.put(str(most), Type.SMALL, MUTED, top, "right")
    high = sheet.line(Type.SMALL, 2)
    ends = sorted(
        ((line[-1] if line else 0, seat) for seat, line in enumerate(lines)), reverse=True
    )
    lowest = area.bottom - high * len(ends)
    y = area.top
    for number, (value, seat) in enumerate(ends):
        wanted = area.bottom - round(area.height * value / most) - high // 2
        y = min(max(y, wanted), lowest + high * number)
        label = pygame.Rect(area.right + px(6), y, px(_LABEL - 6), high)
        page.put(f"{sheet.told.name(seat)} {value}", Type.SMALL, _ink(sheet, seat), label)
        y += high


def _ink(sheet: Sheet, seat: Seat) -> Color:
    """The light ink of a seat: it is read on a dark ground."""
    colour = str(sheet.told.set_up.chairs[seat].colour)
    return Color(sheet.page.props.art.colours[colour][2])


def fame_by_round(told: EndedMatch) -> list[list[int]]:
    """Everybody's Fame after each of their turns; before the first one, too."""
    table = told.game.table
    lines = [[fame(told.match.states[0], table, seat)] for seat in told.seats]
    for beats in told.match.beats:
        for beat in beats:
            if isinstance(beat.event, CleanedUp):
                seat = beat.event.seat
                lines[seat].append(fame(beat.state, table, seat))
    return lines


def cents_by_round(told: EndedMatch) -> list[list[int]]:
    """What everybody's words were worth, turn by turn."""
    by_turn = {(each.seat, each.turn): each.cents for each in told.words}
    turns = [max((turn for of, turn in by_turn if of == seat), default=0) for seat in told.seats]
    return [
        [by_turn.get((seat, turn), 0) for turn in range(1, turns[seat] + 1)] for seat in told.seats
    ]
