"""Pieces that the studio drew to lie on a table and move over it, each with its turning point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pygame

from hollywood import paths
from hollywood.pictures import Piece, TablePieces

from .cache import Cache
from .surfaces import load, scaled

_MEMORY = 6_000_000  # bytes of pieces kept for a window of 1080p


@cache
def known_pieces() -> Mapping[str, Piece]:
    """All pieces there are, by name."""
    return _files().listed


@cache
def _files() -> TablePieces:
    return TablePieces(paths.assets() / "table")


class Pieces:
    """The pieces at the size of one window, each drawn once."""

    def __init__(self, scale: float, share: float = 1.0) -> None:
        self._scale = scale
        self._cache = Cache(round(_MEMORY * share))

    def picture(self, name: str, larger: float = 1.0) -> pygame.Surface:
        """A piece, premultiplied; it may be larger than usual."""
        return self._cache.of((name, larger), lambda: self._drawn(name, larger))

    def turned(self, name: str, degrees: float, larger: float = 1.0) -> pygame.Surface:
        """A piece turned clockwise about its middle, in steps of half a degree."""
        step = round(2 * degrees)
        if not step:
            return self.picture(name, larger)
        key = (name, larger, step)
        return self._cache.of(key, lambda: self._turned(name, step / 2, larger))

    def from_pivot(self, name: str, degrees: float = 0.0, larger: float = 1.0) -> pygame.Vector2:
        """Where its middle is, seen from its pivot, in pixels."""
        piece = known_pieces()[name]
        middle = pygame.Vector2(piece.size) / 2 - pygame.Vector2(piece.pivot)
        return middle.rotate(degrees) * self._scale * larger

    def _turned(self, name: str, degrees: float, larger: float) -> pygame.Surface:
        return pygame.transform.rotozoom(self.picture(name, larger), -degrees, 1.0)

    def _drawn(self, name: str, larger: float) -> pygame.Surface:
        wide, high = (round(side * self._scale * larger) for side in known_pieces()[name].size)
        return scaled(load(_files().file(name)), (max(1, wide), max(1, high)))
