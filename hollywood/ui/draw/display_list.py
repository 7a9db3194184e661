"""A surface that notes what is laid on it, piece by piece, and paints none of it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from .kept_picture import Piece, laid


class DisplayList(pygame.Surface):
    """Give it to what lays premultiplied pictures down; `pieces` are these, from below.

    A picture in its place always looks the same. So whoever lays the same one again must not have
    drawn on it meanwhile.
    """

    def __init__(self) -> None:
        super().__init__((1, 1))
        self.pieces: dict[Hashable, Piece] = {}

    def blit(
        self,
        source: pygame.Surface,
        dest: object = (0, 0),
        area: object = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        """Note a picture and its place."""
        assert area is None, "a layer is laid down as a whole"
        assert special_flags == pygame.BLEND_PREMULTIPLIED, "by `lay_on`"
        place = source.get_rect(topleft=dest)
        number, key = 0, (source, place.x, place.y, 0)
        while key in self.pieces:  # it lies there more than once
            number += 1
            key = (source, place.x, place.y, number)
        self.pieces[key] = laid(source, place)
        return place
