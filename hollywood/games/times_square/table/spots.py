"""What one can ask about on the table besides cards: figures, lamps, clubs, piles, the clock."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.ui.table.stage import Key

from .geometry import HALF, Plan
from .layout import CLOCK, CLUB, LAMP, PLAYED, SLOT, SPACE, SUPPLY, WAY
from .panel import Panel

_BESIDE_WAY = 26  # units: the number beside a chip


def spots(plan: Plan) -> dict[Key, pygame.Rect]:
    """Every spot with its place; where two overlap, the first one is meant."""
    found: dict[Key, pygame.Rect] = {}
    for panel in plan.panels:
        found |= dict(_of_panel(panel, plan.px(_BESIDE_WAY)))
    clock = pygame.Rect(0, 0, *(round(2.4 * plan.clock_size),) * 2)
    clock.center = plan.clock
    found[CLOCK, 0, 0] = clock
    found[SUPPLY, 0, 0], found[PLAYED, 0, 0] = plan.supply, plan.played
    for space in range(-HALF, HALF + 1):
        found[SPACE, space, 0] = plan.room(space)
        found[SLOT, space, 0] = plan.slot(space)
    return found


def _of_panel(panel: Panel, number: int) -> Iterator[tuple[Key, pygame.Rect]]:
    for lamp, place in enumerate(panel.lamps):
        yield (LAMP, panel.seat, lamp), place
    for which, chip in enumerate(panel.ways):
        yield (WAY, panel.seat, which), pygame.Rect(*chip.topleft, chip.width + number, chip.height)
    yield (CLUB, panel.seat, 0), panel.face.unionall([panel.name, panel.level])
