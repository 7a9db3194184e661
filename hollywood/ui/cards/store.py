"""The cards, backs and tokens of a game at any size, each drawn once, within a bound of memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.pictures import Card, Mood, Pictures, Piece, Portraits, TablePieces
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.surfaces import height, scaled

from .printer import CardPrinter

BACK = "back"
_COARSE = 0.3  # of the width asked for: a copy that is less wide stands for none
MEMORY = 20_000_000  # bytes for a 1080p window: a deck in panels, half of it in the area too


class _Copy(NamedTuple):
    """One way to see one card."""

    id: str  # or BACK
    width: int
    language: Language = "en"
    symbols: bool = False
    contrast: bool = False


def _looks(copy: _Copy) -> Iterator[_Copy]:
    """A copy, then the same card as it looked before the language or the symbols were changed."""
    yield copy
    if copy.id != BACK:
        yield copy._replace(symbols=not copy.symbols)
        for language in LANGUAGES:
            for symbols in (copy.symbols, not copy.symbols):
                yield copy._replace(language=language, symbols=symbols)


def _nearest(at_hand: Iterable[pygame.Surface | None], width: int) -> pygame.Surface | None:
    """The smallest that is larger, else the largest that is not too coarse."""
    copies = [copy for copy in at_hand if copy is not None]
    larger = (copy for copy in copies if copy.get_width() >= width)
    fine = [copy for copy in copies if copy.get_width() >= _COARSE * width]
    return next(larger, None) or max(fine, key=pygame.Surface.get_width, default=None)


class Tokens(Protocol):
    """The pieces that players put on cards, as the game draws them."""

    @property
    def colours(self) -> Mapping[str, Sequence[str]]:
        """The colours there are, each with its inks: dark, main and light."""

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        """The token of a colour; on a card it needs a ring to stand out, more so at times."""


class Art:
    """What a game shows. What it hands out is shared: blit it premultiplied, never draw on it."""

    def __init__(
        self,
        cards: Mapping[str, Card],
        tokens: Tokens,
        pictures: Pictures,
        memory: int = MEMORY,
        portraits: Portraits | None = None,
    ) -> None:
        self.cards = cards
        self.cache = Cache(memory)
        self._tokens = tokens
        self._portraits = portraits or Portraits(paths.assets() / "faces")
        self._pieces = TablePieces(paths.assets() / "table")
        self._printer = CardPrinter(pictures, self.cache)
        self.jobs = BackgroundJobs()  # whatever is drawn before it is needed
        self._memory = memory
        self._widths: dict[_Copy, set[int]] = {}  # in which each was drawn so far
        self._awaited: set[_Copy] = set()
        self._urgent: set[_Copy] = set()  # those of them that are seen already
        self._news = False
        self._contrast = False  # whether marks, words and tokens stand out
        self.drawn = 0  # so many cards that were awaited
        self._unreadable: set[Path] = set()  # portraits

    @property
    def colours(self) -> Mapping[str, Sequence[str]]:
        """The colours of the players, each with its inks: dark, main and light."""
        return self._tokens.colours

    def card(
        self, id: str, width: int, language: Language = "en", symbols: bool = False
    ) -> pygame.Surface:
        """A card of the game, or BACK."""
        return self._copy(self._asked(id, width, language, symbols))

    def card_or_stand_in(
        self,
        id: str,
        width: int,
        language: Language = "en",
        symbols: bool = False,
    ) -> pygame.Surface:
        """A card at once: until it is drawn, another copy of it, or else its back."""
        asked = self._asked(id, width, language, symbols)
        if (ready := self.cache.get(asked)) is not None:
            return ready
        stand_in = self._stand_in(asked)
        if stand_in is None and id == BACK:
            return self._copy(asked)
        self._later(asked, urgent=True)
        if stand_in is None:
            return self.card_or_stand_in(BACK, width)
        same = stand_in.get_width() == width
        return stand_in if same else scaled(stand_in, (width, height(width)))

    def _stand_in(self, asked: _Copy) -> pygame.Surface | None:
        """Another copy, or one of a card like it."""
        like = "" if asked.id == BACK else self.cards[asked.id].like
        for id in filter(None, (asked.id, like)):
            at_hand = [
                self.cache.get(look._replace(width=width))
                for look in _looks(asked._replace(id=id))
                for width in sorted(self._widths.get(look._replace(width=0), ()))
            ]
            if (found := _nearest(at_hand, asked.width)) is not None:
                return found
        return None

    def painted_since_asked(self) -> bool:
        """Whether something has been drawn in the background since this was last asked."""
        news, self._news = self._news, False
        return news

    def fit(self, screen: Screen) -> None:
        """Keep as much as a window of this size needs; nothing more of another is drawn."""
        self.cancel()
        self._contrast = screen.contrast
        self.cache.bytes = round(self._memory * screen.share)

    def token(
        self, colour: str, diameter: int, symbols: bool = False, ring: bool = False
    ) -> pygame.Surface:
        """A player's token; on a card it needs a ring to stand out."""
        asked = (colour, diameter, symbols, ring, self._contrast)
        return self.cache.of(("token", *asked), partial(self._tokens.drawn, *asked))

    def badge(self, look: str, diameter: int, symbols: bool = False) -> pygame.Surface:
        """The badge that stands for a look."""
        asked = (look, diameter, symbols)
        return self.cache.of(("badge", *asked), partial(self._printer.badge, *asked))

    def portrait(self, name: str, diameter: int, mood: Mood = "neutral") -> pygame.Surface | None:
        """The portrait of a level or a character in its round frame; None if it can't be had."""
        path = self._portraits.of(name, mood)
        if path is None or path in self._unreadable:
            return None
        try:
            made = partial(self._printer.portrait, path, diameter)
            return self.cache.of(("face", path, diameter), made)
        except (pygame.error, OSError):
            self._unreadable.add(path)
            return self.portrait(name, diameter) if mood != "neutral" else None

    def piece(self, name: str) -> Piece:
        """How large a piece of the table is, and where its points and boxes are."""
        return self._pieces.listed[name]

    def piece_picture(self, name: str, unit: float) -> pygame.Surface:
        """A piece of the table at so many pixels to the unit."""
        wide, high = (max(1, round(side * unit)) for side in self.piece(name).size)
        drawn = partial(self._printer.piece, self._pieces.file(name), (wide, high))
        return self.cache.of(("piece", name, wide, high), drawn)

    def prepare(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> None:
        """Have cards drawn in the background; those that are drawn count as just used."""
        for id in ids:
            asked = self._asked(id, width, language, symbols)
            if self.cache.get(asked) is None:
                self._later(asked)

    def ready(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> bool:
        """Whether all these cards can be had at once; of what is kept they count as just used."""
        copies = [self.cache.get(self._asked(id, width, language, symbols)) for id in ids]
        return None not in copies

    def wait(self) -> None:
        """Return when everything asked for is drawn."""
        self.jobs.wait()

    @property
    def resting(self) -> bool:
        """Whether nothing is being drawn."""
        return self.jobs.resting

    def cancel(self) -> None:
        """Draw nothing of what was asked for and not begun: sizes have changed, say."""
        self.jobs.cancel()
        self._awaited.clear()
        self._urgent.clear()

    def draw_what_is_seen(self) -> None:
        """Draw now what is seen already, and forget the rest."""
        seen = tuple(self._urgent)
        self.cancel()
        for copy in seen:
            self._copy(copy)
        self.drawn += len(seen)

    def put_away(self) -> None:
        """Another game is turned to: what is kept in memory is kept of that one."""
        self.cancel()
        self.cache.clear()

    def close(self) -> None:
        """Leave nothing half done: the library of pictures is about to go."""
        self.cancel()
        self.wait()

    def _asked(self, id: str, width: int, language: Language, symbols: bool) -> _Copy:
        if id == BACK:
            return _Copy(id, width, contrast=self._contrast)
        return _Copy(id, width, language, symbols, self._contrast)

    def _later(self, copy: _Copy, urgent: bool = False) -> None:
        if copy not in self._awaited or (urgent and copy not in self._urgent):
            self._awaited.add(copy)
            if urgent:
                self._urgent.add(copy)
            self.jobs.add(partial(self._arrive, copy), urgent)

    def _arrive(self, copy: _Copy) -> None:
        """On another thread: draw what was asked for."""
        try:
            self._copy(copy)
        finally:
            self._awaited.discard(copy)
            self._urgent.discard(copy)
        self.drawn += 1
        self._news = True

    def _copy(self, copy: _Copy) -> pygame.Surface:
        self._widths.setdefault(copy._replace(width=0), set()).add(copy.width)
        if copy.id == BACK:
            return self.cache.of(copy, partial(self._printer.back, copy.width, copy.contrast))
        draw = partial(self._printer.card, self.cards[copy.id], *copy[1:])
        return self.cache.of(copy, draw)
