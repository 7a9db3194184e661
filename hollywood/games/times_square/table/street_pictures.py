"""The pictures of the street and of who walks on it: each is scaled once and kept.

What is handed out is shared: blit it premultiplied, never draw on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

import pygame
from pygame import Color

from hollywood import paths
from hollywood.core.reader import read
from hollywood.files import read_file
from hollywood.pictures import Box
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.high_contrast import veiled
from hollywood.ui.draw.surfaces import (
    Size,
    canvas,
    clip_to,
    coverage,
    faded,
    inked,
    lay_on,
    load,
    placed,
    scaled,
)
from hollywood.ui.draw.theme import WHITE, Ink

from . import bold_street
from .club_chips import CLUBS, Club

FOLDER = paths.assets() / "times_square"
MEMORY = 26_000_000  # bytes for a window of 1080p
_SIGNS_BURN, _DARK_NEON, _DARK_HOUSE = 0.62, 0.38, 0.62  # how bright what is not lit is
_SECOND_BULBS = 0.45  # every other bulb of a lit club
_MELTS, _MELTING = 0.13, 1.4  # of the sky, in a higher window: how much, and how
_SHADE = Color(4, 2, 12, 184)  # the dark round a figure
_DISCS = ("trio",)  # signs that are round as chips are
_UNLIT = (128, 128, 143, 255)  # light that is left on a chip that does not count


@dataclass(frozen=True)
class StreetListing:
    """Where the layers lie; street.yaml tells what each field means."""

    size: tuple[int, ...]
    ground: dict[str, Box]
    signs: dict[str, Box]
    club_middles: tuple[int, ...]
    club: Box
    club_neon: Box
    club_bulbs: Box
    lights: dict[str, Box]
    wing: tuple[int, ...]
    manhole: Box

    def club_areas(self, size: Size) -> list[pygame.Rect]:
        """The two parts of a street so large that look otherwise when another club is alight."""
        scale = size[0] / self.size[0]
        parts = [pygame.Rect(box) for box in (self.club, self.club_neon, self.club_bulbs)]
        whole = parts[0].unionall(parts[1:])
        areas = [whole.move(middle, 0) for middle in self.club_middles]
        return [
            pygame.Rect(*(side * scale for side in area)).inflate(4, 4).clip((0, 0), size)
            for area in areas
        ]


class Layers:
    """Reads layers as they were painted, each only once while much is made of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[tuple[str, str], pygame.Surface] | None = None  # they are large

    def __enter__(self) -> None:
        self._kept = {}

    def __exit__(self, *_: object) -> None:
        self._kept = None

    def read(self, folder: str, name: str) -> pygame.Surface:
        """A layer; never draw on it."""
        kept = {} if self._kept is None else self._kept
        if (folder, name) not in kept:
            kept[folder, name] = self.read_anew(folder, name)
        return kept[folder, name]

    def read_anew(self, folder: str, name: str) -> pygame.Surface:
        """A layer that is needed once."""
        return load(self._folder / folder / f"{name}.webp")


