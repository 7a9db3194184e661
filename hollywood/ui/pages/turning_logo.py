"""A game's logo; the reels in it turn, if its listing says where they are."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from hollywood.core.faults import Faults
from hollywood.core.reader import read
from hollywood.files import read_file
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Size, Spot, canvas, clip_to, lay_on, load, scaled, soft_edged

_TURNS = 6.0  # degrees a second
_STEP = 1 / 4  # seconds: how often that is seen; a rim moves by a pixel or so
_BEYOND = 6  # pixels: as a reel turns, its rim is rounded up to a little further out
_LISTING = "reels.yaml"


@dataclass(frozen=True)
class LogoReels:
    """The reels of a logo: x, y and radius of each, in pixels of its file."""

    reels: tuple[tuple[int, ...], ...]


class TurningLogo:
    """The logo without the empty margin round it, at the size of one window."""

    def __init__(self, file: Path) -> None:
        whole = load(file)
        margin = whole.get_bounding_rect()
        self._logo = whole.subsurface(margin)
        self._reels = [
            (_disc(whole, (x, y), radius), (x - margin.left, y - margin.top))
            for x, y, radius in _listed(file.parent)
        ]
        self._scale = 1.0
        self._discs: list[pygame.Surface] = []  # the reels as large as they are shown
        self._clock = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the reels are seen to have turned."""
        step = int(self._clock / _STEP)
        self._clock += seconds
        return bool(self._reels) and int(self._clock / _STEP) != step

    def fitted(self, most: Size) -> pygame.Surface:
        """The logo as large as there is room."""
        wide, high = self._logo.get_size()
        self._scale = max(0.01, min(most[0] / wide, most[1] / high))
        self._discs = [pygame.transform.rotozoom(disc, 0, self._scale) for disc, _ in self._reels]
        return scaled(self._logo, (round(wide * self._scale), round(high * self._scale)))

    def pieces(self, place: pygame.Rect) -> dict[Hashable, Piece]:
        """The reels as they are turned now, upon the logo that lies there."""
        angle = -_TURNS * int(self._clock / _STEP) * _STEP
        pieces: dict[Hashable, Piece] = {}
        for number, (disc, (_, (x, y))) in enumerate(zip(self._discs, self._reels, strict=True)):
            spot = (place.left + round(x * self._scale), place.top + round(y * self._scale))
            around = disc.get_rect(center=spot).inflate(_BEYOND, _BEYOND)
            paint = partial(_lay_turned, disc=disc, angle=angle, spot=spot)
            if self._clock:
                pieces["reel", number] = Piece(angle, around, paint)
        return pieces


def _lay_turned(canvas: pygame.Surface, disc: pygame.Surface, angle: float, spot: Spot) -> None:
    turned = pygame.transform.rotozoom(disc, angle, 1)
    lay_on(turned, canvas, turned.get_rect(center=spot).topleft)


def _listed(folder: Path) -> tuple[tuple[int, ...], ...]:
    try:
        return read(LogoReels, read_file(folder / _LISTING), _LISTING).reels
    except Faults:
        return ()


def _disc(logo: pygame.Surface, middle: tuple[int, int], radius: int) -> pygame.Surface:
    """A round piece of the logo."""
    size = (2 * radius, 2 * radius)
    disc = canvas(size)
    disc.blit(logo, (0, 0), (middle[0] - radius, middle[1] - radius, *size))

    def draw(shape: pygame.Surface, times: int) -> None:
        pygame.draw.circle(shape, "white", (radius * times, radius * times), radius * times)

    clip_to(disc, soft_edged(size, draw))
    return disc
