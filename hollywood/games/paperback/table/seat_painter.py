"""Paints the panels of all who play: who they are, their Fame, their last word, their books."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import NamedTuple

import pygame

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat
from hollywood.pictures import Mood
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, PANEL, PANEL_LIT, Type

from .inks import INK, SPINES
from .pen import Pen
from .spines import paint_spine
from .spools import COLOURS

_BIG = 86  # units: lower panels have no third line
_LEAST_THIRD = 0.85  # pixels a unit: in smaller windows there is none either
_HIGHEST = 120  # units: so high panels show the last word as keys
_KEY = 18
_SHADOW = 9  # units round a panel
_CAP = 1.3  # of its size: the height of a line
_SIGN, _OVER = 20, 5  # units: of what somebody holds, and how far it lies on the star
_WORTH = 3  # as much of the line as this part is for what the word was worth


class _Layout(NamedTuple):
    """What a panel has room for: units of letters, heights of lines in pixels, how many lines."""

    name: float
    word: float
    name_high: int
    word_high: int
    lines: int


@dataclass(frozen=True)
class Seated:
    """What everybody may know of somebody who plays."""

    seat: Seat
    name: str
    who: str  # the role of a bot, or a human
    mood: Mood = "neutral"
    acts: bool = False
    fame: int | None = None  # hidden, if so agreed
    word: str = ""  # the last one
    worth: int | None = None  # what it was worth
    does: Message | None = None  # instead of the word, while they act
    deck: int = 0
    library: int = 0
    cubes: int | None = None
    books: tuple[int, ...] = ()  # tiers, from 0, the books a deck begins with
    marks: tuple[str, ...] = ()  # icons: attack, theme, award
    sealed: int | None = None  # where all spell at once: in which place they have finished
    waits_for: bool = False  # there: who has not


class SeatPainter:
    """Paints the panels of one match at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def piece(self, told: Seated, of: int) -> Piece:
        """The panel of a seat."""
        place = self._pen.plan.above.seat(told.seat, of)
        around = place.inflate(2 * self._px(_SHADOW), 2 * self._px(_SHADOW))
        face = self._face(told, place)
        return Piece(
            (told, face is None), around, partial(self._panel, told=told, place=place, face=face)
        )

    def _face_size(self, place: pygame.Rect) -> int:
        return self._px(46 if self._is_big(place) else 38)

    def _is_big(self, place: pygame.Rect) -> bool:
        return place.height >= self._px(_BIG)

    def _face(self, told: Seated, place: pygame.Rect) -> pygame.Surface | None:
        return self._pen.props.art.portrait(ROLES.face(told.who), self._face_size(place), told.mood)

    def _panel(
        self,
        canvas: pygame.Surface,
        told: Seated,
        place: pygame.Rect,
        face: pygame.Surface | None,
    ) -> None:
        fill, edge = (PANEL_LIT, GOLD) if told.acts else (PANEL, BRASS)
        line = 2.4 if told.acts else 1.1
        self._pen.plate(canvas, place, fill, edge, line, 8, shadow=True)
        shown = self._who(canvas, told, place, face)
        layout = self._layout(place)
        star = self._fame(canvas, told, place)
        left = shown.right + self._px(9)
        room = pygame.Rect(left, place.top, star.left - self._px(6) - left, place.height)
        self._lines(canvas, told, place, room, star, layout)

    def _who(
        self,
        canvas: pygame.Surface,
        told: Seated,
        place: pygame.Rect,
        face: pygame.Surface | None,
    ) -> pygame.Rect:
        """Face or spool at the left; the spool of somebody with a face is at its foot."""
        px, size = self._px, self._face_size(place)
        at = pygame.Rect(place.left + px(8), 0, size, size)
        at.top = place.top + px(9) if self._is_big(place) else place.centery - size // 2
        if face is None:
            lay_on(self._spool(told.seat, size), canvas, at.topleft)
            return at
        lay_on(face, canvas, face.get_rect(center=at.center).topleft)
        small = self._spool(told.seat, px(26 if self._symbols else 20))
        corner = (at.right + px(2), at.bottom + px(3))
        lay_on(small, canvas, small.get_rect(bottomright=corner).topleft)
        return at

    @property
    def _symbols(self) -> bool:
        return self._pen.props.settings.symbols

    def _spool(self, seat: Seat, size: int) -> pygame.Surface:
        return self._pen.props.art.token(COLOURS[seat], size, self._symbols)

    def _fame(self, canvas: pygame.Surface, told: Seated, place: pygame.Rect) -> pygame.Rect:
        """The star of Fame at the right; where it is."""
        px, big = self._px, self._is_big(place)
        size = px(40 if big else 34)
        star = pygame.Rect(place.right - px(8) - size, 0, size, size)
        star.top = place.top + px(7) if big else place.centery - size // 2 - px(1)
        if told.fame is None:
            return star.move(size, 0)
        pen = self._pen
        lay_on(pen.pictures.mark("cover_fame", size), canvas, star.topleft)
        units = 15 if big else 13
        middle = (star.centerx - px(0.5), star.centery - px(0.5))
        pen.figure(canvas, str(told.fame), Type.WORD, INK, units, round(size * 0.62), center=middle)
        return star

    def _signs(
        self, canvas: pygame.Surface, marks: Sequence[str], star: pygame.Rect, beside_name: bool
    ) -> tuple[int, int]:
        """Signs of what somebody holds, at the foot and the head of the star.

        Where the room for the name ends, and the room for what is below it.
        """
        px, ends = self._px, [star.left, star.left]
        for row, mark in zip((0, 1) if beside_name else (1, 0), marks, strict=False):
            at = (star.left - px(_OVER), (star.top + px(7), star.bottom - px(5))[row])
            ends[row] = self._pen.icon(canvas, mark, at, _SIGN).left
        return ends[0], ends[1]

    # its lines

    def _layout(self, place: pygame.Rect) -> _Layout:
        """What a panel so high has room for: names grow by the root of how much words do."""
        px, pen, big = self._px, self._pen, self._is_big(place)
        name = (19 if big else 17) / sqrt(pen.props.screen.text)
        word = 17 if big else 16
        high = [round(_CAP * pen.size(units)) for units in (name, word)]
        small = pen.plan.scale < _LEAST_THIRD
        third = big and not small and sum(high) + px(45) <= place.height
        fits = sum(high) <= place.height - (px(40) if third else 0) + px(4)
        return _Layout(name, word, high[0], high[1], 1 + fits + third)

    def _lines(
        self,
        canvas: pygame.Surface,
        told: Seated,
        place: pygame.Rect,
        room: pygame.Rect,
        star: pygame.Rect,
        layout: _Layout,
    ) -> None:
        px, pen, big = self._px, self._pen, self._is_big(place)
        both = layout.name_high + (layout.word_high if layout.lines > 1 else 0)
        top = place.top + (px(9) if big else (place.height - both) // 2)
        free = room.width - pen.wide(told.name, Type.NAME, layout.name) >= px(_SIGN)
        name_ends, word_ends = self._signs(canvas, told.marks, star, free)
        if layout.lines < 2:
            name_ends = min(name_ends, word_ends)
        ink = GOLD if told.acts else CREAM
        at = (room.left, top + layout.name_high // 2)
        most = name_ends - px(6) - room.left
        pen.name(canvas, told.name, Type.NAME, ink, layout.name, most, midleft=at)
        if layout.lines > 1:
            below = top + layout.name_high - px(1)
            wide = word_ends - px(6) - room.left
            line = pygame.Rect(room.left, below, wide, layout.word_high)
            self._doing(canvas, told, line, layout.word)
        if layout.lines > 2:
            self._holdings(canvas, told, place)
            if place.height >= px(_HIGHEST) and told.does is None:
                self._keys(canvas, told.word, place)

    def _doing(self, canvas: pygame.Surface, told: Seated, line: pygame.Rect, units: float) -> None:
        """The last word with its worth, or what they do now."""
        pen, px = self._pen, self._px
        if told.does is not None:
            words = self._voice.text(told.does)
            pen.label(canvas, words, Type.BODY, GOLD, 16, line.width, midleft=line.midleft)
        elif told.word:
            worth = "" if told.worth is None else f"{told.worth}¢"
            wide = min(pen.wide(worth, Type.GATE, 14), line.width // _WORTH) + px(7)
            most, at = line.width - wide, line.midleft
            word = pen.name(canvas, told.word, Type.CAPS, CREAM, units, most, midleft=at)
            at = (word.right + px(7), word.centery)
            pen.words(canvas, worth, Type.GATE, GOLD, 14, wide - px(7), midleft=at)
        elif told.sealed is not None or told.waits_for:
            self._sealed(canvas, told, line)

    def _sealed(self, canvas: pygame.Surface, told: Seated, line: pygame.Rect) -> None:
        """Where all spell at once: still at it, or finished in this place."""
        pen, px = self._pen, self._px
        middle = (line.left + px(10), line.centery)
        if told.sealed is None:
            size = px(20)
            glass = pen.props.shapes.of(("sand-glass", size), partial(_sand_glass, size))
            pen.lay(canvas, glass, middle)
            return
        at = pen.icon(canvas, "curtain", middle, 22)
        beside = (at.right + px(6), line.centery)
        pen.words(canvas, str(told.sealed), Type.GATE, GOLD, 16, midleft=beside)

    def _holdings(self, canvas: pygame.Surface, told: Seated, place: pygame.Rect) -> None:
        """How many cards, library cards and cubes; books as spines at the right."""
        px, pen = self._px, self._pen
        left, y = place.left + px(10), place.bottom - px(19)
        for icon, count in (("deck", told.deck), ("common_used", told.library)):
            if count or icon == "deck":
                sign = pen.icon(canvas, icon, (left + px(10), y), 21)
                left = self._count(canvas, count, sign.right + px(3), y)
        if told.cubes:
            picture = pen.pictures.whole("desk/cube", (px(20), px(20)))
            sign = pen.lay(canvas, picture, (left + px(10), y))
            left = self._count(canvas, told.cubes, sign.right + px(3), y)
        self._spines(canvas, told.books, (place.right - px(8), place.bottom - px(8)), left)

    def _count(self, canvas: pygame.Surface, count: int, left: int, y: int) -> int:
        at = (left, y + self._px(1))
        rect = self._pen.figure(canvas, str(count), Type.GATE, CREAM, 15, midleft=at)
        return rect.right + self._px(11)

    def _spines(
        self, canvas: pygame.Surface, books: Sequence[int], foot: tuple[int, int], left: int
    ) -> None:
        """Colour, width, height and number of bands tell the tier; many stand closer."""
        px = self._px
        whole = sum(px(SPINES[tier][1]) for tier in books)
        squeeze = min(1.0, (foot[0] - left) / whole) if whole else 1.0
        right = float(foot[0])
        for tier in reversed(books):
            wide = SPINES[tier][1]
            place = pygame.Rect(0, 0, max(3, px(wide - 1.5)), px(SPINES[tier][2]))
            place.bottomright = (round(right), foot[1])
            paint_spine(canvas, tier, place, px)
            right -= px(wide) * squeeze

    def _keys(self, canvas: pygame.Surface, word: str, place: pygame.Rect) -> None:
        """The last word once more, as keys of a typewriter."""
        px, pen = self._px, self._pen
        size = px(_KEY)
        most = (place.width - px(20)) // max(1, size + px(1))
        y = place.bottom - px(54)
        for number, letter in enumerate(word[:most]):
            at = (place.left + px(10) + number * (size + px(1)) + size // 2, y)
            pen.lay(canvas, pen.pictures.key("single", size), at)
            pen.figure(canvas, letter, Type.WORD, INK, 9, center=at)


def _sand_glass(size: int) -> pygame.Surface:
    """Whoever is still writing."""

    def draw(shape: pygame.Surface, times: int) -> None:
        unit = size * times / 20
        line = max(1, round(1.8 * unit))
        corners = [(4, 2), (16, 2), (11, 10), (16, 18), (4, 18), (9, 10)]
        pygame.draw.polygon(shape, BRASS, [(x * unit, y * unit) for x, y in corners])
        sand = [(6, 17), (14, 17), (10, 13)]
        pygame.draw.polygon(shape, CREAM, [(x * unit, y * unit) for x, y in sand])
        for y in (2, 18):
            pygame.draw.line(shape, GOLD, (3 * unit, y * unit), (17 * unit, y * unit), line)

    return soft_edged((size, size), draw)
