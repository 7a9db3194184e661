"""Where everything of the newsstand has its place: panels, cards for sale, books, prizes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import pygame

from .units import Units

HIGH_CARD = 1.4  # how high cards are for their width
PILES, ROW = 7, 5  # piles of letters; cards of a row where all spell at once
TOP, FRONT = 0, 1  # the rows of the newsstand

_SEATS_TOP, _SEATS_HIGH, _SEATS_GAP, _SEATS_MOST = 48, 290, 6, 340
_CARD, _PITCH, _ROW_PITCH, _ROWS = 96, 105, 148, (50, 199)
_LOW_ROWS = (50, 149, 248)  # of a theme and two awards
_TILES = 76  # what theme and award take of the width
_COVER, _COVER_STEP, _COVER_ROW, _COVER_LOW = 51, 52.5, 69, 262


class UpperHalf:
    """The half that everybody looks at. With prizes, the panels are narrower."""

    def __init__(self, units: Units, prizes: int) -> None:
        self._box = units.high_box
        self._prizes = units.content - 80
        low = prizes > len(_ROWS)
        self._prize_rows: Sequence[int] = _LOW_ROWS if low else _ROWS
        self._prize_high = 36 if low else 68
        self._books = units.content - 18 - (_TILES if prizes else 0) - (2 * _PITCH - 9)
        self._left = self._books - 26 - (PILES * _PITCH - 9)

    def _card(self, x: float, row: int) -> pygame.Rect:
        return self._box(x, _ROWS[row], _CARD, _CARD * HIGH_CARD)

    def seat(self, number: int, of: int) -> pygame.Rect:
        """The panel of a seat; the first one is the highest."""
        high = (_SEATS_HIGH - _SEATS_GAP * (of - 1)) / of
        wide = min(_SEATS_MOST, self._left - 24)
        return self._box(10, _SEATS_TOP + number * (high + _SEATS_GAP), wide, high)

    @cached_property
    def newsstand(self) -> pygame.Rect:
        """All cards for sale."""
        return self._box(self._left, _ROWS[0], PILES * _PITCH - 9, 283)

    def offer(self, pile: int, row: int) -> pygame.Rect:
        """The place of a card for sale: the top of a pile, or in front of it."""
        return self._card(self._left + pile * _PITCH, row)

    def open_card(self, place: int) -> pygame.Rect:
        """The place of a card where all spell at once."""
        row, column = divmod(place, ROW)
        return self._card(self._left + 19 + column * _ROW_PITCH, row)

    @cached_property
    def boards(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The boards below both rows."""
        x, wide = self._left - 10, PILES * _PITCH + 11
        return self._box(x, 183, wide, 14), self._box(x, 332, wide, 14)

    @cached_property
    def bin(self) -> pygame.Rect:
        """The basket of the cards that are out of the match, below the vowels."""
        return self._box(self._left + 13, 204, 70, 98)

    @cached_property
    def bin_count(self) -> pygame.Rect:
        """How many cards that are."""
        return self._box(self._left + 17, 304, 64, 25)

    @cached_property
    def proposals(self) -> pygame.Rect:
        """The sheet on which others propose words, over the lower row."""
        return self._box(self._left, 206, PILES * _PITCH - 9, 120)

    @cached_property
    def case(self) -> pygame.Rect:
        """The velvet case of the books."""
        return self._box(self._books - 9, 45, 2 * _PITCH + 9, 295)

    def book(self, pile: int) -> pygame.Rect:
        """The place of a pile of books."""
        row, column = divmod(pile, 2)
        return self._card(self._books + column * _PITCH, row)

    def pyramid_book(self, row: int, number: int, of: int) -> pygame.Rect:
        """The place of one of so many books of a row; row 0 is the lowest, and lies on others."""
        whole = of * _COVER_STEP - (_COVER_STEP - _COVER)
        x = self._books - 9 + (2 * _PITCH + 9 - whole) / 2 + number * _COVER_STEP
        return self._box(x, _COVER_LOW - row * _COVER_ROW, _COVER, _COVER * HIGH_CARD)

    def prize(self, number: int) -> pygame.Rect:
        """The picture of the theme, or of an award."""
        return self._box(self._prizes, self._prize_rows[number], 72, self._prize_high)

    def prize_words(self, number: int) -> pygame.Rect:
        """Its lines: what it is called, what it is for, who has it."""
        below = self._prize_rows[number] + self._prize_high + 4
        return self._box(self._prizes - 3, below, 78, 54 if self._prize_high < 68 else 60)