class StreetPictures:
    """All pictures of the street but the cards."""

    def __init__(self, share: float = 1.0, folder: Path = FOLDER, contrast: bool = False) -> None:
        self._folder = folder
        self._contrast = contrast  # whether spaces must stand out
        self.layers = Layers(folder)
        self._cache = Cache(round(MEMORY * share))

    def put_away(self) -> None:
        """Keep none of them for now."""
        self._cache.clear()

    @cached_property
    def listing(self) -> StreetListing:
        """Where the layers lie."""
        path = self._folder / "street.yaml"
        return read(StreetListing, read_file(path), str(path))

    # the street

    def street(
        self, size: Size, left: Club, lit: Club | None, melts: bool = False
    ) -> pygame.Surface:
        """The whole street with the club of whoever plays alight; its sky may melt into a night."""
        key = ("street", size, left, lit, melts)
        return self._cache.of(key, partial(self._street, size, left, lit, melts))

    def bulbs(
        self, size: Size, left: Club, lit: Club, melts: bool = False
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """A piece of the same street, with the other half of the lit club's bulbs brighter."""
        area = _area(self.listing, size, left != lit, self.listing.club_bulbs)

        def made() -> pygame.Surface:
            return self._street(size, left, lit, melts, turned=True).subsurface(area).copy()

        return self._cache.of(("bulbs", size, left, lit, melts), made), area

    def out(
        self, size: Size, left: Club, club: Club, melts: bool = False
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """A piece of the same street, on which this club has put out its neon."""
        (x, y, wide, high), (_, *bulbs) = self.listing.club_neon, self.listing.club_bulbs
        high = max(high, bulbs[0] + bulbs[2] - y)
        area = _area(self.listing, size, left != club, (x, y, wide, high))

        def made() -> pygame.Surface:
            return self._street(size, left, None, melts, out=club).subsurface(area).copy()

        return self._cache.of(("out", size, left, club, melts), made), area

    def house(self, club: Club, lit: bool, unit: float) -> tuple[pygame.Surface, Size]:
        """A club by itself at so many pixels to the unit, and where its corner is from its foot."""
        left, top, wide, _ = self.listing.club_neon
        bottom = self.listing.club[1] + self.listing.club[3]
        house = canvas((round(wide * unit), round((bottom - top) * unit)))
        for layer, box in self._club(club, lit, turned=False):
            moved = (box[0] - left, box[1] - top, *box[2:])
            picture, at = placed(layer, moved, house.get_width(), wide)
            lay_on(picture, house, at)
        return house, (round(left * unit), -house.get_height())

    def wing(self, size: Size, side: int, mirrored: bool) -> pygame.Surface:
        """What goes on beside the street: on the left (-1) or the right."""

        def made() -> pygame.Surface:
            picture = scaled(self.layers.read("board", _wing(side)), size)
            picture = veiled(picture) if self._contrast else picture
            return pygame.transform.flip(picture, True, False) if mirrored else picture

        return self._cache.of(("wing", size, side, mirrored), made)

    def manhole(self, wide: int, high: int) -> pygame.Surface:
        """The cover of the manhole, by itself and seen at a slant."""
        street, (left, top, across, _) = (
            self.layers.read("board", "street_pink_left"),
            self.listing.manhole,
        )
        above = self.listing.ground["street"][1]
        dense = street.get_width() / self.listing.size[0]
        edges = [round(each * dense) for each in (left, top - above, across, across)]
        cover = street.subsurface(edges).copy()
        disc = canvas(cover.get_size())
        pygame.draw.ellipse(disc, "white", disc.get_rect())
        clip_to(cover, disc)
        return scaled(cover, (wide, high))

    def light(self, name: str, wide: int, ink: Color) -> tuple[pygame.Surface, Size]:
        """Light on a space of a street so wide, and where its corner is from the space's middle."""
        box = self.listing.lights[name]
        scale = wide / self.listing.size[0]
        size = (round(box[2] * scale), round(box[3] * scale))

        def made() -> pygame.Surface:
            return inked(scaled(self.layers.read("board/highlight", name), size), ink)

        light = self._cache.of(("light", name, size, tuple(ink)), made)
        return light, (round(box[0] * scale), round(box[1] * scale))

    def _street(
        self,
        size: Size,
        left: Club,
        lit: Club | None,
        melts: bool,
        turned: bool = False,
        out: Club | None = None,
    ) -> pygame.Surface:
        base = ("ground", size, left, melts)
        street = self._cache.of(base, partial(self._ground, size, left, melts)).copy()
        right = CLUBS[1 - CLUBS.index(left)]
        for club, middle in zip((left, right), self.listing.club_middles, strict=True):
            for layer, box in self._club(club, lit == club, turned, out == club):
                self._lay(layer, _from(middle, box), street)
        return street

    def _ground(self, size: Size, left: Club, melts: bool) -> pygame.Surface:
        """The street without its clubs."""
        ground = canvas(size)
        for name, box in self.listing.ground.items():
            own = f"{name}_{left}_left" if name in ("street", "lane") else name
            layer = self.layers.read_anew("board", own)
            self._lay(_melted(layer) if melts and name == "sky" else layer, box, ground)
        for name, box in self.listing.signs.items():
            self._lay(faded(self.layers.read("board/neon", name), _SIGNS_BURN), box, ground)
        # where two layers meet, a row of pixels would let through what is behind the street
        below = ground.get_rect(
            top=round(self.listing.ground["street"][1] * size[0] / self.listing.size[0])
        )
        lay_on(ground.subsurface(below.clip(ground.get_rect())).copy(), ground, below.topleft)
        if self._contrast:
            ground = veiled(ground)
            scale = size[0] / self.listing.size[0]
            bold_street.lay_spaces(ground, self.listing.ground["street"][1], scale, left)
        return ground

    def _club(
        self, club: Club, lit: bool, turned: bool, out: bool = False
    ) -> Iterator[tuple[pygame.Surface, Box]]:
        """The house and its light, back to front."""
        house = self.layers.read("board", f"club_{club}")
        house = house if lit else _dimmed(house, _DARK_HOUSE)
        yield veiled(house) if self._contrast else house, self.listing.club
        if out:
            return
        neon = self.layers.read("board/neon", f"club_{club}")
        yield neon if lit else faded(neon, _DARK_NEON), self.listing.club_neon
        for half in ("a", "b") if lit else ():
            bulbs = self.layers.read("board/neon", f"bulbs_{half}")
            bright = (half == "a") is not turned
            yield bulbs if bright else faded(bulbs, _SECOND_BULBS), self.listing.club_bulbs

    def _lay(self, layer: pygame.Surface, box: Box, street: pygame.Surface) -> None:
        picture, at = placed(layer, box, street.get_width(), self.listing.size[0])
        lay_on(picture, street, at)

    # figures and signs

    foot = 556 / 600  # of a figure's picture: so far down it stands

    def figure(self, name: str, high: int, turned: bool = False) -> pygame.Surface:
        """A figure whose picture is so high, the margin below its feet included; or mirrored."""
        size = (round(high * 2 / 3), high)
        if not turned:
            return self._of("figures", name, size)
        mirrored = pygame.transform.flip
        key = ("turned", name, size)
        return self._cache.of(key, lambda: mirrored(self.figure(name, high), True, False))

    def shade(self, name: str, high: int, soft: int, turned: bool = False) -> pygame.Surface:
        """The dark behind a figure, larger than its picture by twice `soft` on every side."""
        return self._behind(name, high, soft, _SHADE, turned)

    def rim(
        self, name: str, high: int, soft: int, ink: Color, turned: bool = False
    ) -> pygame.Surface:
        """Light behind a figure, larger than its picture by twice `soft` on every side."""
        return self._behind(name, high, soft, ink, turned)

    def outline(
        self, name: str, high: int, line: int, ink: Color, turned: bool = False
    ) -> pygame.Surface:
        """The bright edge of a figure, larger than its picture by `line` on every side."""
        shape = inked(coverage(self.figure(name, high, turned)), ink)
        size = (shape.get_width() + 2 * line, high + 2 * line)
        edge, inside = canvas(size), canvas(size)
        for across, down in _around(line):
            lay_on(shape, edge, (line + across, line + down))
        lay_on(inked(shape, Color("white")), inside, (line, line))
        edge.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return edge

    def chip(self, name: str, diameter: int, lit: bool = True) -> pygame.Surface:
        """The face of a figure on a chip, or the chip of a club; grey if not lit."""
        return self._round("chips", name, diameter, lit)

    def sign(self, name: str, diameter: int, lit: bool = True) -> pygame.Surface:
        """A small sign: trio, lure, discard, alone, together, or role_<figure>."""
        return self._round("signs", name, diameter, lit)

    def _round(self, folder: str, name: str, diameter: int, lit: bool) -> pygame.Surface:
        picture = self._of(folder, name, (diameter, diameter))
        if self._contrast and (folder == "chips" or name in _DISCS):
            key = ("rimmed", folder, name, diameter, lit)
            return self._cache.of(key, lambda: bold_street.rimmed(picture, lit=lit))
        key = ("unlit", folder, name, diameter, lit)
        unlit = WHITE if self._contrast else _UNLIT
        return picture if lit else self._cache.of(key, lambda: _greyed(picture, unlit))

    def badge(self, name: str, high: int) -> pygame.Surface:
        """The mark of a card by itself."""

        def made() -> pygame.Surface:
            mark = self.layers.read("cards/marks", name)
            return scaled(mark, (round(high * mark.get_width() / mark.get_height()), high))

        return self._cache.of(("badge", name, high), made)

    def _behind(self, name: str, high: int, soft: int, ink: Color, turned: bool) -> pygame.Surface:
        """Not kept: whole figures are, in every way in which they are seen."""
        figure, margin = self.figure(name, high, turned), 2 * soft
        size = (figure.get_width() + 2 * margin, high + 2 * margin)
        shape = canvas(size)
        lay_on(inked(coverage(figure), ink), shape, (margin, margin))
        for _ in range(2):  # two averages in a row are as good as a bell
            shape = pygame.transform.box_blur(shape, max(1, soft // 2))
        return shape

    def _of(self, folder: str, name: str, size: Size) -> pygame.Surface:
        key = (folder, name, size)
        return self._cache.of(key, lambda: scaled(self.layers.read(folder, name), size))


def _wing(side: int) -> str:
    return "wing_left" if side < 0 else "wing_right"


def _from(middle: int, box: Box) -> Box:
    """A box that was measured from a middle."""
    return middle + box[0], *box[1:]


def _area(listing: StreetListing, size: Size, right: bool, box: Box) -> pygame.Rect:
    """A part of the left or the right club, in pixels of a street so large."""
    scale = size[0] / listing.size[0]
    left, top, wide, high = (side * scale for side in _from(listing.club_middles[right], box))
    return pygame.Rect(left, top, wide, high).clip((0, 0), size)


def _around(line: int) -> Iterator[tuple[int, int]]:
    """All steps within a circle."""
    for down in range(-line, line + 1):
        for across in range(-line, line + 1):
            if across * across + down * down <= line * line + 1:
                yield across, down


def _dimmed(layer: pygame.Surface, light: float) -> pygame.Surface:
    """A layer as if less light fell on it."""
    dim = layer.copy()
    dim.fill((round(255 * light),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return dim


def _greyed(layer: pygame.Surface, left: Ink) -> pygame.Surface:
    grey = pygame.transform.grayscale(layer)
    grey.fill(left, special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _melted(sky: pygame.Surface) -> pygame.Surface:
    """A sky whose upper edge melts into the night above it."""
    melted, high = sky.copy(), round(sky.get_height() * _MELTS)
    for y in range(high):
        seen = round(255 * (y / (high - 1)) ** _MELTING)
        row = (0, y, sky.get_width(), 1)
        melted.fill((seen,) * 4, row, special_flags=pygame.BLEND_RGBA_MULT)
    return melted
