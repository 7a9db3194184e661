"""What lies hidden under the slate that teaches or asks is not pointed at, nor told of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from hollywood.ui.app.puzzle_flow import PuzzleFlow
from hollywood.ui.table.table import AnyTable, Table

from ..harness.learner import TICK, Learner, classroom
from ..harness.pilot import Pilot
from ..harness.players import PLAYERS
from .test_puzzles import ONE_TURN, SPELLED

pytestmark = pytest.mark.usefixtures("roughly")
FOUR = "HWP1 4 "  # so a puzzle for four begins, whose slate hangs over somebody's panel
ACROSS, DOWN = 13, 9  # points that are tried


@pytest.fixture(params=PLAYERS)
def pilot(request: pytest.FixtureRequest) -> Iterator[Pilot]:
    with classroom(request.param) as pilot:
        yield pilot


def in_puzzle(pilot: Pilot) -> AnyTable:
    puzzles = PuzzleFlow(pilot.flow)
    known = [puzzle.line for puzzle in puzzles.stock.all.values()]
    lines = {"times_square": ONE_TURN, "paperback": SPELLED}
    of_four = next((line for line in known if line.startswith(FOUR)), "")
    puzzles.open_line(lines.get(pilot.flow.game.kit.name, of_four))
    for _ in range(20):
        pilot.tick(0.1)
    top = pilot.stack.top
    assert isinstance(top, Table)
    return top


def in_lesson(pilot: Pilot) -> AnyTable:
    return Learner(pilot).table


@pytest.mark.parametrize("seated", [in_puzzle, in_lesson])
def test_nothing_under_a_slate_is_pointed_at(
    pilot: Pilot, seated: Callable[[Pilot], AnyTable]
) -> None:
    table = seated(pilot)
    pointer, slate = table.input.pointer, table.purpose.speaks_in
    assert slate is not None
    for x in range(slate.left + 1, slate.right, slate.width // ACROSS):
        for y in range(slate.top + 1, slate.bottom, slate.height // DOWN):
            pilot.motion((x, y))
            pilot.heard()
            pick = pointer.pick
            assert (pick.thing, pick.spot, pick.place) == (None, None, None), (x, y)
    below = [spot for spot, rect in table.ground.told.items() if slate.collidepoint(rect.center)]
    for _ in range(8):
        pilot.do("next_part")
        pilot.tick(TICK)
        for _ in range(12):
            assert pointer.pick.spot is None or pointer.pick.spot not in below
            pilot.press(pygame.K_RIGHT)
