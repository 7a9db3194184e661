"""What can be pointed at besides cards and figures: the spaces, the buttons, the played pile."""

from __future__ import annotations

import pygame

from hollywood.ui.table.stage import Key

from .geometry import HALF, Plan
from .layout import DISCARD, END, LURE, PLAYED, SPACE


def places(plan: Plan) -> dict[Key, pygame.Rect]:
    """Each with its room in this window."""
    own = plan.panels[plan.own]
    spaces = {(SPACE, space, 0): plan.room(space) for space in range(-HALF, HALF + 1)}
    buttons = {(LURE, 0, 0): own.lure, (DISCARD, 0, 0): own.discard, (END, 0, 0): own.end}
    return {**buttons, (PLAYED, 0, 0): plan.played, **spaces}
