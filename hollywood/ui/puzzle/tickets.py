"""Themes of a puzzle as small tickets, once it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, NIGHT, PLATE, Type

_PAD, _GAP, _ROUND, _BITE = 12, 6, 4, 8  # units: beside words, between tickets, corners, holes


def tickets(props: Props, themes: Sequence[str], wide: int) -> pygame.Surface:
    """One behind the other, in as many rows as they need."""
    gap = props.screen.px(_GAP)
    rows: list[list[pygame.Surface]] = [[]]
    left = 0
    for theme in themes:
        drawn = _ticket(props, theme)
        if rows[-1] and left + drawn.get_width() > wide:
            rows.append([])
            left = 0
        rows[-1].append(drawn)
        left += drawn.get_width() + gap
    high = rows[0][0].get_height() + gap
    sheet = canvas((wide, len(rows) * high - gap))
    for number, row in enumerate(rows):
        left = 0
        for drawn in row:
            lay_on(drawn, sheet, (left, number * high))
            left += drawn.get_width() + gap
    return sheet


def _ticket(props: Props, theme: str) -> pygame.Surface:
    word = props.typesetter.line(theme, Type.SMALL, CREAM)
    return props.shapes.of(("ticket", theme, word.get_size()), partial(_drawn, props, word))


def _drawn(props: Props, word: pygame.Surface) -> pygame.Surface:
    """A word between two holes that were bitten out of the edge."""
    px, shapes = props.screen.px, props.shapes
    line, bite = max(1, px(1)), px(_BITE)
    size = (word.get_width() + 2 * px(_PAD), word.get_height() + px(4))
    ticket = canvas(size)
    lay_on(shapes.panel(size, px(_ROUND), NIGHT, BRASS, line), ticket)
    hole = shapes.disc(bite, PLATE, BRASS, line)
    for x in (0, size[0]):
        lay_on(hole, ticket, hole.get_rect(center=(x, size[1] // 2)).topleft)
    lay_on(word, ticket, word.get_rect(center=ticket.get_rect().center).topleft)
    return ticket
