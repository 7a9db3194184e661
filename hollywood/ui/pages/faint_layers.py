"""Layers of which only a share is seen, laid down again and again while houses light up."""

from __future__ import annotations

import pygame

from hollywood.ui.draw.surfaces import canvas, lay_on

_STRIP = 32  # pixels: as much as a processor has at hand at once


class FaintLayers:
    """Keeps the strip that is worked on: in each frame new memory would take longer."""

    def __init__(self) -> None:
        self._sheet = canvas((1, _STRIP))

    def lay(
        self,
        layer: pygame.Surface,
        onto: pygame.Surface,
        at: pygame.Rect,
        seen: pygame.Rect,
        share: float,
    ) -> None:
        """Lay a share of that part of a layer on that is seen there."""
        part = at.clip(seen).clip(onto.get_clip())
        if self._sheet.get_width() < part.width:
            self._sheet = canvas((part.width, _STRIP))
        level = round(255 * share)
        for top in range(part.top, part.bottom, _STRIP):
            there = pygame.Rect(part.left, top, part.width, min(_STRIP, part.bottom - top))
            sheet = self._sheet.subsurface((0, 0), there.size)
            sheet.fill((level,) * 4)
            area = there.move(-at.left, -at.top)
            sheet.blit(layer, (0, 0), area, special_flags=pygame.BLEND_RGBA_MULT)
            lay_on(sheet, onto, there.topleft)
