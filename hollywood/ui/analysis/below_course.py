"""What a game shows of its own below the course of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Color


@dataclass(frozen=True)
class Track:
    """Where somebody stood, as a thin line."""

    face: Callable[[int], pygame.Surface]  # so many pixels across
    ink: Color
    stood: Sequence[float]  # before every step and after all; from -1 to 1, up is good


@dataclass(frozen=True)
class BelowCourse:
    """What is shown there: a sign for each step, and tracks."""

    sign: Callable[[int, int], pygame.Surface]  # of a step, so many pixels across
    tracks: Sequence[Track]
