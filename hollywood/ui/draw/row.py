"""A row split into parts side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def split(row: pygame.Rect, shares: Sequence[float], gap: int) -> list[pygame.Rect]:
    """Parts of the row with gaps between them; the shares are of the width without the gaps."""
    room, left = row.width - gap * (len(shares) - 1), row.left
    parts = []
    for share in shares:
        parts.append(pygame.Rect(left, row.top, round(room * share), row.height))
        left = parts[-1].right + gap
    return parts


def split_evenly(row: pygame.Rect, many: int, gap: int) -> list[pygame.Rect]:
    """So many parts of one width."""
    return split(row, [1 / many] * many, gap)
