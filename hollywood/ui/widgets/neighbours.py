"""Which control is the next one in a direction."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

import pygame

# how far aside something may lie for each step ahead: not, within 60 degrees, 120, or at all
_CONES = (0.0, 1 / sqrt(3), sqrt(3), inf)


def neighbour(here: pygame.Rect, rects: Sequence[pygame.Rect], x: int, y: int) -> int | None:
    """The number of the nearest rectangle that way, those straight ahead first."""
    ways = [_way(here, rect, x, y) for rect in rects]
    for cone in _CONES:
        found = [
            (ahead + aside, off, number)
            for number, (ahead, aside, off) in enumerate(ways)
            if ahead > 0 and aside <= cone * ahead
        ]
        if found:
            return min(found)[2]
    return None


def in_one_row(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Whether they stand side by side."""
    return one.top < other.centery < one.bottom or other.top < one.centery < other.bottom


def _way(here: pygame.Rect, rect: pygame.Rect, x: int, y: int) -> tuple[float, float, float]:
    """How far ahead a rectangle is, how far beside what lies ahead, and how far off the middle."""
    ahead = (rect.centerx - here.centerx) * x + (rect.centery - here.centery) * y
    off = abs(rect.centery - here.centery) if x else abs(rect.centerx - here.centerx)
    both = (here.height + rect.height) if x else (here.width + rect.width)
    return ahead, max(0.0, off - both / 2), off
