"""Through whose eyes the match is seen: a token for each seat, the chosen one ringed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import GOLD
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.form import Lettered

from .shown import Shown

_TOKEN, _RING, _APART = 26, 38, 44  # units
_LAST = (1176, 40)  # units: the middle of the last one


class Viewers:
    """The row at the upper right."""

    def __init__(self, shown: Shown, page: Lettered) -> None:
        self._shown, self._page = shown, page
        right, middle = page.props.screen.at(*_LAST, 0, 0).topleft
        last = shown.seats[-1]
        self._middles = [(right - page.px((last - seat) * _APART), middle) for seat in shown.seats]

    def controls(self, see_as: Callable[[Seat], None]) -> list[Control]:
        """One a seat."""
        found = []
        for seat, middle in enumerate(self._middles):
            place = pygame.Rect(0, 0, self._page.px(_APART - 6), self._page.px(_RING + 2))
            place.center = middle
            name = self._shown.name(seat)
            found.append(Control(place, press=partial(see_as, seat), hint=name, quiet=True))
        return found

    def paint(self, canvas: pygame.Surface) -> None:
        """Above their controls."""
        px = self._page.px
        for seat, middle in enumerate(self._middles):
            if seat == self._shown.viewer:
                clear, line = (0, 0, 0, 0), max(2, px(2))
                ring = self._page.props.shapes.disc(px(_RING), clear, GOLD, line)
                lay_on(ring, canvas, ring.get_rect(center=middle).topleft)
            token = self._shown.token(seat, px(_TOKEN))
            lay_on(token, canvas, token.get_rect(center=middle).topleft)
