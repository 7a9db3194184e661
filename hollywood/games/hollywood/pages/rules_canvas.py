"""What pictures of the rules are drawn on: real cards and reels, arrows, numbers, words."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.arrows import arrow
from hollywood.ui.draw.surfaces import Size, canvas, card_corner, faded, height, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, NIGHT, Type

from ..table.geometry import reel_spot, reel_width

_FAN = 0.3  # of a card's width: what a card in a fan shows of itself
_NUMBER_AT = 0.2  # where on a card a number lies: left of a reel
_DIM = 90  # of 255: what is out of the game


class RulesCanvas:
    """One picture. All measures are parts of a card's width, all places the middles of things."""

    def __init__(
        self, props: Props, size: Size, card: int, colours: Sequence[str] | None = None
    ) -> None:
        """Reels are those of players with these colours, or of anybody."""
        self.props = props
        self.card_wide = card
        self.card_high = height(card)
        self.picture = canvas(size)
        self.rect = self.picture.get_rect()
        self.colours = list(props.art.colours if colours is None else colours)
        # what is written into a picture belongs to it, and grows with it only
        self._typesetter = Typesetter(replace(props.screen, text=1.0))
        self._symbols = props.settings.symbols
        self.reel_wide = reel_width(card, self._symbols)

    def card(self, id: str, x: float, y: float, wide: int = 0) -> pygame.Rect:
        """A card with its shadow."""
        wide = wide or self.card_wide
        face = self.props.art.card(id, wide, self.props.language, self._symbols)
        soft = max(3, wide // 12)
        place = face.get_rect(center=(round(x), round(y)))
        self.props.shapes.cast_card_shadow(self.picture, place, soft, (0, soft // 2))
        lay_on(face, self.picture, place.topleft)
        return place

    def column(self, ids: Sequence[str], x: float, bottom: float, gap: int) -> list[pygame.Rect]:
        """Cards below each other, the last of them at the bottom; from the top."""
        step = self.card_high + gap
        top = bottom - step * (len(ids) - 1) - self.card_high / 2
        return [self.card(id, x, top + number * step) for number, id in enumerate(ids)]

    def fan(self, ids: Sequence[str], left: float, y: float) -> pygame.Rect:
        """Cards of which each covers the one before; what they take up."""
        step = self.card_wide * _FAN
        places = [
            self.card(id, left + self.card_wide / 2 + number * step, y)
            for number, id in enumerate(ids)
        ]
        return places[0].unionall(places[1:])

    def reel(
        self, seat: int, at: tuple[float, float], wide: int | None = None, seen: float = 1.0
    ) -> None:
        """A player's reel, ringed so that it stands out from any card."""
        colour = self.colours[seat % len(self.colours)]
        wide = wide or self.reel_wide
        reel = self.props.art.token(colour, wide, self._symbols, ring=True)
        place = reel.get_rect(center=(round(at[0]), round(at[1])))
        soft = wide // 8
        drop = (0, soft - wide // 16)
        if seen < 1:
            lay_on(faded(reel, seen), self.picture, place.topleft)
            return
        self.props.shapes.cast_shadow(self.picture, place, wide // 2, soft, drop)
        lay_on(reel, self.picture, place.topleft)

    def over(self) -> RulesCanvas:
        """A copy of what is drawn by now, to draw on for a moment."""
        other = copy(self)
        other.picture = self.picture.copy()
        return other

    def spot_on(self, card: pygame.Rect) -> tuple[float, float]:
        """Where on a card a reel lies: as on the table."""
        return reel_spot(card, self._symbols)

    def on(self, card: pygame.Rect, seat: int) -> tuple[float, float]:
        """A reel on a card, and where that is."""
        at = self.spot_on(card)
        self.reel(seat, at)
        return at

    def numbered(self, card: pygame.Rect, number: int) -> None:
        """A number on a card, beside its reel."""
        self.number(number, (card.left + card.width * _NUMBER_AT, self.spot_on(card)[1]))

    def arrow(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """An arrow."""
        thick = max(3, min(self.card_wide, self.rect.width // 7) // 16)
        ends = [(round(x), round(y)) for x, y in (start, end)]
        arrow(self.picture, ends[0], ends[1], thick, CREAM, BLACK)

    def number(self, number: int, at: tuple[float, float]) -> None:
        """A number on a disc."""
        wide = max(self.props.screen.px(24), self.card_wide * 3 // 10)
        disc = self.props.shapes.disc(wide, NIGHT, BRASS, max(2, wide // 14))
        lay_on(disc, self.picture, disc.get_rect(center=(round(at[0]), round(at[1]))).topleft)
        self.words(str(number), at, Type.BUTTON)

    def words(
        self,
        words: str,
        at: tuple[float, float],
        type: Type = Type.NUMBER,
        ink: Color = CREAM,
        share: float = 1.0,
    ) -> None:
        """A few words, their middle there, as large as their share of the width allows."""
        room = (round(self.rect.width * share), self._typesetter.height(type))
        line = self._typesetter.within(words, type, ink, room, "centre")
        lay_on(line, self.picture, line.get_rect(center=(round(at[0]), round(at[1]))).topleft)

    def takes(self, words: str, type: Type, share: float) -> bool:
        """Whether there is room for all of the words, in letters that can be read."""
        room = round(self.rect.width * share)
        size = self._typesetter.fitting(words, type, (room, self._typesetter.height(type)))
        return self._typesetter.width(words, type, size) <= room

    def frame(self, rect: pygame.Rect) -> None:
        """A frame round the card that is spoken of."""
        thick = max(2, rect.width // 30)
        around = rect.inflate(2 * thick, 2 * thick)
        shapes, clear = self.props.shapes, (0, 0, 0, 0)
        shape = shapes.panel(around.size, around.width // 15, clear, CREAM, thick)
        lay_on(shape, self.picture, around.topleft)

    def dim(self, rect: pygame.Rect) -> None:
        """Darken a card that is out of the game."""
        veil = self.props.shapes.panel(rect.size, card_corner(rect.width), (4, 8, 12, 255 - _DIM))
        lay_on(veil, self.picture, rect.topleft)
