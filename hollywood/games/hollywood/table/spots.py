"""What one can ask about on the table besides cards: the parts of a panel, gates, piles."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.stage import Key

from ..rules.deck import GENRES
from .geometry import Places
from .layout import PILE
from .panel import Panel

FACE, SCORE, CROWN, FIRST, REELS = "face", "score", "crown", "first", "reels"
USED, GENRE, RELEASED, GATE, UNWANTED = "used", "genre", "released", "gate", "unwanted"
_CROWN = 26  # units
_BADGE, _STEP, _DOWN = 26, 72, 122  # units: signs of genres, how far apart, below the board's top


def spots(places: Places, advanced: bool) -> dict[Key, pygame.Rect]:
    """Every spot with its place; where two overlap, the first one is meant."""
    found: dict[Key, pygame.Rect] = {}
    for seat, panel in enumerate(places.panels):
        found |= dict(_of_panel(seat, panel, places.screen.px(_CROWN)))
    for column in range(len(places.columns)):
        found[GATE, column, 0] = places.gate(column)
    for number in range(2):
        found[PILE, number, 0] = _pile(places, number)
    for number in range(len(GENRES) * advanced):
        found[UNWANTED, number, 0] = unwanted_at(places, number)
    return found


def unwanted_at(places: Places, genre: int) -> pygame.Rect:
    """Where it is told how many films of a genre nobody took: below the piles."""
    px = places.screen.px
    rect = pygame.Rect(0, 0, px(_STEP - 4), px(_BADGE))
    middle = (places.pile(0)[0] + places.pile(1)[0]) // 2
    rect.center = (middle + px(_STEP) * (genre - 1), places.board.top + px(_DOWN))
    return rect


def _of_panel(seat: Seat, panel: Panel, crown: int) -> Iterator[tuple[Key, pygame.Rect]]:
    yield (FIRST, seat, 0), panel.token
    disc = panel.disc
    yield (CROWN, seat, 0), pygame.Rect(disc.centerx - crown // 2, disc.top - crown, crown, crown)
    yield (SCORE, seat, 0), disc
    for number, chip in enumerate(panel.studio):
        yield (USED, seat, number), chip
    yield (REELS, seat, 0), _tray(panel)
    yield (FACE, seat, 0), panel.face.unionall([panel.name, panel.style])
    shelf = panel.shelf.rect
    third = shelf.width // (2 * len(GENRES))
    for number in range(len(GENRES)):
        left = shelf.left + number * third
        yield (GENRE, seat, number), pygame.Rect(left, shelf.top, third, shelf.height)
    left = shelf.left + third * len(GENRES)
    yield (RELEASED, seat, 0), pygame.Rect(left, shelf.top, shelf.right - left, shelf.height)


def _tray(panel: Panel) -> pygame.Rect:
    """All reels of a seat that are not on the board, and their places."""
    (first, y), (last, _) = panel.trays[0], panel.trays[-1]
    rect = pygame.Rect(min(first, last), y, abs(last - first), 0)
    return rect.inflate(panel.reel, panel.reel)


def _pile(places: Places, number: int) -> pygame.Rect:
    """A pile with its words, turned as it is."""
    rect = pygame.Rect(0, 0, height(places.pile_card), 2 * places.pile_card)
    rect.center = places.pile(number)
    return rect
