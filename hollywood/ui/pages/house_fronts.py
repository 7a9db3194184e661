"""Paints the houses of the street from their layers; one that is not drawn is plain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import Color

from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, BRASS, GOLD, MUTED, NIGHT, PANEL, TABLE, Type

from .house_layers import HouseLayers, asleep, is_drawn, lit
from .street_plan import Front, asleep_width

_ROUND = 10  # units
_PAD = 26  # units: left and right of a name on a plain board
_DARK = Color("#06080f")  # a plain window without light
_DIM = 140  # of 255
_NO_CURRENT = (96, 96, 112)  # of 255: what is left of a sign's colours
_BEHIND = Color("#0a0614")  # what is behind a picture
# units, of a drawn house
_WINDOW, _WINDOW_TOP, _PICTURE = 24, 90, 94  # beside its window; down to it; to its picture
_BEYOND = 8  # how far the board reaches beyond the house
_COLUMN, _COLUMN_TOP = 3, 8  # a column beyond the house and above it
_SILL = 10  # beyond the house
_NAME = 70  # the middle of the name below the top
_CREST = 18  # the crest's foot below the top
_BULBS = (38, 19)  # aside from the first bulb; from one to the next
_SHADE = (104, 60, 0.67)  # below the top: where the board's shadow begins; how high; how dark


@dataclass(frozen=True)
class BuiltHouse:
    """One house: its name, and its two lights if it is drawn."""

    title: str
    facade: Facade | None = None
    lit: HouseLayers | None = None
    asleep: HouseLayers | None = None

    @cached_property
    def dim(self) -> pygame.Surface:
        """What takes some of its light from a bulb."""
        assert self.lit is not None, "only a drawn house has bulbs"
        shade = self.lit.bulb.copy()
        shade.fill((0, 0, 0, _DIM), special_flags=pygame.BLEND_RGBA_MULT)
        return shade


class HouseFronts:
    """All houses in one window; `light` is from 0, asleep, to 1, open."""

    def __init__(
        self, typesetter: Typesetter, titles: Sequence[str], facades: Sequence[Facade | None]
    ) -> None:
        self.typesetter = typesetter
        self.screen = typesetter.screen
        self._upper = canvas((1, 1))
        self._shade = _shade(self.screen)
        self._narrow = narrow = asleep_width(self.screen, len(titles))
        self.houses = [
            _built(title, facade, self.screen, narrow)
            for title, facade in zip(titles, facades, strict=True)
        ]

    def paint(
        self, onto: pygame.Surface, number: int, front: Front, light: float, lift: int = 0
    ) -> None:
        """One house, its board so far up; on its way to the other light both are seen."""
        house = self.houses[number]
        if house.lit is None or house.asleep is None or house.facade is None:
            self._plain(onto, front, light)
            self._name(onto, front.board, house.title, light)
        elif light in (0, 1):
            drawn = house.lit if light else house.asleep
            self._draw(onto, front.rect, house.facade, drawn, drawn.middle, lift)
        else:
            middle = round(house.asleep.middle + (house.lit.middle - house.asleep.middle) * light)
            self._draw(onto, front.rect, house.facade, house.asleep, middle, lift)
            over = front.rect.inflate(2 * self.screen.px(16), 2 * self.screen.px(80))
            upper = self._emptied(over.size)
            there = front.rect.move(-over.left, -over.top)
            self._draw(upper, there, house.facade, house.lit, middle, lift)
            level = round(255 * light)
            upper.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            lay_on(upper, onto, over.topleft)

    def _emptied(self, size: tuple[int, int]) -> pygame.Surface:
        """A part of a canvas that is kept, for making one costs more than painting on it."""
        if self._upper.get_width() < size[0] or self._upper.get_height() < size[1]:
            self._upper = canvas(size)
        upper = self._upper.subsurface(pygame.Rect((0, 0), size))
        upper.fill((0, 0, 0, 0))
        return upper

    def live(
        self, onto: pygame.Surface, number: int, rect: pygame.Rect, phase: int, lift: int = 0
    ) -> None:
        """Every second bulb of a house that is open is a shade darker."""
        house = self.houses[number]
        if house.lit is None or house.facade is None:
            return
        spots = list(self._bulbs(rect.move(0, -lift), house.facade, house.lit.bulb))
        for spot in spots[phase::2]:
            lay_on(house.dim, onto, spot)

    def darken_sign(self, onto: pygame.Surface, number: int, rect: pygame.Rect) -> None:
        """For a moment the neon in the picture of an open house has no current."""
        house, px = self.houses[number], self.screen.px
        if house.lit is None or house.facade is None or house.facade.flickers is None:
            return
        left, top, wide, high = (px(each) for each in house.facade.flickers)
        sign = pygame.Rect(rect.centerx - house.lit.middle + left, 0, wide, high)
        sign.top = rect.top + px(_PICTURE) + top
        onto.fill(_NO_CURRENT, sign, pygame.BLEND_RGB_MULT)

    # a drawn house

    def _draw(
        self,
        onto: pygame.Surface,
        rect: pygame.Rect,
        facade: Facade,
        drawn: HouseLayers,
        middle: int,
        lift: int,
    ) -> None:
        px = self.screen.px
        self._window(onto, rect, drawn.picture, middle)
        foot = rect.bottom + px(2)
        for column, left in zip(
            drawn.columns, (rect.left - px(_COLUMN), rect.right + px(_COLUMN)), strict=True
        ):
            at = column.get_rect(topleft=(left, rect.top - px(_COLUMN_TOP)))
            if left > rect.centerx:
                at.right = left
            lay_on_part(column, onto, at, pygame.Rect(at.left, at.top, at.width, foot - at.top))
        lay_from_ends(drawn.sill, onto, rect.inflate(2 * px(_SILL), 0), rect.bottom)
        rect = rect.move(0, -lift)
        crest = drawn.crest.get_rect(midtop=(rect.centerx, rect.top + px(_CREST - 74)))
        lay_on(drawn.crest, onto, crest.topleft)
        lay_from_ends(drawn.header, onto, rect.inflate(2 * px(_BEYOND), 0), rect.top)
        for spot in self._bulbs(rect, facade, drawn.bulb):
            lay_on(drawn.bulb, onto, spot)
        name = drawn.name if rect.width > self._narrow else drawn.small
        if name.get_width() <= rect.width:
            place = name.get_rect(center=(rect.centerx, rect.top + px(_NAME)))
            lay_on(name, onto, place.topleft)

    def _window(
        self, onto: pygame.Surface, rect: pygame.Rect, picture: pygame.Surface, middle: int
    ) -> None:
        """The picture behind the front, shaded by the board."""
        px = self.screen.px
        window = pygame.Rect(rect.left + px(_WINDOW), rect.top + px(_WINDOW_TOP), 0, 0)
        window.width, window.height = rect.width - 2 * px(_WINDOW), rect.bottom - window.top
        onto.fill(_BEHIND, window.inflate(px(4), 0))
        at = picture.get_rect(topleft=(window.centerx - middle, rect.top + px(_PICTURE)))
        lay_on_part(picture, onto, at, window)
        below = window.top + px(_SHADE[0] - _WINDOW_TOP)
        shade = self._shade.get_rect(topleft=(window.left, below))
        lay_on_part(self._shade, onto, shade, window)

    def _bulbs(
        self, rect: pygame.Rect, facade: Facade, bulb: pygame.Surface
    ) -> Iterator[tuple[int, int]]:
        """Where they are screwed in."""
        aside, apart = (self.screen.scale * each for each in _BULBS)
        room = rect.width - 2 * aside
        many = max(1, int(room / apart))
        half = bulb.get_width() // 2
        for row in facade.bulbs:
            y = rect.top + self.screen.px(row) - half
            for each in range(many + 1):
                yield round(rect.left + aside + room * each / many) - half, y

    # a plain house

    def _plain(self, onto: pygame.Surface, front: Front, light: float) -> None:
        px = self.screen.px
        line = max(1, px(1 + 2 * light))
        for rect, fill in (
            (front.rect, PANEL.lerp(TABLE, light)),
            (front.window, _DARK.lerp(NIGHT, light)),
            (front.board, PANEL),
        ):
            pygame.draw.rect(onto, fill, rect, border_radius=px(_ROUND))
            edge = NIGHT.lerp(BRASS, 0.5).lerp(GOLD, light)
            pygame.draw.rect(onto, edge, rect, line, border_radius=px(_ROUND))

    def _name(self, onto: pygame.Surface, board: pygame.Rect, name: str, light: float) -> None:
        """As large as the board allows; it is written larger on an open house."""
        room = (board.width - 2 * self.screen.px(_PAD), board.height)
        type = Type.MARQUEE if light > 0.5 else Type.HEADLINE
        words = self.typesetter.within(name, type, MUTED.lerp(GOLD, light), room, "centre")
        lay_on(words, onto, words.get_rect(center=board.center).topleft)


def _built(title: str, facade: Facade | None, screen: Screen, narrow: int) -> BuiltHouse:
    if facade is None or not is_drawn(facade):
        return BuiltHouse(title)
    return BuiltHouse(title, facade, lit(facade, screen, narrow), asleep(facade, screen, narrow))


def _shade(screen: Screen) -> pygame.Surface:
    """The shadow of a board upon the picture below it, as wide as any window."""
    _, high, dark = _SHADE
    stops = [(0, sheer(BLACK, dark)), (0.5, sheer(BLACK, 0.33 * dark)), (1, sheer(BLACK, 0))]
    return vertical((screen.width, screen.px(high)), stops)


def lay_from_ends(layer: pygame.Surface, onto: pygame.Surface, rect: pygame.Rect, top: int) -> None:
    """A layer longer than it need be: its left and its right half, each from its own end."""
    half = rect.width // 2
    onto_left = pygame.Rect(rect.left, top, half, layer.get_height())
    lay_on_part(layer, onto, layer.get_rect(topleft=(rect.left, top)), onto_left)
    right = pygame.Rect(rect.left + half, top, rect.width - half, layer.get_height())
    lay_on_part(layer, onto, layer.get_rect(topright=(rect.right, top)), right)


def lay_on_part(
    layer: pygame.Surface, onto: pygame.Surface, at: pygame.Rect, seen: pygame.Rect
) -> None:
    """Lay only that part of a layer on that is seen there."""
    part = at.clip(seen)
    area = part.move(-at.left, -at.top)
    onto.blit(layer, part.topleft, area, special_flags=pygame.BLEND_PREMULTIPLIED)
