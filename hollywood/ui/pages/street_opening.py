"""From one open house of the street to the next: the houses move, or their pictures fade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.ui.app.passage import between, eased
from hollywood.ui.draw.surfaces import lay_faintly

from .street_plan import Front

MOVES, FADES = 0.32, 0.12  # seconds: with motion and without
_LEAVES, _COMES = 0.09, 0.2  # seconds: the old menu is gone, the new one begins to be seen


@dataclass
class Opening:
    """The street as it was, and how long ago that is."""

    fronts: Sequence[Front]
    picture: pygame.Surface  # what is left behind: the old menu, without motion everything
    place: pygame.Rect  # where that was
    sheet: pygame.Surface  # see `as_it_was`
    moves: bool
    age: float = 0.0

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
        """How much of the new menu and of the plates is seen."""
        if not self.moves:
            return 1.0
        return max(0.0, min(1.0, (self.age - _COMES) / (MOVES - _COMES)))

    def leave_behind(self, canvas: pygame.Surface) -> None:
        """What still is seen of the old picture."""
        left = 1 - self.age / (_LEAVES if self.moves else FADES)
        if left > 0:
            lay_faintly(self.picture, canvas, left, self.place)
