"""Where the houses of the street stand: the open one is wide, the others are narrow."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hollywood.ui.app.screen import WIDE, Screen
from hollywood.ui.draw.surfaces import Spot

_OPEN, _ASLEEP, _GAP = 576.0, 276.0, 24.0  # units: how wide houses are, and how far apart
_LARGE = {1.5: (660.0, 236.0, 22.0), 2.0: (736.0, 200.0, 22.0)}  # the same for large words
_TOP, _TOP_ASLEEP = 54, 96  # units: where a house begins
_SILL, _SILL_ASLEEP = 32, 42  # units: how far above the strip it stands
_BOARD = (18, 94)  # units: below the top of a house, and how high
_WINDOW = 90  # units: where its window begins, below its top
_ASIDE = 24  # units: of a window
_STRIP = 50  # units: how high the strip is, if words are not large
_SINKS = 0.4  # of what a high window has to spare lies above the boards


@dataclass(frozen=True)
class Front:
    """The front of a house."""

    rect: pygame.Rect
    board: pygame.Rect
    window: pygame.Rect

    def move(self, by: Spot) -> Front:
        """The same elsewhere."""
        return Front(self.rect.move(by), self.board.move(by), self.window.move(by))


def fronts(screen: Screen, text: float, many: int, opened: int, strip: pygame.Rect) -> list[Front]:
    """The fronts of so many houses from the left; the whole row stands in the middle."""
    wide, narrow, gap = _widths(screen, text, many)
    left = (screen.width / screen.scale - wide - (many - 1) * (narrow + gap)) / 2
    made = []
    for number in range(many):
        here = wide if number == opened else narrow
        made.append(_front(screen, left, here, number == opened, strip))
        left += here + gap
    return made


def open_window(screen: Screen, many: int, opened: int) -> pygame.Rect:
    """The window of the open house, wherever its sill may be."""
    return fronts(screen, screen.text, many, opened, usual_strip(screen))[opened].window


def highest(screen: Screen) -> int:
    """How high the open house is at most, in pixels."""
    return _front(screen, 0, _OPEN, True, usual_strip(screen)).rect.height


def usual_strip(screen: Screen) -> pygame.Rect:
    """The strip at the foot, if words are not large."""
    return pygame.Rect(0, screen.height - screen.px(_STRIP), screen.width, screen.px(_STRIP))


def open_width(screen: Screen, many: int) -> int:
    """How wide the open house is, in pixels."""
    return screen.px(_widths(screen, screen.text, many)[0])


def asleep_width(screen: Screen, many: int) -> int:
    """How wide a house is that is asleep, in pixels."""
    return screen.px(_widths(screen, screen.text, many)[1])


def _widths(screen: Screen, text: float, many: int) -> tuple[float, float, float]:
    """Units: the open house, the others, and between them."""
    room = screen.width / screen.scale
    spare = room - WIDE
    wide, narrow = min(_OPEN + 0.20 * spare, 648), min(_ASLEEP + 0.14 * spare, 336)
    gap = _GAP + min(0.05 * spare, 18)
    for size, large in _LARGE.items():
        if text >= size:
            wide, narrow, gap = large
    if many > 1:  # more houses than are planned for are narrower
        narrow = min(narrow, (room - 2 * gap - wide) / (many - 1) - gap)
    return wide, narrow, gap


def _front(screen: Screen, left: float, wide: float, opened: bool, strip: pygame.Rect) -> Front:
    px = screen.px
    lower = px(_SINKS * (screen.height / screen.scale - 720))
    top = px(_TOP if opened else _TOP_ASLEEP) + lower
    sill = strip.top - px(_SILL if opened else _SILL_ASLEEP)
    rect = pygame.Rect(px(left), top, px(left + wide) - px(left), sill - top)
    board = pygame.Rect(rect.left, top + px(_BOARD[0]), rect.width, px(_BOARD[1]))
    window = pygame.Rect(rect.left + px(_ASIDE), top + px(_WINDOW), 0, 0)
    window.width, window.height = rect.width - 2 * px(_ASIDE), sill - window.top
    return Front(rect, board, window)
