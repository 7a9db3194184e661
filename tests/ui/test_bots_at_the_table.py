"""Bots at the table: seen to think, each for itself, and true to what they have decided."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

from hollywood.bots.bot import Thought
from hollywood.core.match import Match
from hollywood.core.record import BOT, HUMAN
from hollywood.settings import Settings
from hollywood.ui.table import bots as bots_module
from hollywood.ui.table.bots import Bots
from hollywood.ui.table.table import AnyTable

from ..harness.pilot import Pilot
from ..harness.toy_game import Spell, State, Whispers
from ..harness.toy_player import BOTS, toy_program, toy_set_up

LONG = 60.0  # seconds: nothing here takes so long, however busy the machine is
WHO = (HUMAN, BOT + "moody", BOT + "moody")


class Moody:
    """Decides otherwise each time it is asked, like one that is cut off on a busy machine."""

    asked = 0

    def think(
        self,
        game: Any,
        seat: int,
        moves: Sequence[Spell],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Spell]:
        Moody.asked += 1
        yield None
        return moves[Moody.asked % len(moves)]


def table_of() -> tuple[Bots[State, Spell], Match[State, Spell]]:
    """Two moody bots, and a match in which one of them is to move."""
    game = Whispers()
    match = Match(game, game.start(3, 1))
    match.play(game.moves(match.state)[0])
    return Bots(toy_set_up(WHO, 1), lambda name: Moody()), match


def decided(bots: Bots[State, Spell], seat: int, match: Match[State, Spell]) -> Spell:
    """What this bot comes to."""
    bots.begin(seat, match, 0.0)
    until, spent = time.monotonic() + LONG, 1.0
    while time.monotonic() < until:
        move = bots.decision(seat, spent)
        if move is not None:
            return move
        spent = 0.0  # at the table no more time goes by meanwhile, however busy the machine is
        time.sleep(0.001)
    raise AssertionError("it thinks for ever")


def test_in_the_same_position_a_bot_decides_the_same_again() -> None:
    bots, match = table_of()
    first = decided(bots, 1, match)
    assert decided(bots, 1, match) == first, "however busy the machine is"
    match.play(first)
    bots.drop()
    assert decided(bots, 1, table_of()[1]) == first, "taking back wins nothing"


def test_in_another_position_it_decides_anew() -> None:
    bots, match = table_of()
    asked = Moody.asked
    first = decided(bots, 1, match)
    match.play(first)
    decided(bots, 2, match)
    _, again = table_of()
    again.play(next(move for move in again.game.moves(again.state) if move != first))
    decided(bots, 2, again)
    assert Moody.asked == asked + 3


def test_what_was_dropped_before_it_was_decided_is_thought_about_again() -> None:
    bots, match = table_of()
    bots.begin(1, match, 100.0)
    assert bots.thinking == {1}
    bots.drop()
    assert bots.thinking == frozenset()
    assert decided(bots, 1, match) in match.game.moves(match.state)


def test_several_may_think_at_the_same_time() -> None:
    bots, match = table_of()
    bots.begin(1, match, 0.0)
    bots.begin(2, match, 0.0)
    assert bots.thinking == {1, 2}
    decided(bots, 2, match)
    assert bots.thinking == {1}


def test_a_bot_is_seen_to_think() -> None:
    bots, match = table_of()
    bots.begin(1, match, 1.0)
    for thread in threading.enumerate():
        if thread.name == "thinker":
            thread.join(LONG)
    least, most = bots_module._SEEN
    assert bots.decision(1, least - 0.01) is None
    assert bots.decision(1, most) is not None


class Endless:
    """Thinks for ever, but knows a move at once."""

    def think(
        self,
        game: Any,
        seat: int,
        moves: Sequence[Spell],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Spell]:
        while True:
            time.sleep(0.001)
            yield moves[-1]


def test_who_thinks_for_too_long_plays_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_module._PATIENCE < 2, "nobody looks on for longer"
    monkeypatch.setattr(bots_module, "_PATIENCE", 0.05)
    _, match = table_of()
    bots: Bots[State, Spell] = Bots(toy_set_up(WHO, 1), lambda name: Endless())
    assert decided(bots, 1, match) == match.game.moves(match.state)[-1]


class Speller:
    """Finds its word while others decide; with or without that time, it is the same word."""

    found: Spell | None = None
    prepared = 0
    slow = False

    def prepare(
        self, game: Any, seat: int, world: Callable[[], State], rng: random.Random
    ) -> Generator[None, None, None]:
        while self.slow:
            yield
        Speller.prepared += 1
        self.found = Spell(tuple(sorted(world().hands[seat])))
        yield

    def think(
        self,
        game: Any,
        seat: int,
        moves: Sequence[Spell],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Spell]:
        yield None
        assert self.found or self.slow, "it was not interrupted"
        return self.found or Spell(tuple(sorted(world().hands[seat])))


def spellers(slow: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[AnyTable, Pilot, list[Speller]]:
    """Two of them at the table of a human who is to move first."""
    made: list[Speller] = []
    monkeypatch.setattr(Speller, "slow", slow)
    monkeypatch.setattr(Speller, "prepared", 0)

    def speller(name: str) -> Speller:
        made.append(Speller())
        return made[-1]

    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        pilot.flow.begin(toy_set_up((HUMAN, *BOTS), 1))
        table = pilot.table
        table.bots = Bots(toy_set_up(WHO, 1), speller)
        for _ in range(50):
            pilot.tick(0.1)
        return table, pilot, made


def until(done: Callable[[], bool]) -> None:
    """Wait for another thread."""
    give_up = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < give_up
        time.sleep(0.001)


@pytest.mark.parametrize("slow", [False, True])
def test_bots_think_ahead_while_a_human_decides(
    slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, made = spellers(slow, monkeypatch)
    assert len(made) == 2
    if not slow:
        until(lambda: Speller.prepared == 2)
    held = sorted(table.match.state.hands[1])
    assert decided_after_a_human(table) == Spell(tuple(held))
    assert len(made) == 2 + slow, "one that was interrupted leaves its seat to another"
    table.bots.drop()


def decided_after_a_human(table: AnyTable) -> Spell:
    """What the next seat spells, once the human has."""
    match = table.match
    match.play(match.game.moves(match.state)[0])
    return decided(table.bots, 1, match)
