"""A bent arrow that grows from a thin tail to a head; drawn on whatever lies there."""

from __future__ import annotations

import pygame

from .surfaces import Spot, soft_edged
from .theme import GOLD

_PARTS = 24  # pieces of its line


def bow(
    way: tuple[Spot, Spot, Spot], grown: float, thin: float, thick: float, head: float
) -> tuple[pygame.Surface, Spot]:
    """The arrow, as far as it has grown along its way, and where its picture lies."""
    tail, bend, end = (pygame.Vector2(spot) for spot in way)
    line = [_along(tail, bend, end, grown * part / _PARTS) for part in range(_PARTS + 1)]
    ahead = (line[-1] - line[-2]).normalize() if line[-1] != line[-2] else pygame.Vector2(0, 1)
    tip = line[-1]
    neck = tip - ahead * head
    pad = round(2 * head)
    rect = pygame.Rect(min(p.x for p in line), min(p.y for p in line), 0, 0)
    rect.union_ip(pygame.Rect(max(p.x for p in line), max(p.y for p in line), 1, 1))
    rect.inflate_ip(2 * pad, 2 * pad)

    def draw(shape: pygame.Surface, times: int) -> None:
        at = [(spot - rect.topleft) * times for spot in line if (spot - tip).length() > head * 0.8]
        for number, spot in enumerate(at):
            wide = thin + (thick - thin) * number / _PARTS
            pygame.draw.circle(shape, GOLD, spot, max(1.0, wide * times / 2))
            if number:
                pygame.draw.line(shape, GOLD, at[number - 1], spot, max(1, round(wide * times)))
        aside = pygame.Vector2(-ahead.y, ahead.x) * head * 0.5
        corners = (tip, neck + aside, neck + ahead * head * 0.18, neck - aside)
        pygame.draw.polygon(shape, GOLD, [(spot - rect.topleft) * times for spot in corners])

    return soft_edged(rect.size, draw), rect.topleft


def _along(
    tail: pygame.Vector2, bend: pygame.Vector2, end: pygame.Vector2, share: float
) -> pygame.Vector2:
    return tail.lerp(bend, share).lerp(bend.lerp(end, share), share)
