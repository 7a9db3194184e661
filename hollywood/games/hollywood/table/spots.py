"""What one can ask about on the table besides cards: the parts of a panel, gates, piles."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.stage import Key

from .geometry import Places
from .layout import PILE
from .panel import Panel

FACE, SCORE, REELS, GATE = "face", "score", "reels", "gate"


def spots(places: Places) -> dict[Key, pygame.Rect]:
    """Every spot with its place; where two overlap, the first one is meant."""
    found: dict[Key, pygame.Rect] = {}
    for seat, panel in enumerate(places.panels):
        found |= dict(_of_panel(seat, panel))
    for column in range(len(places.columns)):
        found[GATE, column, 0] = places.gate(column)
    for number in range(2):
        found[PILE, number, 0] = _pile(places, number)
    return found


def _of_panel(seat: Seat, panel: Panel) -> Iterator[tuple[Key, pygame.Rect]]:
    yield (SCORE, seat, 0), panel.disc
    yield (FACE, seat, 0), panel.face.union(panel.name)


def _pile(places: Places, number: int) -> pygame.Rect:
    """A pile with its words, turned as it is."""
    rect = pygame.Rect(0, 0, height(places.pile_card), 2 * places.pile_card)
    rect.center = places.pile(number)
    return rect
