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

POINTED = 0.8  # how light an asleep house is that is pointed at
LIFTED, LIFTED_OPEN = 4, 2  # units: the board of a house that is pointed at
_AROUND = (16, 80)  # units: how far a house reaches beyond its front
_BELOW = 20  # units: how far what belongs to a board reaches below it


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
        self._screen = typesetter.screen
        self._still: tuple[int, pygame.Surface] | None = None  # the open house, the picture
        self._answers: dict[tuple[int, bool], tuple[pygame.Surface, pygame.Rect]] = {}
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
        self,
        onto: pygame.Surface,
        fronts: Sequence[Front],
        opened: int,
        pointed: Sequence[float] = (),
        lift: bool = True,
    ) -> None:
        """Houses that stand where they shall; `pointed`: how far each answers to that, up to 1.

        What is pointed at fades in upon its place, for a whole street is too much for a frame.
        """
        if self._early is not None and not self.is_read:
            onto.blit(self._early, (0, 0))
            return
        if self._still is None or self._still[0] != opened:
            picture = pygame.Surface(onto.get_size())
            self.paint(picture, fronts, _lights(fronts, opened), opened)
            self._still, self._answers = (opened, picture), {}
        onto.blit(self._still[1], (0, 0))
        for house, share in enumerate(pointed):
            if share > 0:
                part, place = self._answer(onto, fronts, opened, (house, lift))
                part.set_alpha(round(255 * share) if share < 1 else None)
                onto.blit(part, place)

    def _answer(
        self, onto: pygame.Surface, fronts: Sequence[Front], opened: int, to: tuple[int, bool]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """How a house looks that is pointed at: an asleep one by its light, each by its board."""
        if to not in self._answers:
            (house, lift), px = to, self._screen.px
            lights, lifts = _lights(fronts, opened), [0] * len(fronts)
            lights[house] = max(lights[house], POINTED)
            lifts[house] = px(LIFTED_OPEN if house == opened else LIFTED) * lift
            whole = pygame.Surface(onto.get_size())
            self.paint(whole, fronts, lights, opened, lifts)
            around = fronts[house].rect.inflate(2 * px(_AROUND[0]), 2 * px(_AROUND[1]))
            if house == opened:  # only its board answers
                around.height = fronts[house].board.bottom + px(_BELOW) - around.top
            place = around.clip(whole.get_rect())
            self._answers[to] = (whole.subsurface(place).copy(), place)
        return self._answers[to]

    def live(
        self,
        onto: pygame.Surface,
        front: Front,
        opened: int,
        looks: tuple[int, bool],
        lift: int = 0,
    ) -> None:
        """What lives on the open house: its bulbs, which take turns, and a sign that flickers."""
        if self._parts is None:
            return
        houses = self._parts[1]
        phase, dark = looks
        houses.live(onto, opened, front.rect, phase, lift)
        if dark:
            houses.darken_sign(onto, opened, front.rect)

    def paint(
        self,
        onto: pygame.Surface,
        fronts: Sequence[Front],
        lights: Sequence[float],
        opened: int,
        lifts: Sequence[int] = (),
    ) -> None:
        """Houses that are on their way: those that are asleep with people, then the open one.

        `lifts`: how far up the board of each is, in pixels; none if they are left out.
        """
        lifts = lifts or [0] * len(fronts)
        self.wait()
        assert self._parts is not None, "they have been read"
        night, houses = self._parts
        onto.blit(night.ground, (0, 0))
        for number, front in enumerate(fronts):
            if number != opened:
                houses.paint(onto, number, front, lights[number], lifts[number])
                night.people(onto, front.rect)
        front = fronts[opened]
        night.shine(onto, self._facades[opened], front.rect)
        houses.paint(onto, opened, front, lights[opened], lifts[opened])


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


def _lights(fronts: Sequence[Front], opened: int) -> list[float]:
    """Only the open house is lit."""
    return [float(house == opened) for house in range(len(fronts))]
