"""Paints the houses of the street from their layers; one that is not drawn is plain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Color

from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw import high_contrast
from hollywood.ui.draw.around import around
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.surfaces import Spot, faded, lay_faintly, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, BRASS, GOLD, MUTED, NIGHT, PANEL, TABLE, WHITE, Type

from .faint_layers import FaintLayers
from .house_layers import HouseLayers, as_seen, asleep, is_drawn, lit, seen_of
from .street_plan import Front, asleep_width, open_width

_ROUND = 10  # units
_PAD = 26  # units: left and right of a name on a plain board
_DARK = Color("#06080f")  # a plain window without light
_BEHIND = Color("#0a0614")  # what is behind a picture
# units, of a drawn house
_WINDOW, _WINDOW_TOP, _PICTURE = 24, 90, 94  # beside its window; down to it; to its picture
_SLIDES = 4  # a picture beyond its window: pictures lean
_BEYOND = 8  # how far the board reaches beyond the house
_COLUMN, _COLUMN_TOP = 3, 8  # a column beyond the house and above it
_SILL = 10  # beyond the house
_NAME = 70  # the middle of the name below the top
_CREST = 18  # the crest's foot below the top
_BULBS = (38, 19)  # aside from the first bulb; from one to the next
_ALIGNED = 16  # pixels: rows so long, or a multiple, are laid down quicker
_HIDDEN = 16  # of its picture behind the board: so far that can be lower
_CHANGES = 0.2  # of its way: then another picture is in its window, before there is light
_SHADE = (104, 60, 0.67)  # below the top: where the board's shadow begins; how high; how dark

# a layer, where it lies, and the place where it is seen
PlacedPart: TypeAlias = tuple[pygame.Surface, pygame.Rect, pygame.Rect]


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


class InWindow(NamedTuple):
    """One of the pictures in a window: the column that is in the middle, how much it shows."""

    picture: pygame.Surface
    middle: int
    share: float  # of all that is seen there


@dataclass(frozen=True)
class Standing:
    """How a house stands: where, which column of its picture is in the middle of its window."""

    rect: pygame.Rect
    middle: int
    lift: int = 0  # pixels: how far up its board is
    deep: Spot = (0, 0)  # how far its picture is aside in its window


def sinks(facade: Facade, front: Front, menu: int, screen: Screen) -> int:
    """How far the picture of an open house goes down, or up, in pixels, for what its menu covers.

    Eyes are seen whole above it, or not at all.
    """
    top = front.rect.top + screen.px(_PICTURE)
    eyes = [pygame.Rect([screen.px(each) for each in box]).move(0, top) for box in facade.eyes]
    cut = [eye for eye in eyes if eye.top < menu < eye.bottom]
    if not cut:
        return 0
    down = menu - min(eye.top for eye in cut)
    return down if down <= screen.px(_HIDDEN) else menu - max(eye.bottom for eye in cut)


class HouseFronts:
    """All houses in one window."""

    def __init__(
        self, typesetter: Typesetter, titles: Sequence[str], facades: Sequence[Facade | None]
    ) -> None:
        self.typesetter = typesetter
        self.screen = typesetter.screen
        self._faint = FaintLayers()
        self._narrow = narrow = asleep_width(self.screen, len(titles))
        self._wide = wide = open_width(self.screen, len(titles))
        self._shade = _shade(self.screen, wide)
        self.houses = [
            _built(title, facade, self.screen, (wide, narrow))
            for title, facade in zip(titles, facades, strict=True)
        ]

    def paint(self, onto: pygame.Surface, number: int, seen: Appearance) -> None:
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
        at = Standing(front.rect, 0, seen.lift, seen.deep)
        self._window(onto, self._in_window(house.asleep, house.lit, front, light), at)
        self._draw(onto, house.facade, (house.asleep, house.lit), at, light)

    # a drawn house

    def _in_window(
        self, dark: HouseLayers, lit: HouseLayers, front: Front, light: float
    ) -> list[InWindow]:
        """The pictures in its window, from below; most houses have one, which slides."""
        wide = self.opened(front.rect)
        if dark.narrow is None or lit.narrow is None:
            middle = round(dark.middle + (lit.middle - dark.middle) * wide)
            shares = [(dark.picture, middle, 1 - light), (lit.picture, middle, light)]
        else:
            wide = min(1.0, wide / _CHANGES)
            shares = [
                (dark.narrow, dark.middle, (1 - wide) * (1 - light)),
                (lit.narrow, dark.middle, (1 - wide) * light),
                (dark.picture, lit.middle, wide * (1 - light)),
                (lit.picture, lit.middle, wide * light),
            ]
        return [InWindow(*each) for each in shares if each[-1] > 0]

    def opened(self, rect: pygame.Rect) -> float:
        """How far a house has come from narrow, 0, to wide, 1."""
        wide = (rect.width - self._narrow) / max(1, self._wide - self._narrow)
        return min(1.0, max(0.0, wide))

    def _draw(
        self,
        onto: pygame.Surface,
        facade: Facade,
        lights: tuple[HouseLayers, HouseLayers],
        at: Standing,
        light: float,
    ) -> None:
        """All but its window: each part dark, and over that as much as is seen of the lit one."""
        dark, lit = lights
        drawn = lit if light == 1 else dark
        parts = zip(self._parts(drawn, at), self._parts(lit, at), strict=True)
        for (part, there, seen), (shining, *_) in parts:
            lay_on_part(part, onto, there, seen)
            if 0 < light < 1:
                self._faint.lay(shining, onto, there, seen, light)
        rect = at.rect.move(0, -at.lift)
        spots = [spot for row in self.bulbs(rect, facade) for spot in row]
        _screw_in(drawn.bulb, onto, spots)
        if 0 < light < 1:
            _screw_in(faded(lit.bulb, light), onto, spots)
        self._names(onto, lights, rect, light)

    def _parts(self, drawn: HouseLayers, at: Standing) -> Iterator[PlacedPart]:
        """Columns, sill, crest and board: each layer, where it lies, and what is seen of it."""
        px, rect = self.screen.px, at.rect
        foot, top = rect.bottom + px(2), rect.top - px(_COLUMN_TOP)
        left, right = drawn.columns
        for column, there in (
            (left, left.get_rect(topleft=(rect.left - px(_COLUMN), top))),
            (right, right.get_rect(topright=(rect.right + px(_COLUMN), top))),
        ):
            yield column, there, pygame.Rect(there.left, top, there.width, foot - top)
        yield from from_ends(drawn.sill, rect.inflate(2 * px(_SILL), 0), rect.bottom)
        rect = rect.move(0, -at.lift)
        crest = self.crest(drawn, rect)
        yield drawn.crest, crest, crest
        yield from from_ends(drawn.header, rect.inflate(2 * px(_BEYOND), 0), rect.top)

    def _names(
        self,
        onto: pygame.Surface,
        lights: tuple[HouseLayers, HouseLayers],
        rect: pygame.Rect,
        light: float,
    ) -> None:
        """On an open house it is larger: one goes while the other one comes."""
        dark, lit = lights
        large = rect.width > self._narrow
        comes = lit.name if large else lit.small
        for name, share in ((dark.name, 1 - light if large else 1.0), (comes, light)):
            if share <= 0 or name.get_width() > rect.width or (light == 1 and name is dark.name):
                continue
            middle = (rect.centerx, rect.top + self.screen.px(_NAME))
            place = name.get_rect(center=middle)
            if share < 1:
                self._faint.lay(name, onto, place, place, share)
            else:
                lay_on(name, onto, place.topleft)

    def inside(self, drawn: HouseLayers, at: Standing) -> pygame.Rect:
        """Where nothing but the picture in its window and the shadow on it is seen."""
        picture = drawn.narrow or drawn.picture
        column = drawn.columns[0].get_width() - self.screen.px(_COLUMN)
        inside = self.window(at.rect).clip(self.picture(picture, replace(at, middle=drawn.middle)))
        inside = inside.clip(at.rect.inflate(-2 * column, 0))
        board = at.rect.top + drawn.header.get_height()
        return inside.clip((inside.left, board, inside.width, at.rect.bottom - board))

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

    def _window(self, onto: pygame.Surface, pictures: Sequence[InWindow], at: Standing) -> None:
        """The pictures behind the front, shaded by the board; each covers its share of them."""
        window, clip = self.window(at.rect), onto.get_clip()
        lowest = self.picture(pictures[0].picture, replace(at, middle=pictures[0].middle))
        for place in around(window.inflate(self.screen.px(4), 0), lowest.clip(window)):
            onto.fill(_BEHIND, place)
        onto.set_clip(window.clip(clip))
        laid = 0.0
        for picture, middle, share in pictures:
            laid += share
            there = self.picture(picture, replace(at, middle=middle))
            lay_faintly(picture, onto, share / laid, there)
        onto.set_clip(clip)
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


def _built(
    title: str, facade: Facade | None, screen: Screen, widths: tuple[int, int]
) -> BuiltHouse:
    """A house that is so wide when it is open, and so wide when it is asleep."""
    if facade is None or not is_drawn(facade):
        return BuiltHouse(title)
    wide, narrow = widths
    open_ = lit(facade, screen, narrow)
    dark = asleep(open_, facade, screen, narrow)
    spare = 2 * (screen.px(_WINDOW) - screen.px(_SLIDES))
    columns = seen_of(open_, dark, wide - spare, narrow - spare)
    front = -(-(wide + 2 * screen.px(_SILL) + 2) // _ALIGNED) * _ALIGNED
    return BuiltHouse(
        title,
        facade,
        as_seen(open_, columns, front),
        as_seen(dark, columns, front, slides=dark.narrow is None),
    )


def _shade(screen: Screen, wide: int) -> pygame.Surface:
    """The shadow of a board upon the picture below it, as wide as any window."""
    _, high, dark = _SHADE
    stops = [(0, sheer(BLACK, dark)), (0.5, sheer(BLACK, 0.33 * dark)), (1, sheer(BLACK, 0))]
    return vertical((wide, screen.px(high)), stops)


def from_ends(layer: pygame.Surface, rect: pygame.Rect, top: int) -> Iterator[PlacedPart]:
    """A layer longer than it need be: its left and its right half, each from its own end."""
    half = rect.width // 2
    left = pygame.Rect(rect.left, top, half, layer.get_height())
    yield layer, layer.get_rect(topleft=(rect.left, top)), left
    right = pygame.Rect(rect.left + half, top, rect.width - half, layer.get_height())
    yield layer, layer.get_rect(topright=(rect.right, top)), right


def _screw_in(bulb: pygame.Surface, onto: pygame.Surface, spots: Sequence[Spot]) -> None:
    left, top = bulb.get_rect().center
    places = [(bulb, (x - left, y - top)) for x, y in spots]
    onto.fblits(places, pygame.BLEND_PREMULTIPLIED)


def lay_on_part(
    layer: pygame.Surface, onto: pygame.Surface, at: pygame.Rect, seen: pygame.Rect
) -> None:
    """Lay only that part of a layer on that is seen there."""
    part = at.clip(seen)
    area = part.move(-at.left, -at.top)
    sheer = layer.get_masks()[-1] != 0  # what is opaque is laid down in half of the time
    flags = pygame.BLEND_PREMULTIPLIED if sheer else 0
    onto.blit(layer, part.topleft, area, special_flags=flags)
