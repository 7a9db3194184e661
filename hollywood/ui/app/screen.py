"""The window in pixels, and how large the design's unit is in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from hollywood.settings import Settings, Typeface

WIDE, HIGH = 1280, 720  # the design's window: there a unit is a pixel
SMALLEST = (1024, 576)
_LINE, _LINE_LETTERS = 30, 20  # units: the line of the narrator, and its letters
_LEADING = 1.35
_LEAST_TEXT = 16  # pixels: nothing smaller can be read
_EDGE = 2  # units: no edge is thinner where contrast is high
_KEEPS = 1.35
_LEAST_SHARE = 18 / 1080  # of the window's height, for those who sit further away


@dataclass(frozen=True)
class Screen:
    """A window size; everything is measured through it, nothing is ever stretched."""

    width: int
    height: int
    text: float = 1.0  # how much larger than usual the reader wants words
    contrast: bool = False  # whether words and edges must stand out
    typeface: Typeface = "drawn"

    @cached_property
    def scale(self) -> float:
        """Pixels a unit."""
        return min(self.width / WIDE, self.height / HIGH)

    def px(self, units: float) -> int:
        """Units in whole pixels."""
        return round(units * self.scale)

    @property
    def least_edge(self) -> int:
        """No edge is thinner, in pixels; nought where contrast is as usual."""
        return max(2, self.px(_EDGE)) if self.contrast else 0

    def letters(self, units: float) -> int:
        """The size of letters in pixels, never too small to read."""
        least = max(_LEAST_TEXT, round(self.height * _LEAST_SHARE))
        return max(least, round(units * self.scale * self.text))

    @property
    def share(self) -> float:
        """How much more is kept in memory than at 1080p; never less.

        More than the window is larger: what was given up costs a large window the longest frames.
        """
        return max(1.0, float((self.width * self.height / (1920 * 1080)) ** _KEEPS))

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


def as_chosen(settings: Settings, wide: int, high: int) -> Screen:
    """A window so large, for the eyes of whoever has chosen these settings."""
    return Screen(wide, high, settings.text_size / 100, settings.contrast, settings.typeface)


def line_height(window: Screen) -> int:
    """How high the narrator's line at the foot of a window is, in pixels."""
    return max(window.px(_LINE), round(window.letters(_LINE_LETTERS) * _LEADING))
