"""The show, interrupted: anything a person can do, in any moment of any event."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import pygame
import pytest

from hollywood.core.game import Event
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import (
    BlockbusterTaken,
    Clapped,
    Dealt,
    Doubled,
    FilmTaken,
    Finish,
    MovieFinished,
    Placed,
    RoundEnded,
    StarWasted,
    Swept,
)
from hollywood.games.hollywood.table.keys import actions_for
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch
from hollywood.settings import SPEEDS, Settings
from hollywood.ui.app.passage import Passage
from hollywood.ui.cards.store import Art
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.tools.positions import Position
from hollywood.ui.tools.selftest import astray

from ...harness.hollywood_match import Sketches, chairs
from ...harness.hollywood_table import setting_of
from ...harness.pilot import Pane, Pilot, program
from ...harness.positions import DECK, KIT

pytestmark = pytest.mark.usefixtures("roughly")
TOGETHER, MANY = 20, 50  # trials in one window; windows behind the soak
STEP, LONGEST = 1 / 30, 60.0  # seconds
KINDS: list[type[Event]] = [
    *[Placed, Clapped, Doubled, RoundEnded, FilmTaken, BlockbusterTaken],
    *[MovieFinished, StarWasted, Swept, Dealt],
]
SIZES = [(60, 40), (1024, 576), (1280, 720), (1600, 700), (1000, 1000)]
KEYS = [
    *[pygame.K_1, pygame.K_2, pygame.K_c, pygame.K_d, pygame.K_RETURN, pygame.K_TAB, pygame.K_p],
    *[pygame.K_UP, pygame.K_RIGHT, pygame.K_l, pygame.K_h, pygame.K_i, pygame.K_PAGEUP],
]


# the matches that are interrupted


@dataclass(frozen=True)
class Moment:
    """A move of a match that is known to its end, and what is shown after it."""

    set_up: SetUp
    whole: AnyMatch
    ply: int
    kind: type[Event]


def _match(seed: int) -> tuple[SetUp, AnyMatch]:
    """A whole match by chance."""
    chance = random.Random(seed)
    who = [HUMAN, *chance.choices([HUMAN, f"{BOT}random"], k=chance.choice([2, 3]))]
    options = Options(
        totals="hidden" if chance.random() < 0.5 else "open",
        advanced="on" if chance.random() < 0.5 else "off",
    )
    set_up = SetUp(chairs(who), options, seed, KIT.name)
    match = KIT.begin(set_up)
    while match.to_act is not None:
        match.play(chance.choice(list(match.game.moves(match.state))))
    return set_up, match


def moments(chance: random.Random) -> Iterator[Moment]:
    """Every kind of event in turn, in any place of any match."""
    while True:
        set_up, whole = _match(chance.getrandbits(32))
        for kind in chance.sample(KINDS, len(KINDS)):
            plies = [
                ply
                for ply, events in enumerate(whole.events)
                if any(isinstance(event, kind) for event in events)
            ]
            if plies:
                yield Moment(set_up, whole, chance.choice([*plies, plies[-1]]), kind)


# what people do


class Saboteur(Pilot):
    """Someone who does the wrong thing at the wrong time."""

    def anywhere(self) -> tuple[int, int]:
        """Some place in the window."""
        wide, high = self.window.canvas.get_size()
        return self.chance.randrange(wide), self.chance.randrange(high)

    def looks(self) -> None:
        """Something that is no move and takes none back."""
        chosen = self.flow.props.settings
        ways: list[Callable[[], None]] = [
            lambda: self.press(pygame.K_SPACE),
            lambda: self.click(self.anywhere(), 3),
            lambda: self.click(self.table.ground.bar.center),
            lambda: self.motion(self.anywhere()),
            self.resize,
            lambda: self.changes("language", ["en", "it", "fr"]),
            lambda: self.changes("speed", list(SPEEDS)),
            lambda: self.changes("reduced_motion", [not chosen.reduced_motion]),
            lambda: self.changes("text_size", [100, 200]),
            lambda: self.press(pygame.K_s),
            lambda: self.press(pygame.K_F11),
            *[self.pauses] * 4,
            self.leaves,
        ]
        self.chance.choice(ways)()

    def resize(self) -> None:
        Pane.latest.size = self.chance.choice(SIZES)
        self.heard()

    def changes(self, name: str, values: list[object]) -> None:
        setattr(self.flow.props.settings, name, self.chance.choice(values))
        self.flow.changed()

    def pauses(self) -> None:
        """Nothing goes on below the pause."""
        table = self.table
        self.press(pygame.K_ESCAPE)
        if self.stack.top is table:
            return
        held = table.show.effects.now
        cues = list(table.show.sounds._cues)
        for _ in range(3):
            self.tick(0.2)
        if self.chance.random() < 0.5:
            self.resize()
        assert table.show.effects.now == held
        assert table.show.sounds._cues == cues
        self.press(pygame.K_ESCAPE)

    def disturbs(self) -> None:
        """Something that one can do in any scene."""
        ways: list[Callable[[], None]] = [
            lambda: self.click(self.anywhere(), self.chance.choice([1, 3])),
            lambda: self.motion(self.anywhere()),
            lambda: self.press(self.chance.choice([*KEYS, pygame.K_SPACE, pygame.K_ESCAPE])),
            lambda: self.press(pygame.K_F11),
            self.resize,
            lambda: self.changes("language", ["en", "it", "fr"]),
            lambda: self.changes("text_size", [100, 200]),
            lambda: self.changes("reduced_motion", [True, False]),
        ]
        self.chance.choice(ways)()
        self.heard()
        if self.stack.top is not None:
            self.stack.draw(self.window.canvas)

    def leaves(self) -> None:
        """To the title in the middle, and back."""
        self.flow.title()
        self.tick(0.1)
        self.flow.go_on()

    def meddles(self) -> None:
        """Something that may be a move, or take one back."""
        table = self.table
        ways: list[Callable[[], None]] = [
            lambda: self.press(self.chance.choice(KEYS)),
            lambda: self.click(self.anywhere()),
            lambda: self.drag(self.anywhere(), self.anywhere()),
            lambda: self.press(pygame.K_u),
            lambda: self.press(pygame.K_z, pygame.KMOD_CTRL),
            lambda: self.press(pygame.K_y, pygame.KMOD_CTRL),
            lambda: self.click(self.chance.choice(table.bar.controls.all).rect.center),
        ]
        self.chance.choice(ways)()

    # a trial

    def sits_down(self, moment: Moment) -> AnyTable:
        """Go on with a match that was left before this move."""
        self.stack.close()
        Position(moment.set_up, moment.whole, moment.ply).keep(KIT)
        self.flow.go_on()
        table = self.table
        self.tick(STEP)
        self.until(lambda: table.human is not None)
        self.tick(1.0)
        return table

    def until(self, done: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
        for _ in range(round(LONGEST / STEP)):
            if done():
                return
            self.tick(STEP)
        raise AssertionError(f"stuck: {self.stack.top}")

    def seen(self) -> None:
        """Let one frame be seen, if it is the table's."""
        self.tick(STEP)
        self.stack.draw(self.window.canvas)
        if isinstance(self.stack.top, Table):
            agrees(self.stack.top)

    def comes_to_rest(self) -> AnyTable | None:
        """Close whatever lies above the table until a human must decide there; None at the end."""
        for _ in range(round(LONGEST / STEP)):
            top = self.stack.top
            table = next((each for each in self.stack.scenes if isinstance(each, Table)), None)
            if table is None and not isinstance(top, Passage):
                return None
            if table is not None and table.human is not None and table.above.leaves_open(table):
                return table
            if isinstance(top, RoundSummary):
                self.press(pygame.K_RETURN)
            elif table is not None and not table.above.leaves_open(table):
                self.press(pygame.K_ESCAPE)
            self.tick(STEP)
        raise AssertionError(f"stuck: {self.stack.top}")


