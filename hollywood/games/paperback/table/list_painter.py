"""Paints the cards of a pile on a plate over the newsstand, for whoever looks through them."""

from __future__ import annotations

from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type

from .cards import Cards
from .inks import DARK
from .listing import Listing
from .pen import Pen

_PLATE = (10, 26, 28, 250)


class ListPainter:
    """Paints a list of cards at one window size."""

    def __init__(self, pen: Pen, voice: Voice, cards: Cards) -> None:
        self._pen, self._voice, self._px, self._cards = pen, voice, pen.px, cards

    def piece(self, told: Listing) -> Piece:
        """All of them, those that look the same once."""
        plate = self._pen.plan.listing
        place = plate.inflate(2 * self._px(10), 2 * self._px(10))
        looks = (told, self._pen.props.art.drawn, self._closes)
        return Piece(looks, place, partial(self._paint, told=told, plate=plate))

    def _paint(self, canvas: pygame.Surface, told: Listing, plate: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, _PLATE, GOLD, 1.8, 12, shadow=True)
        row = pygame.Rect(plate.left + px(18), plate.top + px(8), plate.width - px(36), px(30))
        back = self._voice.text(self._closes)
        said = pen.words(canvas, back, Type.SMALL, MUTED, 15, row.width // 3, midright=row.midright)
        title, most = self._voice.text(told.title), said.left - row.left - px(12)
        pen.words(canvas, title, Type.LABEL, CREAM, 18, most, midleft=row.midleft)
        for number, (card, count) in enumerate(told.cards):
            place = pen.plan.listed(number, len(told.cards))
            lay_on(self._cards.face(card, place.width), canvas, place.topleft)
            if count > 1:
                self._count(canvas, place, count)

    @property
    def _closes(self) -> Message:
        """What shuts the list, with what is used."""
        keys = self._pen.props.keys
        if not keys.shows("back"):
            return say("paperback.list.close")
        return say("paperback.list.close_with", key=keys.called("back"))

    def _count(self, canvas: pygame.Surface, place: pygame.Rect, count: int) -> None:
        """How many of them there are."""
        pen, px = self._pen, self._px
        chip = pygame.Rect(0, 0, px(30), px(22))
        chip.midbottom = (place.centerx, place.bottom + px(4))
        pen.plate(canvas, chip, DARK, GOLD, 1.2, 7)
        pen.figure(canvas, f"×{count}", Type.GATE, CREAM, 15, center=chip.center)
