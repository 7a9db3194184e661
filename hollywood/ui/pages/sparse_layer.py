"""A layer of which much is empty: only where there is something is anything laid down."""

from __future__ import annotations

import pygame

from hollywood.ui.draw.surfaces import Size, Spot

_CELLS = (24, 8)  # across and down


class SparseLayer:
    """Cut into rows of pieces that are not empty; the rest of it is not kept."""

    def __init__(self, layer: pygame.Surface) -> None:
        self.size: Size = layer.get_size()
        self._pieces = [(layer.subsurface(each).copy(), each.topleft) for each in _filled(layer)]

    def lay_on(self, lower: pygame.Surface, at: Spot) -> None:
        """Lay it over another layer."""
        x, y = at
        places = [(piece, (x + left, y + top)) for piece, (left, top) in self._pieces]
        lower.fblits(places, pygame.BLEND_PREMULTIPLIED)


def _filled(layer: pygame.Surface) -> list[pygame.Rect]:
    """Places side by side in rows; what is beside them is empty."""
    mask, whole = pygame.mask.from_surface(layer, 0), layer.get_rect()
    wide, high = (-(-side // cells) for side, cells in zip(whole.size, _CELLS, strict=True))
    cell, found = pygame.Mask((wide, high), fill=True), list[pygame.Rect]()
    for top in range(0, whole.height, high):
        for left in range(0, whole.width, wide):
            if not mask.overlap_area(cell, (left, top)):
                continue
            if found and found[-1].topright == (left, top):
                found[-1].width += wide
            else:
                found.append(pygame.Rect(left, top, wide, high))
    return [each.clip(whole) for each in found]