def agrees(table: AnyTable) -> None:
    """The light is on the seat whose event is seen; at rest nothing is left over."""
    view = table.view()
    if view.event is not None:
        assert view.turn == getattr(view.event, "seat", None)
    if table.show.idle:
        assert view.event is None
        assert not view.effects
        game = setting_of(table).game
        assert view.turn == table.match.to_act
        assert game.scores(view.counted) == game.scores(table.match.state)


def interrupted(pilot: Saboteur, moment: Moment) -> None:
    """One move, interrupted somewhere in what is shown of it."""
    chance = pilot.chance
    table = pilot.sits_down(moment)
    game, move = setting_of(table).game, moment.whole.moves[moment.ply]
    pilot.do(*actions_for(game, table.match.state, move))
    made = [*moment.whole.moves[: moment.ply + 1]]
    assert table.match.moves[: len(made)] == made
    for _ in range(round(LONGEST / STEP)):
        if isinstance(table.show.event, moment.kind) or table.show.idle:
            break
        pilot.tick(STEP)
    for _ in range(chance.randrange(18)):
        pilot.tick(0.1)
    meddles = chance.random() < 0.4
    for _ in range(chance.randrange(1, 4)):
        pilot.seen()
        if pilot.stack.top is not table:
            break
        if meddles:
            pilot.meddles()
        else:
            pilot.looks()
        table = pilot.stack.top if isinstance(pilot.stack.top, Table) else table
        pilot.seen()
        pilot.tick(0.1 * chance.randrange(3))
    rests = pilot.comes_to_rest()
    if rests is None:
        return
    pilot.seen()
    assert astray(rests) == []
    agrees(rests)
    if not meddles:
        assert rests.match.moves[: len(made)] == made
        later = range(len(made), len(rests.match.moves))
        assert all(game.to_act(rests.match.states[ply]) in rests.bots for ply in later)


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.init()
    made = Sketches(DECK)
    yield made
    made.close()


