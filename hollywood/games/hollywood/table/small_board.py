"""The columns of a round, small: its cards, whose reels lie on them, where a move would go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Color

from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.plot import draw_rim
from hollywood.ui.draw.surfaces import Size, canvas, height, lay_on
from hollywood.ui.draw.theme import GOLD, RED

from ..rules.deck import Deck
from ..rules.state import Column, Double, Move, Place, State

_CARD, _STEP, _ROW, _REEL = 38, 43, 57, 21  # units
_LINE, _DASHES = 2.4, (5, 3)
_OUTSIDE = 2  # units: how far round a card its rim is


def small_board(
    props: Props,
    set_up: SetUp,
    deck: Deck,
    state: State,
    size: Size,
    lines: Sequence[Sequence[Move]],
) -> pygame.Surface:
    """The board; red is where what was played went, gold what was better."""
    board = _Board(props, deck, state, size)
    board.paint_cards()
    board.paint_reels([str(chair.colour) for chair in set_up.chairs])
    for line, ink, dashes in zip(lines, (RED, GOLD), (_DASHES, ()), strict=False):
        for column in _columns(line[0]):
            board.paint_rim(column, ink, dashes)
    return board.layer


class _Board:
    """Painted as large as there is room for."""

    def __init__(self, props: Props, deck: Deck, state: State, size: Size) -> None:
        self._props, self._deck, self._state = props, deck, state
        longest = max(deck.columns)
        wide, high = (len(deck.columns) - 1) * _STEP + _CARD, (longest - 1) * _ROW + height(_CARD)
        self._scale = min(props.screen.scale, size[0] / wide, size[1] / high)
        self.layer = canvas((self._px(wide + _OUTSIDE), self._px(high + _OUTSIDE)))

    def _px(self, units: float) -> int:
        return round(units * self._scale)

    def _slot(self, column: Column, row: int) -> pygame.Rect:
        """Their feet stand in a row, as at the table."""
        wide, columns = self._px(_CARD), self._deck.columns
        row += max(columns) - columns[column]
        return pygame.Rect(self._px(column * _STEP), self._px(row * _ROW), wide, height(wide))

    def paint_cards(self) -> None:
        """Each as it is drawn, or a stand-in until it is."""
        props = self._props
        symbols = props.settings.symbols
        for column, cards in enumerate(self._state.area):
            for row, card in enumerate(cards):
                slot, id = self._slot(column, row), str(self._deck.faces[card].id)
                picture = props.art.card_or_stand_in(id, slot.width, props.language, symbols)
                lay_on(picture, self.layer, slot.topleft)

    def paint_reels(self, colours: Sequence[str]) -> None:
        """Each on its card, the one placed last lowest."""
        size, art = self._px(_REEL), self._props.art
        for column, reels in enumerate(self._state.reels):
            foot = len(self._state.area[column]) - 1
            for above, seat in enumerate(reels):
                reel = art.token(colours[seat], size, self._props.settings.symbols, ring=True)
                middle = self._slot(column, foot - above).center
                lay_on(reel, self.layer, reel.get_rect(center=middle).topleft)

    def paint_rim(self, column: Column, ink: Color, dashes: Sequence[float]) -> None:
        """Round the card at the foot of a column."""
        slot = self._slot(column, len(self._state.area[column]) - 1)
        rim = slot.inflate(self._px(_OUTSIDE), self._px(_OUTSIDE))
        draw_rim(self.layer, rim, ink, _LINE, dashes, self._scale)


def _columns(move: Move) -> Iterator[Column]:
    match move:
        case Place(column):
            yield column
        case Double(column, other):
            yield from {column, other}
