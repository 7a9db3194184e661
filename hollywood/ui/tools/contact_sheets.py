"""Contact sheets: all cards of a game in one picture, or one card as large as it is ever seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, product
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.core.message import Refused, quoted, say
from hollywood.pictures import Card
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
_TOKENS = (120, 84, 56, 40, 28, 20)
_TABLE = pygame.Color("#14302f")
_INK = pygame.Color("#d8cfae")


def shot(what: str, out: Path, art: Art, language: Language = "en") -> None:
    """Write a picture of `cards` or of `card:ID`; the ending of the file tells its format."""
    if what == CARDS:
        picture = _Sheet(art, language).whole()
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

    def whole(self) -> pygame.Surface:
        """All cards, the back and the tokens."""
        rows = [self._row(ids) for ids in (*_rows(self._art.cards.values()), [BACK])]
        rows.append(self._tokens())
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

    def _tokens(self) -> pygame.Surface:
        colours = self._art.colours
        row = canvas(((sum(_TOKENS) + _GAP * len(_TOKENS)) * len(colours), _TOKENS[0] + _GAP))
        left = 0
        for colour, diameter in product(colours, _TOKENS):
            lay(self._art.token(colour, diameter), row, (left, 0))
            left += diameter + _GAP
        return row


def _rows(cards: Iterable[Card]) -> list[list[str]]:
    """The ids of all cards, those of one sort in rows of their own."""
    sorts = [[card.id for card in alike] for _, alike in groupby(cards, _sort)]
    return [
        sort[start : start + _MOST_IN_A_ROW]
        for sort in sorts
        for start in range(0, len(sort), _MOST_IN_A_ROW)
    ]


def _sort(card: Card) -> str:
    """Cards of one look are of one sort, and so are those of one look in several inks."""
    return card.look.partition("_")[0]
