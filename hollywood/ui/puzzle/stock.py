"""Which puzzle comes next: of those that came with the box, and those made meanwhile."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import Any

from hollywood.bots.puzzle import ListedPuzzle, Puzzles
from hollywood.bots.taste import worth_while
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.puzzle_book import listed, shipped
from hollywood.puzzle_scores import PuzzleScores
from hollywood.ui.app.at_leisure import at_leisure

_EASIER, _SPREAD = -40, 120  # around the player's rating
_RARELY = 0.12  # of what is offered, each theme of which there is little
_READY, _NEAR = 12, 150  # so many that nobody has seen, so near to the player's rating
_SEVERAL = 5  # of those that fit best one is drawn


class Stock:
    """All puzzles of one game that can be offered."""

    def __init__(self, puzzles: Puzzles[Any, Any]) -> None:
        self._puzzles = puzzles
        self._chance = random.SystemRandom()
        self.all = {puzzle.id: puzzle for puzzle in shipped(puzzles.sign)}

    def making(
        self, scores: PuzzleScores, awake: Callable[[], bool]
    ) -> Generator[None, None, None]:
        """Make more where few are left that are about right; nobody waits for them."""
        while sum(self._is_near(puzzle, scores) for puzzle in self.unseen(scores)) < _READY:
            work = self._puzzles.found(self._chance.getrandbits(SHORT_SEED_BITS))
            made = yield from at_leisure(work, awake)
            for each in list(filter(worth_while, made))[:1]:  # no two of one match
                self.all[each.puzzle.id] = listed(self._puzzles.write(each.puzzle))

    @property
    def known(self) -> list[ListedPuzzle]:
        """All that there are now: another thread may add one at any moment."""
        return list(self.all.values())

    def _is_near(self, puzzle: ListedPuzzle, scores: PuzzleScores) -> bool:
        return abs(puzzle.rating - scores.rating) <= _NEAR

    def unseen(self, scores: PuzzleScores) -> list[ListedPuzzle]:
        """Those nobody has answered."""
        return [puzzle for puzzle in self.known if puzzle.id not in scores.first]

    def next(self, scores: PuzzleScores, shift: int = 0) -> ListedPuzzle | None:
        """One about as hard as is right for now; None if none is left."""
        left = self.unseen(scores)
        chance = self._chance.random()
        for number, theme in enumerate(self._puzzles.scarce):
            if number * _RARELY <= chance < (number + 1) * _RARELY:
                left = [puzzle for puzzle in left if theme in puzzle.themes] or left
        wanted = scores.rating + shift + self._chance.gauss(_EASIER, _SPREAD)
        left.sort(key=lambda puzzle: abs(puzzle.rating - wanted))
        return self._chance.choice(left[:_SEVERAL]) if left else None
