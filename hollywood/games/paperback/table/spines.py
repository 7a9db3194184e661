"""Books seen from their spines: colour, width, height and bands tell the tier."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from .inks import BAND, INK, SPINES

_EDGE, _BAND, _FIRST, _STEP, _INSET = 0.8, 1.8, 3.0, 4.2, 4.0  # units


def paint_spine(
    canvas: pygame.Surface, tier: int, place: pygame.Rect, px: Callable[[float], int]
) -> None:
    """One book."""
    colour, _, _, bands = SPINES[tier]
    line = 2 * max(1, px(_EDGE))
    canvas.fill(INK, place.inflate(line, line))
    canvas.fill(colour, place)
    for number in range(bands):
        band = place.inflate(-px(_INSET), 0)
        band.height, band.top = max(1, px(_BAND)), place.top + px(_FIRST + _STEP * number)
        canvas.fill(BAND, band)


def widths(tiers: Iterable[int], px: Callable[[float], int]) -> Sequence[int]:
    """How wide books of these tiers are."""
    return [max(3, px(SPINES[tier][1])) for tier in tiers]


def spines(
    canvas: pygame.Surface, tiers: Sequence[int], room: pygame.Rect, px: Callable[[float], int]
) -> None:
    """A row of books from the left, on the foot of the room; many stand closer."""
    wide = widths(tiers, px)
    squeeze = min(1.0, room.width / sum(wide)) if wide else 1.0
    left = float(room.left)
    for tier, own in zip(tiers, wide, strict=True):
        place = pygame.Rect(0, 0, max(3, own - px(1.5)), px(SPINES[tier][2]))
        place.bottomleft = round(left), room.bottom
        paint_spine(canvas, tier, place, px)
        left += own * squeeze
