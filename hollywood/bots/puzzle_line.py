"""A puzzle as one line: sign, seats, seed, moves before, goal, points, the moves; what is known."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Generic

from hollywood.core.game import M
from hollywood.core.message import Refused, quoted, say

from .puzzle import Puzzle


class PuzzleLine(Generic[M]):
    """How one game writes its puzzles; each move is a few letters, with nothing between them."""

    def __init__(
        self,
        sign: str,
        goals: Sequence[str],
        moves: str,  # a pattern that fits each move
        write: Callable[[M], str],
        read: Callable[[str], M],
    ) -> None:
        self.sign, self._write, self._read = sign, write, read
        self._move = re.compile(moves, re.ASCII)
        self._line = re.compile(
            rf"{sign} (\d) (\d{{1,20}}) (\d{{1,3}}) ({'|'.join(goals)}) (\d{{1,3}}) "
            rf"((?:{moves})+)(?:\s*;\s*(\d{{1,4}})((?: [a-z]+)*))?",
            re.ASCII,
        )

    def write(self, puzzle: Puzzle[M]) -> str:
        """The puzzle as a line; its rating and themes follow after a semicolon."""
        where = f"{puzzle.seats} {puzzle.seed} {len(puzzle.before)} {puzzle.goal} {puzzle.count}"
        moves = "".join(map(self._write, puzzle.before))
        known = " ".join((str(puzzle.rating), *puzzle.themes))
        return f"{self.sign} {where} {moves} ; {known}"

    def read(self, text: str) -> Puzzle[M]:
        """The puzzle in a line; Refused if it is none."""
        told = self._line.fullmatch(text.strip())
        moves = tuple(map(self._read, self._move.findall(told[6]))) if told else ()
        if told is None or len(moves) != int(told[3]):
            raise Refused(say("puzzle.unreadable", text=quoted(text.strip())))
        seats, seed, _, goal, count, _, rating, themes = told.groups()
        known = (int(rating), tuple(themes.split())) if rating else ()
        return Puzzle(int(seats), int(seed), moves, goal, int(count), *known)
