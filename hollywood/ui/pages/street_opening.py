"""From one open house of the street to the next: the houses move, or their pictures fade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from hollywood.ui.app.passage import between, eased
from hollywood.ui.draw.kept_picture import Piece, apart
from hollywood.ui.draw.surfaces import canvas, lay_on

from .faint_layers import FaintLayers
from .street_plan import Front

MOVES, FADES = 0.32, 0.12  # seconds: with motion and without
_LEAVES, _COMES = 0.09, 0.2  # seconds: the old menu is gone, the new one begins to be seen


class Coming:
    """The new menu and plates while they fade in: what overlaps is one layer meanwhile."""

    def __init__(self) -> None:
        self._faint, self._of = FaintLayers(), list[tuple[object, pygame.Rect]]()
        self._layers: list[tuple[pygame.Surface, pygame.Rect]] = []

    def lay(self, pieces: Sequence[Piece], onto: pygame.Surface, seen: float) -> None:
        """Lay them on, of which so much is seen; before anything is they are made ready."""
        looks = [(each.looks, each.place) for each in pieces]
        if looks != self._of:
            self._of, self._layers = looks, [*_composed(pieces, onto.get_rect())]
        for layer, place in self._layers if seen > 0 else []:
            self._faint.lay(layer, onto, place, place, seen)


@dataclass
class Opening:
    """The street as it was, and how long ago that is."""

    fronts: Sequence[Front]
    picture: pygame.Surface  # what is left behind: the old menu, without motion everything
    place: pygame.Rect  # where that was
    moves: bool
    age: float = 0.0
    coming: Coming = field(default_factory=Coming)

    @property
    def over(self) -> bool:
        """Whether everything has arrived."""
        return self.age >= (MOVES if self.moves else FADES)

    def standing(self, fronts: Sequence[Front]) -> Sequence[Front]:
        """Where the houses stand on their way."""
        if not self.moves:
            return fronts
        share = eased(self.age / MOVES)
        return [
            Front(
                between(old.rect, new.rect, share),
                between(old.board, new.board, share),
                between(old.window, new.window, share),
            )
            for old, new in zip(self.fronts, fronts, strict=True)
        ]

    @property
    def seen(self) -> float:
        """How much of the new menu and of the plates is seen, if they move."""
        return max(0.0, min(1.0, (self.age - _COMES) / (MOVES - _COMES)))

    @property
    def left(self) -> float:
        """How much of the old picture is still seen."""
        return max(0.0, 1 - self.age / (_LEAVES if self.moves else FADES))


def _composed(
    pieces: Sequence[Piece], whole: pygame.Rect
) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
    for place in apart([each.place.clip(whole) for each in pieces]):
        layer = canvas(place.size)
        for piece in pieces:
            if piece.place.colliderect(place) and isinstance(piece.looks, pygame.Surface):
                there = piece.place.move(-place.left, -place.top)
                lay_on(piece.looks, layer, there.topleft)
        yield layer, place
