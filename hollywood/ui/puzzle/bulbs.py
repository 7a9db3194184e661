"""Bulbs along the foot of a slate: one for every puzzle in a row that was solved at once."""

from __future__ import annotations

from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, NIGHT, PLATE

BULBS = 10
_SIZE = 9  # units
_DIMS = 0.3  # seconds in which they go out


class Bulbs:
    """A row that is lit as far as the streak reaches; every tenth one begins a row of gold."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._streak = 0
        self._left = 0.0  # seconds until those that are out are dark

    def show(self, streak: int) -> None:
        """Light so many."""
        if streak < self._streak and self._props.moves:
            self._left = _DIMS
        self._streak = streak

    @property
    def resting(self) -> bool:
        """Whether none goes out."""
        return self._left <= 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        dims = self._left > 0
        self._left -= seconds
        return dims

    def piece(self, slate: pygame.Rect) -> Piece:
        """The row, on the lower edge of the slate."""
        px = self._props.screen.px
        lit = (self._streak - 1) % BULBS + 1 if self._streak else 0
        gold = self._streak > BULBS
        size = (slate.width - 2 * px(20), px(_SIZE))
        key = ("bulbs", size, lit, gold, self._left > 0)
        row = self._props.shapes.of(key, partial(self._row, size, lit, gold))
        return laid(row, row.get_rect(midbottom=(slate.centerx, slate.bottom - px(2))))

    def _row(self, size: tuple[int, int], lit: int, gold: bool) -> pygame.Surface:
        row, shapes = canvas(size), self._props.shapes
        step = (size[0] - size[1]) / (BULBS - 1)
        for number in range(BULBS):
            ink = (GOLD if gold else CREAM) if number < lit else PLATE
            if number >= lit and self._left > 0:
                ink = BRASS
            bulb = shapes.disc(size[1], ink, BRASS if number >= lit else NIGHT, 1)
            lay_on(bulb, row, (round(number * step), 0))
        return row
