"""Which puzzles somebody wants to see in the list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from hollywood.bots.puzzle import EASIEST, ListedPuzzle
from hollywood.puzzle_scores import AT_ONCE

Seen: TypeAlias = Literal["unseen", "missed", "all"]
SEEN: tuple[Seen, ...] = get_args(Seen)
HARDEST = 2500  # the end of the scale


@dataclass
class PuzzleFilter:
    """What is chosen; of themes any will do, and none chosen means all."""

    seen: Seen = "unseen"
    goal: str = ""
    seats: int = 0
    least: int = EASIEST
    most: int = HARDEST
    themes: frozenset[str] = frozenset()

    def turn(self, theme: str) -> None:
        """Ask for this theme too, or no longer."""
        self.themes ^= {theme}

    def of(self, puzzles: Iterable[ListedPuzzle], first: Mapping[str, float]) -> list[ListedPuzzle]:
        """Those that fit, the easiest first."""
        fitting = (puzzle for puzzle in puzzles if self._fits(puzzle, first.get(puzzle.id)))
        return sorted(fitting, key=lambda puzzle: (puzzle.rating, puzzle.id))

    def _fits(self, puzzle: ListedPuzzle, result: float | None) -> bool:
        if self.seen == "unseen" and result is not None:
            return False
        if self.seen == "missed" and (result is None or result == AT_ONCE):
            return False
        return (
            self.goal in ("", puzzle.goal)
            and self.seats in (0, puzzle.seats)
            and self.least <= puzzle.rating <= self.most
            and (not self.themes or bool(self.themes & set(puzzle.themes)))
        )
