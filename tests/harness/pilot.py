"""The pilot: plays whole matches in a window that nobody sees, with true mouse and key events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

import pygame
import pytest

from hollywood import box, files, kept_matches
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.settings import SPEEDS, GameSettings, Settings
from hollywood.ui.app import passage
from hollywood.ui.app.ahead import LaidOutAhead
from hollywood.ui.app.boxed_game import BoxedGame
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.passage import Passage
from hollywood.ui.app.program import opened
from hollywood.ui.app.scene import Scene, Stack
from hollywood.ui.app.shared import Props
from hollywood.ui.app.window import Window
from hollywood.ui.cards.store import Art
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.stage import Key
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.widgets.controls import Control

from . import toy_kit

NAMES = ("Ada", "Otto", "Vivienne", "Grace", "Hedy")
LONGEST = 20_000  # steps of one match
LARGE = 150  # per cent: words so large that the log lies over hands


class Pace(NamedTuple):
    """How the clock goes, how large windows may be, and how often they are looked at."""

    steps: Sequence[float]
    sizes: Sequence[tuple[int, int]]
    drawn: float  # of all steps


ANY = Pace([1 / 60, 1 / 60, 0.1, 0.5, 5.0], [(1024, 576), (1280, 720), (1600, 700)], 0.02)
HASTY = Pace(ANY.steps[2:], ANY.sizes[:1], 0.0)  # half the work for the same matches


class Pane(pygame.Window):
    """The desktop's window, which can be made larger or smaller from outside."""

    latest: ClassVar[Pane]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        Pane.latest = self


