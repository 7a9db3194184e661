"""What a lesson points out: light round what is to be used, an arrow to it, its number."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from math import sin, tau

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.bow import bow
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.surfaces import Spot, lay_on
from hollywood.ui.draw.theme import GOLD, INK_ON_GOLD, NIGHT, Type

from .teacher import Bow, Shown

_RIM, _ROUND, _GLOW = 3, 9, 10  # units: a line of light, its corners, the light beyond it
_OUT = 4  # units from the thing to the line
_THIN, _THICK, _HEAD = 3, 6, 20  # units: an arrow's body where it begins and ends, and its head
_GROWS, _BREATH, _BREATHS, _FAR = 0.24, 1.6, 5, 3  # seconds, seconds, times, units
_DISC = 26  # units
_PULSE = 0.7  # seconds
_NONE = (0, 0, 0, 0)


class Signs:
    """All that is pointed out at one time."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._shown: Sequence[tuple[str, Shown]] = ()  # with the number, if there are several
        self._spent = 0.0
        self._pulsed = _PULSE  # seconds since it was asked for
        self._drawn: dict[tuple[Bow, float], tuple[pygame.Surface, Spot]] = {}  # arrows

    def show(self, things: Sequence[tuple[str, Shown]]) -> None:
        """Point these out from now on."""
        if things != self._shown:
            self._shown, self._spent = things, 0.0
            self._drawn.clear()

    def pulse(self) -> None:
        """What answers lights up once more."""
        self._pulsed = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return (not self._bows or self._still) and self._pulsed >= _PULSE

    @property
    def _bows(self) -> bool:
        return any(shown.bow is not None for _, shown in self._shown)

    @property
    def _still(self) -> bool:
        lasts = _GROWS + _BREATH * _BREATHS if self._props.moves else 0.0
        return self._spent >= lasts

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        moves = not self.resting
        self._spent += seconds
        self._pulsed += seconds
        return moves

    def pieces(self) -> dict[Hashable, Piece]:
        """All of them."""
        pieces: dict[Hashable, Piece] = {}
        for name, (number, shown) in enumerate(self._shown):
            for which, rim in enumerate(shown.rims):
                pieces["rim", name, which] = self._rim(rim)
            if shown.bow is not None:
                pieces["bow", name] = self._arrow(shown.bow)
            spot = shown.bow.tail if shown.bow is not None else shown.disc
            if number and spot is not None:
                pieces["number", name] = self._number(number, spot)
        return pieces

    def _rim(self, thing: pygame.Rect) -> Piece:
        px, shapes = self._props.screen.px, self._props.shapes
        soft = px(_GLOW) + round(px(_GLOW) * self._beat)
        rect = thing.inflate(2 * px(_OUT), 2 * px(_OUT))
        light = shapes.of(("rim", rect.size, soft), lambda: self._light(rect.size, soft))
        return laid(light, light.get_rect(center=rect.center))

    @property
    def _beat(self) -> float:
        """How far it has lit up: once, and back."""
        return sin(min(1.0, self._pulsed / _PULSE) * tau / 2)

    def _light(self, size: tuple[int, int], soft: int) -> pygame.Surface:
        """A line with light beyond it; inside it nothing is changed."""
        px, shapes = self._props.screen.px, self._props.shapes
        line, radius = max(2, px(_RIM)), px(_ROUND)
        light = shapes.glow(size, radius, soft, GOLD).copy()
        inside = shapes.panel(size, radius, Color("white"))
        light.blit(inside, (soft, soft), special_flags=pygame.BLEND_RGBA_SUB)
        lay_on(shapes.panel(size, radius, _NONE, GOLD, line), light, (soft, soft))
        return light

    def _arrow(self, way: Bow) -> Piece:
        px, scale = self._props.screen.px, self._props.screen.scale
        grown, back = 1.0, 0
        if self._props.moves and not self._still:
            grown = min(1.0, 0.02 + self._spent / _GROWS)
            breath = max(0.0, self._spent - _GROWS) / _BREATH
            back = round(px(_FAR) * sin(breath * tau))
        ahead = pygame.Vector2(way.head) - way.bend
        shift = ahead.normalize() * back if ahead.length() else ahead
        drop = (round(shift.x), round(shift.y))
        step = round(grown * 12) / 12
        if (way, step) not in self._drawn:
            self._drawn[way, step] = bow(way, step, _THIN * scale, _THICK * scale, _HEAD * scale)
        picture, at = self._drawn[way, step]
        return laid(picture, picture.get_rect(topleft=at).move(drop))

    def _number(self, number: str, at: tuple[int, int]) -> Piece:
        size = self._props.screen.px(_DISC)
        disc = self._props.shapes.disc(size, GOLD, NIGHT, max(1, self._props.screen.px(2)))
        place = disc.get_rect(center=at)
        return Piece((number, tuple(at)), place, partial(self._paint_number, disc, number, place))

    def _paint_number(
        self, disc: pygame.Surface, number: str, place: pygame.Rect, canvas: pygame.Surface
    ) -> None:
        lay_on(disc, canvas, place.topleft)
        words = self._props.typesetter.line(number, Type.DISC, INK_ON_GOLD)
        lay_on(words, canvas, words.get_rect(center=place.center).topleft)
