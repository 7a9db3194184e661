"""What lives on key art: bulbs chase, a film runs, specks dance in a flickering beam.

Its listing says where these things are; art without one stands still.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sin, tau
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.core.faults import Faults
from hollywood.core.reader import read
from hollywood.files import read_file
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import Spot, lay_on
from hollywood.ui.draw.theme import CREAM

Point: TypeAlias = tuple[float, float]  # of the sheet
_Slice: TypeAlias = tuple[pygame.Rect, list[pygame.Surface]]  # of the beam: what it loses there

STEP, SLOWER = 1 / 8, 1 / 4  # seconds: how often anything changes, and where windows are large
_LARGE = 1.5  # pixels a unit of the sheet: to bring so large a picture to the screen takes long
_CHASE, _FILM = 0.5, 2.0  # seconds: the lit bulbs move on, the film does
_FLICKERS = 0.25  # seconds: the beam is as bright as before or otherwise
_EVERY = 3  # one bulb of so many is dark
_DARK = (60, 10, 14, 190)  # a bulb that is not lit
_FLICKER = 4  # hundredths of its light the beam may lose
_SLICES = 8  # of the beam: it goes aslant, and what is round it is not painted
_SPECKS = 20
_SPECK = 1.5  # units of the sheet: its radius
_DRIFTS = 0.012  # of the beam's length, a second


@dataclass(frozen=True)
class Listing:
    """Where on the sheet what lives is, and with which layers it moves."""

    on: str
    beam_on: str
    bulbs: tuple[tuple[int, ...], ...]
    frames: tuple[tuple[int, ...], ...]
    beam: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class _Speck:
    """A bit of dust: where in the beam it begins, and how it twinkles."""

    along: float
    across: float
    begins: float


def listed(folder: Path) -> Listing | None:
    """What lives on this key art; None if nothing is said of it."""
    try:
        return read(Listing, read_file(folder / "living.yaml"), "living.yaml")
    except Faults:
        return None


class LivingArt:
    """The living things of one picture in one window; `origin` is where its sheet's corner lies."""

    def __init__(self, listing: Listing, scale: float, origin: tuple[float, float]) -> None:
        self.listing = listing
        self._scale = scale
        self._origin = origin
        self._clock = 0.0
        self._shapes = Shapes()
        self._light: list[_Slice] | None = None  # what the beam may lose
        self._leant: tuple[Spot, Spot] | None = None
        self._places: list[pygame.Rect] = []  # where film and bulbs are, as it leans
        chance = random.Random(20)
        self._flickers = [chance.randrange(_FLICKER + 1) for _ in range(64)]
        self._specks = [
            _Speck(chance.random(), chance.uniform(-0.7, 0.7), chance.random())
            for _ in range(_SPECKS)
        ]

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has changed."""
        every = SLOWER if self._scale > _LARGE else STEP
        step = int(self._clock / every)
        self._clock += seconds
        return int(self._clock / every) != step

    def pieces(self, picture: pygame.Surface, near: Spot, far: Spot) -> dict[Hashable, Piece]:
        """What lives upon the picture that lies below; so far its two layers lean."""
        if self._leant != (near, far):
            self._leant, self._places = (near, far), self._placed(near)

        lit, run = int(self._clock / _CHASE), int(self._clock / _FILM)
        frames, round_ = self._places
        lost = self._flickers[int(self._clock / _FLICKERS) % len(self._flickers)]
        film = partial(self._run_film, picture=picture, lean=near)
        bulbs = partial(self._chase, lean=near)
        return {
            **self._flicker(picture, far, lost),
            **self._dance(far),
            "film": Piece((run, near), frames, film),
            "bulbs": Piece((lit, near), round_, bulbs),
        }

    def _placed(self, near: Spot) -> list[pygame.Rect]:
        """Where film and bulbs are."""
        bulbs = [(x, y) for x, y, _ in self.listing.bulbs]
        frames = [(x, y) for x, y, _, _ in self.listing.frames]
        frames += [(x + wide, y + high) for x, y, wide, high in self.listing.frames]
        largest = max(radius for *_, radius in self.listing.bulbs)
        return [
            self._around(frames, near, 0),
            self._around(bulbs, near, 3 * largest),
        ]

    def _around(self, spots: Iterable[Point], lean: Spot, margin: float) -> pygame.Rect:
        """The place that all these spots of the sheet lie in, with a margin in its units."""
        at = [pygame.Rect(self._spot(x, y, lean), (1, 1)) for x, y in spots]
        far = 2 * ceil(margin * self._scale) + 2
        return at[0].unionall(at).inflate(far, far)

    def _spot(self, x: float, y: float, lean: Spot) -> Spot:
        """A spot of the sheet in the window."""
        left, top = self._origin
        return round(left + x * self._scale) + lean[0], round(top + y * self._scale) + lean[1]

    def _chase(self, canvas: pygame.Surface, lean: Spot) -> None:
        phase = int(self._clock / _CHASE)
        for number, (x, y, radius) in enumerate(self.listing.bulbs):
            if (number + phase) % _EVERY == 0:
                disc = self._shapes.disc(max(3, round(2.3 * radius * self._scale)), _DARK)
                lay_on(disc, canvas, disc.get_rect(center=self._spot(x, y, lean)).topleft)

    def _run_film(self, canvas: pygame.Surface, picture: pygame.Surface, lean: Spot) -> None:
        frames = self.listing.frames
        gone = int(self._clock / _FILM)
        for number, (x, y, *_) in enumerate(frames if gone % len(frames) else ()):
            left, top, wide, high = frames[(number + gone) % len(frames)]
            size = (round(wide * self._scale), round(high * self._scale))
            area = pygame.Rect(self._spot(left, top, lean), size)
            canvas.blit(picture, self._spot(x, y, lean), area)

    def _flicker(self, picture: pygame.Surface, lean: Spot, lost: int) -> dict[Hashable, Piece]:
        """The beam loses so many hundredths of its light."""
        self._light = self._light or self._beam(picture, lean)
        pieces = dict[Hashable, Piece]()
        for number, (place, lights) in enumerate(self._light):
            place = place.move(lean)
            dim = partial(_dim, lights=lights, lost=lost, place=place)
            pieces["beam", number] = Piece((lost, lean), place, dim)
        return pieces

    def _beam(self, picture: pygame.Surface, lean: Spot) -> list[_Slice]:
        """The beam's own light, hundredth by hundredth, and where it lies without leaning."""
        corners = [self._spot(x, y, lean) for x, y in self.listing.beam]
        area = pygame.Rect(corners[0], (1, 1))
        for corner in corners[1:]:
            area.union_ip(pygame.Rect(corner, (1, 1)))
        area = area.clip(picture.get_rect())
        light = pygame.Surface(area.size)
        inside = [(x - area.left, y - area.top) for x, y in corners]
        slices = []
        for slice in split_evenly(light.get_rect(), _SLICES, 0):
            light.set_clip(slice)
            slices.append(pygame.draw.polygon(light, Color("white"), inside).clip(slice))
        light.set_clip(None)
        light.blit(picture, (0, 0), area, special_flags=pygame.BLEND_RGB_MULT)
        parts = []
        for hundredths in range(1, _FLICKER + 1):
            part = light.copy()
            part.fill((round(2.55 * hundredths),) * 3, special_flags=pygame.BLEND_RGB_MULT)
            parts.append(part)
        left, top = area.left - lean[0], area.top - lean[1]
        return [
            (slice.move(left, top), [part.subsurface(slice) for part in parts])
            for slice in slices
            if slice  # the window may be smaller than the picture
        ]

    def _dance(self, lean: Spot) -> dict[Hashable, Piece]:
        """Specks go with the light and twinkle; each is a piece, for the beam is large."""
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (corner[:2] for corner in self.listing.beam)
        root, reach = ((x0 + x3) / 2, (y0 + y3) / 2), ((x1 + x2) / 2, (y1 + y2) / 2)
        pieces = dict[Hashable, Piece]()
        for number, speck in enumerate(self._specks):
            along = (speck.along + _DRIFTS * self._clock) % 1
            half = ((x3 - x0) / 2 * (1 - along) + (x2 - x1) / 2 * along) * speck.across
            rise = ((y3 - y0) / 2 * (1 - along) + (y2 - y1) / 2 * along) * speck.across
            x = root[0] + (reach[0] - root[0]) * along + half
            y = root[1] + (reach[1] - root[1]) * along + rise
            seen = 0.5 + 0.5 * sin(tau * (self._clock / (2 + number % 3) + speck.begins))
            ink = (CREAM.r, CREAM.g, CREAM.b, 40 * round(5 * seen))
            size = max(2, round(2 * _SPECK * (1 + number % 2) * self._scale))
            disc = self._shapes.disc(size, ink)
            place = disc.get_rect(topleft=self._spot(x, y, lean))
            paint = partial(lay_on, disc, at=place.topleft)
            pieces["speck", number] = Piece((ink, size), place, paint)
        return pieces


def _dim(
    canvas: pygame.Surface, lights: Sequence[pygame.Surface], lost: int, place: pygame.Rect
) -> None:
    if lost:
        canvas.blit(lights[lost - 1], place, special_flags=pygame.BLEND_RGB_SUB)
