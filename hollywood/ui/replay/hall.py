"""The hall of the small cinema: the night round the screen, and the film that runs beside it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import round_light, sheer
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, BRASS

from .film import BASE, EDGE, HOLE

_NIGHT, _GLEAM, _LIGHT = Color("#05060a"), Color("#1a1420"), Color("#ffdf9a")
_REACHES = 760  # units: the gleam behind the screen
_BLACK, _SOFT = 4, 16  # units: black round the screen, light round that
_LEFT, _WIDE, _FOOT = 10, 74, 74  # units: where the film runs; how far above the foot it ends
_HOLE, _STEP, _RADIUS, _FIRST = (26, 18), 34, 5, 6  # units: its holes
_TRAVELS = 0.2  # seconds in which it goes on by one hole


def hall(props: Props, screen: pygame.Rect) -> pygame.Surface:
    """What never changes: the night, and the frame of the screen."""
    px, shapes = props.screen.px, props.shapes
    picture = pygame.Surface(props.screen.rect.size)
    picture.fill(_NIGHT)
    stops = [(0.0, _GLEAM), (0.3, _GLEAM), (1.0, sheer(_GLEAM, 0.0))]
    lay_on(round_light(picture.get_size(), screen.center, px(_REACHES), stops), picture)
    glow = shapes.glow(screen.size, px(_BLACK), px(_SOFT), sheer(_LIGHT, 0.22))
    lay_on(glow, picture, (screen.left - px(_SOFT), screen.top - px(_SOFT)))
    picture.fill(BLACK, screen.inflate(2 * px(_BLACK), 2 * px(_BLACK)))
    line = max(1, px(1))
    picture.fill(BRASS, screen.inflate(2 * line, 2 * line))
    picture.fill(BLACK, screen)
    return picture


class SideFilm:
    """The film at both sides of the screen: it travels by one hole with each move."""

    def __init__(self) -> None:
        self._age, self._forwards = _TRAVELS, True

    @property
    def resting(self) -> bool:
        """Whether it stands still."""
        return self._age >= _TRAVELS

    def travel(self, forwards: bool) -> None:
        """A move was made, or taken back."""
        self._age, self._forwards = 0.0, forwards

    def update(self, seconds: float, moves: bool) -> bool:
        """Let time pass; whether it looks otherwise."""
        travelling = not self.resting
        self._age += seconds if moves else _TRAVELS
        return travelling

    def fit(self, props: Props) -> None:
        """Draw it for this window, one hole longer than it is seen."""
        px, whole = props.screen.px, props.screen.rect
        left = pygame.Rect(px(_LEFT), 0, px(_WIDE), whole.height - px(_FOOT))
        right = left.move(whole.width - 2 * px(_LEFT) - left.width, 0)
        self._places, self._step = (left, right), px(_STEP)
        self._picture = pygame.Surface((left.width, left.height + self._step))
        self._picture.fill(BASE)
        line = max(1, px(1))
        for edge in (0, left.width - line):
            self._picture.fill(EDGE, (edge, 0, line, self._picture.get_height()))
        hole = props.shapes.panel((px(_HOLE[0]), px(_HOLE[1])), px(_RADIUS), HOLE, EDGE, line)
        for top in range(px(_FIRST), self._picture.get_height(), self._step):
            lay_on(hole, self._picture, ((left.width - hole.get_width()) // 2, top))

    def pieces(self) -> dict[Hashable, Piece]:
        """Both, as far as they have come."""
        left = max(0.0, 1 - self._age / _TRAVELS) ** 2
        by = round(left * self._step)
        by = by if self._forwards or not by else self._step - by
        return {
            ("film", place.left): Piece(by, place, partial(self._paint, place=place, by=by))
            for place in self._places
        }

    def _paint(self, canvas: pygame.Surface, place: pygame.Rect, by: int) -> None:
        canvas.blit(self._picture, place.topleft, (0, by, *place.size))
