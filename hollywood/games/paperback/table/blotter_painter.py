"""Paints what the hand lies on, its tools, and the basket of whoever buys."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREEN, MUTED, PANEL_LIT, Type

from .inks import BASKET, BASKET_INK, DARK
from .pen import Pen


@dataclass(frozen=True)
class Tool:
    """A tool of the hand."""

    icon: str
    risen: float = 0.0  # how far it is pointed at
    works: bool = True


@dataclass(frozen=True)
class Basket:
    """What is said where one buys: the title, and how cards are given back, once there are any."""

    title: Message | None
    lines: tuple[Message, ...]
    unused: Message | None  # over what was not used
    cards: int


@dataclass(frozen=True)
class Sketch:
    """A draft in the hand, with what it would be worth."""

    cards: int
    words: str


class BlotterPainter:
    """Paints the blotter at one window size, without cards."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def pieces(
        self, tools: Sequence[Tool], basket: Basket | None, empty: Message | None
    ) -> dict[Hashable, Piece]:
        """All of it, from below; what is said where no card lies."""
        blotter = self._pen.plan.blotter
        pieces: dict[Hashable, Piece] = {"blotter": Piece(None, blotter.rect, self._blotter)}
        for number, tool in enumerate(tools):
            place = blotter.tool(number, len(tools))
            paint = partial(self._tool, place=place, tool=tool)
            pieces["tool", number] = Piece(tool, place.inflate(6, 6), paint)
        if basket is not None:
            pieces["basket"] = Piece(basket, blotter.basket, partial(self._basket, told=basket))
            if basket.unused is not None:
                paint = partial(self._unused, words=basket.unused)
                pieces["unused"] = Piece(basket.unused, blotter.unused_words.inflate(0, 8), paint)
        elif empty is not None:
            pieces["empty"] = Piece(empty, blotter.rect, partial(self._empty, words=empty))
        return pieces

    def _blotter(self, canvas: pygame.Surface) -> None:
        place = self._pen.plan.blotter.rect
        lay_on(self._pen.pictures.blotter(place.size), canvas, place.topleft)

    def _tool(self, canvas: pygame.Surface, place: pygame.Rect, tool: Tool) -> None:
        edge = BRASS.lerp(GOLD, max(0.0, min(1.0, tool.risen)))
        self._pen.plate(canvas, place, PANEL_LIT, edge, 1.2 + 0.8 * max(0.0, tool.risen), 9)
        units = 26 * place.width / max(1, self._px(38))
        self._pen.icon(canvas, tool.icon, place.center, units, 1.0 if tool.works else 0.35)

    def _basket(self, canvas: pygame.Surface, told: Basket) -> None:
        """Its words give way to cards."""
        pen, px, blotter = self._pen, self._px, self._pen.plan.blotter
        pen.plate(canvas, blotter.basket, BASKET, GREEN, 1.4, 10)
        room = blotter.basket_words
        if told.cards:
            left = blotter.bought(told.cards)[-1].left - px(8)
            room = pygame.Rect(room.left, room.top, max(0, left - room.left), room.height)
        if room.width < px(80):
            return
        sign = pen.icon(canvas, "gain", (room.left + px(16), room.top + px(16)), 28)
        if told.title is None:
            return
        title = (sign.right + px(8), sign.centery)
        most = room.right - title[0]
        words = self._voice.text(told.title)
        pen.words(canvas, words, Type.LABEL, CREAM, 17, most, midleft=title)
        y, step = room.top + px(44), round(1.3 * pen.size(16))
        for line in told.lines:
            if y + step // 2 <= room.bottom:
                words, at = self._voice.text(line), (room.left + px(4), y)
                pen.words(canvas, words, Type.SMALL, BASKET_INK, 16, room.width, midleft=at)
            y += step

    def _unused(self, canvas: pygame.Surface, words: Message) -> None:
        place, text = self._pen.plan.blotter.unused_words, self._voice.text(words)
        at = place.midleft
        self._pen.words(canvas, text, Type.LABEL, BASKET_INK, 16, place.width, midleft=at)

    def _empty(self, canvas: pygame.Surface, words: Message) -> None:
        place, text = self._pen.plan.blotter.rect, self._voice.text(words)
        most = place.width - self._px(150)
        at = place.center
        self._pen.words(canvas, text, Type.LABEL, MUTED, 18, most, center=at)

    def sketch(self, told: Sketch, places: Sequence[pygame.Rect]) -> Piece:
        """The chip behind the cards of a draft."""
        last, px = places[told.cards - 1], self._px
        wide = self._pen.wide(told.words, Type.LABEL, 16) + px(20)
        plate = pygame.Rect(0, 0, wide, round(1.4 * self._pen.size(16)))
        plate.midbottom = (last.right + px(8), last.top + px(3))
        plate.clamp_ip(self._pen.plan.blotter.rect)

        def paint(canvas: pygame.Surface) -> None:
            self._pen.plate(canvas, plate, DARK, GOLD, 1.2, 7)
            self._pen.words(canvas, told.words, Type.LABEL, CREAM, 16, center=plate.center)

        return Piece(told, plate, paint)
