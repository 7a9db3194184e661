"""What stands for a decision that has a name: its shape tells it before its colour."""

from __future__ import annotations

import pygame

from hollywood.bots.findings import Grade

from .plot import diamond, star
from .shapes import Shapes
from .theme import GOLD, MUTED, RED, WHITE

# units
_DIAMONDS: dict[Grade, int] = {"slip": 12, "mistake": 13, "blunder": 16}
_STAR, _LINE = 16, 1.4


def grade_sign(shapes: Shapes, scale: float, grade: Grade, own: bool = True) -> pygame.Surface:
    """Red for one's own mistakes, grey for others'; a blunder is red whoever made it."""
    if grade == "only":
        return star(shapes, round(_STAR * scale), GOLD)
    size, line = round(_DIAMONDS[grade] * scale), max(1, round(_LINE * scale))
    ink = RED if own or grade == "blunder" else MUTED
    edge = WHITE if grade == "blunder" else ink
    return diamond(shapes, size, None if grade == "slip" else ink, edge, line)
