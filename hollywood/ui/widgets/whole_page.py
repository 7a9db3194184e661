"""A page that takes the whole window; what is on it has its place in units of 1280 by 720."""

from __future__ import annotations

import pygame

from hollywood.ui.draw.theme import CREAM, Type

from .page import Page

_HEADING = (60, 28, 40)  # units: left, top, high


class WholePage(Page):
    """Its heading stands at the left, so that there is room beside it."""

    size = (1256, 696)

    @property
    def bounds(self) -> pygame.Rect:
        """The page is as large as the window has room for."""
        return self.rect.inflate(-self.px(12), -self.px(12))

    @property
    def ruled(self) -> pygame.Rect:
        """There is no line under the heading."""
        return pygame.Rect(0, 0, 0, 0)

    def at(self, left: float, top: float, wide: float, high: float) -> pygame.Rect:
        """A place on the page, in units."""
        return self.props.screen.at(left, top, wide, high)

    def put_title(self, words: str, wide: float) -> pygame.Rect:
        """The heading, in so many units; the place it takes."""
        left, top, high = _HEADING
        return self.put(words, Type.HEADLINE, CREAM, self.at(left, top, wide, high))
