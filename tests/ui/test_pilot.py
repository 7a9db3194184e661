"""Whole matches clicked through, and a monkey at mouse and keys."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pygame
import pytest

from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.cards.store import Art
from hollywood.ui.pages.title import Title
from hollywood.ui.table.table import Table
from hollywood.ui.tools.selftest import astray

from ..harness.pilot import ANY, HASTY, Pilot, Player, Way, drawn_settings, program
from ..harness.players import PLAYERS

pytestmark = pytest.mark.usefixtures("roughly")
SketchedBy: TypeAlias = Callable[[str], Art]  # the cards of the game of this name

MATCHES, MANY = 6, 2000
FLIGHTS = [(game, seed) for game, player in PLAYERS.items() for seed in player.seeds]
EVENTS, MANY_EVENTS = 60 * 20, 60 * 600  # a third of a minute's worth, ten minutes' worth
KEYS = [
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *[pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE],
    *[pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP],
    *[pygame.K_F1, pygame.K_F5, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN],
    *[pygame.K_ESCAPE] * 3,
]
LETTERS = string.printable + "ÀéŒß€🎬\u0301\u200f"


@pytest.fixture(scope="module")
def sketched() -> Iterator[SketchedBy]:
    """The cards of each game as sketches, made once."""
    pygame.init()
    made: dict[str, Art] = {}
    yield lambda game: made.setdefault(game, PLAYERS[game].sketches())
    for art in made.values():
        art.close()


def fly(game: str, seed: int, art: Art) -> None:
    """A whole match; one of four in no hurry, and in windows of any size."""
    chance, pace = random.Random(seed), HASTY if seed % 4 else ANY
    settings = replace(drawn_settings(chance, pace), game=game)
    with program(settings, art) as (window, flow):
        player = PLAYERS[game]
        table = Pilot(window, flow, chance, pace).play(player.set_up(chance), player)
        assert table.match.to_act is None
        assert astray(table) == []


@pytest.mark.parametrize(("game", "seed"), FLIGHTS)
def test_the_pilot_plays_a_match_to_its_end(game: str, seed: int, sketched: SketchedBy) -> None:
    fly(game, seed, sketched(game))


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("first", range(MATCHES, MANY, 50))
def test_the_pilot_plays_many_matches(game: str, first: int, sketched: SketchedBy) -> None:
    for seed in range(first, first + 50):
        fly(game, seed, sketched(game))


class Monkey(Pilot):
    """Someone who knows nothing."""

    def anywhere(self) -> tuple[int, int]:
        wide, high = self.window.canvas.get_size()
        return self.chance.randrange(-5, wide + 5), self.chance.randrange(-5, high + 5)

    def act(self) -> None:
        """Anything at all, but for closing the window."""
        self.chance.choice(
            [self._button, self._button, self._key, self._key, self._move, self._other]
        )()

    def _button(self) -> None:
        at, button = self.anywhere(), self.chance.choice([1, 1, 1, 2, 3])
        kinds = [pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]
        for kind in self.chance.choice([kinds, kinds, kinds[:1], kinds[1:]]):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))

    def _key(self) -> None:
        key = self.chance.choice(KEYS)
        mod = self.chance.choice([0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL])
        kinds = [pygame.KEYDOWN, pygame.KEYUP]
        for kind in self.chance.choice([kinds, kinds, kinds[:1], kinds[1:]]):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        if self.chance.random() < 0.2:
            text = self.chance.choice(LETTERS)
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def _move(self) -> None:
        self.motion(self.anywhere(), held=self.chance.random() < 0.3)

    def _other(self) -> None:
        x, y = self.chance.randrange(-3, 4), self.chance.randrange(-3, 4)
        wheel = pygame.event.Event(
            pygame.MOUSEWHEEL, x=x, y=y, flipped=False, precise_x=x, precise_y=y
        )
        focus = [pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED]
        focus += [pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE]
        if self.chance.random() < 0.1:
            self.resize()
        else:
            event = pygame.event.Event(self.chance.choice(focus))
            pygame.event.post(self.chance.choice([wheel, event]))

    def stuck(self, player: Player) -> bool:
        """Whether nobody can go on at the table although the match is not over."""
        table = self.stack.top
        if not isinstance(table, Table) or table.match.to_act is None or table.purpose.waits:
            return False
        waits = table.show.idle and not table.bots.thinking and not table.onlooker.due
        return waits and (table.human is None or player.asks(table))


def run_wild(game: str, seed: int, events: int, art: Art) -> None:
    chance = random.Random(seed)
    alone = [each for each in GAMES if each.name == game]  # nothing is begun in another house
    with program(Settings(speed="fast", game=game), art, alone) as (window, flow):
        go_wild(Monkey(window, flow, chance), flow, PLAYERS[game], events)
        assert isinstance(flow.stack.top, Title)


def go_wild(monkey: Monkey, flow: Way, player: Player, events: int) -> None:
    """So much input that means nothing; a new match now and then."""
    flow.title()
    for number in range(events):
        if number % 300 == 0:
            flow.begin(player.set_up(monkey.chance))
        monkey.act()
        monkey.heard()
        if flow.stack.top is None:  # it has found the way out
            flow.title()
        monkey.tick(monkey.chance.choice([1 / 60, 0.1, 1.0]))
        if monkey.stuck(player):
            moves = len(monkey.table.match.moves)
            monkey.tick(0.1)  # at once, a bot begins, decides and is seen within one tick
            assert not monkey.stuck(player) or len(monkey.table.match.moves) > moves
    flow.title()


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("seed", range(1))
def test_a_monkey_breaks_nothing(game: str, seed: int, sketched: SketchedBy) -> None:
    run_wild(game, seed, EVENTS, sketched(game))


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_a_monkey_with_all_the_time_in_the_world_breaks_nothing(
    game: str, seed: int, sketched: SketchedBy
) -> None:
    run_wild(game, seed, MANY_EVENTS, sketched(game))
