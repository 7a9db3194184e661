"""Units of the design in pixels of one window, and how a larger window is shared out."""

from __future__ import annotations

import pygame

from hollywood.ui.app.screen import HIGH, Screen

_MOST_WIDE = 1432  # units: the content is never wider
_LOG, _LOG_FROM = 240, 1560  # a window so wide has a place of its own for the log
_BLOTTER_GROWS, _SHEET_GROWS = 40, 60  # units of a higher window


class Units:
    """Places of the upper half are measured from the top, those of the desk from the foot.

    Both are told in a window of 1280 x 720 units, and from the left edge of the content.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen, self.scale = screen, screen.scale
        self.wide, self.high = screen.width / self.scale, screen.height / self.scale
        log = _LOG + 10 if self.wide >= _LOG_FROM else 0
        self.content = min(_MOST_WIDE, self.wide - log)
        self.left = (self.wide - log - self.content) / 2 + log
        spare = self.high - HIGH
        self.blotter_grows = min(_BLOTTER_GROWS, spare)
        self.sheet_grows = min(_SHEET_GROWS, spare - self.blotter_grows)
        self.log = self.high_box(-_LOG, 48, _LOG, self.high - 58) if log else None

    def high_box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the upper half in pixels; its edges are rounded, not its size."""
        s = self.scale
        left, right = round((x + self.left) * s), round((x + w + self.left) * s)
        top, foot = round(y * s), round((y + h) * s)
        return pygame.Rect(left, top, max(1, right - left), max(1, foot - top))

    def low_box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the desk, as far from the foot as in a window of 720 units."""
        return self.high_box(x, y + self.high - HIGH, w, h)

    def px(self, units: float) -> int:
        """Units in whole pixels."""
        return round(units * self.scale)
