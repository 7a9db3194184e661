"""Watches pictures that are painted in part, and compares each with one painted whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
import pytest

from hollywood.ui.draw.kept_picture import Repainting


class Comparing:
    """Paints all pieces once more, each frame, and remembers where the two differ."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.parts = self.frames = 0
        self._whole: pygame.Surface | None = None
        self.wrong: list[tuple[pygame.Rect, Sequence[Any]]] = []
        real = Repainting.paint

        def paint(painter: Repainting, *given: Any, **named: Any) -> list[pygame.Rect]:
            places = real(painter, *given, **named)
            self._compare(places, *given[:3])
            return places

        patch.setattr(Repainting, "paint", paint)

    def _compare(
        self,
        places: Sequence[pygame.Rect],
        surface: pygame.Surface,
        ground: pygame.Surface,
        pieces: Mapping[Any, Any],
    ) -> None:
        self.frames += 1
        if surface.get_rect() in places or not pieces:
            return
        self.parts += 1
        whole = self._whole = self._whole or ground.copy()
        whole.blit(ground, (0, 0))
        for piece in pieces.values():
            piece.paint(whole)
        if whole.get_buffer().raw == surface.get_buffer().raw:
            return
        if pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(surface, "RGB"):
            self.wrong.append((where(whole, surface), list(pieces)))


def where(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """A place that holds everything that differs."""
    apart = pygame.PixelArray(one.copy()).compare(pygame.PixelArray(other.copy())).make_surface()
    same = pygame.mask.from_threshold(apart, "white", (1, 1, 1, 255))
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:])
