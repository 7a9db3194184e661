"""Paints the picture of an end: the place, who is there, what flies through the air.

Its layers are read when the match has ended, in the background, and go with the scene.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.high_contrast import veil, veiled
from hollywood.ui.draw.surfaces import Size, canvas, faded, lay_on, load, load_at, scaled
from hollywood.ui.draw.theme import BLACK, NIGHT, WHITE

from ..rules.state import Ending
from ..table.club_chips import CLUBS
from ..table.street_pictures import FOLDER, StreetPictures
from .cast import (
    FOUNTAIN,
    GROUND,
    HAT,
    HAT_FROM,
    HAT_RISES,
    HAT_TO,
    NECK,
    Stand,
    ground,
    is_at_a_door,
    stands,
)

# seconds at normal speed
_RISES = (0.4, 0.9)
_HAT_FLIES = (0.5, 1.9)
COMPLETE = 2.0
_FLASHES = (0.35, 0.9)  # from one to the next: never more than three in a second
_FLASH, _FLASHING = 0.16, 9.0
_SPOTS = ((82, 530, 130), (232, 536, 96), (1180, 520, 140), (1008, 545, 80))
_PRESS = (0, 492, 1280, 200)
_CLUB = 132  # units from the edge of the window to the middle of a club
_CLUB_SIZE = 0.92
_SHADE, _SHADE_BY, _RIM, _RIM_INK = 6, (1, 3), 9, Color("#fff0b8")
_BRIGHT = 2  # times the light round whom it is about is laid: once is lost before a lit door
_LINE = 2.5  # units: round everybody where contrast is high
_MANHOLE = (330, 62)  # units: as it is seen from where one stands
_WORDS = 130  # units: the dark behind the words above
_TURNS = 1.4  # times the hat turns
_OVERSHOOTS = 1.70158  # of what comes out with a swing
_BEYOND = 0.15  # of its size: a fountain swings so far at most


class _Spout(NamedTuple):
    """A fountain, how far it reaches, and what is there behind it and before it."""

    fountain: pygame.Surface
    area: pygame.Rect
    behind: pygame.Surface
    before: pygame.Surface


class _Layers(NamedTuple):
    """All that was read, at the size of the window."""

    whole: pygame.Surface
    spout: _Spout | None
    hat: pygame.Surface | None
    flashes: tuple[pygame.Surface, ...]  # one for each spot


class EndPicture:
    """One end in one window; it is night until it has been painted in the background."""

    def __init__(self, screen: Screen, winner: Seat, how: Ending | None, right: Seat) -> None:
        self.screen, self.winner, self.how = screen, winner, how
        self._clubs = (CLUBS[1 - right], CLUBS[right])
        self.unit = max(screen.width / WIDE, screen.height / HIGH)  # nothing is left open
        self._left = (screen.width - WIDE * self.unit) / 2
        self._top = screen.height - HIGH * self.unit
        self._layers: _Layers | None = None
        self._risen = 0.0  # how high the fountain is on the whole picture
        self._flashes = _flashes(random.Random(winner * 7 + len(str(how))))
        self._news = False
        self._jobs = BackgroundJobs()
        self._jobs.add(self._prepare)

    def painted_since_asked(self) -> bool:
        """Whether it has come to light since this was last asked."""
        news, self._news = self._news, False
        return news

    def wait(self) -> None:
        """Return when everything can be seen."""
        self._jobs.wait()

    def resting(self, seconds: float, moves: bool) -> bool:
        """Whether nothing flies and flashes any longer."""
        return seconds > (_FLASHING + _FLASH if moves and self._has_press else COMPLETE)

    @property
    def _has_press(self) -> bool:
        return is_at_a_door(self.how)

    @property
    def _pops(self) -> bool:
        return self.how == "charlie_home"

    # what is read

    def _prepare(self) -> None:
        """On another thread."""
        share = self.screen.share * self.unit / self.screen.scale
        pictures = StreetPictures(share, contrast=self.screen.contrast)
        behind, before = self._behind(pictures), self._behind_words(self._before(pictures))
        whole = behind.copy()
        lay_on(before, whole)
        self._layers = _Layers(
            whole,
            self._spouting(behind, before) if self._pops else None,
            self._read("hat", HAT) if self._pops else None,
            tuple(self._read("flash", size) for *_, size in _SPOTS) if self._has_press else (),
        )
        self._news = True

    def _spouting(self, behind: pygame.Surface, before: pygame.Surface) -> _Spout:
        """Of both layers no more than the fountain needs: they are large."""
        fountain = self._read("fountain", FOUNTAIN)
        area = fountain.get_rect(midbottom=self._at(*NECK))
        area = area.inflate(round(area.width * _BEYOND), round(area.height * 2 * _BEYOND))
        area = area.clip(behind.get_rect())
        parts = (layer.subsurface(area).copy() for layer in (behind, before))
        return _Spout(fountain, area, *parts)

    def _read(self, name: str, side: float) -> pygame.Surface:
        size = round(side * self.unit)
        return load_at(FOLDER / "ends" / f"{name}.webp", (size, size))

    def _behind(self, pictures: StreetPictures) -> pygame.Surface:
        """The place, filling the window."""
        place = pygame.Surface(self.screen.rect.size)
        file = FOLDER / "ends" / f"{ground(self.winner, self.how)}.webp"
        size = (round(WIDE * self.unit), round(HIGH * self.unit))
        lay_on(load_at(file, size), place, self._at(0, 0))
        if self.screen.contrast:
            veil(place)
        if not self._has_press:
            self._houses(place, pictures)
        return place

    def _houses(self, place: pygame.Surface, pictures: StreetPictures) -> None:
        """Both clubs at the edges of the window, the winner's alight."""
        aside = round(_CLUB * self.unit)
        foot = self._at(0, GROUND + 6)[1]
        for club, x in zip(self._clubs, (aside, self.screen.width - aside), strict=True):
            lit = self.winner >= 0 and CLUBS[self.winner] == club
            house, at = pictures.house(club, lit, _CLUB_SIZE * self.unit)
            lay_on(house, place, (x + at[0], foot + at[1]))

    def _before(self, pictures: StreetPictures) -> pygame.Surface:
        """Everybody, and before them the press."""
        layer = canvas(self.screen.rect.size)
        if self.how is None:
            manhole = pictures.manhole(self._px(_MANHOLE[0]), self._px(_MANHOLE[1]))
            middle = self._at(WIDE / 2, GROUND - _MANHOLE[1] / 2)
            lay_on(manhole, layer, manhole.get_rect(center=middle).topleft)
        for stand in stands(self.how):
            self._put(stand, layer, pictures)
        if self._has_press:
            press = load(FOLDER / "ends" / "press.webp")
            size = (round(_PRESS[2] * self.unit), round(_PRESS[3] * self.unit))
            press = veiled(press) if self.screen.contrast else press
            lay_on(scaled(press, size), layer, self._at(*_PRESS[:2]))
        return layer

    def _put(self, stand: Stand, layer: pygame.Surface, pictures: StreetPictures) -> None:
        high = round(stand.high * self.unit)
        figure = pictures.figure(stand.figure, high, stand.turned)
        x, y = self._at(stand.x, GROUND + stand.down)
        at = figure.get_rect(centerx=x, top=y - round(high * pictures.foot))
        soft, drop = self._px(_SHADE), tuple(map(self._px, _SHADE_BY))
        shade = pictures.shade(stand.figure, high, soft, stand.turned)
        lay_on(shade, layer, (at.left - 2 * soft + drop[0], at.top - 2 * soft + drop[1]))
        if stand.shines:
            soft = self._px(_RIM)
            rim = pictures.rim(stand.figure, high, soft, _RIM_INK, stand.turned)
            for _ in range(_BRIGHT):
                lay_on(rim, layer, (at.left - 2 * soft, at.top - 2 * soft))
        lay_on(figure, layer, at.topleft)
        if self.screen.contrast:
            line = self._px(_LINE)
            edge = pictures.outline(stand.figure, high, line, WHITE, stand.turned)
            lay_on(edge, layer, (at.left - line, at.top - line))

    def _behind_words(self, layer: pygame.Surface) -> pygame.Surface:
        """The dark that words above the picture are read on."""
        high = self.screen.px(_WORDS)
        dark = vertical((layer.get_width(), high), ((0, sheer(BLACK, 0.8)), (1, sheer(BLACK, 0))))
        lay_on(dark, layer)
        return layer

    # what is painted

    def draw(self, canvas: pygame.Surface, seconds: float, moves: bool) -> None:
        """The picture so many seconds after the end."""
        if self._layers is None:
            canvas.fill(NIGHT)
            return
        if self._layers.spout is not None:
            self._rise(self._layers.whole, self._layers.spout, _swung(_share(seconds, _RISES)))
        canvas.blit(self._layers.whole, (0, 0))
        if self._layers.hat is not None:
            self._fly(canvas, self._layers.hat, _share(seconds, _HAT_FLIES), moves)
        if self._has_press and moves:
            self._flash(canvas, self._layers.flashes, seconds)

    def _rise(self, whole: pygame.Surface, spout: _Spout, risen: float) -> None:
        """Let the fountain be so high, between what is behind it and who is before it."""
        if risen == self._risen:
            return
        self._risen, fountain, corner = risen, spout.fountain, spout.area.topleft
        whole.set_clip(spout.area)
        whole.blit(spout.behind, corner)
        if risen > 0:
            side = fountain.get_height()
            size: Size = (max(1, round(side * (0.6 + 0.4 * risen))), max(1, round(side * risen)))
            grown = fountain if risen == 1 else scaled(fountain, size)
            lay_on(grown, whole, grown.get_rect(midbottom=self._at(*NECK)).topleft)
        lay_on(spout.before, whole, corner)
        whole.set_clip(None)

    def _fly(self, canvas: pygame.Surface, hat: pygame.Surface, share: float, moves: bool) -> None:
        """In an arc, turning, onto a head."""
        if not share:
            return
        x = HAT_FROM[0] + (HAT_TO[0] - HAT_FROM[0]) * share
        y = HAT_FROM[1] + (HAT_TO[1] - HAT_FROM[1]) * share - HAT_RISES * 4 * share * (1 - share)
        turned = hat
        if moves and share < 1:
            turned = pygame.transform.rotozoom(hat, 24 + 360 * _TURNS * share, 1.0)
        elif share == 1:
            turned = pygame.transform.rotozoom(hat, 24, 1.0)
        lay_on(turned, canvas, turned.get_rect(center=self._at(x, y)).topleft)

    def _flash(
        self, canvas: pygame.Surface, flashes: Sequence[pygame.Surface], seconds: float
    ) -> None:
        """The lamp of one photographer."""
        for begins, spot in self._flashes:
            left = 1 - (seconds - begins) / _FLASH
            if 0 < left <= 1:
                light = faded(flashes[spot], left)
                x, y, _ = _SPOTS[spot]
                lay_on(light, canvas, light.get_rect(center=self._at(x, y)).topleft)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(self._left + x * self.unit), round(self._top + y * self.unit)

    def _px(self, units: float) -> int:
        return round(units * self.unit)


def _flashes(chance: random.Random) -> list[tuple[float, int]]:
    """When the lamp on which spot flashes; none flashes twice running."""
    times = accumulate(chance.uniform(*_FLASHES) for _ in range(round(_FLASHING / _FLASHES[0])))
    steps = [chance.randrange(1, len(_SPOTS)) for _ in range(round(_FLASHING / _FLASHES[0]))]
    spots = accumulate(steps, lambda before, by: (before + by) % len(_SPOTS))
    pairs = zip(times, spots, strict=True)
    return [(time, spot) for time, spot in pairs if time < _FLASHING]


def _share(seconds: float, span: tuple[float, float]) -> float:
    """How much of a span is over."""
    return max(0.0, min(1.0, (seconds - span[0]) / (span[1] - span[0])))


def _swung(share: float) -> float:
    """Beyond its end, and back."""
    rest = share - 1
    return 1 + (_OVERSHOOTS + 1) * rest**3 + _OVERSHOOTS * rest**2
