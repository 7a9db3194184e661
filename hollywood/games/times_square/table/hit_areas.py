"""Where the mouse points at what has no fixed place: figures, pads above them, heads on a tile."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.ui.table.stage import Pose

from ..rules.state import State
from ..rules.street import HAL, Space
from .geometry import FIGURE, FIZZ, PICTURE, PITCH, Plan, in_front
from .layout import CHARLIE, feet_of, standing

HEAD = 22  # units: of each of several figures that could come to the same space
PAD = (62, 36)  # units
_PAD_OFF, _ALONE, _TOGETHER = 40, 116, 78  # units: from Esmé's middle, from the top
_LOW = 172  # of both, side by side, below words that hang over the sky
_WIDE, _SEEN = 0.38, 0.9  # of a figure's picture's height: as far as it is pointed at


def figure_at(plan: Plan, s: State, at: tuple[int, int]) -> int | None:
    """The figure under the mouse, the foremost first; Charlie is behind nobody."""
    here = [figure for figure, body in bodies(plan, s) if body.collidepoint(at)]
    return max(here, key=lambda figure: (_front(s, figure), figure), default=None)


def bodies(plan: Plan, s: State) -> Iterator[tuple[int, pygame.Rect]]:
    """The room of each figure."""
    for figure, feet in enumerate(plan.all_feet(s.places)):
        yield figure, body(standing(feet, FIGURE * plan.scale, 0))
    yield CHARLIE, body(standing(plan.lane_feet(s.charlie), FIZZ * plan.scale, 0))


def body(pose: Pose) -> pygame.Rect:
    """The room of a figure in a pose."""
    x, y = feet_of(pose)
    high = pose.width * PICTURE[1] / PICTURE[0]
    room = pygame.Rect(0, 0, round(high * _WIDE), round(high * _SEEN))
    room.midbottom = (round(x), round(y))
    return room


def _front(s: State, figure: int) -> float:
    return -1 if figure == CHARLIE else in_front(s.places, figure)


def pad(plan: Plan, sue: Space, by: int, together: bool) -> pygame.Rect:
    """The pad above Esmé's space: she alone, or all three, one step this way."""
    aside = _PAD_OFF + (PAD[0] + 4) * (plan.low and not together)
    x = plan.across(sue) + aside * by * plan.side
    return _around(plan, x, _LOW if plan.low else _TOGETHER if together else _ALONE, *PAD)


def pads_end(plan: Plan, sue: Space, by: int) -> tuple[float, float]:
    """Outside of the pads of one way, in units: where an arrowhead points along it."""
    first, second = (pad(plan, sue, by, together) for together in (True, False))
    x, y = plan.units(first.union(second).center)
    wide = first.union(second).width / plan.scale
    return x + (wide / 2 + 17) * by * plan.side, y


def head(plan: Plan, space: Space, number: int, count: int) -> pygame.Rect:
    """The head on a tile of one of those who could come there."""
    step = min(HEAD + 4, (PITCH - HEAD - 2) / max(1, count - 1))
    x = plan.across(space) + (number - (count - 1) / 2) * step
    return _around(plan, x, 284, HEAD, HEAD)


def head_at(plan: Plan, space: Space, count: int, at: tuple[int, int]) -> int | None:
    """Which of so many heads on a tile is under the mouse."""
    heads = [head(plan, space, number, count) for number in range(count)]
    here = [number for number, each in enumerate(heads) if each.collidepoint(at)]
    return min(here, key=lambda number: abs(heads[number].centerx - at[0]), default=None)


def whistle(plan: Plan, s: State) -> pygame.Rect:
    """The pad above Felix by which he lures."""
    x, _ = plan.all_feet(s.places)[HAL]
    box = _around(plan, 0, _LOW if plan.low else _ALONE, *PAD)
    box.centerx = round(x)
    return box


def _around(plan: Plan, x: float, y: float, wide: float, high: float) -> pygame.Rect:
    return plan.box(x - wide / 2, y - high / 2, wide, high)
