"""One puzzle while it is tried: what stands, what is still played out, how it has gone."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal, TypeAlias

from hollywood.bots.puzzle import Puzzle, Puzzles, Solution, Verdict
from hollywood.core.match import Match
from hollywood.puzzle_scores import AGAIN, AT_ONCE, HELPED, MISSED

# asked: somebody must find a move; right, wrong: an answer is played out; shown: the whole line
Stage: TypeAlias = Literal["asked", "right", "wrong", "shown"]
_TRIES = 2  # that count


class Trial:
    """How somebody fares with one puzzle."""

    def __init__(self, puzzles: Puzzles[Any, Any], solution: Solution[Any]) -> None:
        self._puzzles, self.solution = puzzles, solution
        self.puzzle: Puzzle[Any] = solution.puzzle
        self._begun = puzzles.start(self.puzzle)
        self.stage: Stage = "asked"
        self.verdict: Verdict[Any] | None = None
        self.coming: deque[Any] = deque()  # moves that are played out
        self.wrong = self.hints = 0
        self._stands: list[Any] = []  # moves since the position that were right, and the answers
        self._made: list[Any] = []  # of a turn that is not over

    @property
    def result(self) -> float | None:
        """What it counts; None while it may still be answered."""
        if self.stage == "shown" or self.wrong >= _TRIES:
            return MISSED
        if self.stage != "right" or self.asks_on:
            return None
        if self.hints:
            return HELPED
        return AGAIN if self.wrong else AT_ONCE

    @property
    def line(self) -> str:
        """The puzzle as it is written down."""
        return self._puzzles.write(self.puzzle)

    def begun(self) -> Match[Any, Any]:
        """The match where the puzzle begins."""
        return self._begun.until(len(self._begun.moves))

    def match(self) -> Match[Any, Any]:
        """The match where the next move must be found."""
        match = self.begun()
        for move in self._stands:
            match.play(move)
        return match

    def made(self, move: Any) -> bool:
        """Whoever is asked has moved; whether that was all of an answer."""
        self._made.append(move)
        self.verdict = self._puzzles.judged(self.puzzle, [*self._stands, *self._made])
        if self.verdict is None:
            return False
        self.coming = deque(self.verdict.then)
        self.stage = "right" if self.verdict.right else "wrong"
        self.wrong += not self.verdict.right
        if self.verdict.right:
            self._stands += [*self._made, *self.verdict.then]
        self._made = []
        return True

    @property
    def asks_on(self) -> bool:
        """Whether another move must be found when all answers were seen."""
        return self.stage == "right" and self.verdict is not None and self.verdict.more

    def ask_on(self) -> None:
        """All answers were seen: another move must be found."""
        self.stage = "asked"

    def again(self) -> None:
        """Once more from where it went wrong."""
        self.stage, self.verdict = "asked", None
        self.coming.clear()
        self._made = []

    def show(self) -> None:
        """Let the whole line be seen from here."""
        self.again()
        self.stage = "shown"
        self.coming = deque(self.solution.line[len(self._stands) :])

    @property
    def next_answer(self) -> Any:
        """The move that is to be found now; of a turn its first one."""
        return self.solution.line[len(self._stands) + len(self._made)]
