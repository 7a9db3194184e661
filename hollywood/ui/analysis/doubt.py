"""A faint band along the course of a match: how far the viewer's chance may well be off."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.draw.plot import Plain
from hollywood.ui.draw.surfaces import canvas as surface
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import faint

from .shown import HUNDRED, Shown

_SEEN = 0.22  # how far


def paint_doubt(canvas: pygame.Surface, shown: Shown, plain: Plain) -> None:
    """As far as the course is known; where a chance is certain there is none."""
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    left, top = plain.rect.topleft
    for at in shown.findings.course:
        each = shown.findings.prospect(at, shown.viewer)
        for edge, chance in ((upper, each.win + each.error), (lower, each.win - each.error)):
            high = plain.y(HUNDRED * min(1.0, max(0.0, chance)))
            edge.append((plain.x(at) - left, high - top))
    ink = Color(faint(shown.inks(shown.viewer)[1], _SEEN)).premul_alpha()
    layer = surface(plain.rect.size)
    pygame.draw.polygon(layer, ink, [*upper, *reversed(lower)])
    lay_on(layer, canvas, plain.rect.topleft)
