"""Paints the houses of the street from their layers; one that is not drawn is plain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Color

from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw import high_contrast
from hollywood.ui.draw.around import around
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.surfaces import Spot, lay_faintly, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, BRASS, GOLD, MUTED, NIGHT, PANEL, TABLE, WHITE, Type

from .house_layers import HouseLayers, asleep, is_drawn, lit
from .street_plan import Front, asleep_width, open_width

_ROUND = 10  # units
_PAD = 26  # units: left and right of a name on a plain board
_DARK = Color("#06080f")  # a plain window without light
_BEHIND = Color("#0a0614")  # what is behind a picture
# units, of a drawn house
_WINDOW, _WINDOW_TOP, _PICTURE = 24, 90, 94  # beside its window; down to it; to its picture
_BEYOND = 8  # how far the board reaches beyond the house
_COLUMN, _COLUMN_TOP = 3, 8  # a column beyond the house and above it
_SILL = 10  # beyond the house
_NAME = 70  # the middle of the name below the top
_CREST = 18  # the crest's foot below the top
_STRIP = 32  # pixels: as much as a processor has at hand at once
_BULBS = (38, 19)  # aside from the first bulb; from one to the next
_SHADE = (104, 60, 0.67)  # below the top: where the board's shadow begins; how high; how dark


@dataclass(frozen=True)
class BuiltHouse:
    """One house: its name, and its two lights if it is drawn."""

    title: str
    facade: Facade | None = None
    lit: HouseLayers | None = None
    asleep: HouseLayers | None = None


@dataclass(frozen=True)
class Appearance:
    """How a house is seen: where, and in which light, from 0, asleep, to 1, open."""

    front: Front
    light: float
    lift: int = 0  # pixels: how far up its board is
    deep: Spot = (0, 0)  # how far its picture is aside in its window


@dataclass(frozen=True)
class Standing:
    """How a house stands: where, which column of its picture is in the middle of its window."""

    rect: pygame.Rect
    middle: int
    lift: int = 0  # pixels: how far up its board is
    deep: Spot = (0, 0)  # how far its picture is aside in its window


class HouseFronts:
    """All houses in one window."""

    def __init__(
        self, typesetter: Typesetter, titles: Sequence[str], facades: Sequence[Facade | None]
    ) -> None:
        self.typesetter = typesetter
        self.screen = typesetter.screen
        self._shade = _shade(self.screen)
        self._narrow = narrow = asleep_width(self.screen, len(titles))
        self._wide = open_width(self.screen, len(titles))
        self.houses = [
            _built(title, facade, self.screen, narrow)
            for title, facade in zip(titles, facades, strict=True)
        ]

    def paint(
        self,
        onto: pygame.Surface,
        number: int,
        seen: Appearance,
        sheet: pygame.Surface | None = None,
    ) -> None:
        """One house, in one of its lights or on its way to the other one."""
        house, front, light = self.houses[number], seen.front, seen.light
        if house.lit is None or house.asleep is None or house.facade is None:
            self._plain(onto, front, light)
            self._name(onto, front.board, house.title, light)
            return
        if self.screen.contrast:
            self._plain(onto, front, light)
            self._in_little_light(onto, house.lit, front)
            self._name(onto, front.board, house.title, light)
            return
        wide = (front.rect.width - self._narrow) / max(1, self._wide - self._narrow)
        aside = (house.lit.middle - house.asleep.middle) * min(1.0, max(0.0, wide))
        middle = round(house.asleep.middle + aside)
        standing = Standing(front.rect, middle, seen.lift, seen.deep)
        if 0 < light < 1:
            self._between(onto, house.facade, (house.asleep, house.lit), standing, light, sheet)
        else:
            self._draw(onto, house.facade, house.lit if light else house.asleep, standing)

    # a drawn house

    def _between(
        self,
        onto: pygame.Surface,
        facade: Facade,
        lights: tuple[HouseLayers, HouseLayers],
        at: Standing,
        light: float,
        sheet: pygame.Surface | None,
    ) -> None:
        """Dark, and lit over that; see `as_it_was`.

        Most of a house is the picture in its window, which is opaque: it needs no such copy.
        """
        (dark, lit), clip = lights, onto.get_clip()
        inside = self._inside(dark, at).clip(self.picture(lit.picture, at))
        for around_it in around(self._reach(lit, at), inside):
            if not (place := around_it.clip(clip)):
                continue
            onto.set_clip(place)
            self._draw(onto, facade, dark, at)
            before = as_it_was(onto, place, sheet)
            self._draw(onto, facade, lit, at)
            see_through(before, onto, 1 - light, place)
        onto.set_clip(inside.clip(clip))
        onto.blit(dark.picture, self.picture(dark.picture, at))
        lay_faintly(lit.picture, onto, light, self.picture(lit.picture, at))
        self.shade(onto, self.window(at.rect), at, inside)
        onto.set_clip(clip)

    def _inside(self, drawn: HouseLayers, at: Standing) -> pygame.Rect:
        """Where nothing but the picture and the shadow on it is seen."""
        inside = self.window(at.rect).clip(self.picture(drawn.picture, at))
        column = drawn.columns[0].get_width() - self.screen.px(_COLUMN)
        inside = inside.clip(at.rect.inflate(-2 * column, 0))
        board = at.rect.top + drawn.header.get_height()
        return inside.clip((inside.left, board, inside.width, at.rect.bottom - board))

    def _draw(self, onto: pygame.Surface, facade: Facade, drawn: HouseLayers, at: Standing) -> None:
        px, rect = self.screen.px, at.rect
        self._window(onto, drawn.picture, at)
        foot = rect.bottom + px(2)
        for column, left in zip(
            drawn.columns, (rect.left - px(_COLUMN), rect.right + px(_COLUMN)), strict=True
        ):
            there = column.get_rect(topleft=(left, rect.top - px(_COLUMN_TOP)))
            if left > rect.centerx:
                there.right = left
            seen = pygame.Rect(there.left, there.top, there.width, foot - there.top)
            lay_on_part(column, onto, there, seen)
        lay_from_ends(drawn.sill, onto, rect.inflate(2 * px(_SILL), 0), rect.bottom)
        rect = rect.move(0, -at.lift)
        lay_on(drawn.crest, onto, self.crest(drawn, rect).topleft)
        lay_from_ends(drawn.header, onto, rect.inflate(2 * px(_BEYOND), 0), rect.top)
        for row in self.bulbs(rect, facade):
            for spot in row:
                lay_on(drawn.bulb, onto, drawn.bulb.get_rect(center=spot).topleft)
        name = drawn.name if rect.width > self._narrow else drawn.small
        if name.get_width() <= rect.width:
            place = name.get_rect(center=(rect.centerx, rect.top + px(_NAME)))
            lay_on(name, onto, place.topleft)

    def _reach(self, drawn: HouseLayers, at: Standing) -> pygame.Rect:
        """All of the house: from its crest to the foot of its sill."""
        reach = at.rect.inflate(2 * self.screen.px(_SILL), 0)
        reach.top = self.crest(drawn, at.rect).top - at.lift
        reach.height = at.rect.bottom + drawn.sill.get_height() - reach.top
        return reach

    def crest(self, drawn: HouseLayers, rect: pygame.Rect) -> pygame.Rect:
        """Where the crest of a house stands."""
        top = rect.top + self.screen.px(_CREST - 74)
        return drawn.crest.get_rect(midtop=(rect.centerx, top))

    def window(self, rect: pygame.Rect) -> pygame.Rect:
        """Where the window of a house is."""
        px = self.screen.px
        window = pygame.Rect(rect.left + px(_WINDOW), rect.top + px(_WINDOW_TOP), 0, 0)
        window.width, window.height = rect.width - 2 * px(_WINDOW), rect.bottom - window.top
        return window

    def picture(self, picture: pygame.Surface, at: Standing) -> pygame.Rect:
        """Where the picture behind that window lies."""
        left = self.window(at.rect).centerx - at.middle
        lies = picture.get_rect(topleft=(left, at.rect.top + self.screen.px(_PICTURE)))
        return lies.move(at.deep)

    def _window(self, onto: pygame.Surface, picture: pygame.Surface, at: Standing) -> None:
        """The picture behind the front, shaded by the board."""
        window = self.window(at.rect)
        lies = self.picture(picture, at)
        for place in around(window.inflate(self.screen.px(4), 0), lies.clip(window)):
            onto.fill(_BEHIND, place)
        lay_on_part(picture, onto, lies, window)
        self.shade(onto, window, at, window)

    def shade(
        self, onto: pygame.Surface, window: pygame.Rect, at: Standing, seen: pygame.Rect
    ) -> None:
        """The shadow of the board upon a part of its window."""
        below = at.rect.top + self.screen.px(_SHADE[0])
        shade = self._shade.get_rect(topleft=(window.left, below))
        lay_on_part(self._shade, onto, shade, seen)

    def bulbs(self, rect: pygame.Rect, facade: Facade) -> Sequence[Sequence[Spot]]:
        """Where they are screwed in: the middles of the bulbs of each row."""
        aside, apart = (self.screen.scale * each for each in _BULBS)
        room = rect.width - 2 * aside
        many = max(1, int(room / apart))
        across = [round(rect.left + aside + room * each / many) for each in range(many + 1)]
        downs = [rect.top + self.screen.px(row) for row in facade.bulbs]
        return [[(x, y) for x in across] for y in downs]

    # a plain house

    def _plain(self, onto: pygame.Surface, front: Front, light: float) -> None:
        px = self.screen.px
        line = max(1, px(1 + 2 * light))
        for rect, fill in (
            (front.rect, PANEL.lerp(TABLE, light)),
            (front.window, _DARK.lerp(NIGHT, light)),
            (front.board, PANEL),
        ):
            edge = NIGHT.lerp(BRASS, 0.5).lerp(GOLD, light)
            if self.screen.contrast:
                fill, edge = high_contrast.PANEL, GOLD if light == 1 else WHITE
                line = max(line, self.screen.least_edge)
            pygame.draw.rect(onto, fill, rect, border_radius=px(_ROUND))
            pygame.draw.rect(onto, edge, rect, line, border_radius=px(_ROUND))

    def _in_little_light(self, onto: pygame.Surface, drawn: HouseLayers, front: Front) -> None:
        """The picture in the window of a plain house."""
        at = Standing(front.rect, round(drawn.middle))
        dark = high_contrast.dimmed(drawn.picture)
        inside = front.window.inflate(-2 * self.screen.least_edge, -2 * self.screen.least_edge)
        lay_on_part(dark, onto, self.picture(dark, at), inside)

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
    sheer = layer.get_masks()[-1] != 0  # what is opaque is laid down in half of the time
    flags = pygame.BLEND_PREMULTIPLIED if sheer else 0
    onto.blit(layer, part.topleft, area, special_flags=flags)


def as_it_was(
    onto: pygame.Surface, place: pygame.Rect, sheet: pygame.Surface | None
) -> pygame.Surface:
    """What is there now, to be seen through what comes; who fades in each frame keeps a sheet.

    New memory takes longer than the copy.
    """
    if sheet is None:
        return onto.subsurface(place).copy()
    part = sheet.subsurface(place)
    part.blit(onto, (0, 0), place)
    return part


def see_through(
    before: pygame.Surface, onto: pygame.Surface, left: float, place: pygame.Rect
) -> None:
    """So much is left of what was there before, whose picture is used up.

    For opaque pictures this takes two thirds of the time of `lay_faintly`.
    """
    level = round(255 * left)
    for top in range(0, place.height, _STRIP):
        strip = pygame.Rect(0, top, place.width, min(_STRIP, place.height - top))
        there = strip.move(place.topleft)
        before.fill((level,) * 3, strip, pygame.BLEND_RGB_MULT)
        onto.fill((255 - level,) * 3, there, pygame.BLEND_RGB_MULT)
        onto.blit(before, there, strip, pygame.BLEND_RGB_ADD)
