"""The layers of one house of the street at the size of a window, lit and asleep."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import canvas, lay_on, load, scaled

from .street_plan import highest

DENSE = 2  # pixels of the files a unit
CREST = 0.8  # of its drawn size
_BULB = 24  # units
_BEYOND = 16  # units: a column above its house and below it, at most
_ASIDE = 52  # units: what a board leaves free beside its name, at least
_ASLEEP, _PICTURE = (133, 120, 153), (168, 153, 179)  # of 255: what night leaves of their colours
_NAME = (219, 209, 219)
_SQUARED = 64  # of 255: dark colours lose more than light ones
_VEIL = (8, 5, 24)  # the night round the face of a picture
_VEIL_SIZE = 48  # pixels of the veil before it is enlarged: it has no edges
_FACE = (
    150,
    0.62,
    230,
)  # units, of the window, units: below its top; how wide and high light falls
_DARKEST = 205  # of 255


@dataclass(frozen=True)
class HouseLayers:
    """One house in one light."""

    header: pygame.Surface
    sill: pygame.Surface
    columns: tuple[pygame.Surface, pygame.Surface]  # left, right
    picture: pygame.Surface
    middle: int  # pixels: which column of what is kept of it is in the middle of the window
    narrow: pygame.Surface | None  # another picture, where the house is narrow
    name: pygame.Surface
    small: pygame.Surface  # the name where the house is narrow
    bulb: pygame.Surface
    crest: pygame.Surface


def lit(facade: Facade, screen: Screen, wide: int) -> HouseLayers:
    """The house as it is open, its small name for one that is asleep and so many pixels wide."""
    game, px = facade.game, screen.px
    right, tall = f"column_{game}_right", f"art_{game}_tall"
    column = _long_enough(part(f"column_{game}", screen), facade, screen)
    other = part(right, screen) if _file(right).is_file() else column
    mirrored = pygame.transform.flip(_long_enough(other, facade, screen), True, False)
    return HouseLayers(
        part(f"header_{game}", screen),
        part(f"sill_{game}", screen),
        (column, mirrored),
        _opaque(part(f"art_{game}", screen)),
        px(facade.middle[0]),
        _opaque(part(tall, screen)) if _file(tall).is_file() else None,
        name_of(facade, px(facade.name.open)),
        name_of(facade, min(px(facade.name.asleep), wide - px(_ASIDE))),
        _bulb("bulb_on", screen),
        part(f"crest_{game}", screen, CREST),
    )


def asleep(lit: HouseLayers, facade: Facade, screen: Screen, wide: int) -> HouseLayers:
    """The same house at night, so many pixels wide."""
    left, right = lit.columns
    middle, narrow = screen.px(facade.middle[1]), lit.narrow
    face = middle if narrow is None else lit.middle
    name = _tinted(lit.small, _NAME)
    return HouseLayers(
        _darkened(lit.header, _ASLEEP),
        _darkened(lit.sill, _ASLEEP),
        (_darkened(left, _ASLEEP), _darkened(right, _ASLEEP)),
        _veiled(_darkened(lit.picture, _PICTURE), face, screen, wide),
        middle,
        narrow and _veiled(_darkened(narrow, _PICTURE), middle, screen, wide),
        name,
        name,
        _bulb("bulb_off", screen),
        _darkened(lit.crest, _ASLEEP),
    )


def seen_of(lit: HouseLayers, asleep: HouseLayers, wide: int, narrow: int) -> range:
    """The columns of its picture that are seen in its window, which is so wide, or so narrow."""
    ends = [(lit.middle, wide)] + ([(asleep.middle, narrow)] if lit.narrow is None else [])
    first = min(middle - width // 2 for middle, width in ends)
    return range(max(0, first), max(middle + width // 2 for middle, width in ends))


def as_seen(house: HouseLayers, columns: range, wide: int, slides: bool = True) -> HouseLayers:
    """Only what may be seen is kept: these columns of its picture, so much of board and sill.

    `slides`: whether it is this picture, and no other one, that is in its narrow window.
    """
    picture = house.picture
    seen = picture.get_rect().clip((columns.start, 0, len(columns), picture.get_height()))
    return replace(
        house,
        header=without_middle(house.header, wide),
        sill=without_middle(house.sill, wide),
        picture=picture.subsurface(seen).copy(),
        middle=house.middle - (seen.left if slides else 0),
    )


def without_middle(layer: pygame.Surface, wide: int) -> pygame.Surface:
    """A layer without its middle, so many pixels wide."""
    if layer.get_width() <= wide:
        return layer
    left, high = wide // 2, layer.get_height()
    right, ends = wide - left, canvas((wide, high))
    ends.blit(layer, (0, 0), (0, 0, left, high))
    ends.blit(layer, (left, 0), (layer.get_width() - right, 0, right, high))
    return ends


def _bulb(name: str, screen: Screen) -> pygame.Surface:
    return scaled(load(_file(name)), (screen.px(_BULB), screen.px(_BULB)))


def _long_enough(column: pygame.Surface, facade: Facade, screen: Screen) -> pygame.Surface:
    """The column as high as the house: in a high window its pattern comes once more, or oftener."""
    needed = highest(screen) + screen.px(_BEYOND)
    if facade.column is None or column.get_height() >= needed:
        return column
    begins, repeats = (screen.px(each) for each in facade.column)
    times = -(-(needed - column.get_height()) // repeats)
    long = canvas((column.get_width(), column.get_height() + times * repeats))
    long.blit(column, (0, 0), (0, 0, column.get_width(), begins))
    for each in range(times):
        pattern = (0, begins, column.get_width(), repeats)
        long.blit(column, (0, begins + each * repeats), pattern)
    foot = pygame.Rect(0, begins, column.get_width(), column.get_height() - begins)
    long.blit(column, (0, begins + times * repeats), foot)
    return long


def part(name: str, screen: Screen, share: float = 1.0) -> pygame.Surface:
    """A drawn part of the street at the size it has in this window."""
    layer = drawn_part(name)
    scale = screen.scale * share / DENSE
    return scaled(layer, (round(layer.get_width() * scale), round(layer.get_height() * scale)))


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    """It fills its window, and is painted much faster without a way to see through it."""
    return picture.convert(pygame.Surface((1, 1), 0, 32))


def drawn_part(name: str) -> pygame.Surface:
    """The same as it was drawn."""
    return load(_file(name))


def is_drawn(facade: Facade) -> bool:
    """Whether the parts of this house are there."""
    return _file(f"header_{facade.game}").is_file()


def _file(name: str) -> Path:
    return paths.assets() / "box" / f"{name}.webp"


def name_of(facade: Facade, wide: int) -> pygame.Surface:
    """The name of the game, so many pixels wide; what is empty around it is cut off."""
    whole = load(paths.assets() / facade.name.file)
    cut = whole.subsurface(pygame.Rect(facade.name.part).clip(whole.get_rect()))
    cut = cut.subsurface(cut.get_bounding_rect(40))
    return scaled(cut, (wide, round(wide * cut.get_height() / cut.get_width())))


def _tinted(layer: pygame.Surface, light: tuple[int, int, int]) -> pygame.Surface:
    copy = layer.copy()
    copy.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    return copy


def _darkened(layer: pygame.Surface, light: tuple[int, int, int]) -> pygame.Surface:
    """The layer at night: its shadows deepen more than its lights."""
    squared = layer.copy()
    squared.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    squared.fill((_SQUARED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    dark = _tinted(layer, (255 - _SQUARED,) * 3)
    dark.blit(squared, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return _tinted(dark, light)


def _veiled(picture: pygame.Surface, middle: int, screen: Screen, wide: int) -> pygame.Surface:
    """The picture with a lamp's light on its face and night all round; beyond, it is dark."""
    below, across, down = _FACE
    small = canvas((_VEIL_SIZE, _VEIL_SIZE))
    high = picture.get_height()
    for y in range(_VEIL_SIZE):
        for x in range(_VEIL_SIZE):
            dx = (x / _VEIL_SIZE - 0.5) * picture.get_width() / (wide * across)
            dy = (y / _VEIL_SIZE * high / screen.scale - below) / down
            share = min(1.0, max(0.0, (dx * dx + dy * dy) ** 0.5 - 0.35) / 0.9) ** 1.2
            small.set_at((x, y), (*_VEIL, round(_DARKEST * share)))
    veil = scaled(small.premul_alpha(), picture.get_size())
    lay_on(veil, picture, (middle - picture.get_width() // 2, 0))
    return picture
