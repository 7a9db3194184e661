"""Puzzles of Times Square: one turn each, proved once more with nothing but the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

import pytest

from hollywood import paths
from hollywood.bots.puzzle import Solution, made_from
from hollywood.core.message import Refused
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.games.times_square.bots.puzzles import TurnPuzzles
from hollywood.games.times_square.bots.threats import wins
from hollywood.games.times_square.rules.state import NOBODY, End, Move, State
from hollywood.puzzle_book import lines, listed

from ...harness.puzzle_readers import harder_by, rating_of
from .positions import times_square
from .puzzle_readers import Read

GAME = times_square()
PUZZLES: TurnPuzzles = next(g for g in GAMES if g.name == GAME.name).open().puzzles  # type: ignore[assignment]
SHORT = "TSP1 2 100006 21 turn 0 D1d2d3.LR.l2l2l2l.H2H2.js2js4.D3D3."
_Turn: TypeAlias = tuple[object, ...]  # where all stand, and the cards left


def kind(state: State, seat: int) -> _Turn:
    return state.places, tuple(sorted(GAME.ids[card] for card in state.hands[seat])), state.lured


def ends(state: State) -> Iterator[tuple[_Turn, State]]:
    """Every way to the end of a turn, each move tried after the other."""
    seat, seen, waiting = state.turn, set[object](), [state]
    while waiting:
        here = waiting.pop()
        for move in GAME.moves(here):
            after = here.copy()
            GAME.apply(after, move)
            if move == End():
                yield kind(here, seat), after
            elif after.winner is not None:
                yield kind(after, seat), after
            elif (key := (kind(after, seat), after.led, after.discarded)) not in seen:
                seen.add(key)
                waiting.append(after)


def begins(state: State) -> bool:
    return state.winner is None and not (state.stage or state.lured or state.discarded)


def loses(state: State) -> bool:
    """Whether whose turn it is has a turn that wins."""
    return any(end.winner == state.turn for _, end in ends(state))


def check_by_the_rules(solution: Solution[Move]) -> None:
    """That the answer is the only one is seen by trying everything."""
    match = PUZZLES.start(solution.puzzle)
    state, seat = match.state, match.state.turn
    every = list(ends(state))
    wins = {turn for turn, end in every if end.winner == seat}
    if solution.puzzle.goal == "turn":
        right = wins
    else:
        assert not wins
        known: dict[object, bool] = {}
        right = set()
        for turn, end in every:
            key = (end.places, end.charlie, len(end.supply), end.passes, end.winner)
            if key not in known:
                known[key] = end.winner == NOBODY or (end.winner is None and not loses(end))
            right |= {turn} if known[key] else set()
    for move in solution.answer:
        match.play(move)
    assert right == {kind(match.states[-1 - (match.moves[-1] == End())], seat)}


def made(seed: int) -> Iterator[Solution[Move]]:
    return made_from(PUZZLES, seed)


def test_generated_puzzles_have_one_answer() -> None:
    for solution in islice(made(3), 4):
        check_by_the_rules(solution)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_hundreds_of_puzzles_have_one_answer(seed: int) -> None:
    for solution in islice(made(1000 + seed), 50):
        check_by_the_rules(solution)


def test_a_puzzle_comes_back_from_its_line() -> None:
    for solution in islice(made(3), 2):
        line = PUZZLES.write(solution.puzzle)
        assert PUZZLES.read(line) == solution.puzzle
        assert PUZZLES.solution(PUZZLES.read(line.partition(" ;")[0])) == solution


def test_a_turn_is_judged_when_it_is_over() -> None:
    puzzle = PUZZLES.read(SHORT)
    answer = PUZZLES.solution(puzzle).answer
    assert all(PUZZLES.judged(puzzle, answer[:made]) is None for made in range(1, len(answer)))
    right = PUZZLES.judged(puzzle, answer)
    assert right is not None
    assert (right.right, right.then, right.more) == (True, (), False)


def test_who_does_not_stop_the_other_loses() -> None:
    stop = next(found for found in made(3) if found.puzzle.goal == "stop")
    state = PUZZLES.start(stop.puzzle).state
    move = next(move for move in GAME.moves(state) if move != stop.answer[0])
    verdict = PUZZLES.judged(stop.puzzle, (move, End()))
    assert verdict is not None
    assert not verdict.right
    match = PUZZLES.start(stop.puzzle)
    for each in (move, End(), *verdict.then):
        match.play(each)
    assert match.state.winner == 1 - state.turn


def test_who_cannot_win_by_numbers_cannot_by_the_rules() -> None:
    told = set()
    for solution in islice(made(4), 3):
        match = PUZZLES.start(solution.puzzle)
        begun = [state for state in match.states[-40:] if begins(state)]
        for state in begun[-6:]:
            told.add(said := wins(PUZZLES._judge, state))
            assert said or not loses(state)
    assert told == {True, False}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("TSP1 2 100006 21 turn 0 what.", "puzzle.unreadable"),
        (SHORT.replace(" 21 ", " 20 "), "puzzle.unreadable"),
        (SHORT.replace("turn", "stop"), "puzzle.two_answers"),
        ("TSP1 3 1 1 turn 0 S", "puzzle.impossible"),
        ("TSP1 2 100009 3 turn 0 d1D3D3", "puzzle.impossible"),
        ("TSP1 2 100009 1 turn 0 xz", "times_square.illegal.no_card"),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        PUZZLES.solution(PUZZLES.read(line))
    assert refused.value.reason.id == why


def test_whoever_looks_further_ahead_is_rated_higher() -> None:
    """Readers of so many cards in each turn; what they miss is rated higher than what they see."""
    daily = lines(read_file(paths.data("puzzles_daily.txt")), PUZZLES.sign)
    chosen = random.Random(1).sample([listed(line) for _, line in daily], 120)
    read = [(each, Read(PUZZLES, PUZZLES.read(each.line))) for each in chosen]
    answers = [[(each, way.answer_is_seen(cards)) for each, way in read] for cards in range(9)]
    ratings = [rating_of(GAME.name, every) for every in answers]
    assert ratings == sorted(ratings)
    assert all(seen for _, seen in answers[-1]), "whoever reads everything misses nothing"
    for every in answers[1:-1]:
        assert harder_by(every) > 150
