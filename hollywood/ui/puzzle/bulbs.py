"""Bulbs of a slate: one for every puzzle in a row that was solved at once; ten run round it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, NIGHT, PLATE

BULBS = 10
_SIZE = 9  # units
_APART = 26  # units: those round the slate, at least
_DIMS, _RUNS = 0.3, 0.9  # seconds in which they go out, and in which they run round the slate


class Bulbs:
    """A row that is lit as far as the streak reaches; every tenth one begins a row of gold."""

    def __init__(self, props: Props, streak: int) -> None:
        self._props, self._streak = props, streak
        self._left = 0.0  # seconds until those that are out are dark, or all round are lit
        self._round = False  # ten more are lit: there are others all round the slate

    def show(self, streak: int) -> None:
        """Light so many."""
        self._round = streak > self._streak and streak % BULBS == 0
        if self._props.moves:
            self._left = _RUNS if self._round else _DIMS if streak < self._streak else 0.0
        self._streak = streak
        if self._round:
            self._props.sound.play("applause_small")

    @property
    def resting(self) -> bool:
        """Whether none goes out, and none runs."""
        return self._left <= 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        changes = self._left > 0
        self._left -= seconds
        return changes

    def pieces(self, slate: pygame.Rect) -> dict[Hashable, Piece]:
        """The row on the lower edge of the slate; after ten in a row others along all its edges."""
        pieces: dict[Hashable, Piece] = {"bulbs": self._foot(slate)}
        if self._round:
            size = self._props.screen.px(_SIZE)
            places = _around(slate, self._props.screen.px(_APART))
            lit = round(len(places) * (1 - max(0.0, self._left) / _RUNS))
            bulb = self._props.shapes.disc(size, GOLD, NIGHT, 1)
            for number, place in enumerate(places[:lit]):
                pieces["bulb", number] = laid(bulb, bulb.get_rect(center=place))
        return pieces

    def _foot(self, slate: pygame.Rect) -> Piece:
        px = self._props.screen.px
        lit = (self._streak - 1) % BULBS + 1 if self._streak else 0
        gold = self._streak > BULBS or self._round
        dims = self._left > 0 and not self._round
        size = (slate.width - 2 * px(20), px(_SIZE))
        key = ("bulbs", size, lit, gold, dims)
        row = self._props.shapes.of(key, partial(self._row, size, lit, gold, dims))
        return laid(row, row.get_rect(midbottom=(slate.centerx, slate.bottom - px(2))))

    def _row(self, size: tuple[int, int], lit: int, gold: bool, dims: bool) -> pygame.Surface:
        row, shapes = canvas(size), self._props.shapes
        step = (size[0] - size[1]) / (BULBS - 1)
        for number in range(BULBS):
            ink = (GOLD if gold else CREAM) if number < lit else BRASS if dims else PLATE
            bulb = shapes.disc(size[1], ink, BRASS if number >= lit else NIGHT, 1)
            lay_on(bulb, row, (round(number * step), 0))
        return row


def _around(slate: pygame.Rect, apart: int) -> list[tuple[int, int]]:
    """From the lower left corner up, along the head and down again: the foot has its own."""
    across, up = slate.width // apart, slate.height // apart
    left = [(slate.left, slate.bottom - slate.height * n // up) for n in range(up)]
    head = [(slate.left + slate.width * n // across, slate.top) for n in range(across)]
    right = [(slate.right, slate.top + slate.height * n // up) for n in range(up + 1)]
    return left + head + right
