"""Paints what cards for sale stand on: boards, bin, the case of books; and prizes beside them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, Type

from .inks import INK, VELVET
from .pen import Pen

_EMPTY, _EMPTY_EDGE = Color("#0a1416"), Color("#4a4034")


@dataclass(frozen=True)
class Prize:
    """The theme, or an award: what is told of it below its picture."""

    kind: str  # theme or award
    id: str
    fame: int
    lines: tuple[Message, ...]  # its name, what for, who has it


class NewsstandPainter:
    """Paints the upper half without cards, at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def pieces(
        self,
        trashed: int,
        sold_out: Sequence[int],
        costs: Sequence[int],
        prizes: Sequence[Prize],
    ) -> dict[Hashable, Piece]:
        """How many cards are out of the match; the costs of books that are no more."""
        above = self._pen.plan.above
        boards = above.boards
        around = boards[0].union(boards[1])
        bin_ = above.bin.union(above.bin_count)
        pieces: dict[Hashable, Piece] = {
            "boards": Piece(None, around, self._boards),
            "bin": Piece(trashed, bin_, partial(self._bin, trashed=trashed)),
            "case": Piece(None, above.case, self._case),
        }
        for pile in sold_out:
            place = above.book(pile)
            paint = partial(self._sold_out, place=place, cost=costs[pile])
            pieces["sold out", pile] = Piece(costs[pile], place, paint)
        for number, prize in enumerate(prizes):
            picture = above.prize(number)
            place = picture.union(above.prize_words(number)).inflate(self._px(12), self._px(14))
            paint = partial(self._prize, number=number, prize=prize)
            pieces["prize", number] = Piece(prize, place, paint)
        return pieces

    def _boards(self, canvas: pygame.Surface) -> None:
        for place in self._pen.plan.above.boards:
            lay_on(self._pen.pictures.shelf(place.size), canvas, place.topleft)

    def _bin(self, canvas: pygame.Surface, trashed: int) -> None:
        above = self._pen.plan.above
        basket = self._pen.pictures.whole("desk/basket", above.bin.size)
        lay_on(basket, canvas, above.bin.topleft)
        self._pen.chip(canvas, above.bin_count, "trash_hand", str(trashed))

    def _case(self, canvas: pygame.Surface) -> None:
        self._pen.plate(canvas, self._pen.plan.above.case, VELVET, BRASS, 1.4, 7)

    def _sold_out(self, canvas: pygame.Surface, place: pygame.Rect, cost: int) -> None:
        """A dark place with the price of what was there."""
        px, pen = self._px, self._pen
        pen.plate(canvas, place, _EMPTY, _EMPTY_EDGE, 1.2, 5)
        size = px(35)
        lay_on(pen.pictures.mark("cover_cost", size, 0.5), canvas, place.topleft)
        middle = (place.left + px(17), place.top + px(17))
        pen.figure(canvas, str(cost), Type.WORD, INK, 13, center=middle)
        pen.icon(canvas, "sold", (place.centerx, place.top + px(62)), 54)
        words = self._voice.text(say("paperback.table.sold_out"))
        at = (place.centerx, place.top + px(104))
        pen.label(canvas, words, Type.LABEL, MUTED, 16, place.width - px(6), center=at)

    def _prize(self, canvas: pygame.Surface, number: int, prize: Prize) -> None:
        px, pen, above = self._px, self._pen, self._pen.plan.above
        place = above.prize(number)
        tile = pen.pictures.tile(prize.kind, prize.id, place.size)
        pen.props.shapes.cast_shadow(canvas, place, px(4), px(4), (0, px(2)))
        lay_on(tile, canvas, place.topleft)
        star = pygame.Rect(place.left + px(43), place.top - px(6), px(36), px(36))
        lay_on(pen.pictures.mark("cover_fame", star.width), canvas, star.topleft)
        pen.figure(canvas, str(prize.fame), Type.WORD, INK, 14, center=star.center)
        self._told(canvas, above.prize_words(number), prize.lines)

    def _told(self, canvas: pygame.Surface, room: pygame.Rect, lines: Sequence[Message]) -> None:
        """As many of its lines as there is room for; captions leave first."""
        pen = self._pen
        high = round(pen.size(15.5) * 1.16)
        fits = max(1, room.height // high)
        shown = list(lines) if len(lines) <= fits else [lines[0], *lines[-1:]][:fits]
        inks = [(Type.LABEL, GOLD), (Type.SMALL, CREAM), (Type.SMALL, MUTED)]
        for number, line in enumerate(shown):
            type, ink = inks[number if number < len(shown) - 1 or number == 0 else -1]
            at = (room.centerx, room.top + high * number + high // 2)
            words = self._voice.text(line)
            pen.name(canvas, words, type, ink, 15.5, room.width, center=at)
