"""Where log and coach hang over the sky, and what an enlarged card leaves open."""

from __future__ import annotations

import pygame

from hollywood.ui.app.screen import HIGH

from .geometry import BAR, Plan

_WING = 320  # units beside the street: else the log would cover a club and whoever is there
LARGE = 1.5  # with words so much larger both take the lower part of the table instead


def log_plate(plan: Plan) -> pygame.Rect:
    """The plate of what has happened; over the wing, where that is wide enough for it."""
    if plan.screen.text >= LARGE:
        return _sheet(plan)
    if plan.edge <= -_WING:
        return plan.below_bar(plan.edge + 12, 46, 300, 200)
    return plan.below_bar(215, 46, 420, 128)


def coach_plate(plan: Plan) -> pygame.Rect:
    """The plate of the coach."""
    return _sheet(plan) if plan.screen.text >= LARGE else plan.below_bar(645, 46, 420, 128)


def left_open(plan: Plan) -> pygame.Rect:
    """What an enlarged card never covers: the middle of the street, stage and hand."""
    return plan.box(360, BAR, 560, HIGH - BAR)


def _sheet(plan: Plan) -> pygame.Rect:
    return plan.box(252, 416, 776, 292)