def sabotage(seed: int, art: Art, trials: int = TOGETHER) -> None:
    chance = random.Random(seed)
    settings = Settings(width=1280, height=720, speed=chance.choice(SPEEDS), music=0)
    with program(settings, art) as (window, flow):
        pilot = Saboteur(window, flow, chance)
        for moment in islice(moments(chance), trials):
            interrupted(pilot, moment)


@pytest.mark.parametrize("seed", range(2))  # about eight seconds of the processor
def test_the_show_can_be_interrupted_anywhere(seed: int, art: Art) -> None:
    sabotage(seed, art)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, MANY))
def test_soak_the_show_can_be_interrupted_anywhere(seed: int, art: Art) -> None:
    sabotage(seed, art)


def test_effects_stand_still_below_the_pause(art: Art) -> None:
    with program(Settings(width=1024, height=576, music=0), art) as (window, flow):
        pilot = Saboteur(window, flow, random.Random(1))
        wanted = {Clapped, MovieFinished, StarWasted}
        for moment in islice(moments(random.Random(1)), 30):
            if moment.kind not in wanted:
                continue
            table = pilot.sits_down(moment)
            move = moment.whole.moves[moment.ply]
            pilot.do(*actions_for(setting_of(table).game, table.match.state, move))
            while not table.show.idle:
                pilot.tick(STEP)
                if isinstance(table.show.event, moment.kind) and not table.show.effects.resting:
                    wanted.discard(moment.kind)
                    pilot.pauses()
                    break
    assert not wanted, "chance brings each of them"


def test_passages_can_be_interrupted_anywhere(art: Art) -> None:
    with program(Settings(width=1280, height=720, music=0), art) as (window, flow):
        pilot = Saboteur(window, flow, random.Random(1))
        for trial in range(0, 12, 2):
            flow.title()
            pilot.until(lambda: not isinstance(pilot.stack.top, Passage))
            flow.begin(_match(trial)[0])
            assert isinstance(pilot.stack.top, Passage)
            pilot.tick(trial / 30)
            for _ in range(2):
                pilot.disturbs()
                pilot.tick(STEP)
            pilot.until(lambda: not isinstance(pilot.stack.top, Passage))
            assert any(isinstance(scene, Table) for scene in pilot.stack.scenes)


def test_an_awards_night_can_be_interrupted_anywhere(art: Art) -> None:
    """Whatever is done on the way, the one who has won is told at its end."""
    chance = random.Random(1)
    with program(Settings(width=1280, height=720, music=0), art) as (window, flow):
        pilot = Saboteur(window, flow, chance)
        for moment in islice((each for each in moments(chance) if _ends(each)), 1):
            table = pilot.sits_down(moment)
            move = moment.whole.moves[moment.ply]
            pilot.do(*actions_for(setting_of(table).game, table.match.state, move))
            pilot.until(lambda: isinstance(pilot.stack.top, FinalCount))
            evening = pilot.stack.top
            for _ in range(25):
                pilot.tick(0.1 * chance.randrange(8))
                if pilot.stack.top is not evening:
                    break
                pilot.disturbs()
            pilot.until(lambda: pilot.stack.top is not None)
            if pilot.stack.top is evening:
                assert isinstance(evening, FinalCount)
                evening.complete()
                pilot.until(lambda: pilot.stack.top is None or pilot.stack.resting)
                pilot.stack.draw(window.canvas)


def _ends(moment: Moment) -> bool:
    """Whether a match is over with this move, which nobody is asked about above the table."""
    last = moment.whole.moves[moment.ply]
    return moment.ply == len(moment.whole.moves) - 1 and not isinstance(last, Finish)
