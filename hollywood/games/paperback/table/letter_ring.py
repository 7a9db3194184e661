"""Where letters and words lie that can be chosen above the sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .desk import Desk
from .geometry import Plan
from .layout import Spread

_ROWS = (9, 9, 8)  # letters in each
_KEY, _STEP_X, _STEP_Y = 29, 34, 35  # units
_WORD_WIDE, _WORD_HIGH, _WORDS_IN_ROW = 168, 30, 4


def ring_place(spread: Spread) -> pygame.Rect | None:
    """The plate of the letter ring, if one is open."""
    ring, row = spread.draft.ring, spread.row
    at = next((number for number, each in enumerate(row) if each.card == ring), None)
    if ring is None or at is None or not spread.writes:
        return None
    return spread.plan.ring(spread.slots[at])


def ring_keys(plan: Plan, plate: pygame.Rect) -> Sequence[pygame.Rect]:
    """The key of each letter on it, from a to z."""
    keys = []
    top = plate.centery - plan.px(_STEP_Y) * (len(_ROWS) - 1) // 2
    for row, count in enumerate(_ROWS):
        left = plate.centerx - plan.px(_STEP_X) * (count - 1) // 2
        for number in range(count):
            key = pygame.Rect(0, 0, plan.px(_KEY), plan.px(_KEY))
            key.center = (left + number * plan.px(_STEP_X), top + row * plan.px(_STEP_Y))
            keys.append(key)
    return keys


def ring_at(spread: Spread, at: tuple[int, int]) -> int | None:
    """The number of the letter that is pointed at in the ring."""
    plate = ring_place(spread)
    if plate is None or not plate.collidepoint(at):
        return None
    keys = ring_keys(spread.plan, plate)
    near = min(range(len(keys)), key=lambda n: _far(keys[n].center, at))
    return near if _far(keys[near].center, at) <= spread.plan.px(_STEP_X) ** 2 // 2 else None


def _far(one: tuple[int, int], other: tuple[int, int]) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def strip_words(plan: Plan, count: int) -> Sequence[pygame.Rect]:
    """The places of so many words that undecided wild cards can make, over the sheet's foot."""
    places = []
    for number in range(count):
        row, column = divmod(number, _WORDS_IN_ROW)
        in_row = min(_WORDS_IN_ROW, count - row * _WORDS_IN_ROW)
        word = pygame.Rect(0, 0, plan.px(_WORD_WIDE), plan.px(_WORD_HIGH))
        middle = plan.sheet.rect.centerx + round(
            (column - (in_row - 1) / 2) * plan.px(_WORD_WIDE + 6)
        )
        top = plan.sheet.platen.top - plan.px((2 - row) * (_WORD_HIGH + 4))
        word.midtop = (middle, top)
        places.append(word)
    return places


def strip_at(told: Desk, at: tuple[int, int]) -> int | None:
    """The number of the word that is pointed at in the strip, if it is open."""
    spread = told.spread
    if not spread.draft.strip:
        return None
    places = strip_words(spread.plan, len(told.offered))
    return next((n for n, place in enumerate(places) if place.collidepoint(at)), None)
