"""Prints cards: scene, frame, marks and words, laid on one another at the size they are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import floor
from pathlib import Path
from threading import Lock

import pygame

from hollywood.core.catalogue import Language
from hollywood.pictures import (
    TEXT_PARTS,
    Box,
    Card,
    CardManifest,
    LargeSymbol,
    Lettering,
    Look,
    Mark,
    Pictures,
    TextPart,
)
from hollywood.ui.draw import high_contrast, surfaces
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.surfaces import Size, canvas, lay_on, load, load_at, scaled

from . import bold_card
from .card_text import colour, strip
from .dark_disc import dark_disc, on_disc
from .mark_places import drawn_marks, lettered_marks
from .textures import band, patch

_MASTER: Size = (750, 1050)  # of scenes; frame and marks are put together in it, then scaled
_HALF: Size = (375, 525)  # the same for small cards: quicker to read
_CRISP = 0.8  # of the master's width: smaller cards are sharpened


class CardPrinter:
    """Prints what is asked for; parts that cards have in common are kept in the cache."""

    def __init__(self, pictures: Pictures, cache: Cache) -> None:
        self.pictures = pictures
        self._cache = cache
        self._lettering = Lock()  # typefaces are shared by all threads

    @property
    def manifest(self) -> CardManifest:
        """How layers lie on one another; a game that prints no cards has none."""
        return self.pictures.manifest

    def card(
        self, card: Card, width: int, language: Language, symbols: bool, contrast: bool = False
    ) -> pygame.Surface:
        """The face of a card."""
        if contrast:
            return self._bold_card(card, width, language, symbols)
        face = self._clipped(card, width)
        lay_on(self._upper(card, width, symbols), face)
        for part in TEXT_PARTS:
            how = self.manifest.look(card.look).lettering(part)
            if how and (words := card.words(part)):
                _place(self._strip(card, part, language, words.in_(language), how), how.box, face)
        return self._finished(face, card.look)

    def _bold_card(
        self, card: Card, width: int, language: Language, symbols: bool
    ) -> pygame.Surface:
        """The face of a card whose marks and words stand out from its picture."""
        face = self._clipped(card, width)
        size = _fineness(width)
        frame, marks = canvas(size), canvas(size)
        self._lay_frame(card, symbols, frame)
        lay_on(scaled(frame, _size(width)), face)
        high_contrast.dim(face)
        self._lay_marks(card, symbols, marks, bold_card.grown if self.manifest.grow else tuple)
        lay_on(scaled(marks, _size(width)), face)
        for part in TEXT_PARTS:
            how = self.manifest.look(card.look).lettering(part)
            if how and (words := card.words(part)):
                how = bold_card.lettering(how)
                bold_card.lay_plate(how.box, face)
                _place(self._lettered(words.in_(language), how, card.inks), how.box, face)
        return bold_card.rimmed(self._finished(face, card.look))

    def back(self, width: int, contrast: bool = False) -> pygame.Surface:
        """The back of every card."""
        back = load_at(self._sized(self.pictures.back, _fineness(width)), _size(width))
        if not contrast:
            return self._finished(back)
        high_contrast.dim(back)
        return bold_card.rimmed(self._finished(back))

    def badge(self, look: str, diameter: int, symbols: bool) -> pygame.Surface:
        """What stands for a look, by itself or on its texture."""
        badge = load(self.pictures.mark(f"badge_{look}"))
        symbol = self.manifest.look(look).symbol if symbols else None
        if symbol and symbol.texture:
            return patch(symbol, (), badge, diameter)
        return scaled(badge, (diameter, diameter))

    def portrait(self, file: Path, diameter: int) -> pygame.Surface:
        """A round portrait."""
        whole = load(file)
        small = scaled(whole, (diameter, diameter))
        mask = surfaces.solid(surfaces.coverage(small))
        crisp = surfaces.sharpened(small) if diameter < whole.get_width() * _CRISP else small
        return surfaces.covered(crisp, mask)

    def piece(self, file: Path, size: Size) -> pygame.Surface:
        """A piece of the table."""
        return load_at(file, size)

    def _mask(self, width: int, look: str = "") -> pygame.Surface:
        file = self._sized(self.pictures.mask_of(look), _fineness(width))

        def made() -> pygame.Surface:
            return surfaces.solid(load_at(file, _size(width)))

        return self._cache.of(("mask", file, width), made)

    def _finished(self, face: pygame.Surface, look: str = "") -> pygame.Surface:
        width = face.get_width()
        crisp = surfaces.sharpened(face) if width < _MASTER[0] * _CRISP else face
        return surfaces.covered(crisp, self._mask(width, look))

    def _clipped(self, card: Card, width: int) -> pygame.Surface:
        """The picture of a card, cut to its shape."""
        face = self._scene(card, width)
        if card.lower:
            surfaces.lower(face, round(card.lower * width / surfaces.UNITS[0]))
        surfaces.clip_to(face, self._mask(width, card.look))
        return face

    def _scene(self, card: Card, width: int) -> pygame.Surface:
        """The picture; where there is none that can be read, the ground and a large badge."""
        ground = colour(self.manifest.look(card.look).ground, card.inks)
        path = self.pictures.scene(*card.names)
        try:
            picture = load(self._sized(path, _fineness(width))) if path else None
        except (pygame.error, OSError):
            picture = None
        if picture:
            return surfaces.fitted(picture, ground, width)
        face = canvas(_size(width))
        face.fill(ground)
        if badge := self._badge(card):
            _place(badge, self.manifest.alone, face)
        return face

    def _strip(
        self, card: Card, part: TextPart, language: Language, words: str, how: Lettering
    ) -> pygame.Surface:
        prepared = self.pictures.strip(card, part, language)
        return load(prepared) if prepared else self._lettered(words, how, card.inks)

    def _lettered(self, words: str, how: Lettering, inks: tuple[str, ...]) -> pygame.Surface:
        with self._lettering:
            return strip(words, how, self.pictures.fonts, inks)

    def _small_lettering(
        self, words: str, how: Lettering, width: int
    ) -> tuple[pygame.Surface, surfaces.Spot]:
        """What is lettered on marks, for a card of this width; many cards have the same on them."""

        def made() -> pygame.Surface:
            with self._lettering:
                layer = strip(words, how, self.pictures.fonts, fine=1)
            return surfaces.placed(layer, how.box, width)[0]

        scale = width / surfaces.UNITS[0]
        at = floor(how.box[0] * scale), floor(how.box[1] * scale)
        return self._cache.of(("lettered", words, how, width), made), at

    def _upper(self, card: Card, width: int, symbols: bool) -> pygame.Surface:
        """All between picture and words; cards of one look with the same marks share it."""
        key = ("upper", card.look, card.marks, card.inks, width, symbols)
        size = _fineness(width)

        def made() -> pygame.Surface:
            return scaled(self._master(card, symbols, size), _size(width))

        return made() if card.lettered else self._cache.of(key, made)

    def _part(self, file: Path, card: Card) -> pygame.Surface:
        """A layer of a card; it is kept if what it is part of is not."""
        return self._cache.of(("part", file), partial(load, file)) if card.lettered else load(file)

    def _master(self, card: Card, symbols: bool, size: Size) -> pygame.Surface:
        upper = canvas(size)
        self._lay_frame(card, symbols, upper)
        self._lay_marks(card, symbols, upper)
        return upper

    def _symbol(self, card: Card, symbols: bool) -> tuple[LargeSymbol, pygame.Surface] | None:
        """How a card's badge is enlarged, and that badge, if it is."""
        symbol = self.manifest.look(card.look).symbol if symbols else None
        badge = self._badge(card) if symbol else None
        return (symbol, badge) if symbol and badge else None

    def _lay_frame(self, card: Card, symbols: bool, upper: pygame.Surface) -> None:
        """The frame, and below it the band of texture."""
        size, large = upper.get_size(), self._symbol(card, symbols)
        if large and large[0].texture:
            lay_on(band(large[0], self.manifest.band, card.inks, large[1], size), upper)
            surfaces.clip_to(upper, self._mask(size[0]))
        frame = self.pictures.frame(card.look, symbols)
        if frame.is_file():
            _place(self._part(self._sized(frame, size), card), (0, 0, *surfaces.UNITS), upper)

    def _lay_marks(
        self,
        card: Card,
        symbols: bool,
        upper: pygame.Surface,
        boxes_of: Callable[[Sequence[Box]], Sequence[Box]] = tuple,
    ) -> None:
        """The marks; a number that none was prepared with is lettered on the one without."""
        large, look = self._symbol(card, symbols), self.manifest.look(card.look)
        marks = [mark for mark in card.marks if not (large and mark.file == card.badge)]
        drawn = drawn_marks(marks, self.manifest, look)
        for (name, _), box in zip(drawn, boxes_of([box for _, box in drawn]), strict=True):
            file = self._sized(self.pictures.mark(name), upper.get_size())
            _place(self._part(file, card), box, upper)
        for words, how in lettered_marks(marks, self.manifest, look):
            layer, at = self._small_lettering(words, how, upper.get_width())
            lay_on(layer, upper, at)
        if large:
            _place(large[1], _as_wide_as(large[1], large[0].badge), upper)
            self._lay_large_figure(marks, large[0], look, upper)

    def _lay_large_figure(
        self, marks: Sequence[Mark], symbol: LargeSymbol, look: Look, upper: pygame.Surface
    ) -> None:
        """A number that is as large as the badge asks for, on a disc which covers the usual one."""
        if symbol.disc is None:
            return
        size = round(symbol.disc[2] * upper.get_width() / surfaces.UNITS[0])
        _place(dark_disc(size), symbol.disc, upper)
        grown = [mark for mark in marks if mark.name == symbol.figure]
        for words, how in lettered_marks(grown, self.manifest, look):
            layer, at = self._small_lettering(words, on_disc(how, symbol.disc), upper.get_width())
            lay_on(layer, upper, at)

    def _sized(self, file: Path, size: Size) -> Path:
        """A file as fine as it needs to be."""
        half = self.pictures.half(file)
        return half if size == _HALF and half.is_file() else file

    def _badge(self, card: Card) -> pygame.Surface | None:
        """What stands for the card, if anything does."""
        path = self.pictures.mark(card.badge)
        return load(path) if path.is_file() else None


def _size(width: int) -> Size:
    return width, surfaces.height(width)


def _fineness(width: int) -> Size:
    """The size of the files that a card of this width is made from."""
    return _HALF if width <= _HALF[0] * _CRISP else _MASTER


def _as_wide_as(layer: pygame.Surface, box: Box) -> Box:
    """The box, as wide as the layer is for its height."""
    left, top, _, high = box
    return left, top, round(high * layer.get_width() / layer.get_height()), high


def _place(layer: pygame.Surface, box: Box, card: pygame.Surface) -> None:
    """Lay a layer where its box is on the card."""
    placed, at = surfaces.placed(layer, box, card.get_width())
    lay_on(placed, card, at)
