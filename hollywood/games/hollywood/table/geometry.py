"""Where everything on the table has its place, in pixels of one window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import height, width

_TOP = 40  # units: the status line
_MARGIN = 8
_LETTERS = 26  # units below the board: the columns' letters
_GAP_X, _GAP_Y = 14, 7
_LEADING = 1.2  # line height
_LEAST_ROW = 19  # per cent of a corner: cards in lower rows are too small
_WIDEST = 460  # units: no panel needs more
_REEL, _LARGE_REEL = 0.5, 0.68  # of a card's width
_TRAY, _LARGE_TRAY = 27, 37  # units: a reel that is not on the board
# corners in the order of play, clockwise from the lower left
_CORNERS = ((0, 1), (0, 0), (1, 0), (1, 1))


@dataclass(frozen=True)
class Panel:
    """A seat's corner and its parts."""

    rect: pygame.Rect
    face: pygame.Rect
    projects: pygame.Rect
    movies: pygame.Rect
    foot: pygame.Rect
    studio: tuple[pygame.Rect, pygame.Rect]
    reel: int  # diameter of a reel in the tray
    labelled: bool  # whether there is room to say what the rows are

    def tray(self, number: int) -> tuple[int, int]:
        """The middle of the place of a reel that is not on the board."""
        step = round(self.reel * 1.12)
        left = self.face.right + self.reel // 3
        return left + number * step + self.reel // 2, self.face.bottom - self.reel // 2

    @property
    def name(self) -> pygame.Rect:
        """Where the name stands: beside the face, above the reels."""
        left = self.face.right + self.reel // 3
        right = self.studio[0].left - self.reel // 3
        bottom = self.face.bottom - self.reel
        return pygame.Rect(left, self.face.top, right - left, bottom - self.face.top)


class Places:
    """The board in the middle at full height, seats in the corners around it."""

    def __init__(
        self, screen: Screen, columns: tuple[int, ...], seats: int, symbols: bool = False
    ) -> None:
        self.screen = screen
        self.symbols = symbols
        self.columns = columns
        px = screen.px
        self.bar = pygame.Rect(0, 0, screen.width, px(_TOP))
        self.letters = px(_LETTERS)
        open_ = pygame.Rect(0, px(_TOP + _MARGIN), screen.width, 0)
        open_.height = screen.height - open_.top - self.letters
        self.gap = (px(_GAP_X), px(_GAP_Y))
        rows = max(columns)
        high = (open_.height - (rows - 1) * self.gap[1]) // rows
        widest = px(560) // len(columns) - self.gap[0]
        self.card = min(width(high), widest)
        self.card_high = height(self.card)
        self.board = self._board(open_, rows)
        self.panels = [self._panel(seat) for seat in range(seats)]
        self.spare = self._corner(3) if seats < len(_CORNERS) else None

    def _board(self, open_: pygame.Rect, rows: int) -> pygame.Rect:
        board = pygame.Rect(0, 0, 0, 0)
        board.width = len(self.columns) * (self.card + self.gap[0]) - self.gap[0]
        board.height = rows * (self.card_high + self.gap[1]) - self.gap[1]
        board.midbottom = (self.screen.width // 2, open_.bottom)
        return board

    def slot(self, column: int, row: int) -> pygame.Rect:
        """The place of a card, rows counted from the top of its column; bottoms are on a line."""
        from_foot = self.columns[column] - 1 - row
        left = self.board.left + column * (self.card + self.gap[0])
        foot = self.board.bottom - from_foot * (self.card_high + self.gap[1])
        return pygame.Rect(left, foot - self.card_high, self.card, self.card_high)

    def column(self, column: int) -> pygame.Rect:
        """All of a column with its letter: where one points to place a reel."""
        top = self.slot(column, 0)
        wide = top.inflate(self.gap[0], 0)
        return pygame.Rect(wide.left, top.top, wide.width, self.screen.height - top.top)

    def letter(self, column: int) -> tuple[int, int]:
        """The middle of a column's letter."""
        return self.slot(column, 0).centerx, self.board.bottom + self.letters // 2

    def pile(self, number: int) -> tuple[int, int]:
        """The middle of a pile of cards to come: above the short columns, or off the board."""
        short = [i for i, high in enumerate(self.columns) if high < max(self.columns)]
        if number < len(short):
            slot = self.slot(short[number], -1)
            return slot.center
        return self.board.centerx, -self.card_high

    @property
    def reel(self) -> int:
        """The diameter of a reel on the board."""
        return round(self.card * (_LARGE_REEL if self.symbols else _REEL))

    def on_card(self, column: int, row: int) -> tuple[float, float]:
        """Where a reel lies on a card: to the right, so that badges and face stay seen."""
        slot = self.slot(column, row)
        across, down = (0.64, 0.38) if self.symbols else (0.66, 0.54)
        return slot.left + slot.width * across, slot.top + slot.height * down

    def speech(self, panel: Panel) -> pygame.Rect:
        """Where a balloon of this seat hangs from, and how wide it is."""
        rect = pygame.Rect(0, 0, panel.movies.width - self.screen.px(24), 0)
        rect.midtop = (panel.rect.centerx, panel.studio[0].bottom + self.screen.px(10))
        return rect

    def _corner(self, number: int) -> pygame.Rect:
        side, below = _CORNERS[number]
        px = self.screen.px
        margin = px(_MARGIN + 2)
        wide = min(self.board.left - self.gap[0] - 2 * margin, px(_WIDEST))
        high = (self.screen.height - self.bar.bottom - 3 * margin) // 2
        rect = pygame.Rect(0, 0, wide, high)
        rect.top = self.bar.bottom + margin + below * (high + margin)
        if side:
            rect.left = self.board.right + self.gap[0] + margin
        else:
            rect.right = self.board.left - self.gap[0] - margin
        return rect

    def _panel(self, seat: int) -> Panel:
        """A corner's parts; where words are large, those one can do without give way to cards."""
        rect = self._corner(seat)
        px, letters = self.screen.px, self.screen.letters
        pad, gap = px(10), px(3)
        studio_high = rect.height * 18 // 100
        name, line, label = (round(letters(units) * _LEADING) for units in (21, 16, 15))
        foot = max(px(34), line)
        reel = px(_LARGE_TRAY if self.symbols else _TRAY)
        head = max(studio_high, name + reel + px(2))
        for labelled in (True, False):
            rows = rect.height - 2 * pad - head - foot - 3 * gap - 2 * label * labelled
            row = min(rows // 2 - px(3), rect.height * 27 // 100)
            if row >= rect.height * _LEAST_ROW // 100:
                break
        studio_wide = width(studio_high)
        double = pygame.Rect(0, rect.top + pad, studio_wide, studio_high)
        double.right = rect.right - pad
        left, inner = rect.left + pad, rect.width - 2 * pad
        spare = max(0, rows - 2 * row) // 3  # sets each row apart from what is above it
        first = rect.top + pad + head + gap + spare + label * labelled
        second = first + row + gap + spare + label * labelled
        return Panel(
            rect=rect,
            face=pygame.Rect(left, rect.top + pad, min(head, px(56)), head),
            projects=pygame.Rect(left, first, inner, row),
            movies=pygame.Rect(left, second, inner, row),
            foot=pygame.Rect(left, rect.bottom - foot - px(4), inner, foot),
            studio=(double.move(-studio_wide - px(7), 0), double),
            reel=reel,
            labelled=labelled,
        )
