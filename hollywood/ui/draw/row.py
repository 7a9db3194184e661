"""A row split into parts side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def split(row: pygame.Rect, shares: Sequence[float], gap: int) -> list[pygame.Rect]:
    """Parts of the row with gaps between them; the shares are of the width without the gaps."""
    room, taken = row.width - gap * (len(shares) - 1), 0.0
    parts = []
    for number, share in enumerate(shares):
        left, right = (round(room * each) for each in (taken, taken + share))
        at = row.left + gap * number + left
        parts.append(pygame.Rect(at, row.top, right - left, row.height))
        taken += share
    return parts


def split_evenly(row: pygame.Rect, many: int, gap: int) -> list[pygame.Rect]:
    """So many parts, of one width but for a pixel; the last ends where the row does."""
    return split(row, [1 / many] * many, gap)
