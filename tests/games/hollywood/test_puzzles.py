"""Puzzles of Hollywood!: one answer each, proved once more with nothing but the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from hollywood import paths
from hollywood.bots.puzzle import Puzzle, Solution
from hollywood.core.message import Refused
from hollywood.games.hollywood.bots.puzzles import LastReels
from hollywood.games.hollywood.rules.state import Double, Move, Place

from ...harness.positions import KIT, hollywood
from .puzzles_by_the_rules import ByTheRules

PUZZLES = LastReels(hollywood(), KIT.cast)
STUDIED = "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC"
FOUND_BEFORE = [  # by the prototype of the design: another program, with matches of its own
    "HWP1 3 100087 34 sure 25 BACDCDccDBBBACaDACDcCBDAAACBdBBBdABAdCCD",
    "HWP1 4 200102 45 sure 12 AcBCBDBBADAAChBdCCDDBCcAAAADrhBABACdCCDAAcDDhhAdDDdBC",
    "HWP1 3 100134 35 sure 12 ABBDADBACcCCAChBCAAABBBDccACCraadBDADC",
    "HWP1 3 100053 31 win 0 BACDCAcBCDccDAAdABCDDDBACBCAhdACAAC",
    "HWP1 3 100049 32 win 0 dDDADCABcCCBBADABABAABCcBCDhhdBCBBAD",
    STUDIED,
]


def made(seed: int) -> Iterator[Solution[Move]]:
    return (found for found in PUZZLES.made(seed) if found)


def reels(puzzle: Puzzle[Move]) -> int:
    return sum(PUZZLES.start(puzzle).state.left)


def check_by_the_rules(solution: Solution[Move]) -> None:
    """That the answer is the only one, and brings what is said, is seen by trying everything."""
    puzzle, (answer,) = solution.puzzle, solution.answer
    state = PUZZLES.start(puzzle).state
    tried = ByTheRules(hollywood(), state.turn)
    if puzzle.goal == "best":
        ends = {m: {end[state.turn] for end in every} for m, every in tried.ends(state).items()}
        brings = min(ends.pop(answer))
        assert (brings, max(map(max, ends.values())) <= brings - 2) == (puzzle.count, True)
        return
    sure = {m: worth[puzzle.goal == "win"] for m, worth in tried.sure(state).items()}
    brings, other = sure.pop(answer), max(sure.values())
    if puzzle.goal == "win":
        assert brings == 2 > other
    else:
        assert (brings, other <= brings - 2) == (puzzle.count, True)


@pytest.mark.parametrize("line", FOUND_BEFORE)
def test_a_puzzle_found_by_another_program_holds(line: str) -> None:
    check_by_the_rules(PUZZLES.solution(PUZZLES.read(line)))


def test_generated_puzzles_have_one_answer() -> None:
    short = (found for found in made(7) if reels(found.puzzle) <= 5)
    for solution in islice(short, 12):
        check_by_the_rules(solution)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_thousands_of_puzzles_have_one_answer(seed: int) -> None:
    """Five thousand in all, with up to seven reels."""
    for solution in islice(made(1000 + seed), 250):
        check_by_the_rules(solution)
