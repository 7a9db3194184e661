"""Puzzles of Hollywood!: one answer each, proved once more with nothing but the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import islice

import pytest

from hollywood import paths
from hollywood.bots.bot import finished
from hollywood.bots.puzzle import Puzzle, Solution, made_from
from hollywood.box import open_sentences
from hollywood.core.catalogue import Voice
from hollywood.core.message import Refused
from hollywood.files import read_file
from hollywood.games.hollywood.bots.puzzles import LastReels
from hollywood.games.hollywood.bots.sure import Reader
from hollywood.games.hollywood.rules.state import Double, Move, State
from hollywood.puzzle_book import lines, of_day, set_up_of, shipped, turn_of

from ...harness.positions import KIT, hollywood
from ...harness.puzzle_readers import rating_of
from .puzzles_by_the_rules import ByTheRules

PUZZLES = LastReels(hollywood(), KIT.cast)
STUDIED = "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC"
FOUND_BEFORE = [  # by the prototype of the design: another program, with matches of its own
    "HWP1 3 100156 35 sure 22 BACAAcBDDADCBcCDBDABDcACCBAhadACdBBdBCCAA",
    "HWP1 3 100127 35 sure 9 BDBdCCcAACADADhDAABBBBCDDcCArhhdDDCdBCBAC",
    "HWP1 3 100142 36 win 0 dCCDACBDDAAccBAdCDdCCADAcABDBAraaADCAABADB",
    "HWP1 3 100136 33 win 0 DBBcBAACCCDcDACCDAAAdADBBBDardACdABDBBC",
    "HWP1 4 200092 47 sure 15 ACDAABBBDADBhACCdBBBCAAcDBDahhCdBBBACCBAADDrhBBdCCdBBAD",
    "HWP1 4 200117 47 win 0 BDBdBDDBAAACABACABBcABcAcDDDhDCBCdCDDABBBAhaAAdACCDdCDB",
    "HWP1 3 100039 32 sure 12 dADCCcDCABdAABDDCBdBBBAAAAcCDADDACcBBB",
    "HWP1 4 200071 48 sure 21 CCCDDAAccAABBDBCAdADAABDDcCCahDCDBDBBBCCAAadBCBBCAAdCD",
    "HWP1 3 100078 34 sure 14 AAABCCBBcDDADCCdABDCDABAABhrrdBDCABCdAAB",
    STUDIED,
]


def made(seed: int) -> Iterator[Solution[Move]]:
    return made_from(PUZZLES, seed)


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
    short = (found for found in made(7) if reels(found.puzzle) <= 4)
    for solution in islice(short, 3):
        check_by_the_rules(solution)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_thousands_of_puzzles_have_one_answer(seed: int) -> None:
    """Five thousand in all, with up to seven reels."""
    for solution in islice(made(1000 + seed), 250):
        check_by_the_rules(solution)


def test_a_known_puzzle_is_rated_as_the_design_says() -> None:
    solution = PUZZLES.solution(PUZZLES.read(STUDIED))
    assert solution.answer == (Double(1, 1),)
    assert (solution.puzzle.rating, solution.depth, solution.tempting) == (1755, 4, 8)
    assert {"double", "close", "deny"} <= set(solution.puzzle.themes)
    assert PUZZLES.write(solution.puzzle).partition(" ;")[0] == STUDIED


def test_refutations_are_legal_and_reach_what_is_said() -> None:
    checked = 0
    for solution in islice(made(8), 5):
        puzzle = solution.puzzle
        seat = PUZZLES.start(puzzle).state.turn
        for move in hollywood().moves(PUZZLES.start(puzzle).state):
            verdict = PUZZLES.judged(puzzle, (move,))
            assert verdict.right == (move == solution.answer[0])
            match = PUZZLES.start(puzzle)
            shows = max(hollywood().score(end, seat).total for end in shown(match.state, move))
            for each in (move, *verdict.then):
                match.play(each)
            if verdict.more:
                assert match.to_act == seat
                continue
            assert match.to_act is None
            checked += 1
            points = hollywood().score(match.state, seat).total
            if puzzle.goal == "win":
                assert (hollywood().winners(match.state) == (seat,)) == verdict.right
            else:
                assert (points, shows) == (verdict.holds, verdict.shows)
    assert checked > 20


def shown(state: State, move: Move) -> list[State]:
    """How the match could end if it ended right after the move."""
    after = state.copy()
    hollywood().apply(after, move)
    return hollywood().endings(after)


def test_every_decision_of_a_line_must_be_found() -> None:
    longer = next(found for found in made(9) if found.finds > 1)
    since: list[Move] = []
    for decision in range(longer.finds):
        since.append(longer.line[len(since)])
        verdict = PUZZLES.judged(longer.puzzle, since)
        assert (verdict.right, verdict.more) == (True, decision < longer.finds - 1)
        since += verdict.then
    assert tuple(since) == longer.line


def test_a_double_reel_is_the_same_in_either_order() -> None:
    assert PUZZLES.read(FOUND_BEFORE[0].replace("dBC", "dCB")) == PUZZLES.read(FOUND_BEFORE[0])
    assert hollywood().read("double C B") == hollywood().read("double B C")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("HWP2 3 1 1 sure 3 A", "puzzle.unreadable"),
        ("", "puzzle.unreadable"),
        (STUDIED.replace(" 35 ", " 34 "), "puzzle.unreadable"),
        (STUDIED.replace("sure", "sure "), "puzzle.unreadable"),
        (STUDIED.replace("sure", "win"), "puzzle.two_answers"),
        (STUDIED.replace("21", "22"), "puzzle.other_count"),
        (STUDIED.replace("HWP1 3", "HWP1 7"), "puzzle.impossible"),
        (STUDIED.replace("100118", "100119"), "hollywood.illegal.no_star"),
        ("HWP1 3 5 3 sure 12 ABC", "puzzle.impossible"),
        ("HWP1 3 5 1 sure 12 Z", "hollywood.illegal.no_column"),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        PUZZLES.solution(PUZZLES.read(line))
    assert refused.value.reason.id == why


def test_the_same_match_holds_the_same_puzzles() -> None:
    once, again = (finished(PUZZLES.found(1_000_003)) for _ in range(2))
    assert once == again
    assert once != []


def reads(puzzle: Puzzle[Move], moves: int) -> bool:
    """Whether somebody who looks so many moves ahead sees the answer as the only best."""
    state = PUZZLES.start(puzzle).state
    _, question = PUZZLES._question(puzzle, state)
    reader, proof = Reader(question.proof), question.proof
    seen = {step: reader.sees(step.after, moves) for step in proof.steps(question.position)}
    answer = seen.pop(question.answer)
    return answer > max(seen.values())


@pytest.mark.soak
def test_whoever_looks_further_ahead_is_rated_higher() -> None:
    chosen = [PUZZLES.read(each.line) for each in shipped(PUZZLES.sign)]
    random.Random(1).shuffle(chosen)
    every = [[(puzzle, reads(puzzle, moves)) for puzzle in chosen[:150]] for moves in range(7)]
    ratings = [rating_of("hollywood", answers) for answers in every]
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("day", range(3))
def test_puzzles_that_come_with_the_box_hold(day: int) -> None:
    chosen = [PUZZLES.read(each.line) for each in shipped(PUZZLES.sign)]
    every = [puzzle for puzzle in chosen if reels(puzzle) <= 4]
    for puzzle in every[day::40]:
        solution = PUZZLES.solution(puzzle)
        assert solution.puzzle == puzzle
        check_by_the_rules(solution)


def test_the_puzzle_of_a_day_is_the_same_whatever_the_hour() -> None:
    first, same, later = (of_day(PUZZLES, date(2026, 1, day)) for day in (1, 1, 2))
    assert first == same != later
    count = len(list(lines(read_file(paths.data("puzzles_daily.txt")), PUZZLES.sign)))
    last, again = (date(2026, 1, 1) + timedelta(count - 1 + days) for days in range(2))
    assert of_day(PUZZLES, again) == first
    assert (turn_of(PUZZLES, last), turn_of(PUZZLES, again)) == (0, 1)


def test_others_sit_there_when_the_dated_ones_have_begun_again() -> None:
    puzzle, voice = PUZZLES.read(STUDIED), Voice(open_sentences(), "en")
    first, again = (set_up_of(KIT, puzzle, 1, "Ada", voice, turn).chairs for turn in (0, 1))
    assert first[1] == again[1]
    for seat in (0, 2):
        assert first[seat].colour != again[seat].colour
        assert first[seat].who != again[seat].who
    assert len({chair.colour for chair in again}) == 3
