"""The players' film reels: told apart by their holes, with or without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.pictures import Pictures
from hollywood.ui.draw import high_contrast
from hollywood.ui.draw.star import star
from hollywood.ui.draw.surfaces import canvas, lay_on, load, scaled, soft_edged
from hollywood.ui.draw.theme import WHITE

from ..rules.deck import Colour, Holes

Point: TypeAlias = tuple[float, float]

_SIMPLE = 56  # pixels: smaller reels are rim and holes only
_FINE = 4  # times as large as it is shown a reel is drawn
_RING = pygame.Color("#fbf0d4")
_HOLE = pygame.Color("#120d16")
_REACH = 91  # per cent of the half that the disc fills, as in the prepared reels with their shadow
_EDGE = 4  # hundredths of the radius: a light line round each hole, for dark inks
_BOLD_RIMS = (104, 90)  # where the white rim and the ink end, where contrast is high
_RIMS = (100, 93, 84)  # where the dark, the light and the main ink end


class Reels:
    """The tokens of this game: a reel in each player's colour."""

    def __init__(self, colours: Sequence[Colour], pictures: Pictures) -> None:
        self._colours = {str(colour.id): colour for colour in colours}
        self._pictures = pictures

    @property
    def colours(self) -> Mapping[str, Sequence[str]]:
        """The colours there are, each with its inks: dark, main and light."""
        return {id: colour.inks for id, colour in self._colours.items()}

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        """A player's reel; plain when small or with symbols, which are its holes."""
        if contrast:
            return bold_reel(self._colours[colour], diameter, symbols)
        prepared = self._pictures.token(colour)
        if symbols or diameter < _SIMPLE or not prepared.is_file():
            reel = drawn_reel(self._colours[colour], diameter, symbols)
        else:
            middle = self._pictures.manifest.token
            reel = scaled(_centred(load(prepared), middle), (diameter, diameter))
        return _ringed(reel) if ring else reel


def drawn_reel(colour: Colour, diameter: int, large: bool = False) -> pygame.Surface:
    """A reel of rim and holes only, as clear as it can be at any size; its holes may be larger."""
    dark, main, light = colour.inks

    def draw(reel: pygame.Surface, _: int) -> None:
        for ink, radius in zip((dark, light, main), _RIMS, strict=True):
            pygame.draw.polygon(reel, ink, [_on(reel, x, y) for x, y in _circle(0, 0, radius, 120)])
        for hole in (LARGE_HOLES if large else HOLES)[colour.holes]:
            outline = [_on(reel, x, y) for x, y in hole]
            pygame.draw.lines(reel, light, True, outline, reel.get_width() * _EDGE // 100)
            pygame.draw.polygon(reel, _HOLE, outline)

    return soft_edged((diameter, diameter), draw, _FINE)


def bold_reel(colour: Colour, diameter: int, large: bool = False) -> pygame.Surface:
    """A reel as flat as can be: one ink, a white rim, black holes."""
    ink = high_contrast.bright(Color(colour.inks[1]))

    def draw(reel: pygame.Surface, _: int) -> None:
        for each, radius in zip((WHITE, ink), _BOLD_RIMS, strict=True):
            pygame.draw.polygon(
                reel, each, [_on(reel, x, y) for x, y in _circle(0, 0, radius, 120)]
            )
        for hole in (LARGE_HOLES if large else HOLES)[colour.holes]:
            pygame.draw.polygon(reel, high_contrast.PANEL, [_on(reel, x, y) for x, y in hole])

    return soft_edged((diameter, diameter), draw, _FINE)


def _ringed(reel: pygame.Surface) -> pygame.Surface:
    """A reel with a pale ring, so that it stands out from a card of its own hue."""

    def draw(ring: pygame.Surface, _: int) -> None:
        around = [_on(ring, x, y) for x, y in _circle(0, 0, 101, 120)]
        pygame.draw.lines(ring, _RING, True, around, ring.get_width() * _EDGE // 100)

    lay_on(soft_edged(reel.get_size(), draw, _FINE), reel)
    return reel


def _centred(prepared: pygame.Surface, middle: tuple[int, ...]) -> pygame.Surface:
    """A prepared reel in the middle of its picture; its shadow pushed it out of there."""
    size = prepared.get_width()
    reel = canvas((size, size))
    lay_on(prepared, reel, (size // 2 - middle[0], size // 2 - middle[1]))
    return reel


def _on(reel: pygame.Surface, x: float, y: float) -> Point:
    """A point given in hundredths of the disc's radius."""
    half = reel.get_width() / 2
    return half + x * half * _REACH / 10_000, half + y * half * _REACH / 10_000


def _circle(x: float, y: float, radius: float, corners: int = 40) -> list[Point]:
    turns = [radians(360 * i / corners) for i in range(corners)]
    return [(x + radius * sin(turn), y - radius * cos(turn)) for turn in turns]


def _slot(width: float, top: float, bottom: float) -> list[Point]:
    """An upright slot with round ends."""
    radius = width / 2
    ends = _circle(0, 0, radius)
    return [(x, y + (top + radius if y < 0 else bottom - radius)) for x, y in ends]


def _window(far: float, near: float, wide: int) -> list[Point]:
    """A piece of a ring, narrower inside."""
    turns = range(-wide, wide + 1, 2)
    outer = [(far * sin(radians(turn)), -far * cos(radians(turn))) for turn in turns]
    inner = [(x * near / far * 0.8, y * near / far) for x, y in reversed(outer)]
    return outer + inner


def _star(radius: float) -> list[Point]:
    return star(radius, radius * 0.42)


def _turned(shape: list[Point], degrees: float) -> list[Point]:
    across, down = cos(radians(degrees)), sin(radians(degrees))
    return [(x * across - y * down, x * down + y * across) for x, y in shape]


def _around(shape: list[Point], times: int, start: float = 0) -> list[list[Point]]:
    return [_turned(shape, start + i * 360 / times) for i in range(times)]


HOLES: dict[Holes, list[list[Point]]] = {
    "three_round": _around(_circle(0, -48, 27), 3),
    "four_windows": _around(_window(78, 28, 34), 4, 45),
    "five_star": [*_around(_circle(0, -55, 20), 5), _star(22)],
    "eight_slots": _around(_slot(19, -80, -28), 8),
}
LARGE_HOLES: dict[Holes, list[list[Point]]] = {
    "three_round": _around(_circle(0, -46, 35), 3),
    "four_windows": _around(_window(82, 18, 38), 4, 45),
    "five_star": [*_around(_circle(0, -56, 26), 5), _turned(_star(28), 36)],
    "eight_slots": _around(_slot(26, -84, -28), 8),
}
