"""Where the slate stands: in a room that no seat needs, or over a corner of somebody else."""

from __future__ import annotations

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.screen import Screen

from .setting import Ground

_WIDE, _HIGH = 361, 236  # units: a slate that hangs where there is no room for it


def slate_room(ground: Ground, seat: Seat, screen: Screen) -> pygame.Rect:
    """For whoever sits there; of the others' last corner the foot, or all if it is narrow."""
    if ground.slate is not None:
        return ground.slate.copy()
    if ground.spare is not None:
        return ground.spare.copy()
    others = [rect for other, rect in enumerate(ground.corners) if other != seat]
    corner = max(others, key=lambda rect: (rect.right, rect.bottom))
    if corner.width < screen.px(_WIDE):
        return corner.copy()
    foot = pygame.Rect(0, 0, screen.px(_WIDE), screen.px(_HIGH))
    foot.bottomright = corner.bottomright
    return foot
