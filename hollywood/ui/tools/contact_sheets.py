"""Contact sheets: all cards of a deck in one picture, or one card as large as it is ever seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.core.message import Refused, quoted, say
from hollywood.games.hollywood.rules.deck import GENRES, Deck
from hollywood.ui.cards.store import BACK, Art
from hollywood.ui.draw.surfaces import canvas, height, lay, save

CARDS = "cards"
ONE = "card:"
LARGE = 900  # pixels: the width of a card on its own
USUAL = 173  # pixels: the width of a card on a 1080p table
_MOST_IN_A_ROW = 13
_GAP = 14
_LABEL = 22
_LABEL_SIZE = 14
_REELS = (120, 84, 56, 40, 28, 20)
_TABLE = pygame.Color("#14302f")
_INK = pygame.Color("#d8cfae")


def shot(
    what: str,
    out: Path,
    deck: Deck,
    language: Language = "en",
    own: Path | None = None,
) -> None:
    """Write a picture of `cards` or of `card:ID`; the ending of the file tells its format."""
    art = Art(deck, own)
    if what == CARDS:
        picture = _Sheet(art, language).of(deck)
    elif what.startswith(ONE):
        picture = _one(what.removeprefix(ONE), art, language)
    else:
        raise Refused(say("command.no_shot", shot=quoted(what)))
    save(picture, out)


def _one(id: str, art: Art, language: Language) -> pygame.Surface:
    if id != BACK and id not in art.cards:
        raise Refused(say("command.no_card", card=quoted(id)))
    sheet = pygame.Surface((LARGE + 2 * _GAP, height(LARGE) + 2 * _GAP))
    sheet.fill(_TABLE)
    lay(art.card(id, LARGE, language), sheet, (_GAP, _GAP))
    return sheet


class _Sheet:
    """Rows of cards with their ids, one sort of card after the other."""

    def __init__(self, art: Art, language: Language) -> None:
        self._art = art
        self._language = language
        pygame.font.init()
        self._font = pygame.font.Font(
            paths.assets() / "fonts" / "SourceSans3_400Regular.ttf", _LABEL_SIZE
        )

    def of(self, deck: Deck) -> pygame.Surface:
        """The sheet of a deck."""
        rows = [self._row(ids) for ids in _rows(deck)]
        rows += [self._reels([colour.id for colour in deck.colours])]
        wide = max(row.get_width() for row in rows) + _GAP
        sheet = pygame.Surface((wide, sum(row.get_height() for row in rows) + _GAP))
        sheet.fill(_TABLE)
        top = _GAP
        for row in rows:
            lay(row, sheet, (_GAP, top))
            top += row.get_height()
        return sheet

    def _row(self, ids: Sequence[str]) -> pygame.Surface:
        step = USUAL + _GAP
        high = height(USUAL)
        row = canvas((step * len(ids), high + _LABEL + _GAP))
        for place, id in enumerate(ids):
            card = self._art.card(id, USUAL, self._language)
            lay(card, row, (place * step, 0))
            label = self._font.render(id, True, _INK).premul_alpha()
            lay(label, row, label.get_rect(midtop=(place * step + USUAL / 2, high)).topleft)
        return row

    def _reels(self, colours: Sequence[str]) -> pygame.Surface:
        row = canvas(((sum(_REELS) + _GAP * len(_REELS)) * len(colours), _REELS[0] + _GAP))
        left = 0
        for colour, diameter in product(colours, _REELS):
            lay(self._art.reel(colour, diameter), row, (left, 0))
            left += diameter + _GAP
        return row


def _rows(deck: Deck) -> list[list[str]]:
    """The ids of all cards: films by genre, then every other sort."""
    studio = [f"{kind}_{colour.id}" for kind in ("clap", "double") for colour in deck.colours]
    sorts: list[list[str]] = [
        *([str(film.id) for film in deck.films if film.genre == genre] for genre in GENRES),
        [star.id for star in deck.stars],
        [*(blockbuster.id for blockbuster in deck.blockbusters), BACK],
        studio,
    ]
    return [row for sort in sorts for row in _cut(sort)]


def _cut(ids: Sequence[str]) -> list[list[str]]:
    return [list(ids[i : i + _MOST_IN_A_ROW]) for i in range(0, len(ids), _MOST_IN_A_ROW)]
