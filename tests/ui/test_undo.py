"""What may be taken back at the table, who must agree, and what is said when it may not be."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.match import Aids, Match
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import Finish, Move, State
from hollywood.games.hollywood.table.setting import HollywoodSetting
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.table import AnyTable
from hollywood.ui.table.undo import Undoing
from hollywood.ui.widgets.question import Question

from ..harness.endings import props_of, set_up_of
from ..harness.hollywood_match import Sketches, chairs
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT, hollywood

GAME = hollywood()
EVERYBODY = frozenset(range(4))


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def seated(pilot: Pilot, *who: str) -> AnyTable:
    """A table with these players; it is somebody's turn."""
    pilot.flow.begin(SetUp(chairs(list(who)), Options(), 7, KIT.name))
    table = pilot.table
    awaited(pilot, table)
    return table


def awaited(pilot: Pilot, table: AnyTable) -> None:
    """Let time pass until a human must decide."""
    for _ in range(3000):
        if table.human is not None:
            return
        pygame.time.wait(1)
        pilot.tick(0.5)
    raise AssertionError("nobody ever decides")


def place(pilot: Pilot, table: AnyTable, column: int) -> None:
    """A reel into the column by its key, and what the bots answer."""
    before = len(table.match.moves)
    pilot.press(pygame.K_1 + column)
    assert len(table.match.moves) > before
    awaited(pilot, table)


def warned(table: AnyTable) -> str:
    """The reason that is shown."""
    assert table.status.warning is not None
    return table.status.warning.id


def test_before_the_first_decision_there_is_nothing_to_take_back(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, HUMAN, HUMAN)
    pilot.press(pygame.K_u)
    assert warned(table) == "table.nothing_to_undo"
    pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert warned(table) == "table.no_redo"


def test_a_new_deal_ends_it_with_the_reason(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, HUMAN, HUMAN)
    chance = random.Random(3)
    while not table.match.floor:
        table.match.play(chance.choice(list(table.match.game.moves(table.match.state))))
    pilot.press(pygame.K_u)
    assert warned(table) == "table.no_undo"


def test_the_answers_of_bots_are_taken_back_too_and_come_again(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, BOT + "random", BOT + "random")
    mine = len(table.match.moves)
    place(pilot, table, 0)
    answered, there = list(table.match.moves), table.match.state
    assert len(answered) > mine + 1
    pilot.press(pygame.K_u)
    assert table.match.moves == answered[:mine]
    assert (table.match.aids, warned(table)) == (Aids(retakes=1), "table.retake")
    assert table.human is not None
    place(pilot, table, 0)
    assert table.match.moves == answered, "trying again wins nothing"
    pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert table.match.moves == answered
    assert table.match.state == there


def test_beyond_another_s_move_that_other_must_agree(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, HUMAN, BOT + "random")
    for column in (0, 1, 2, 3):
        place(pilot, table, column)
    moves = list(table.match.moves)
    humans = {0, 1}
    by = [table.match.game.to_act(table.match.states[ply]) for ply in range(len(moves))]
    own = [ply for ply, seat in enumerate(by) if seat in humans]
    pilot.press(pygame.K_u)
    assert table.match.moves == moves[: own[-1]], "one's own last move needs nobody"
    pilot.press(pygame.K_u)
    asked = pilot.stack.top
    assert isinstance(asked, Question)
    name = table.set_up.chairs[by[own[-1]] or 0].name
    assert dict(asked.asked[0].slots)["player"] == name
    pilot.press(pygame.K_ESCAPE)
    assert pilot.stack.top is table
    assert table.match.moves == moves[: own[-1]]
    pilot.press(pygame.K_u)
    question = pilot.stack.top
    assert isinstance(question, Question)
    pilot.click(question.controls.all[0].rect.center)
    assert pilot.stack.top is table
    assert table.match.moves == moves[: own[-2]]
    for _ in range(2):
        pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert table.match.moves == moves


def test_only_what_was_answered_is_a_retake(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, HUMAN, HUMAN)
    for column in (0, 1):
        place(pilot, table, column)
    pilot.press(pygame.K_u)
    assert table.match.aids == Aids(), "nobody had answered yet"
    table.rewind.take_back()
    assert table.match.aids == Aids(retakes=1), "somebody had, even if that was taken back first"


def test_help_is_remembered_when_the_match_goes_on_later(pilot: Pilot) -> None:
    table = seated(pilot, HUMAN, BOT + "random", BOT + "random")
    place(pilot, table, 0)
    pilot.press(pygame.K_u)
    pilot.press(pygame.K_h)
    pilot.flow.go_on()
    again = pilot.table
    assert again is not table
    assert again.match.aids == Aids(hints=1, retakes=1)


def given(first_is_other: bool) -> Match[State, Move]:
    """A match in which a star was given, and the next one by the same or by another player."""
    for seed in range(2000):
        chance, match = random.Random(seed), Match(GAME, GAME.start(4, seed))
        while match.to_act is not None:
            match.play(chance.choice(list(GAME.moves(match.state))))
            if not match.moves[match.floor :]:
                continue
            one, two = [None, None, *match.moves][-2:]
            if isinstance(one, Finish) and isinstance(two, Finish):
                makers = [GAME.to_act(state) for state in match.states[-3:-1]]
                if (makers[0] != makers[1]) == first_is_other:
                    return match
    raise AssertionError("no such match")


def undoing_of(match: Match[State, Move], humans: frozenset[int]) -> Undoing[State, Move]:
    """What these could take back."""
    return Undoing(match, humans, HollywoodSetting(props_of(), set_up_of(4), GAME))


def test_a_star_can_be_given_elsewhere_until_somebody_else_gives_one() -> None:
    match = given(first_is_other=True)
    first, second = (GAME.to_act(state) for state in match.states[-3:-1])
    assert first is not None
    assert second is not None
    assert undoing_of(match, EVERYBODY).refusal is None
    late = undoing_of(match, frozenset({first})).refusal
    assert late is not None
    assert late.id == "hollywood.table.star_given"
    assert undoing_of(match, frozenset({second})).refusal is None
    match.undo(EVERYBODY)
    undoing = undoing_of(match, EVERYBODY)
    assert (undoing.refusal, undoing.agrees) == (None, second)


def test_two_stars_of_one_s_own_need_nobody() -> None:
    match = given(first_is_other=False)
    for _ in range(2):
        undoing = undoing_of(match, EVERYBODY)
        assert (undoing.refusal, undoing.agrees) == (None, None)
        match.undo(EVERYBODY)
