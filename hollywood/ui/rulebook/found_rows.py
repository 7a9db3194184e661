"""Lines of what was found, or of all words and signs: each leads somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.core.message import say
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on, scaled
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .contents import Contents, ReadingPlace
from .rulebook import Picture
from .search import MOST, Hit

_ROW, _GAP, _PAD = 48, 6, 14  # units
_TITLE = 0.36  # of a row: what it leads to
_SIGN, _ROOM = 0.78, 3  # of a row's height; a sign is asked for so many times as large a room
_BEFORE = 24  # letters that are seen before what was found


@dataclass(frozen=True)
class Row:
    """Something that is listed, where it leads, and which of its letters are lit."""

    title: str
    words: str
    to: ReadingPlace
    lit: tuple[tuple[int, int], ...] = ()
    sign: Picture | None = None


def rows_of(contents: Contents, query: str) -> list[Row]:
    """What was found, the likeliest first; without words to find all that is explained."""
    if query:
        return [_of_hit(contents, hit) for hit in contents.found(query)[:MOST]]
    return [
        Row(
            contents.called(term),
            contents.text(term.means),
            ReadingPlace("term", term.id),
            sign=None if term.is_card else term.sign,
        )
        for term in contents.words
    ]


def _of_hit(contents: Contents, hit: Hit) -> Row:
    entry = hit.entry
    if entry.kind == "term":
        title, to = contents.called(contents.terms[entry.id]), ReadingPlace("term", entry.id)
    else:
        title = contents.text(contents.heading(entry.id))
        to = ReadingPlace("leaf", entry.id, (entry.rule,) if entry.rule else ())
    return Row(title, hit.words, to, hit.lit)


class FoundRows:
    """The lines that there is room for."""

    def __init__(self, page: Page, rows: Sequence[Row], room: pygame.Rect) -> None:
        self._page, self._room = page, room
        least = round(page.typesetter.height(Type.BODY) * 1.4)
        self._high = max(page.px(_ROW), least)
        self.in_sight = max(1, min(MOST, room.height // (self._high + page.px(_GAP))))
        self._rows = rows

    @property
    def parts(self) -> int:
        """How often one must turn on to see them all."""
        return max(1, -(-len(self._rows) // self.in_sight))

    def put(self, part: int, lead: Callable[[ReadingPlace], None]) -> Iterator[Control]:
        """The lines of a part, each as a control."""
        shown = self._rows[part * self.in_sight : (part + 1) * self.in_sight]
        for number, row in enumerate(shown):
            top = self._room.top + number * (self._high + self._page.px(_GAP))
            place = pygame.Rect(self._room.left, top, self._room.width, self._high)
            self._put_words(row, place)
            yield Control(
                place,
                press=partial(lead, row.to),
                quiet=True,
                name=f"{row.title}: {row.words}",
            )

    def _put_words(self, row: Row, place: pygame.Rect) -> None:
        page, pad = self._page, self._page.px(_PAD)
        left = place.left + pad
        if row.sign is not None:
            left += self._put_sign(row.sign, place, left)
        elif not any(each.lit for each in self._rows):
            left += self._high
        title = pygame.Rect(left, place.top, place.left + round(place.width * _TITLE) - left, 0)
        title.height = place.height
        page.cut_if(page.typesetter.width(row.title, Type.BUTTON) * 0.9 > title.width)
        line = page.typesetter.line(row.title, Type.BUTTON, CREAM, title.width)
        page.show(line, line.get_rect(midleft=title.midleft), above=True)
        words = pygame.Rect(title.right + pad, place.top, 0, place.height)
        words.width = place.right - pad - words.left
        block = self._excerpt(row, words.width)
        page.show(block, block.get_rect(midleft=words.midleft), above=True)

    def _put_sign(self, sign: Picture, place: pygame.Rect, left: int) -> int:
        """The sign, small, at the beginning of its line; how much of the line it takes."""
        room = (self._high * _ROOM, self._high * _ROOM)
        picture = sign(self._page.props, room)
        most = round(self._high * _SIGN)
        share = min(1.0, most / max(picture.get_size()))
        size = (
            max(1, round(picture.get_width() * share)),
            max(1, round(picture.get_height() * share)),
        )
        small = picture if share == 1 else scaled(picture, size)
        at = pygame.Rect(left, place.top, most, place.height)
        self._page.show(small, small.get_rect(center=at.center), above=True)
        return self._high

    def _excerpt(self, row: Row, most: int) -> pygame.Surface:
        """As much of the words about what was found as fits on one line."""
        start = 0
        if row.lit and row.lit[0][0] > _BEFORE:
            start = row.words.rfind(" ", 0, row.lit[0][0] - _BEFORE) + 1
        typesetter = self._page.typesetter
        words = ("…" if start else "") + row.words[start:]
        shift = start - bool(start)
        cut = typesetter.cut(words, Type.BODY, most, typesetter.size(Type.BODY))
        parts = list(_parts(cut, [(a - shift, b - shift) for a, b in row.lit]))
        lines = [typesetter.line(text, Type.BODY, ink) for text, ink in parts if text]
        wide = sum(line.get_width() for line in lines)
        layer = layer_of((max(1, wide), typesetter.height(Type.BODY)))
        left = 0
        for line in lines:
            lay_on(line, layer, (left, (layer.get_height() - line.get_height()) // 2))
            left += line.get_width()
        return layer if wide <= most else scaled(layer, (most, layer.get_height()))


def _parts(words: str, lit: Sequence[tuple[int, int]]) -> Iterator[tuple[str, Color]]:
    """What is lit in gold, all else muted."""
    done = 0
    for start, end in lit:
        start, end = max(done, start), min(end, len(words))
        if start < end:
            yield words[done:start], MUTED
            yield words[start:end], GOLD
            done = end
    yield words[done:], MUTED


def nothing_found(page: Page, contents: Contents, query: str, room: pygame.Rect) -> str | None:
    """Say so; the word that may have been meant, if there is any."""
    told = page.said(say("rules.nothing", words=query))
    page.put_block(told, Type.READING, CREAM, room, even=True)
    return contents.near(query)
