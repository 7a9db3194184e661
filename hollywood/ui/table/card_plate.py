"""A card beside its words on one plate: for tables that have no room for a large card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import capital
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, height, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, Type

_PLATE = (10, 26, 28, 250)
_CARDS = (112, 190)  # units: how wide a card is that is pointed at, or that was asked for
_WORDS = 182  # units beside it; larger words get more
_PAD, _GAP, _APART = 10, 14, 6
_ROUND, _LINE, _CAST = 10, 1.6, 14
_Picture = Callable[[int], pygame.Surface]
_Where = Callable[[pygame.Rect, tuple[int, int]], pygame.Rect]


class CardPlate:
    """Lays both out, once while a card is looked at."""

    def __init__(self, props: Props, where: _Where) -> None:
        self._props, self._px = props, props.screen.px
        self._where = where
        self._composed: tuple[object, pygame.Surface] = (None, layer_of((1, 1)))

    def piece(
        self, said: Sequence[str], card: pygame.Rect, picture: _Picture, asked: bool, seen: float
    ) -> Piece:
        """Beside the card as it lies there."""
        wide = self._px(_CARDS[asked])
        face = picture(wide)
        words = self._words(said, asked)
        inner = max(height(wide), words.get_height())
        size = (
            wide + words.get_width() + self._px(2 * _PAD + _GAP + _APART),
            inner + 2 * self._px(_PAD),
        )
        plate = self._where(card, size)
        paint = partial(self._paint, plate=plate, face=face, words=words, seen=seen)
        around = 2 * self._px(_CAST)
        return Piece((face, words, tuple(plate), seen), plate.inflate(around, around), paint)

    def _paint(
        self,
        canvas: pygame.Surface,
        plate: pygame.Rect,
        face: pygame.Surface,
        words: pygame.Surface,
        seen: float,
    ) -> None:
        """While it appears it is sheer."""
        px, shapes = self._px, self._props.shapes
        if seen >= 1:
            shapes.cast_shadow(canvas, plate, px(_ROUND), px(6), (0, px(3)))
        whole = layer_of(plate.size)
        line = max(1, px(_LINE))
        lay_on(shapes.panel(plate.size, px(_ROUND), _PLATE, GOLD, line), whole)
        lay_on(face, whole, (px(_PAD), px(_PAD)))
        lay_on(words, whole, (face.get_width() + px(_PAD + _GAP), px(_PAD)))
        lay_on(faded(whole, seen), canvas, plate.topleft)

    def _words(self, said: Sequence[str], asked: bool) -> pygame.Surface:
        """The first line is a name, the last of several is what holds now."""
        look = (tuple(said), asked)
        if self._composed[0] != look:
            self._composed = (look, self._compose(said, asked))
        return self._composed[1]

    def _compose(self, said: Sequence[str], asked: bool) -> pygame.Surface:
        setter, text = self._props.typesetter, self._props.screen.text
        wide = round(self._px(_WORDS + 40 * asked) * max(1.0, 0.75 * text))
        names = capital(said[0]).split() if said else []
        wide = max(wide, *(setter.width(name, Type.NAME) for name in names), 0)  # none is cut
        last = len(said) - 1
        blocks = [
            setter.block(capital(words), Type.NAME, CREAM, wide)
            if number == 0
            else setter.block(words, Type.BODY, _ink(number, last), wide)
            for number, words in enumerate(said)
        ]
        apart = self._px(_APART)
        high = sum(block.get_height() for block in blocks) + apart * max(0, last)
        layer, top = layer_of((wide, max(1, high))), 0
        for block in blocks:
            lay_on(block, layer, (0, top))
            top += block.get_height() + apart
        return layer


def _ink(number: int, last: int) -> Color:
    return GOLD if number == last and last > 1 else CREAM
