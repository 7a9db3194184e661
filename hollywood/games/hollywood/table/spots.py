"""What one can ask about on the table besides cards: the parts of a panel, gates, piles."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.core.message import Seat
from hollywood.ui.table.stage import Key

from .geometry import Panel, Places
from .layout import PILE

FACE, SCORE, REELS, GATE = "face", "score", "reels", "gate"


def spots(places: Places) -> dict[Key, pygame.Rect]:
    """Every spot with its place; where two overlap, the first one is meant."""
    found: dict[Key, pygame.Rect] = {}
    for seat, panel in enumerate(places.panels):
        found |= dict(_of_panel(seat, panel))
    for column in range(len(places.columns)):
        found[GATE, column, 0] = _gate(places, column)
    for number in range(2):
        found[PILE, number, 0] = _pile(places, number)
    return found


def _of_panel(seat: Seat, panel: Panel) -> Iterator[tuple[Key, pygame.Rect]]:
    yield (FACE, seat, 0), panel.face.union(panel.name)
    yield (SCORE, seat, 0), panel.foot


def _gate(places: Places, column: int) -> pygame.Rect:
    lane = places.column(column)
    rect = pygame.Rect(lane.left, 0, lane.width, places.letters)
    rect.centery = places.letter(column)[1]
    return rect


def _pile(places: Places, number: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, places.card, places.card_high)
    rect.center = places.pile(number)
    return rect
