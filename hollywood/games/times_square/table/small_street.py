"""The whole street, small: seventeen spaces, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Color

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import GOLD

from ..rules.state import State
from ..rules.street import FIGURES, MANHOLE, Space
from .club_chips import CLUBS, Club
from .geometry import HALF
from .street_pictures import StreetPictures

STEP = 30  # units from space to space
WIDE = (2 * HALF + 1) * STEP
_SPACE, _CUT, _ROUND, _LINE = 20, 6, 6, 1.4  # units
_CHIP, _DECIDED, _RAISED, _ASIDE = 21, 30, 2, 9
_DOORS = 2  # spaces of each club
_NIGHT = Color("#171232")
_CLOTH = {"pink": Color("#b3204f"), "cyan": Color("#177a9a")}
_NEON = {"pink": Color("#ff4f86"), "cyan": Color("#39d8ff")}


class SmallStreet:
    """Painted at one size; the club of `right` is on the right.

    Spaces and figures may be larger than usual: then they stand closer together.
    """

    def __init__(
        self, screen: Screen, pictures: StreetPictures, right: int, grown: float = 1.0
    ) -> None:
        self.screen, self._pictures, self._right = screen, pictures, right
        self._grown = grown
        alike = {way * space: self._painted(way * space) for way in (1, -1) for space in (1, HALF)}
        self._spaces = {space: alike[_alike(space)] for space in range(-HALF, HALF + 1) if space}
        self._spaces[MANHOLE] = self._painted(MANHOLE)  # as the rules count them

    def draw(
        self, canvas: pygame.Surface, middle: tuple[int, int], s: State, decided: str | None
    ) -> None:
        """The street about this point; who has decided the match is larger and stands higher."""
        for space, picture in self._spaces.items():
            place = picture.get_rect(center=(self.across(middle[0], space), middle[1]))
            lay_on(picture, canvas, place.topleft)
        for space in self._spaces:
            here = list(standing(s, space))
            for number, figure in enumerate(sorted(here, key=lambda each: each == decided)):
                aside = (number - (len(here) - 1) / 2) * self.screen.px(_ASIDE * self._grown)
                at = (self.across(middle[0], space) + round(aside), middle[1])
                self._put(canvas, figure, at, figure == decided)

    def _put(self, canvas: pygame.Surface, figure: str, at: tuple[int, int], decided: bool) -> None:
        px = self.screen.px
        chip = self._pictures.chip(figure, px((_DECIDED if decided else _CHIP) * self._grown))
        place = chip.get_rect(center=at).move(0, -px(_RAISED) if decided else 0)
        lay_on(chip, canvas, place.topleft)

    def across(self, middle: int, space: Space) -> int:
        """How far to the right a space is, if the manhole is there."""
        side = 1 if self._right else -1
        return middle + round(space * side * STEP * self.screen.scale)

    def _painted(self, space: Space) -> pygame.Surface:
        """A space in the shape of the club it is nearer to."""
        club: Club = CLUBS[space > MANHOLE]
        door = abs(space) > HALF - _DOORS
        fill = _CLOTH[club] if door else _NIGHT
        edge = GOLD if door or space == MANHOLE else _NEON[club]
        line = _LINE * self.screen.scale
        return painted_space(space, self.screen.px(_SPACE * self._grown), fill, edge, line)


def _alike(space: Space) -> Space:
    """One space of those that look the same: of a club's door, or between it and the manhole."""
    return (HALF if abs(space) > HALF - _DOORS else 1) * (1 if space > MANHOLE else -1)


def painted_space(space: Space, size: int, fill: Color, edge: Color, line: float) -> pygame.Surface:
    """The shape of a space, with an edge so many pixels wide."""

    def draw(layer: pygame.Surface, times: int) -> None:
        corners = list(_outline(space, CLUBS[space > MANHOLE], layer.get_width()))
        pygame.draw.polygon(layer, edge, corners)
        middle, thick = layer.get_width() / 2, max(times, round(line * times))
        pygame.draw.polygon(layer, fill, [_towards(corner, middle, thick) for corner in corners])

    return soft_edged((size, size), draw)


def standing(s: State, space: Space) -> Iterator[str]:
    """Everybody on a space, Fizz the last."""
    for figure, place in zip(FIGURES, s.places, strict=True):
        if place == space:
            yield figure
    if s.charlie == space:
        yield "charlie"


def _outline(space: Space, club: str, wide: int) -> Iterator[tuple[float, float]]:
    """The corners of a space: a disc, cut corners, or round ones."""
    points = 1 if club == "cyan" else 8
    cut = wide / 2 if space == MANHOLE else wide * _CUT / _SPACE
    for number, turn in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        middle = [wide / 2 + sign * (wide / 2 - cut) for sign in turn]
        for step in range(points + 1) if space != MANHOLE else range(13):
            share = step / (points if space != MANHOLE else 12)
            spoke = pygame.Vector2(cut, 0).rotate(90 * (number + share))
            yield middle[0] + spoke.x, middle[1] + spoke.y


def _towards(corner: tuple[float, float], middle: float, by: float) -> tuple[float, float]:
    """A corner so much nearer to the middle, along both axes."""
    x, y = (each + by if each < middle else each - by for each in corner)
    return x, y
