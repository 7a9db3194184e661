"""Confetti: strips of paper that fall once, turning as they go."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin, tau

import pygame

from hollywood.ui.app.screen import Screen

from .theme import CREAM, GOLD, GREEN, RED

_PIECES = 150
_INKS = (GOLD, GOLD, CREAM, RED, GREEN)
_FALL = (0.16, 0.34)  # window heights a second
_LAST = 2.2  # seconds until the last piece begins to fall


@dataclass(frozen=True)
class _Piece:
    x: float  # of the window's width
    begins: float  # seconds
    speed: float
    sway: float
    turns: float  # a second
    phase: float
    size: float  # units
    ink: pygame.Color


class Confetti:
    """All the pieces; where they are follows from the time alone."""

    def __init__(
        self, seed: int, inks: Sequence[pygame.Color] = _INKS, lasts: float = _LAST
    ) -> None:
        chance = random.Random(seed)
        self._pieces = [_piece(chance, inks, lasts) for _ in range(_PIECES)]
        self._spent = 0.0
        self._over = max(piece.begins + 1.1 / piece.speed for piece in self._pieces)

    @property
    def resting(self) -> bool:
        """Whether all of it lies on the floor, out of sight."""
        return self._spent >= self._over

    def update(self, seconds: float) -> bool:
        """Let it fall; whether it still did."""
        falling = not self.resting
        self._spent += seconds
        return falling

    def draw(self, canvas: pygame.Surface, screen: Screen) -> None:
        """Every piece in the air."""
        for piece in self._pieces:
            spent = self._spent - piece.begins
            y = piece.speed * spent - 0.05
            if spent > 0 and y < 1.05:
                _draw(canvas, screen, piece, spent, y)


def _piece(chance: random.Random, inks: Sequence[pygame.Color], lasts: float) -> _Piece:
    return _Piece(
        x=chance.uniform(0.02, 0.98),
        begins=chance.uniform(0, lasts),
        speed=chance.uniform(*_FALL),
        sway=chance.uniform(0.004, 0.02),
        turns=chance.uniform(0.3, 0.9),
        phase=chance.random(),
        size=chance.uniform(5, 9),
        ink=chance.choice(inks),
    )


def _draw(canvas: pygame.Surface, screen: Screen, piece: _Piece, spent: float, y: float) -> None:
    """A strip seen from a changing side."""
    turn = tau * (piece.phase + piece.turns * spent)
    x = (piece.x + piece.sway * sin(turn)) * screen.width
    long, thin = piece.size * screen.scale, piece.size * screen.scale * 0.6 * cos(turn)
    lean = piece.phase * tau + spent
    along = (cos(lean) * long, sin(lean) * long)
    across = (-sin(lean) * thin, cos(lean) * thin)
    top = y * screen.height
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = [
        (x + a * along[0] / 2 + b * across[0] / 2, top + a * along[1] / 2 + b * across[1] / 2)
        for a, b in corners
    ]
    pygame.draw.polygon(canvas, piece.ink, points)
