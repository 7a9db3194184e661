"""What a game shows of its own below the course of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import Size


@dataclass(frozen=True)
class Track:
    """Where somebody stood, as a thin line."""

    face: Callable[[int], pygame.Surface]  # so many pixels across
    ink: Color
    stood: Sequence[float]  # before every step and after all; from -1 to 1, up is good


@dataclass(frozen=True)
class BelowCourse:
    """A sign for each step and tracks; what lay there is shown where a moment is pointed at."""

    sign: Callable[[int, int], pygame.Surface]  # of a step, so many pixels across
    tracks: Sequence[Track]
    position: Callable[[int, Size], pygame.Surface]  # before a step or after all, at most so large
