"""A surface that notes what is laid on it, piece by piece, and paints none of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import pygame

from .kept_picture import Piece, laid

_FAR = 100_000  # pixels: more than any window has


class DisplayList(pygame.Surface):
    """Give it to what lays premultiplied pictures down; `pieces` are these, from below.

    A picture in its place always looks the same. So whoever lays the same one again must not have
    drawn on it meanwhile.
    """

    def __init__(self) -> None:
        super().__init__((1, 1))
        self.pieces: dict[Hashable, Piece] = {}

    def get_clip(self) -> pygame.Rect:
        """No limit: what is drawn outside the window is noted, too."""
        return pygame.Rect(-_FAR, -_FAR, 2 * _FAR, 2 * _FAR)

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


class Noted:
    """What is laid down there, as pieces: noted once, until it is forgotten."""

    def __init__(self, paint: Callable[[pygame.Surface], object]) -> None:
        self._paint = paint
        self._pieces: Mapping[Hashable, Piece] | None = None

    @property
    def pieces(self) -> Mapping[Hashable, Piece]:
        """All pieces, the lowest first."""
        if self._pieces is None:
            notes = DisplayList()
            self._paint(notes)
            self._pieces = notes.pieces
        return self._pieces

    def forget(self) -> None:
        """Have the pieces made anew: something looks otherwise."""
        self._pieces = None
