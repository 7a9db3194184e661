"""Where log and coach hang over the sky, and what an enlarged card leaves open."""

from __future__ import annotations

import pygame

from hollywood.ui.app.screen import HIGH

from .geometry import BAR, Plan

_WING = 320  # units beside the street: else the log would cover a club and whoever is there
_ABOVE_HEADS, _ABOVE_SYMBOLS = 128, 92  # units: as high as a plate over the sky may be
LARGE = 1.5  # with words so much larger both take the lower part of the table instead


def log_plate(plan: Plan, symbols: bool) -> pygame.Rect:
    """The plate of what has happened; over the wing, where that is wide enough for it."""
    if plan.screen.text < LARGE and plan.edge <= -_WING:
        return plan.below_bar(plan.edge + 12, 46, 300, 200)
    return _over_sky(plan, 215, symbols)


def coach_plate(plan: Plan, symbols: bool) -> pygame.Rect:
    """The plate of the coach."""
    return _over_sky(plan, 645, symbols)


def _over_sky(plan: Plan, left: float, symbols: bool) -> pygame.Rect:
    """From here on, above everybody and the large symbols over their heads."""
    if plan.screen.text >= LARGE:
        return _sheet(plan)
    return plan.below_bar(left, 46, 420, _ABOVE_SYMBOLS if symbols else _ABOVE_HEADS)


def left_open(plan: Plan) -> pygame.Rect:
    """What an enlarged card never covers: the middle of the street, stage and hand."""
    return plan.box(360, BAR, 560, HIGH - BAR)


def _sheet(plan: Plan) -> pygame.Rect:
    return plan.box(252, 416, 776, 292)
