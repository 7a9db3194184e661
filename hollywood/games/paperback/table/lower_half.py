"""Where everything of the writer's desk has its place: library, sheet, hand and score."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .units import Units
from .upper_half import HIGH_CARD

_WORD_CARD, _WORD_CARD_MOST, _WORD_GAP = 98, 112, 4
_RING, _LAST_RING = 26, 34  # steps of the letters that a word still lacks
_RIBBON = 21
_CHIP_HIGH, _CHIP_UP = 21, 3
_CHIPS = 31  # below the cards of a word: what they bring, and the platen
_HAND_CARD, _HAND_CARD_MOST, _HAND_GAP, _UNUSED_CARD = 106, 128, 6, 86
_DRAFT_GAP = 16
_BASKET, _BASKET_STEP, _BASKET_CARD = 400, 102, 96


class OwnPiles:
    """Left of the sheet: the library's card and its track, my piles, my power."""

    def __init__(self, units: Units) -> None:
        box, top = units.low_box, 350 - units.sheet_grows - units.blotter_grows
        self.library = box(16, top + 2, 92, 92 * HIGH_CARD)
        self.stand = box(9, top + 128, 104, 28)
        self.track = box(8, top + 136, 104, 44)
        top = 545 - units.blotter_grows
        self.deck, self.discard = box(12, top + 11, 46, 64.4), box(64, top + 11, 46, 64.4)
        self.deck_words, self.discard_words = box(8, top - 9, 44, 18), box(58, top - 9, 55, 18)
        self.deck_count, self.discard_count = box(16, top + 67, 38, 22), box(68, top + 67, 38, 22)
        self.power = box(10, 644, 100, 66)  # or cubes, or a cup of coffee


class Sheet:
    """The typewriter: the word on its sheet, and the platen on which letters are counted."""

    def __init__(self, units: Units) -> None:
        self._box, self._px = units.low_box, units.px
        self._top = top = 350 - units.sheet_grows - units.blotter_grows
        self._room, self._grows = units.content - 488, units.sheet_grows
        self.rect = units.low_box(118, top, units.content - 372, 194 + self._grows)
        self.paper = units.low_box(158, top, units.content - 452, 168 + self._grows)
        self.platen = units.low_box(132, top + 162 + self._grows, units.content - 400, 26)
        self.ribbon = units.low_box(166, top + 3, units.content - 468, _RIBBON)

    def word(self, count: int, missing: int = 0, ribbon: bool = False) -> list[pygame.Rect]:
        """The places of the cards of a word that lacks so many letters of the library's card.

        They stand lower below a ribbon that tells what attacks forbid.
        """
        middle, most = self._line(ribbon)
        room = self._room - (_missing_wide(missing) or 20)
        wide = min(most, (room - _WORD_GAP * (count - 1)) / max(1, count))
        high = wide * HIGH_CARD
        left, step = self._left(count, wide, missing), wide + _WORD_GAP
        y = middle - high / 2
        return [self._box(left + n * step, y, wide, high) for n in range(count)]

    def _line(self, ribbon: bool) -> tuple[float, float]:
        """How far down the middle of the word is, and how wide its cards are at most."""
        head = 5 + (_RIBBON if ribbon else 0)
        room = 168 + self._grows - head - 26
        most = min(_WORD_CARD_MOST, room / HIGH_CARD)
        return self._top + head + room / 2, most

    def _left(self, count: int, wide: float, missing: int) -> float:
        whole = max(0.0, count * (wide + _WORD_GAP) - _WORD_GAP) + _missing_wide(missing)
        return 176 + (self._room - whole) / 2

    def _end(self, places: Sequence[pygame.Rect], missing: int) -> int:
        """Where the word ends, in pixels."""
        return places[-1].right if places else self._box(self._left(0, 0, missing), 0, 1, 1).left

    def chip(self, card: pygame.Rect) -> pygame.Rect:
        """Where it is told below a card of the word what it brings."""
        up = self._px(_CHIP_UP)
        return pygame.Rect(card.left, card.bottom - up, card.width, self._px(_CHIP_HIGH))

    def caret(self, places: Sequence[pygame.Rect], at: int, missing: int = 0) -> pygame.Rect:
        """The caret before the card with this number; these are the places of the word."""
        high = 100 + self._grows / 3
        line = self._box(0, self._line(ribbon=False)[0] - high / 2, 2.6, high)
        if places:
            line.centery = places[0].centery
        line.left = self._end(places, missing) + self._px(6)
        if at < len(places):
            line.centerx = places[at].left - self._px(_WORD_GAP / 2)
        return line

    def missing(self, places: Sequence[pygame.Rect], count: int) -> list[pygame.Rect]:
        """The rings of letters that the word lacks; the last one is the bell."""
        first = self._end(places, count) + self._px(22)
        y = self._box(0, self._line(ribbon=False)[0], 1, 1).top
        y = places[0].centery if places else y
        rings = []
        for number in range(count):
            last = number == count - 1
            ring = pygame.Rect(0, 0, self._px(38 if last else 20), self._px(38 if last else 20))
            ring.center = (first + self._px(number * _RING + (4 if last else 0)), y)
            rings.append(ring)
        return rings


