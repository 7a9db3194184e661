"""The street as a picture: the night, the houses in their lights, people before them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.facade import Facade
from hollywood.ui.draw.text import Typesetter

from .house_fronts import HouseFronts
from .street_night import StreetNight
from .street_plan import Front


class StreetPicture:
    """The street in one window; painted once for as long as the houses stand still."""

    def __init__(
        self,
        typesetter: Typesetter,
        titles: Sequence[str],
        facades: Sequence[Facade | None],
        fronts: Sequence[Front],
        opened: int,
    ) -> None:
        self._facades = facades
        self._night = StreetNight(typesetter.screen, facades, fronts[opened].rect)
        self._houses = HouseFronts(typesetter, titles, facades)
        self._still: tuple[tuple[float, ...], pygame.Surface] | None = None  # lights, picture

    def paint_still(
        self, onto: pygame.Surface, fronts: Sequence[Front], lights: Sequence[float], opened: int
    ) -> None:
        """Houses that stand where they shall."""
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
        onto.blit(self._night.ground, (0, 0))
        for number, front in enumerate(fronts):
            if number != opened:
                self._houses.paint(onto, number, front, lights[number])
                self._night.people(onto, front.rect)
        front = fronts[opened]
        self._night.shine(onto, self._facades[opened], front.rect)
        self._houses.paint(onto, opened, front, lights[opened])
