"""How a picture of several layers answers the mouse: it leans away from it, the near most."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import pygame

from hollywood.ui.draw.surfaces import Spot

_UNSEEN = 0.5  # of a pixel
_FOLLOWS = 2.2  # how quickly the mouse is followed, per second


class Leaning(NamedTuple):
    """How far the nearest layer has gone, in pixels."""

    across: int = 0
    down: int = 0

    def of(self, share: float) -> Spot:
        """How far a layer has gone that has this share of it."""
        return round(self.across * share), round(self.down * share)


class Lean:
    """From -1 to 1 across and down; it follows the mouse and comes to rest."""

    def __init__(self) -> None:
        self.now = pygame.Vector2()
        self._wanted = pygame.Vector2()

    @property
    def way(self) -> float:
        """How far it still has to go."""
        return (self._wanted - self.now).length()

    def away_from(self, at: Spot, within: pygame.Rect, reach: float = 1.0) -> None:
        """The mouse is there."""
        x, y = at[0] / within.width, at[1] / within.height
        self._wanted = pygame.Vector2(1 - 2 * x, 1 - 2 * y) * reach

    def follow(self, seconds: float) -> None:
        """Let time pass."""
        self.now += (self._wanted - self.now) * (1 - exp(-_FOLLOWS * seconds))

    def settle(self, seconds: float, pixels: int) -> None:
        """The same, where the nearest layer goes so far: what is no longer seen has arrived."""
        self.follow(seconds)
        if self.way * pixels < _UNSEEN:
            self.now = pygame.Vector2(self._wanted)
