"""How somebody made up fares with puzzles: what they are rated after all of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, TypeAlias

from hollywood.bots.puzzle import ListedPuzzle, Puzzle
from hollywood.puzzle_scores import AT_ONCE, MISSED, Answered, PuzzleScores

Answers: TypeAlias = Sequence[tuple[ListedPuzzle | Puzzle[Any], bool]]  # and whether it is solved


def rating_of(game: str, answers: Answers) -> float:
    """The rating of whoever sees the answers of some puzzles and misses those of others."""
    scores = PuzzleScores(game)
    for puzzle, seen in answers:
        result = AT_ONCE if seen else MISSED
        scores.take(Answered(game, puzzle.id, "", puzzle.rating, result))
    return scores.rating


def harder_by(answers: Answers) -> float:
    """By how much those that are missed are rated higher than those whose answer is seen."""
    found: dict[bool, list[int]] = {True: [], False: []}
    for puzzle, seen in answers:
        found[seen].append(puzzle.rating)
    return fmean(found[False]) - fmean(found[True])
