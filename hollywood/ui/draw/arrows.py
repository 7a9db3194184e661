"""Arrows and arrowheads with soft edges, pointing anywhere."""

from __future__ import annotations

from math import hypot

import pygame
from pygame import Color

from .surfaces import Spot, lay, soft_edged

_HEAD = 3.4  # how long and wide a head is, for the thickness of its shaft


def triangle(size: int, ink: Color, way: tuple[int, int]) -> pygame.Surface:
    """An arrowhead that points up, down, left or right."""

    def draw(shape: pygame.Surface, times: int) -> None:
        half = size * times / 2
        tip = pygame.Vector2(way) * half * 0.55
        side = pygame.Vector2(-way[1], way[0]) * half * 0.8
        middle = pygame.Vector2(half, half)
        pygame.draw.polygon(shape, ink, [middle + tip, middle - tip + side, middle - tip - side])

    return soft_edged((size, size), draw)


def arrow(
    onto: pygame.Surface, start: Spot, end: Spot, thick: int, ink: Color, edge: Color
) -> None:
    """Draw an arrow with a dark edge, so that it is seen on any picture."""
    pad = round(thick * _HEAD)
    area = pygame.Rect(start, (0, 0)).union(pygame.Rect(end, (0, 0))).inflate(2 * pad, 2 * pad)

    def draw(shape: pygame.Surface, times: int) -> None:
        first, last = ((pygame.Vector2(at) - area.topleft) * times for at in (start, end))
        for grow, colour in ((thick * 0.34 * times, edge), (0.0, ink)):
            pygame.draw.polygon(shape, colour, _outline(first, last, thick * times, grow))

    lay(soft_edged(area.size, draw), onto, area.topleft)


def _outline(
    start: pygame.Vector2, end: pygame.Vector2, thick: float, grow: float
) -> list[pygame.Vector2]:
    along = end - start
    along = along / max(1.0, hypot(along.x, along.y))
    aside = pygame.Vector2(-along.y, along.x)
    head = thick * _HEAD
    neck = end - along * head * 0.8
    half, wing = thick / 2 + grow, head / 2 + grow * 1.6
    return [
        start - along * grow + aside * half,
        neck + aside * half,
        neck - along * grow + aside * wing,
        end + along * grow * 2,
        neck - along * grow - aside * wing,
        neck - aside * half,
        start - along * grow - aside * half,
    ]
