"""A plate with words that hides what is below it, but for its edge and its shadow."""

from __future__ import annotations

import pygame

from .around import around
from .surfaces import Spot


class Plate:
    """A layer that is opaque in its middle: blending only its edge costs a fraction."""

    def __init__(self, layer: pygame.Surface, middle: pygame.Rect) -> None:
        self._layer, self._middle = layer, middle
        self._opaque = pygame.Surface(middle.size)
        self._opaque.blit(layer, (0, 0), middle, pygame.BLEND_PREMULTIPLIED)
        self._edge = around(layer.get_rect(), middle)

    def lay_on(self, lower: pygame.Surface, at: Spot) -> None:
        """Lay it over another layer."""
        lower.blit(self._opaque, self._middle.move(at))
        for part in self._edge:
            lower.blit(self._layer, part.move(at), part, pygame.BLEND_PREMULTIPLIED)
