"""The pictures of newsstand and desk: each is scaled once and kept.

What is handed out is shared: blit it premultiplied, never draw on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from hollywood import paths
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw import high_contrast
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.ground import table_file
from hollywood.ui.draw.surfaces import (
    Size,
    canvas,
    faded,
    lay_on,
    load,
    read_as_it_is,
    scaled,
    soft_edged,
)
from hollywood.ui.draw.theme import TABLE, WHITE

FOLDER = "paperback"  # among the assets
_MEMORY = 9_000_000  # bytes for a window of 1080p
_ICONS = (22, 44, 128)  # pixels: the sizes they are drawn in
_WALL = 344 / 720  # of the room's picture: where the wall ends and the desk begins
_PAGE_CAPS, _BLOTTER_CAPS, _SHELF_CAPS = (140, 20, 140, 92), (120, 120, 120, 120), (80, 0, 80, 0)
_PAGE_FINE = _BLOTTER_FINE = 2  # pixels of their files to the unit


class Caps(NamedTuple):
    """How much at each edge of a picture keeps its shape, in pixels of its file."""

    left: int
    top: int
    right: int
    bottom: int


@lru_cache(maxsize=8)  # several sizes are made of the same file
def _read(name: str) -> pygame.Surface:
    return _read_large(name)


def _read_large(name: str) -> pygame.Surface:
    """A file that is wanted in one size: it is ten times a mark, and not kept."""
    return load(paths.assets() / FOLDER / f"{name}.webp")


class TablePictures:
    """All pictures of the table but the cards."""

    def __init__(self, screen: Screen) -> None:
        self._scale, self._contrast = screen.scale, screen.contrast
        self._cache = Cache(round(_MEMORY * screen.share))

    def put_away(self) -> None:
        """Nothing of it is seen for a while."""
        self._cache.clear()
        _read.cache_clear()

    def whole(self, name: str, size: Size, seen: float = 1.0) -> pygame.Surface:
        """A picture in this size, of which so much is seen."""
        key = (name, size, seen)
        return self._cache.of(key, lambda: faded(scaled(_read(name), size), seen))

    def icon(self, name: str, size: int, seen: float = 1.0) -> pygame.Surface:
        """A sign of the game's language of icons."""
        fine = next((each for each in _ICONS if each >= size), _ICONS[-1])
        return self.whole(f"icons/{fine}/{name}", (size, size), seen)

    def key(self, kind: str, size: int, seen: float = 1.0) -> pygame.Surface:
        """A typewriter's key: single, starter or wild; a plain white one where contrast is high."""
        if self._contrast:
            return self._cache.of(("key", size), lambda: _plain_key(size))
        return self.whole(f"cards/marks/key_{kind}", (size, size), seen)

    def mark(self, name: str, size: int, seen: float = 1.0) -> pygame.Surface:
        """A mark of cards: cover_fame is the star, cover_cost the disc of a price."""
        return self.whole(f"cards/marks/{name}", (size, size), 1.0 if self._contrast else seen)

    def tile(self, kind: str, id: str, size: Size) -> pygame.Surface:
        """The picture of a power, a theme or an award without its words."""

        def made() -> pygame.Surface:
            card = _read_large(f"cards/scenes/{kind}_{id}")
            frame = kind if kind == "power" else f"tall_{kind}"
            lay_on(scaled(_read_large(f"cards/frames/{frame}"), card.get_size()), card)
            wide, high = card.get_size()
            tile = canvas((wide, high * 47 // 70))
            lay_on(card.subsurface(0, 0, wide, high * 44 // 70), tile)
            foot = high * 3 // 70
            lay_on(card.subsurface(0, high - foot, wide, foot), tile, (0, tile.get_height() - foot))
            return scaled(tile, size)

        return self._cache.of(("tile", kind, id, size), made)

    # what is as wide or high as its place

    def shelf(self, size: Size) -> pygame.Surface:
        """A board of the newsstand."""
        high = _read("desk/shelf").get_height()
        return self._stretched("desk/shelf", size, Caps(*_SHELF_CAPS), size[1] / high)

    def page(self, size: Size) -> pygame.Surface:
        """The sheet in the typewriter."""
        return self._stretched("desk/page", size, Caps(*_PAGE_CAPS), self._scale / _PAGE_FINE)

    def blotter(self, size: Size) -> pygame.Surface:
        """What the hand lies on."""
        caps = Caps(*_BLOTTER_CAPS)
        return self._stretched("desk/blotter", size, caps, self._scale / _BLOTTER_FINE)

    def _stretched(self, name: str, size: Size, caps: Caps, scale: float) -> pygame.Surface:
        def made() -> pygame.Surface:
            picture = _nine(_read_large(name), size, caps, scale)
            return high_contrast.veiled(picture) if self._contrast else picture

        return self._cache.of((name, size), made)


def _plain_key(size: int) -> pygame.Surface:
    """A white disc."""

    def draw(shape: pygame.Surface, times: int) -> None:
        pygame.draw.circle(shape, WHITE, shape.get_rect().center, size * times // 2)

    return soft_edged((size, size), draw)


def _nine(layer: pygame.Surface, size: Size, caps: Caps, scale: float) -> pygame.Surface:
    """The layer in this size: its edges are scaled evenly, only what is between them stretches."""
    columns = _cut(layer.get_width(), size[0], caps.left, caps.right, scale)
    rows = _cut(layer.get_height(), size[1], caps.top, caps.bottom, scale)
    whole = canvas(size)
    for (x, wide), (to_x, to_wide) in columns:
        for (y, high), (to_y, to_high) in rows:
            part = layer.subsurface((x, y, wide, high)).copy()
            lay_on(scaled(part, (to_wide, to_high)), whole, (to_x, to_y))
    return whole


_Span = tuple[int, int]


def _cut(file: int, place: int, first: int, last: int, scale: float) -> list[tuple[_Span, _Span]]:
    """Where the three parts of a side begin and how long they are, in the file and in its place."""
    ends = round(first * scale), round(last * scale)
    parts = [
        ((0, first), (0, ends[0])),
        ((first, file - first - last), (ends[0], place - ends[0] - ends[1])),
        ((file - last, last), (place - ends[1], ends[1])),
    ]
    return [part for part in parts if part[0][1] > 0 and part[1][1] > 0]


def room(screen: Screen) -> pygame.Surface:
    """Wall and desk, as large as the window; the desk begins where its things do."""
    ground = pygame.Surface((screen.width, screen.height))
    ground.fill(high_contrast.GROUND if screen.contrast else TABLE)
    file = table_file(screen, f"{FOLDER}/table")
    if screen.contrast or not file.is_file():
        return ground
    picture = read_as_it_is(file)  # it is opaque and large: another copy would be for nothing
    wide, wall = picture.get_width(), round(picture.get_height() * _WALL)
    line = round(HIGH_WALL * screen.scale)
    for (top, high), (to, to_high) in (
        ((0, wall), (0, line)),
        ((wall, picture.get_height() - wall), (line, screen.height - line)),
    ):
        part = picture.subsurface((0, top, wide, high))
        ratio = max(screen.width / wide, to_high / high)
        size = (max(screen.width, round(wide * ratio)), max(to_high, round(high * ratio)))
        left = (screen.width - size[0]) // 2
        ground.set_clip((0, to, screen.width, to_high))
        sized = part if part.get_size() == size else pygame.transform.smoothscale(part, size)
        ground.blit(sized, (left, to if to else to_high - size[1]))
    ground.set_clip(None)
    return ground


HIGH_WALL = 344  # units
