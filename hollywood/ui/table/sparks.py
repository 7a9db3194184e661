"""A few sparks where it is a moment: they fly off, fall and go out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, sin, tau

import pygame

from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.theme import CREAM, GOLD

_COUNT = 32
_SECONDS = 0.6
_FALL = 420  # units a second, every second


@dataclass
class _Spark:
    x: float
    y: float
    across: float
    down: float
    scale: float
    spent: float = 0.0


class Sparks:
    """All sparks in the air."""

    def __init__(self) -> None:
        self._sparks: list[_Spark] = []
        self._chance = random.Random(1)

    @property
    def resting(self) -> bool:
        """Whether there are none."""
        return not self._sparks

    def clear(self) -> None:
        """They are gone at once."""
        self._sparks.clear()

    def burst(self, at: tuple[int, int], scale: float, delay: float) -> None:
        """Sparks fly from here, after a while."""
        for _ in range(_COUNT):
            turn, speed = self._chance.random() * tau, self._chance.uniform(90, 300) * scale
            across, down = cos(turn) * speed, sin(turn) * speed - 120 * scale
            spark = _Spark(*at, across, down, scale, -delay)
            self._sparks.append(spark)

    def update(self, seconds: float) -> bool:
        """Let them fly; whether there were any."""
        flying = bool(self._sparks)
        for spark in self._sparks:
            spark.spent += seconds
            if spark.spent < 0:
                continue
            spark.x += spark.across * seconds
            spark.y += spark.down * seconds
            spark.down += _FALL * spark.scale * seconds
        self._sparks = [spark for spark in self._sparks if spark.spent < _SECONDS]
        return flying

    def piece(self) -> Piece | None:
        """All that fly; None if none does."""
        seen = [
            (number, _place(spark)) for number, spark in enumerate(self._sparks) if spark.spent >= 0
        ]
        if not seen:
            return None
        place = seen[0][1].unionall([rect for _, rect in seen])
        return Piece(object(), place, partial(_paint, seen=seen))


def _place(spark: _Spark) -> pygame.Rect:
    """Each is smaller the longer it flies."""
    side = max(1, round((1 - spark.spent / _SECONDS) * 5 * spark.scale))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(spark.x), round(spark.y))
    return rect


def _paint(canvas: pygame.Surface, seen: Sequence[tuple[int, pygame.Rect]]) -> None:
    for number, rect in seen:
        canvas.fill(GOLD if number % 3 else CREAM, rect)
