"""A game with hidden hands and typed words, played whole at the table that all games share."""

from __future__ import annotations

import random

import pygame
import pytest

from hollywood.bots.advice import Advice
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.settings import Settings
from hollywood.ui.table.hints import Hints
from hollywood.ui.table.stage import CARD
from hollywood.ui.table.table import AnyTable
from hollywood.ui.tools.selftest import astray
from hollywood.ui.widgets.pause import Pause

from ..harness.pilot import Pilot, drawn_settings
from ..harness.spoken import AtOnce
from ..harness.toy_game import LETTERS
from ..harness.toy_kit import ToyKit
from ..harness.toy_player import BOTS, ToyPlayer, toy_program, toy_set_up
from ..harness.toy_table import TRAY_KEY
from .test_pilot import Monkey, go_wild

pytestmark = pytest.mark.usefixtures("roughly")
MATCHES, MANY = 10, 30
EVENTS, MANY_EVENTS = 600, 1200


@pytest.mark.parametrize(
    "seed",
    [pytest.param(n, marks=[pytest.mark.soak] * (n >= MATCHES)) for n in range(MANY)],
)
def test_the_pilot_plays_the_toy_game_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    with toy_program(drawn_settings(chance)) as (window, flow):
        player = ToyPlayer()
        table = Pilot(window, flow, chance).play(player.set_up(chance), player)
        assert table.match.to_act is None
        assert astray(table) == []


@pytest.mark.parametrize("bots", [1, 4])
def test_five_sit_at_the_table(bots: int) -> None:
    who = [HUMAN] * (5 - bots) + [BOTS[0]] * bots
    with toy_program(Settings(speed="fast")) as (window, flow):
        table = Pilot(window, flow, random.Random(bots)).play(toy_set_up(who, bots), ToyPlayer())
        assert len(table.match.state.hands) == len(table.ground.corners) == 5
        assert table.match.to_act is None


@pytest.mark.parametrize("events", [EVENTS, pytest.param(MANY_EVENTS, marks=pytest.mark.soak)])
def test_a_monkey_breaks_nothing_here_either(events: int) -> None:
    with toy_program(Settings(speed="fast")) as (window, flow):
        go_wild(Monkey(window, flow, random.Random(1)), flow, ToyPlayer(), events)


def sat_down(pilot: Pilot) -> AnyTable:
    """A table at which the only human is to move."""
    pilot.flow.begin(toy_set_up((HUMAN, BOTS[0]), 3))
    table = pilot.table
    for _ in range(2000):
        if table.human is not None:
            return table
        pygame.time.wait(1)
        pilot.tick(0.1)
    raise AssertionError("the human is never to move")


def test_half_a_word_is_a_value_that_can_be_taken_back() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = sat_down(pilot)
        before = list(table.match.moves)
        word = sorted(table.match.state.hands[0])
        for number, card in enumerate(word, 1):
            pilot.press(ord(LETTERS[card].lower()))
            assert len(table.draft) == number
        assert sorted(table.draft) == word
        pilot.press(pygame.K_u)
        pilot.press(pygame.K_BACKSPACE)
        assert len(table.draft) == 1
        pilot.press(pygame.K_z, pygame.KMOD_CTRL)
        assert table.draft is None
        pilot.click(pilot.spot(table, (CARD, word[0], 0)))
        assert table.draft == (word[0],)
        assert table.words.id == "whispers.spelling"
        pilot.press(pygame.K_ESCAPE)
        assert table.draft is None
        assert pilot.stack.top is table
        assert table.match.moves == before
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.stack.top, Pause)


def test_what_can_t_be_typed_is_refused_there() -> None:
    with toy_program(Settings(speed="normal")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = sat_down(pilot)
        held = {LETTERS[card] for card in table.match.state.hands[0]}
        pilot.press(ord(next(each for each in LETTERS if each not in held).lower()))
        assert table.words.id == "whispers.unfit"
        shaken = table.view().shaken
        assert shaken is not None
        assert shaken.what == TRAY_KEY
        assert table.draft is None


def test_a_game_need_not_have_a_coach_nor_anything_to_look_ahead_to() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = sat_down(pilot)
        assert table.bar.tools == ("menu", "undo", "redo", "log", "rules")
        for key in (pygame.K_h, pygame.K_p):
            pilot.press(key)
        table.do("projection")
        pilot.tick(0.1)
        assert table.hints.hint is None
        assert table.match.aids.hints == 0


def test_a_hidden_hand_is_gone_on_with_as_it_was_left() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table, player = sat_down(pilot), ToyPlayer()
        player.ways[0](pilot, table, player.choose(table, pilot.chance))
        state = table.match.state
        flow.go_on()
        assert pilot.table is not table
        assert pilot.table.match.state == state


def test_a_hint_counts_no_points_where_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.ui.table.hints.Thinker", AtOnce)
    with toy_program(Settings(language="en", speed="instant")) as (window, flow):
        table = sat_down(Pilot(window, flow, random.Random(1)))
        hints = Hints(ToyKit(), table.match.game)
        assert hints.ask(table.match.state, 0)
        assert hints.update()
        (tip,) = hints.tips
        assert tip.chances is not None
        assert tip.chances.id == "table.chance"
        assert "%" in flow.props.text(tip.chances)


@pytest.mark.parametrize(
    ("win", "exact", "sure", "told"),
    [
        (1.0, True, False, 100),
        (1.0, False, True, 100),
        (1.0, False, False, 99),
        (0.999, False, False, 99),
        (0.0, True, False, 0),
        (0.0, False, False, 1),
        (0.5, False, False, 50),
    ],
)
def test_nothing_is_said_to_be_certain_that_is_not_proven(
    win: float, exact: bool, sure: bool, told: int
) -> None:
    with toy_program(Settings(language="en", speed="instant")) as (window, flow):
        table = sat_down(Pilot(window, flow, random.Random(1)))
        hints, words = Hints(ToyKit(), table.match.game), say("table.undo")
        advice = Advice(None, words, words, win, None, (win, 1 - win), exact, sure=sure)
        hints.tell(table.match.state, [advice])
        (tip,) = hints.tips
        assert tip.chances == say("table.chance", win=told)
