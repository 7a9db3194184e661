"""The street as a picture: the night, the houses in their lights, people before them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood import paths
from hollywood.facade import Facade
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.surfaces import load, scaled
from hollywood.ui.draw.text import Typesetter

from .house_fronts import HouseFronts
from .street_night import StreetNight
from .street_plan import Front


class StreetPicture:
    """The street in one window; painted once for as long as the houses stand still.

    Its parts are read in the background while a picture of the whole street is shown, if there
    is one of this shape.
    """

    def __init__(
        self,
        typesetter: Typesetter,
        titles: Sequence[str],
        facades: Sequence[Facade | None],
        fronts: Sequence[Front],
        opened: int,
    ) -> None:
        self._facades = facades
        self._still: tuple[tuple[float, ...], pygame.Surface] | None = None  # lights, picture
        self._parts: tuple[StreetNight, HouseFronts] | None = None
        self._jobs = BackgroundJobs()
        self._early = early(typesetter.screen, facades, opened)
        read = partial(self._read, typesetter, titles, fronts[opened].rect)
        if self._early is None:
            read()
        else:
            self._jobs.add(read)

    def _read(self, typesetter: Typesetter, titles: Sequence[str], opened: pygame.Rect) -> None:
        night = StreetNight(typesetter.screen, self._facades, opened)
        self._parts = (night, HouseFronts(typesetter, titles, self._facades))

    @property
    def is_read(self) -> bool:
        """Whether the houses can move."""
        return self._parts is not None

    def wait(self) -> None:
        """Return when they can."""
        self._jobs.wait()

    def close(self) -> None:
        """Leave nothing half done."""
        self._jobs.cancel()
        self._jobs.wait()

    def paint_still(
        self, onto: pygame.Surface, fronts: Sequence[Front], lights: Sequence[float], opened: int
    ) -> None:
        """Houses that stand where they shall."""
        if self._early is not None and not self.is_read:
            onto.blit(self._early, (0, 0))
            return
        seen = (opened, *lights)
        if self._still is None or self._still[0] != seen:
            picture = pygame.Surface(onto.get_size())
            self.paint(picture, fronts, lights, opened)
            self._still = (seen, picture)
        onto.blit(self._still[1], (0, 0))

    def paint(
        self, onto: pygame.Surface, fronts: Sequence[Front], lights: Sequence[float], opened: int
    ) -> None:
        """Houses that are on their way: those that are asleep with people, then the open one."""
        self.wait()
        assert self._parts is not None, "they have been read"
        night, houses = self._parts
        onto.blit(night.ground, (0, 0))
        for number, front in enumerate(fronts):
            if number != opened:
                houses.paint(onto, number, front, lights[number])
                night.people(onto, front.rect)
        front = fronts[opened]
        night.shine(onto, self._facades[opened], front.rect)
        houses.paint(onto, opened, front, lights[opened])


def early(screen: Screen, facades: Sequence[Facade | None], opened: int) -> pygame.Surface | None:
    """The whole street with this house open, drawn beforehand; None in windows of other shapes."""
    fits = screen.width * HIGH == screen.height * WIDE and screen.text <= 1
    games = [facade.game for facade in facades if facade is not None]
    if not fits or len(games) < len(facades):
        return None
    file = paths.assets() / "box" / still_of(games, opened)
    if not file.is_file():
        return None
    return scaled(load(file), (screen.width, screen.height))


def still_of(games: Sequence[str], opened: int) -> str:
    """The file of the whole street with so many games."""
    return f"still_{games[opened]}_of_{len(games)}.webp"
