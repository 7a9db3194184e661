"""The street, small: as it was when a turn began, where figures went and where they might have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Color

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import Size, canvas, lay_on
from hollywood.ui.draw.theme import GOLD, RED

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State
from .inks import EDGE
from .pen import Pen, Point, arc, sketched
from .small_street import STEP, WIDE, SmallStreet
from .street_pictures import StreetPictures

_BESIDE = 6  # units of the small street: for two on its last space
_GROWN = 1.4  # spaces and figures, beside those of an end
_HIGH, _SPACE = 70, 28  # units of the small street: of all, and of a space
_RISE = (9, 1.6, 18)  # units: of a bow over one space, for each more, at most
_LINE, _EDGE, _HEAD = 3.2, 2.4, 7  # units
_PIECES = 24  # of a bow; where it is dashed every third is left out
_NECK = 2  # of them lie under its head


def small_position(
    screen: Screen,
    pictures: StreetPictures,
    game: TimesSquare,
    state: State,
    size: Size,
    lines: Sequence[Sequence[Move]],
) -> pygame.Surface:
    """As wide as there is room for; red below is what was played, gold above what was better."""
    share = size[0] / ((WIDE + 2 * _BESIDE) * screen.scale)
    small = replace(screen, width=round(screen.width * share), height=round(screen.height * share))
    layer = canvas((size[0], small.px(_HIGH)))
    street = SmallStreet(small, pictures, right=1, grown=_GROWN)
    street.draw(layer, layer.get_rect().center, state, None)
    for number, line in enumerate(lines):
        bows = [_bow(one, other, above=number > 0) for one, other in _went(game, state, line)]
        lay_on(_painted(small, bows, above=number > 0), layer, (0, 0))
    return layer


def _went(game: TimesSquare, state: State, line: Sequence[Move]) -> list[tuple[int, int]]:
    """The spaces that somebody leaves in a line of moves, each with where they stand after it."""
    after = state.copy()
    for move in line:
        if not isinstance(move, End):
            game.apply(after, move)
    ways = zip(state.places, after.places, strict=True)
    return [(one, other) for one, other in ways if one != other]


def _bow(one: int, other: int, above: bool) -> list[Point]:
    """From space to space, over the heads of those who stand there or under their feet."""
    first, more, most = _RISE
    rise = min(most, first + more * (abs(other - one) - 1))
    y = _HIGH / 2 + _SPACE / 2 * (-1 if above else 1)
    start, end = ((WIDE / 2 + space * STEP, y) for space in (one, other))
    return arc(start, end, rise if above else -rise, _PIECES)


def _painted(screen: Screen, bows: Sequence[list[Point]], above: bool) -> pygame.Surface:
    """All of one line of moves; what was played is dashed, so that it is known without colour."""
    ink = GOLD if above else RED

    def draw(pen: Pen) -> None:
        for bow in bows:
            _paint_bow(pen, bow, ink, dashed=not above)

    return sketched(screen.scale, (-_BESIDE, 0, WIDE + 2 * _BESIDE, _HIGH), draw)


def _paint_bow(pen: Pen, bow: list[Point], ink: Color, dashed: bool) -> None:
    x, y = bow[-1]
    down = 1 if y > bow[-2][1] else -1
    head = [(x - _HEAD, y - _HEAD * down), (x + _HEAD, y - _HEAD * down), (x, y + 2 * down)]
    body = bow[:-_NECK]
    for each, wider in ((EDGE, _EDGE), (ink, 0.0)):
        pieces = [body[at : at + 3] for at in range(0, len(body) - 1, 3)] if dashed else [body]
        for piece in pieces:
            pen.line(piece, each, _LINE + wider)
        if wider:
            pen.line([*head, head[0]], each, 2 * _EDGE)
        else:
            pen.shape(head, each)
