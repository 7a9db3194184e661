"""The street as a picture: the night, the houses in their lights, people before them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from hollywood import paths
from hollywood.facade import Facade
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.high_contrast import veil
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Spot, load_at
from hollywood.ui.draw.text import Typesetter

from .house_fronts import Appearance, HouseFronts, Standing, sinks
from .house_life import HouseLife
from .lean import Leaning
from .street_life import Looks
from .street_night import StreetNight
from .street_plan import Front

POINTED = 0.8  # how light an asleep house is that is pointed at
LIFTED, LIFTED_OPEN = 4, 2  # units: the board of a house that is pointed at
HOUSES, PICTURES = 0.5, 0.35  # of the street's leaning: of the houses and what is in their windows
STRAIGHT = Leaning()


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
        self._still: pygame.Surface | None = None
        self._looks: object = None  # of that
        self._sinks = [0] * len(facades)  # pixels: see `sinks`
        self._lives: Sequence[HouseLife | None] = []
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
        houses = HouseFronts(typesetter, titles, self._facades)
        self._lives = [
            HouseLife(house.facade, (house.lit, house.asleep), houses, self._screen)
            if house.facade and house.lit and house.asleep
            else None
            for house in houses.houses
        ]
        self._parts = (night, houses)

    def make_room(self, house: int, front: Front, menu: int) -> None:
        """The menu of the open house begins there."""
        if (facade := self._facades[house]) is not None:
            self._sinks[house] = sinks(facade, front, menu, self._screen)

    @property
    def is_read(self) -> bool:
        """Whether the houses can move."""
        return self._parts is not None

    def wait(self) -> None:
        """Return when they can."""
        self._jobs.wait()

    def close(self) -> None:
        """Keep nothing large until Python finds that nobody needs it; what is read goes at once.

        Nobody waits for that: on a busy machine it takes a second.
        """
        self._jobs.cancel()
        if self._jobs.resting:
            self._drop()
        else:
            self._jobs.add(self._drop)

    def _drop(self) -> None:
        self._still = self._early = self._parts = None
        self._lives = []

    def standing(
        self,
        fronts: Sequence[Front],
        opened: int,
        lights: Sequence[float] = (),
        lifts: Sequence[int] = (),
        lean: Leaning = STRAIGHT,
    ) -> pygame.Surface:
        """Houses that stand where they shall, painted anew only if something looks otherwise.

        Without lights only the open house is lit.
        """
        if self._early is not None and not self.is_read:
            return self._early
        self._early = None  # it is as large as the window, and never shown again
        lights = lights or [float(house == opened) for house in range(len(fronts))]
        looks = (opened, *lights), tuple(lifts), lean, tuple(self._sinks)
        if self._still is None or self._looks != looks:
            size = self._screen.rect.size
            self._still = self._still or pygame.Surface(size)
            self.paint(self._still, fronts, lights, opened, lifts, lean)
            self._looks = looks
        return self._still

    def seen(self, opened: int, looks: Looks) -> Looks:
        """What of all that lives is on this house, or next door."""
        life = self._lives[opened] if self.is_read else None
        seen = Looks() if life is None else life.seen(looks)
        return seen._replace(startled=looks.startled and bool(self._watched(opened)))

    def _watched(self, opened: int) -> list[tuple[int, HouseLife]]:
        """Houses next door from which eyes look, and their numbers."""
        doors = [(each, self._lives[each]) for each in (opened - 1, opened + 1) if self._has(each)]
        return [(each, life) for each, life in doors if life is not None and life.watches]

    def _has(self, house: int) -> bool:
        return self.is_read and 0 <= house < len(self._lives)

    def pieces(
        self,
        fronts: Sequence[Front],
        opened: int,
        looks: Looks,
        lift: int = 0,
        lean: Leaning = STRAIGHT,
    ) -> dict[Hashable, Piece]:
        """What lives on the open house, and who looks out of those next door."""
        life, found = self._lives[opened] if self.is_read else None, dict[Hashable, Piece]()
        if life is not None:
            found |= life.pieces(self._stands(opened, fronts, 0, lean, lift), looks)
        for number, watching in self._watched(opened):
            at = self._stands(number, fronts, 1, lean)
            for eye, piece in enumerate(watching.asleep(at, looks.startled)):
                found["next door", number, eye] = piece
        return found

    def _stands(
        self, house: int, fronts: Sequence[Front], light: int, lean: Leaning, lift: int = 0
    ) -> Standing:
        """Where a house stands: 0 open, 1 asleep."""
        facade = self._facades[house]
        assert facade is not None, "a plain house has nothing that lives"
        rect, middle = fronts[house].rect.move(lean.of(HOUSES)), facade.middle[light]
        across, down = deep(lean)
        sinks = 0 if light else self._sinks[house]
        return Standing(rect, self._screen.px(middle), lift, (across, down + sinks))

    def paint(
        self,
        onto: pygame.Surface,
        fronts: Sequence[Front],
        lights: Sequence[float],
        opened: int,
        lifts: Sequence[int] = (),
        lean: Leaning = STRAIGHT,
    ) -> None:
        """Houses that are on their way: those that are asleep with people, then the open one.

        `lifts`: how far up the board of each is, in pixels; none if they are left out.
        """
        lifts = lifts or [0] * len(fronts)
        self.wait()
        assert self._parts is not None, "they have been read"
        night, houses = self._parts
        across, down = deep(lean)
        seen = [
            Appearance(
                front.move(lean.of(HOUSES)),
                light,
                lift,
                (across, down + round(sinks * houses.opened(front.rect))),
            )
            for front, light, lift, sinks in zip(fronts, lights, lifts, self._sinks, strict=True)
        ]
        rects = [each.front.rect for each in seen]
        night.paint(onto, lean, rects)
        if self._screen.contrast:
            veil(onto)
        for number, each in enumerate(seen):
            if number != opened:
                houses.paint(onto, number, each)
                night.people(onto, rects[number], lean)
        night.shine(onto, self._facades[opened], rects[opened], lean)
        houses.paint(onto, opened, seen[opened])


def deep(lean: Leaning) -> Spot:
    """How far the picture in a window is aside: it leans less than the house before it."""
    (x, y), (across, down) = lean.of(PICTURES), lean.of(HOUSES)
    return x - across, y - down


def early(screen: Screen, facades: Sequence[Facade | None], opened: int) -> pygame.Surface | None:
    """The whole street with this house open, drawn beforehand; None in windows of other shapes."""
    fits = screen.width * HIGH == screen.height * WIDE and screen.text <= 1
    fits = fits and screen == Screen(screen.width, screen.height, screen.text)
    games = [facade.game for facade in facades if facade is not None]
    if not fits or len(games) < len(facades):
        return None
    file = paths.assets() / "box" / still_of(games, opened)
    if not file.is_file():
        return None
    return load_at(file, (screen.width, screen.height))


def still_of(games: Sequence[str], opened: int) -> str:
    """The file of the whole street with so many games."""
    return f"still_{games[opened]}_of_{len(games)}.webp"
