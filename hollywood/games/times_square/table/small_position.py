"""The street, small: as it was when a turn began, as it was left, as it might have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.plot import draw_line
from hollywood.ui.draw.surfaces import Size, canvas
from hollywood.ui.draw.theme import GOLD, RED

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State
from .small_street import WIDE, SmallStreet
from .street_pictures import StreetPictures

_ROW = 36  # units of the small street: from one to the next
_LINE, _DASHES = 2.0, (6, 4)
_INKS = ((RED, _DASHES), (GOLD, ()))  # what was played, what would have been better


def small_position(
    screen: Screen,
    pictures: StreetPictures,
    game: TimesSquare,
    state: State,
    size: Size,
    lines: Sequence[Sequence[Move]],
) -> pygame.Surface:
    """The streets below each other, as wide as there is room for."""
    share = size[0] / (WIDE * screen.scale + 4)
    small = replace(screen, width=round(screen.width * share), height=round(screen.height * share))
    streets = [state, *_ends(game, state, lines)]
    row = small.px(_ROW)
    layer, street = canvas((size[0], row * len(streets))), SmallStreet(small, pictures, right=1)
    for number, each in enumerate(streets):
        place = pygame.Rect(0, number * row, size[0], row).inflate(-2, -2)
        street.draw(layer, place.center, each, None)
        if number:
            ink, dashes = _INKS[number - 1]
            corners = [place.topleft, place.topright, place.bottomright, place.bottomleft]
            draw_line(layer, [*corners, place.topleft], ink, _LINE, dashes, small.scale)
    return layer


def _ends(game: TimesSquare, state: State, lines: Sequence[Sequence[Move]]) -> Iterator[State]:
    """Where everybody stands after each line, before the turn ends."""
    for line in lines:
        after = state.copy()
        for move in line:
            if not isinstance(move, End):
                game.apply(after, move)
        yield after
