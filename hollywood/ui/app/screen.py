"""The window in pixels, and how large the design's unit is in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

WIDE, HIGH = 1280, 720  # the design's window: there a unit is a pixel
SMALLEST = (1024, 576)
_LEAST_TEXT = 16  # pixels: nothing smaller can be read
_LEAST_SHARE = 18 / 1080  # of the window's height, for those who sit further away


@dataclass(frozen=True)
class Screen:
    """A window size; everything is measured through it, nothing is ever stretched."""

    width: int
    height: int
    text: float = 1.0  # how much larger than usual the reader wants words

    @cached_property
    def scale(self) -> float:
        """Pixels a unit."""
        return min(self.width / WIDE, self.height / HIGH)

    def px(self, units: float) -> int:
        """Units in whole pixels."""
        return round(units * self.scale)

    def letters(self, units: float) -> int:
        """The size of letters in pixels, never too small to read."""
        least = max(_LEAST_TEXT, round(self.height * _LEAST_SHARE))
        return max(least, round(units * self.scale * self.text))

    @property
    def share(self) -> float:
        """How much more there is to paint than at 1080p; never less."""
        return max(1.0, self.width * self.height / (1920 * 1080))

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect(0, 0, self.width, self.height)

    def middle(self, wide: float, high: float) -> pygame.Rect:
        """A rectangle of so many units in the middle of the window."""
        rect = pygame.Rect(0, 0, self.px(wide), self.px(high))
        rect.center = self.rect.center
        return rect

    def at(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A place in the design's window, which lies in the middle of this one; all in units."""
        left, top = self.middle(WIDE, HIGH).topleft
        return pygame.Rect(left + self.px(x), top + self.px(y), self.px(wide), self.px(high))