class LaidOutNow(LaidOutAhead):
    """Tests look at a page as soon as it was asked for."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.wait()


@contextmanager
def program(
    settings: Settings, art: Art | None = None, games: Sequence[BoxedGame] = GAMES
) -> Iterator[tuple[Window, Flow]]:
    """The whole program, with files of its own."""
    with files.elsewhere(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "Window", Pane)
        patch.setattr(passage, "LaidOutAhead", LaidOutNow)
        sound = Sound(random.Random(1))
        window = Window(settings)
        sentences = {**box.open_sentences(), **toy_kit.SENTENCES}
        shelf, last = OpenedGames(games), settings.game
        flow = opened(shelf, sentences, settings, sound, window.screen, window.fit, last)
        window.keys, flow.props.shake = flow.props.keys, window.pads.rumble
        flow.props.art = art or flow.props.art
        window.fit(flow.stack)
        pygame.event.clear()
        try:
            yield window, flow
        finally:
            flow.stack.close()
            window.close()


def drawn_settings(chance: random.Random, pace: Pace = ANY) -> Settings:
    """Any way to look at a match."""
    wide, high = chance.choice(pace.sizes)
    return Settings(
        language=chance.choice(["en", "it", "fr"]),
        width=wide,
        height=high,
        text_size=chance.choice([100, 200]),
        speed=chance.choice(SPEEDS),
        reduced_motion=chance.random() < 0.3,
        symbols=chance.random() < 0.3,
        games={game.name: GameSettings(choices=drawn_choices(game, chance)) for game in GAMES},
    )


def drawn_choices(game: BoxedGame, chance: random.Random) -> dict[str, str]:
    """Any of what can be chosen for this game."""
    return {name: chance.choice(choice.values) for name, choice in game.choices.items()}


class Way(Protocol):
    """The way through a program with one game or more."""

    props: Props
    stack: Stack

    def title(self) -> None:
        """Where it begins."""

    @property
    def begin(self) -> Callable[[SetUp], None]:
        """A new match."""


Doing: TypeAlias = "Callable[[Pilot, AnyTable, Any], None]"


class Player(Protocol):
    """How one game is played with mouse and keys."""

    @property
    def seeds(self) -> Sequence[int]:
        """Matches that are played in every run; the long runs play many more."""

    @property
    def ways(self) -> Sequence[Doing]:
        """How a move can be made: by keys, by clicks, by drags."""

    def sketches(self) -> Art:
        """Cards of which only the size is right, for those who do not look at them."""

    def set_up(self, chance: random.Random) -> SetUp:
        """Any number of people and bots, at least one of them a person."""

    def choose(self, table: AnyTable, chance: random.Random) -> Any:
        """Any legal move that is made at the table itself."""

    def asks(self, table: AnyTable) -> bool:
        """Whether the next move is made above the table."""

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """Deal with a scene of the game above the table; whether it was one."""

    def ended(self, scene: Scene | None) -> bool:
        """Whether this is the finale."""

    def see_out(self, pilot: Pilot) -> None:
        """Watch the finale to its end."""


def let_think(table: AnyTable) -> None:
    """Bots think on threads of their own: on a busy machine they would run out of patience.

    The pilot lets up to five seconds of the table pass in no time at all.
    """
    for thought in table.bots._thoughts.values():
        if thought.thinker is not None:
            thought.thinker._thread.join()


class Pilot:
    """Someone at mouse and keys."""

    def __init__(self, window: Window, flow: Any, chance: random.Random, pace: Pace = ANY) -> None:
        self.pace = pace
        self.window = window
        self.flow = flow
        self.stack: Stack = flow.stack
        self.sound: Sound = flow.props.sound
        self.chance = chance
        self.canvas = window.canvas

    @property
    def table(self) -> AnyTable:
        """The table, which is on top."""
        table = self.stack.top
        assert isinstance(table, Table)
        return table

    def clear_the_shelf(self) -> None:
        """No match waits: an eleventh would ask which one goes."""
        for left in kept_matches.all_kept():
            kept_matches.delete(left.record)

    # input

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.heard()

    def do(self, *actions: str) -> None:
        """Press the keys for these."""
        for action in actions:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(self.window.keys.press(action, kind))
            self.heard()

    def motion(self, at: tuple[int, int], held: bool = False) -> None:
        """Move the mouse."""
        buttons = (int(held), 0, 0)
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons, touch=False
        )
        pygame.event.post(event)

    def click(self, at: tuple[float, float], button: int = 1) -> None:
        """Click where something is."""
        self.drag(at, at, button)

    def drag(self, start: tuple[float, float], end: tuple[float, float], button: int = 1) -> None:
        """Take something somewhere."""
        a, b = ((round(x), round(y)) for x, y in (start, end))
        self.motion(a)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=button))
        if a != b:
            self.motion(((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), held=True)
            self.motion(b, held=True)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=button))
        self.heard()

    def heard(self) -> None:
        """The window answers all that was done."""
        self.window.listen(self.stack, self.sound)

    def tick(self, seconds: float) -> None:
        """Let time pass, and look now and then."""
        if isinstance(self.stack.top, Proving):
            self.stack.top.wait()  # on a thread of its own: no time of the table would be enough
        elif isinstance(self.stack.top, Passage):
            self.stack.top._jobs.wait()
        self.sound.update(seconds)
        self.stack.update(seconds)
        if self.chance.random() < self.pace.drawn and self.stack.top is not None:
            self.stack.draw(self.window.canvas)

    def wait(self) -> None:
        """Let any time pass."""
        self.tick(self.chance.choice(self.pace.steps))

    def resize(self) -> None:
        """Make the window larger or smaller."""
        Pane.latest.size = self.chance.choice(self.pace.sizes)
        self.heard()
        assert self.flow.props.screen == self.window.screen

    # a match

    def play(self, set_up: SetUp, player: Player) -> AnyTable:
        """A whole match and its finale; the table it was played at."""
        self.flow.begin(set_up)
        table = self.table
        opening = table.setting.opening(table.match.state)
        assert opening is None or not table.show.idle, "the first deal is seen"
        return self.play_on(player)

    def play_on(self, player: Player) -> AnyTable:
        """The rest of a match that has begun."""
        table = self.table
        for _ in range(LONGEST):
            if player.ended(self.stack.top):
                break
            self._step(table, player)
        else:
            raise AssertionError(f"stuck: {self.stack.top}, {table.match.state}")
        player.see_out(self)
        return table

    def _step(self, table: AnyTable, player: Player) -> None:
        top = self.stack.top
        if isinstance(top, Curtain):
            self._open(top)
        elif isinstance(top, Passage):
            pass  # what is pressed now would count in the scene behind it
        elif top is not None and player.above(self, table, top):
            pass
        elif top is not table:
            self._come_back()
        elif self.chance.random() < 0.06:
            self._disturb(table)
        elif table.human is not None and not player.asks(table):
            self._decide(table, player)
        elif self.chance.random() < 0.1:
            self._skip(table)
        if table.bots.thinking and table.show.idle:
            let_think(table)
        self.wait()

    def _open(self, curtain: Curtain) -> None:
        """Whoever is called sits down and says so."""
        way = self.chance.randrange(4)
        if way == 3:
            self.click(curtain.controls.all[0].rect.center)
        else:
            self.press((pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE)[way])

    def close(self, control: Control) -> None:
        """Use the only control there is."""
        if self.chance.random() < 0.5:
            self.press(pygame.K_RETURN)
        else:
            self.click(control.rect.center)

    def _come_back(self) -> None:
        """From the pause, the rules or the settings."""
        self.press(self.chance.choice([pygame.K_ESCAPE, pygame.K_TAB, pygame.K_ESCAPE]))

    def _disturb(self, table: AnyTable) -> None:
        """All that people do besides playing."""
        way = self.chance.randrange(8)
        if way == 0:
            self.resize()
        elif way == 1:
            self.press(pygame.K_ESCAPE)
        elif way == 2:
            self.press(pygame.K_F1)
        elif way == 3:
            self.press(self.chance.choice([pygame.K_u, pygame.K_s, pygame.K_l]))
        elif way == 4:
            self.press(pygame.K_z, pygame.KMOD_CTRL)
        elif way == 5:
            self.press(pygame.K_y, pygame.KMOD_CTRL)
        elif way == 6:
            self.click(self.chance.choice(table.bar.controls.all).rect.center)
        else:
            self._look(table)

    def _look(self, table: AnyTable) -> None:
        """Enlarge any card there is."""
        key = self.chance.choice(sorted(table.show.stage.actors))
        pose = table.show.stage.actors[key].pose
        self.motion((round(pose.x), round(pose.y)))
        self.heard()
        self.press(pygame.K_SPACE)

    def _skip(self, table: AnyTable) -> None:
        """Hurry, without deciding anything."""
        before = list(table.match.moves)
        if self.chance.random() < 0.5:
            self.click(table.ground.bar.center)
        else:
            self.press(pygame.K_SPACE)
        assert table.match.moves == before

    def spot(self, table: AnyTable, key: Key) -> tuple[float, float]:
        """Where something is now."""
        pose = table.show.stage.actors[key].pose
        return pose.x, pose.y

    def _decide(self, table: AnyTable, player: Player) -> None:
        """Make any legal move in any way there is; it must have been made."""
        move = player.choose(table, self.chance)
        before = list(table.match.moves)
        table.do("give_up")
        if table.log.open and table.props.settings.text_size >= LARGE:
            table.do("log")  # it lies over hands there, and a click on its lines leads to a replay
        way = self.chance.choice(player.ways)
        way(self, table, move)
        assert table.match.moves == [*before, move], (way, move, table.match.moves[-1:])
