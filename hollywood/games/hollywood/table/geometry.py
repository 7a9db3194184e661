"""Where everything on the table has its place, in pixels of one window."""

from __future__ import annotations

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import UNITS, height

from .panel import Panel, panel_at

# units
_TOP = 40  # the status line
_MARGIN = 8  # round panels
_LETTERS = 26  # below the board: the columns' letters
_GAP_X, _GAP_Y = 14, 7
_HIGHEST = 156.8  # no card of the board is higher
_WIDEST = 560  # nor are all columns together wider
_BESIDE = 20  # of the window are left beside the board and a panel
_PANEL = 620  # no panel needs more
_OUTSIDE = 240  # of so much beyond the panels the log is a use
_GATE = (92, 22)
_LARGER_GATE = 0.18  # with words twice as large
_BELOW_TOP = 34  # the middle of a pile

_REEL, _LARGE_REEL = 0.5, 0.6  # of a card's width
_SPOT, _LARGE_SPOT = (0.66, 0.54), (0.68, 0.62)  # of a card: the middle of its reel
_SPEECH = 280  # units: remarks are no wider, however wide panels are
_PILE = 0.5  # of a card's width: a pile is no card of a column
_PILES = (0.27, 0.73)  # where in the gap above the short columns
# corners in the order of play, clockwise from the lower left: at the right, below
_CORNERS = ((0, 1), (0, 0), (1, 0), (1, 1))


def reel_width(card: int, symbols: bool) -> int:
    """The diameter of a reel that lies on a card of this width."""
    return round(card * (_LARGE_REEL if symbols else _REEL))


def reel_spot(card: pygame.Rect, symbols: bool) -> tuple[float, float]:
    """Where a reel lies on a card: to the right, so that badges and face stay seen."""
    across, down = _LARGE_SPOT if symbols else _SPOT
    return card.left + card.width * across, card.top + card.height * down


class Places:
    """The board in the middle at full height, seats in the corners around it."""

    def __init__(
        self,
        screen: Screen,
        columns: tuple[int, ...],
        seats: int,
        symbols: bool = False,
        reels: int = 4,
        home: Seat = 0,
    ) -> None:
        self.screen = screen
        self.symbols = symbols
        self.columns = columns
        self._seats, self._reels, self._home = seats, reels, home
        px = screen.px
        self.bar = pygame.Rect(0, 0, screen.width, px(_TOP))
        self.letters = px(_LETTERS)
        self.gap = (px(_GAP_X), px(_GAP_Y))
        self._set_cards()
        self.board = self._board()
        self.panels = [self._panel(seat) for seat in range(seats)]
        self.spare = self._corner(seats) if seats < len(_CORNERS) else self._outside()

    def _set_cards(self) -> None:
        """How large the cards of the board are, and how far apart their rows."""
        scale, rows = self.screen.scale, max(self.columns)
        free = self.screen.height / scale - _TOP - _MARGIN - _LETTERS - (rows - 1) * _GAP_Y
        high = min(free / rows, _HIGHEST)
        widest = self.screen.px(_WIDEST) // len(self.columns) - self.gap[0]
        self.card = min(round(high * scale * UNITS[0] / UNITS[1]), widest)
        self.card_high = height(self.card)
        self._row = round((high + _GAP_Y) * scale)

    def _board(self) -> pygame.Rect:
        board = pygame.Rect(0, 0, 0, 0)
        board.width = len(self.columns) * (self.card + self.gap[0]) - self.gap[0]
        board.height = (max(self.columns) - 1) * self._row + self.card_high
        board.midbottom = (self.screen.width // 2, self.screen.height - self.letters)
        return board

    def slot(self, column: int, row: int) -> pygame.Rect:
        """The place of a card, rows counted from the top of its column; bottoms are on a line."""
        from_foot = self.columns[column] - 1 - row
        left = self.board.left + column * (self.card + self.gap[0])
        foot = self.board.bottom - from_foot * self._row
        return pygame.Rect(left, foot - self.card_high, self.card, self.card_high)

    def column(self, column: int) -> pygame.Rect:
        """All of a column with its letter: where one points to place a reel."""
        wide = self.slot(column, 0).inflate(self.gap[0], 0)
        top = max(self.bar.bottom, wide.top - self.screen.px(_MARGIN))
        return pygame.Rect(wide.left, top, wide.width, self.screen.height - top)

    def gate(self, column: int) -> pygame.Rect:
        """Where a column's letter stands, and from where reels come up into it."""
        larger = 1 + _LARGER_GATE * (self.screen.text - 1)
        gate = pygame.Rect(0, 0, *(self.screen.px(units * larger) for units in _GATE))
        gate.center = (self.slot(column, 0).centerx, self.board.bottom + self.letters // 2)
        return gate

    def pile(self, number: int) -> tuple[int, int]:
        """The middle of a pile of cards to come: above the short columns, or off the board."""
        short = [i for i, high in enumerate(self.columns) if high < max(self.columns)]
        if not short:
            return self.board.centerx, -self.card_high
        left, right = self.slot(short[0], 0).left, self.slot(short[-1], 0).right
        middle = left + round((right - left) * _PILES[number])
        return middle, self.board.top + self.screen.px(_BELOW_TOP)

    @property
    def pile_card(self) -> int:
        """The width of a card in a pile, where it lies across."""
        return round(self.card * _PILE)

    @property
    def reel(self) -> int:
        """The diameter of a reel on the board."""
        return reel_width(self.card, self.symbols)

    def on_card(self, column: int, row: int) -> tuple[float, float]:
        """Where a reel lies on the card of a slot."""
        return reel_spot(self.slot(column, row), self.symbols)

    def speech(self, panel: Panel) -> pygame.Rect:
        """Where a remark goes: over the name, never over cards, reels or points."""
        high = panel.studio[0].top - panel.rect.top
        wide = min(panel.name.width, self.screen.px(_SPEECH))
        rect = pygame.Rect(panel.name.left, panel.rect.top, wide, high)
        if panel.mirrored:
            rect.right = panel.name.right
        return rect.inflate(0, -self.screen.px(4))

    def _corner(self, number: int) -> pygame.Rect:
        """The corner that is so many places further than the lower left one."""
        at_right, below = _CORNERS[number]
        px = self.screen.px
        margin = px(_MARGIN)
        wide = min(self.board.left - px(_BESIDE), px(_PANEL))
        high = (self.screen.height - self.bar.bottom - 3 * margin) // 2
        rect = pygame.Rect(0, 0, wide, high)
        rect.top = self.bar.bottom + margin + below * (high + margin)
        if at_right:
            rect.left = self.board.right + self.gap[0]
        else:
            rect.right = self.board.left - self.gap[0]
        return rect

    def _outside(self) -> pygame.Rect | None:
        """In a very wide window, what is free beyond the panels at the right."""
        margin, panels = self.screen.px(_MARGIN), self._corner(2)
        left, top = panels.right + margin, panels.top
        rect = pygame.Rect(left, top, self.screen.width - margin - left, 0)
        rect.height = self.screen.height - margin - top
        return rect if rect.width >= self.screen.px(_OUTSIDE) else None

    def _panel(self, seat: Seat) -> Panel:
        """The panel of a seat: whoever is at home here sits at the lower left."""
        number = (seat - self._home) % self._seats
        at_right, _ = _CORNERS[number]
        rect = self._corner(number)
        return panel_at(rect, bool(at_right), self.screen, self._reels, self.card, self.symbols)
