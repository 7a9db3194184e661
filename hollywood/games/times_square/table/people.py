"""Figures as they are seen: standing, pale where they would leave, ghosts of what is to be."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.high_contrast import FOCUS
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import GOLD, RED, WHITE

from ..rules.street import FIGURES
from .club_chips import CLUBS
from .geometry import FOOT, PICTURE
from .street_pictures import StreetPictures

NAMES = (*FIGURES, "charlie")  # what pictures of figures are called, in the order of their keys
# plain; with a rim of light round whoever can be moved; pale where a ghost stands for them;
# far: a ghost that is not pointed at; aimed: one that is; warned: one better not made true;
# coming: Fizz where he would walk to
Look: TypeAlias = Literal["plain", "rimmed", "pale", "far", "aimed", "warned", "coming"]
_SEEN: dict[Look, float] = {"pale": 0.5, "far": 0.45, "aimed": 0.96, "warned": 0.96, "coming": 0.5}
_EDGES = {"aimed": GOLD, "warned": RED, "coming": GOLD}
_SHADE, _DROP = 6, (1, 3)  # units
_RIM, _RIM_SEEN = 5, 0.9
_LINE, _SHINE, _SHINE_SEEN = 2, 5, 0.55
_MEMORY = 9_000_000  # bytes for a window of 1080p: everybody in every look
_AROUND = 14  # units: nothing round a figure is wider


class Sprite(NamedTuple):
    """A figure ready to be laid down, and where in the picture its feet are."""

    picture: pygame.Surface
    feet: tuple[int, int]


class People:
    """Makes each figure once for each way in which it is seen."""

    def __init__(self, props: Props, pictures: StreetPictures) -> None:
        self._made, self._pictures = Cache(round(_MEMORY * props.screen.share)).of, pictures
        self._px, self._contrast = props.screen.px, props.screen.contrast

    def sprite(self, figure: int, high: int, look: Look = "plain") -> Sprite:
        """A figure whose picture is so high in pixels."""
        name, around = NAMES[figure], self._px(_AROUND)
        key = ("person", name, high, look)
        picture = self._made(key, lambda: self._composed(name, high, around, look))
        foot = round(high * FOOT / PICTURE[1])
        return Sprite(picture, (picture.get_width() // 2, around + foot))

    def lay(
        self,
        canvas: pygame.Surface,
        figure: int,
        high: int,
        feet: tuple[float, float],
        look: Look = "plain",
        turn: float = 0.0,
        seen: float = 1.0,
    ) -> None:
        """A figure standing there, perhaps tilted about its feet."""
        picture, at = self.sprite(figure, high, look)
        if seen < 1:
            picture = faded(picture, seen)
        if turn:
            middle = (pygame.Vector2(picture.get_rect().center) - at).rotate(turn)
            picture = pygame.transform.rotozoom(picture, -turn, 1.0)
            half = pygame.Vector2(picture.get_size()) / 2 - middle
            at = round(half.x), round(half.y)
        lay_on(picture, canvas, (round(feet[0]) - at[0], round(feet[1]) - at[1]))

    def _composed(self, name: str, high: int, around: int, look: Look) -> pygame.Surface:
        person = self._pictures.figure(name, high)
        whole = layer_of((person.get_width() + 2 * around, high + 2 * around))
        middle = (whole.get_width() // 2, whole.get_height() // 2)
        seen, edge = _SEEN.get(look, 1.0), self._edge(look)
        if look in ("plain", "rimmed"):
            shade = self._pictures.shade(name, high, self._px(_SHADE))
            by = self._px(_DROP[0]), self._px(_DROP[1])
            _centre(shade, whole, (middle[0] + by[0], middle[1] + by[1]))
        if look == "rimmed":
            ink = sheer(GOLD, _RIM_SEEN).premul_alpha()
            rim = self._pictures.rim(name, high, self._px(_RIM), ink)
            _centre(rim, whole, middle)
            _centre(rim, whole, middle)
        if edge is not None:
            ink = sheer(edge, _SHINE_SEEN * seen).premul_alpha()
            _centre(self._pictures.rim(name, high, self._px(_SHINE), ink), whole, middle)
        _centre(faded(person, seen), whole, middle)
        if edge is not None:
            line = self._pictures.outline(name, high, max(2, self._px(_LINE)), edge)
            _centre(faded(line, min(1.0, seen + 0.3)), whole, middle)
        return whole

    def _edge(self, look: Look) -> Color | None:
        """The line round a figure: round all of them where contrast is high."""
        usual = _EDGES.get(look)
        if usual is None and self._contrast:
            return FOCUS if look == "rimmed" else WHITE
        return usual


def _centre(upper: pygame.Surface, lower: pygame.Surface, at: tuple[int, int]) -> None:
    lay_on(upper, lower, upper.get_rect(center=at).topleft)


def club_chip(pictures: StreetPictures, seat: Seat, size: int) -> pygame.Surface:
    """The chip of a seat's club."""
    return pictures.chip(f"club_{CLUBS[seat]}", size)
