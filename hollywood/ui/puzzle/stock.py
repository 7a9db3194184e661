"""Which puzzle comes next: of those that came with the box, and those made meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hollywood.bots.puzzle import Puzzle, Puzzles
from hollywood.puzzle_book import shipped
from hollywood.puzzle_scores import PuzzleScores

_EASIER, _SPREAD = -40, 120  # around the player's rating
_RARELY = 0.12  # of what is offered, each theme of which there is little
_SEVERAL = 5  # of those that fit best one is drawn


class Stock:
    """All puzzles of one game that can be offered."""

    def __init__(self, puzzles: Puzzles[Any, Any]) -> None:
        self._puzzles = puzzles
        self._chance = random.SystemRandom()
        self.all = {puzzle.id: puzzle for puzzle in shipped(puzzles)}

    def add(self, made: Iterable[Puzzle[Any]]) -> None:
        """More of them."""
        self.all |= {puzzle.id: puzzle for puzzle in made}

    def unseen(self, scores: PuzzleScores) -> list[Puzzle[Any]]:
        """Those nobody has answered."""
        return [puzzle for puzzle in self.all.values() if puzzle.id not in scores.first]

    def next(self, scores: PuzzleScores, shift: int = 0) -> Puzzle[Any] | None:
        """One about as hard as is right for now; None if none is left."""
        left = self.unseen(scores)
        chance = self._chance.random()
        for number, theme in enumerate(self._puzzles.scarce):
            if number * _RARELY <= chance < (number + 1) * _RARELY:
                left = [puzzle for puzzle in left if theme in puzzle.themes] or left
        wanted = scores.rating + shift + self._chance.gauss(_EASIER, _SPREAD)
        left.sort(key=lambda puzzle: abs(puzzle.rating - wanted))
        return self._chance.choice(left[:_SEVERAL]) if left else None
