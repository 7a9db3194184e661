"""Where everything on the table has its place, in pixels of one window.

The same regions have the same places in all steps of a turn; only the light moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pygame

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import height

from .lower_half import Blotter, OwnPiles, Score, Sheet
from .units import Units
from .upper_half import UpperHalf

BAR = 40
_SMALL_FACES = 1.45  # below this scale cards show their small faces
_COVER = 344  # where the dust cover begins
_RING, _STRIP = (332, 148), 690
_STRIP_HEAD, _STRIP_ROW = 38, 45
_TIP = 14  # units: from a plate above a card down to that card
_LETTERS = 9  # of the alphabet in a row
_WORDS, _SENTENCES = 4, 2  # in a row of the strip
_LISTED, _LISTED_LEAST = 84, 30  # units: how wide a card is that is looked at in a list
_CHIP = (340, 34)
_TIPS = 196  # units: how high what the coach says may be


class Plan:
    """Newsstand and books above, the desk of whoever writes below."""

    def __init__(self, screen: Screen, prizes: int = 0) -> None:
        self.screen, self.scale = screen, screen.scale
        self.units = units = Units(screen)
        self.px = units.px
        self.prizes = prizes  # how many: a theme, awards
        self.small_faces = self.scale < _SMALL_FACES
        self.bar = pygame.Rect(0, 0, screen.width, round(BAR * self.scale))
        self.log = units.log  # where it is always seen, in a wide window
        self.above = UpperHalf(units, prizes)
        self.own, self.sheet = OwnPiles(units), Sheet(units)
        self.blotter, self.score = Blotter(units), Score(units)
        top = round(_COVER * self.scale)
        self.cover = pygame.Rect(0, top, screen.width, screen.height - top)

    def ring(self, card: pygame.Rect) -> pygame.Rect:
        """The plate of the letters that a wild card may stand for, above it."""
        plate = pygame.Rect(0, 0, *map(self.px, _RING))
        plate.midbottom = (card.centerx, card.top - self.px(_TIP))
        return plate.clamp(self.screen.rect)

    def ring_letter(self, plate: pygame.Rect, number: int) -> pygame.Rect:
        """The place of a letter on that plate; A is 0."""
        row, column = divmod(number, _LETTERS)
        left, top = plate.left + self.px(13 + column * 34), plate.top + self.px(37 + row * 35)
        return pygame.Rect(left, top, self.px(34), self.px(35))

    def strip(self, of: int, wide: bool = False) -> pygame.Rect:
        """The plate of so many words to choose from, above the sheet; sentences are wide."""
        rows = max(2, -(-of // (_SENTENCES if wide else _WORDS)))
        plate = pygame.Rect(0, 0, self.px(_STRIP), self.px(_STRIP_HEAD + rows * _STRIP_ROW + 4))
        plate.midbottom = (self.above.newsstand.centerx, self.sheet.rect.top - self.px(6))
        return plate.clamp(self.screen.rect)

    def strip_word(self, number: int, of: int, wide: bool = False) -> pygame.Rect:
        """The place of one of so many words on it."""
        plate, columns = self.strip(of, wide), min(_SENTENCES if wide else _WORDS, of)
        row, column = divmod(number, columns)
        share = (plate.width - self.px(28)) / columns
        left = plate.left + self.px(14) + column * share
        top = plate.top + self.px(_STRIP_HEAD + row * _STRIP_ROW)
        most = share if wide else self.px(320)
        place = pygame.Rect(0, 0, min(round(share) - self.px(6), round(most)), self.px(40))
        place.midtop = (round(left + share / 2), top)
        return place

    @property
    def hung(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """Where log and tips go in a window that has no place of their own for them."""
        if self.log is not None:
            return None
        seats = self.above.seat(0, 1)
        tips = pygame.Rect(0, 0, seats.width, self.px(_TIPS))
        tips.bottomleft = seats.bottomleft  # nothing there is for sale
        return seats, tips

    @property
    def listing(self) -> pygame.Rect:
        """The plate on which the cards of a pile are looked through."""
        return self.above.newsstand.inflate(self.px(24), self.px(14))

    def listed(self, number: int, of: int) -> pygame.Rect:
        """The place of one of so many cards on it: as large as all of them have room."""
        room, gap = self.listing.inflate(-self.px(32), -self.px(26)), self.px(10)
        room.height, room.top = room.height - self.px(32), room.top + self.px(32)
        wide = self.px(_LISTED)
        while not self._fits(wide, of, room, gap) and wide > self.px(_LISTED_LEAST):
            wide -= 1
        columns = max(1, (room.width + gap) // (wide + gap))
        row, column = divmod(number, columns)
        shown = min(of, columns)
        left = room.centerx - (shown * (wide + gap) - gap) // 2
        high = height(wide)
        return pygame.Rect(left + column * (wide + gap), room.top + row * (high + gap), wide, high)

    @staticmethod
    def _fits(wide: int, of: int, room: pygame.Rect, gap: int) -> bool:
        """Whether so many cards of this width have room."""
        columns = max(1, (room.width + gap) // (wide + gap))
        rows = -(-of // columns)
        return rows * (height(wide) + gap) - gap <= room.height

    @property
    def missed_chip(self) -> pygame.Rect:
        """Where it is told for a moment that a better word was there."""
        chip = pygame.Rect(0, 0, self.px(_CHIP[0]), self.px(_CHIP[1]))
        chip.midbottom = (self.sheet.rect.centerx, self.blotter.rect.top + self.px(12))
        return chip

    def missed_row(self, number: int) -> pygame.Rect:
        """A word on the sheet of those that were there."""
        sheet, px = self.blotter.missed, self.px
        top = sheet.top + px(44 + number * 51)
        return pygame.Rect(sheet.left + px(20), top, sheet.width - px(40), px(48))

    @property
    def missed_button(self) -> pygame.Rect:
        """What lays the best of them on the sheet."""
        button = pygame.Rect(0, 0, self.px(180), self.px(36))
        sheet = self.blotter.missed
        button.midbottom = (sheet.centerx, sheet.bottom - self.px(10))
        return button

    def proposal(self, number: int, of: int) -> pygame.Rect:
        """The field of one of so many who propose a word."""
        sheet, px = self.above.proposals, self.px
        wide = (sheet.width - px(20)) / of
        left = round(sheet.left + px(10) + number * wide)
        return pygame.Rect(left + px(4), sheet.top + px(36), round(wide) - px(8), px(74))

    def tooltip(
        self, of: pygame.Rect, size: tuple[int, int], word: Sequence[pygame.Rect] = ()
    ) -> pygame.Rect:
        """A plate so large with what is said of a card: beside it, never on what must be seen.

        The word under way, which lies there with its rings, and what counts are hidden last;
        a plate that would hide them there is further away.
        """
        gap, window = self.px(10), self.screen.rect.inflate(-self.px(12), -self.px(12))
        window.height, window.top = window.bottom - self.bar.bottom - gap, self.bar.bottom + gap
        beside = [plate.clamp(window) for plate in self._beside(of, size, gap)]
        places = ((place.left, place.top) for place in beside)
        lefts, tops = map(set, zip(*places, strict=True))
        tops |= {window.top, self.sheet.rect.top - gap - size[1], window.bottom - size[1]}
        lefts |= {window.left, self.score.rect.left - gap - size[0]}
        further = [pygame.Rect(at, size).clamp(window) for at in product(lefts, tops)]

        def hides(plate: pygame.Rect) -> tuple[int, int]:
            laid = sum(_common(plate, each) for each in (*word, self.score.rect))
            return _common(plate, of), laid

        def costs(plate: pygame.Rect) -> tuple[int, int, bool, int, int]:
            away = abs(plate.centerx - of.centerx) + abs(plate.centery - of.centery)
            return *hides(plate), plate not in beside, self._covers(plate), away

        return min([*beside, *further], key=costs)

    def _beside(self, of: pygame.Rect, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
        """Plates of this size at a card, the best ones first; some may stick out."""
        wide, high = size
        above = of.top - gap - high
        return [
            pygame.Rect(of.centerx - wide // 2, of.bottom + gap, wide, high),
            pygame.Rect(of.centerx - wide // 2, above, wide, high),
            pygame.Rect(of.right + gap, of.centery - high // 2, wide, high),
            pygame.Rect(of.left - gap - wide, of.centery - high // 2, wide, high),
            pygame.Rect(self.sheet.paper.left, above, wide, high),
            pygame.Rect(self.sheet.paper.right - wide, above, wide, high),
        ]

    def _covers(self, plate: pygame.Rect) -> int:
        """How much it hides of the word under way, the hand and what counts."""
        keep = (self.score.rect, self.score.button, self.sheet.paper, self.blotter.rect)
        return sum(_common(plate, each) for each in keep)


def _common(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.width * both.height