def _missing_wide(missing: int) -> int:
    return _RING * missing + _LAST_RING if missing > 0 else 0


class Blotter:
    """The hand and its tools; while one buys, what was not used and the basket."""

    def __init__(self, units: Units) -> None:
        self._box, self._grows = units.low_box, units.blotter_grows
        self._content = content = units.content
        middle = self._grows / 2
        self.rect = self._box(114, 547 - self._grows, content - 364, 169 + self._grows)
        self.unused_words = self._box(148, 562 - middle, content - 850, 20)
        self.basket = self._box(content - 688, 557 - middle, _BASKET, 149)
        self.basket_words = self._box(content - 676, 564 - middle, 176, 134)
        self.missed = self._box(0, 0, 520, 300)  # the best word that was not found
        self.missed.midbottom = (self.rect.centerx, self.rect.bottom)

    def hand(self, count: int, draft: int = 0) -> list[pygame.Rect]:
        """The places of the hand; a gap is behind the cards of a draft, which are the first."""
        gap = _DRAFT_GAP if 0 < draft < count else 0
        room = self._content - 490 - gap
        most = min(_HAND_CARD_MOST, _HAND_CARD + self._grows / HIGH_CARD)
        wide = min(most, room / max(1, count) - _HAND_GAP)
        step, high = wide + _HAND_GAP, wide * HIGH_CARD
        left = 118 + (self._content - 416 - (count * step - _HAND_GAP + gap)) / 2
        y = 557 - self._grows + (most * HIGH_CARD - high) / 2
        after = [gap if number >= draft else 0 for number in range(count)]
        return [self._box(left + n * step + after[n], y, wide, high) for n in range(count)]

    def unused(self, count: int) -> list[pygame.Rect]:
        """The places of the cards that were not used."""
        room = self._content - 840
        wide = min(_UNUSED_CARD, room / max(1, count) - _HAND_GAP)
        y = 583 - self._grows / 2 + (_UNUSED_CARD - wide) * HIGH_CARD / 2
        step, high = wide + _HAND_GAP, wide * HIGH_CARD
        return [self._box(148 + n * step, y, wide, high) for n in range(count)]

    def bought(self, count: int) -> list[pygame.Rect]:
        """The places of the cards in the basket, the first one at the right."""
        step = min(_BASKET_STEP, (_BASKET - 16 - _BASKET_CARD) / max(1, count - 1))
        x, y = self._content - 296 - _BASKET_CARD, 564 - self._grows / 2
        high = _BASKET_CARD * HIGH_CARD
        return [self._box(x - n * step, y, _BASKET_CARD, high) for n in range(count)]

    def tool(self, number: int, of: int = 3) -> pygame.Rect:
        """A tool of the hand: shuffle, sort, clear; a fourth one asks for help."""
        step, size = (49, 38) if of <= 3 else (37, 34)
        x = self._content - 300 + (38 - size) / 2
        return self._box(x, 561 - self._grows / 2 + number * step, size, size)


class Score:
    """The panel at the right: steps, word and verdict, lines, total, button."""

    def __init__(self, units: Units) -> None:
        self._box, self._left = units.low_box, units.content - 246
        self._top = 352 - units.sheet_grows - units.blotter_grows
        self.rect = self._box(self._left, self._top, 236, 710 - self._top)
        self.total = self._box(self._left + 16, 606, 204, 46)
        self.button = self._box(self._left + 12, 658, 212, 42)
        self.votes = (  # yes and no, in place of the button
            self._box(self._left + 12, 658, 103, 42),
            self._box(self._left + 121, 658, 103, 42),
        )
        self.theme = self._box(self._left + 14, 578, 208, 24)  # what can be claimed
        self.lines_high = units.px(602 - (self._top + 124))  # the room of the lines

    def step(self, number: int, of: int = 4) -> pygame.Rect:
        """A key of the rail with its name below."""
        wide = 220 / of
        return self._box(self._left + 8 + number * wide, self._top + 7, wide, 54)

    def row(self, y: float, high: float) -> pygame.Rect:
        """A row that begins so far below the upper edge."""
        return self._box(self._left + 14, self._top + y, 208, high)
