"""A picture kept from frame to frame: only where a piece looks otherwise is it painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple
from weakref import ref

import pygame

from .surfaces import lay_on

_MOST = 0.7  # of the picture: if more than this changes, all of it is painted


class Piece(NamedTuple):
    """Something in a picture: how it looks, the place it does not reach beyond, how it is painted.

    While its looks and its place are the same, it is not painted again.
    """

    looks: object
    place: pygame.Rect
    paint: Callable[[pygame.Surface], object]


def laid(picture: pygame.Surface, place: pygame.Rect) -> Piece:
    """A premultiplied picture that lies there and is never drawn on again."""
    return Piece(picture, place, partial(lay_on, picture, at=place.topleft))


class Painting(NamedTuple):
    """What a frame shows: an opaque ground, where that has changed since, and what lies on it."""

    ground: pygame.Surface
    changed: Sequence[pygame.Rect]
    pieces: Mapping[Hashable, Piece]
    offered: Mapping[Hashable, Piece] = MappingProxyType({})  # above notes: it is to be clicked
    no_words: Sequence[pygame.Rect] = ()  # where none may hang: they would hide what is offered


def painting_of_all(place: pygame.Rect, paint: Callable[[pygame.Surface], object]) -> Painting:
    """A picture that is painted whole in each frame."""
    return Painting(pygame.Surface((1, 1)), (), {"all": Piece(object(), place, paint)})


class Repainting:
    """Paints pieces on a ground, from below; what is above a changed place is painted with it."""

    def __init__(self) -> None:
        self._shown: dict[Hashable, tuple[object, pygame.Rect]] = {}
        # What was painted on, and the ground: both are large, and kept by whoever needs them.
        self._last: tuple[ref[pygame.Surface], ref[pygame.Surface]] | None = None

    def paint(
        self,
        surface: pygame.Surface,
        ground: pygame.Surface,
        pieces: Mapping[Hashable, Piece],
        below: Iterable[pygame.Rect] = (),
        anew: bool = False,
    ) -> list[pygame.Rect]:
        """Paint onto what was painted last, unless all shall be painted anew; the places painted.

        `below` says where the ground itself looks otherwise; another ground is painted whole.
        """
        whole, last = surface.get_rect(), (ref(surface), ref(ground))
        anew, self._last = anew or last != self._last, last
        places = [whole] if anew else self._changed(whole, pieces, below)
        for place in places:
            surface.set_clip(place)
            surface.blit(ground, place, place)
            for piece in pieces.values():
                if piece.place.colliderect(place):
                    piece.paint(surface)
        surface.set_clip(None)
        self._shown = {key: (piece.looks, piece.place) for key, piece in pieces.items()}
        return places

    def _changed(
        self, whole: pygame.Rect, pieces: Mapping[Hashable, Piece], below: Iterable[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Where something has come, has gone or looks otherwise; no two of them overlap."""
        shown = self._shown
        same = {
            key for key, piece in pieces.items() if shown.get(key) == (piece.looks, piece.place)
        }
        if [key for key in shown if key in same] != [key for key in pieces if key in same]:
            return [whole]  # something lies under what it lay on
        gone = [place for key, (_, place) in shown.items() if key not in same]
        come = [piece.place for key, piece in pieces.items() if key not in same]
        places = apart([place.clip(whole) for place in (*below, *gone, *come)])
        most = _MOST * whole.width * whole.height
        return [whole] if sum(place.width * place.height for place in places) > most else places


class KeptPicture(Repainting):
    """The same on a picture of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.surface: pygame.Surface | None = None

    def show(
        self,
        ground: pygame.Surface,
        pieces: Mapping[Hashable, Piece],
        below: Iterable[pygame.Rect] = (),
    ) -> list[pygame.Rect]:
        """Show these pieces; the places that were painted."""
        anew = self.surface is None
        self.surface = self.surface or pygame.Surface(ground.get_size())
        return self.paint(self.surface, ground, pieces, below, anew)


def apart(places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover these and do not overlap."""
    apart: list[pygame.Rect] = []
    for place in places:
        while place and (others := place.collidelistall(apart)):
            place = place.unionall([apart[number] for number in others])
            apart = [each for number, each in enumerate(apart) if number not in others]
        if place:
            apart.append(place)
    return apart
