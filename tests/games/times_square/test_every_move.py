"""Every legal move of a position can be made with clicks, with drags and with keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from hollywood.core.record import HUMAN
from hollywood.games.times_square.rules.state import State
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import Doing
from .by_hand import PLAYER, rules_of
from .drawn import drawn_positions
from .positions import times_square
from .test_table import GREEDY, Seated, window_for_one


@pytest.fixture
def seated() -> Iterator[Seated]:
    with window_for_one() as seated:
        yield seated


def shown(table: AnyTable, state: State) -> None:
    """This position lies on the table, and nothing has been done yet."""
    match = table.match
    match.moves, match.states, match.beats = [], [state.copy()], []
    table.eyes._looks.clear()
    table.show.jump(match.state)


def made(seated: Seated, table: AnyTable, state: State, way: Doing) -> int:
    """Each move is made in this way, from the same position; how many there are."""
    game, _ = rules_of(table)
    moves = list(game.moves(state))
    for move in moves:
        shown(table, state)
        table.do("give_up")
        way(seated, table, move)
        assert table.match.moves == [move], (way.__name__, state.places, move, table.match.moves)
    return len(moves)


@pytest.mark.parametrize(
    ("seat", "count"),
    [
        (1, 1),
        pytest.param(0, 100, marks=pytest.mark.soak),
        pytest.param(1, 100, marks=pytest.mark.soak),
    ],
)
@pytest.mark.usefixtures("roughly")
def test_each_way_makes_every_move(seated: Seated, seat: int, count: int) -> None:
    table = seated.sit((HUMAN, GREEDY) if seat == 0 else (GREEDY, HUMAN))
    found = (state for state in drawn_positions(times_square(), 9 * count) if state.turn == seat)
    entered = 0
    for state in islice(found, count):
        entered += sum(made(seated, table, state, way) for way in PLAYER.ways)
    assert entered > 20 * count
