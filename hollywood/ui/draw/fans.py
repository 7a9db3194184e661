"""Cards side by side: how large they are, and how much each covers of the one before it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .row import split
from .surfaces import height, width
from .text import Align

WHOLE = 1.04  # no card covers another
_APART = 1.06  # of a card's width from one card to the next, where there is space
LEAST = 0.17  # so much of a covered card still tells what it is


def fanned(
    count: int, room: pygame.Rect, align: Align = "centre", least: float = LEAST
) -> list[pygame.Rect]:
    """The places of so many cards in a row, as large as the room allows.

    At least so much of a covered card is seen.
    """
    behind = max(0, count - 1)
    wide = max(1, min(width(room.height), int(room.width / (1 + behind * least))))
    step = min(wide * _APART, (room.width - wide) / behind) if behind else 0
    spare = room.width - wide - step * behind
    left = room.left + {"left": 0, "centre": spare / 2, "right": spare}[align]
    high = height(wide)
    top = room.centery - high // 2
    return [pygame.Rect(round(left + place * step), top, wide, high) for place in range(count)]


def cells(counts: Sequence[int], room: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """The room divided between fans, more for those of more cards."""
    weights = [2 + count for count in counts]
    return split(room, [weight / sum(weights) for weight in weights], gap)


def rows(shares: Sequence[float], room: pygame.Rect) -> list[pygame.Rect]:
    """The room divided from top to bottom."""
    found, top = [], float(room.top)
    for share in shares:
        high = room.height * share / sum(shares)
        found.append(pygame.Rect(room.left, round(top), room.width, int(high)))
        top += high
    return found
