"""What somebody has answered, a line each: only ever added to. Rating and streak follow from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial

from hollywood.bots.puzzle import Puzzle

from . import files

FILE = "puzzles.jsonl"
AT_ONCE, AGAIN, HELPED, MISSED = 1.0, 0.5, 0.25, 0.0  # what an answer counts
_START = 1000  # the rating of somebody new
_QUICK, _SLOW, _FIRST = 48, 24, 15  # how far a rating moves; at first, and after so many
_SCALE = 400  # points of rating that make ten to one
_HARD, _OF = 5, 10  # so many missed among the last ones, and it may be easier


@dataclass(frozen=True)
class Answered:
    """How one puzzle went, or that it was opened, while `result` is None."""

    game: str
    id: str
    line: str
    asked: int  # the rating of the puzzle
    result: float | None = None
    seconds: int = 0
    day: str = ""  # on which it was answered
    rated: bool = True


class PuzzleScores:
    """All answers of one game, summed up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rating: float = _START
        self.streak = self.best = 0
        self.first: dict[str, float] = {}  # of each puzzle: its first result
        self.open: str | None = None  # the line of the puzzle that waits
        self._rated = 0
        self._last: list[float] = []

    def take(self, answered: Answered) -> int:
        """Count it; by how much the rating changes."""
        if answered.result is None:
            self.open = answered.line
            return 0
        self.open = None
        new = answered.id not in self.first
        self.first.setdefault(answered.id, answered.result)
        if not (new and answered.rated):
            return 0
        before, quick = self.rating, self._rated < _FIRST
        expected = 1 / (1 + 10 ** ((answered.asked - before) / _SCALE))
        self.rating += (_QUICK if quick else _SLOW) * (answered.result - expected)
        self._rated += 1
        self._last = [*self._last, answered.result][-_OF:]
        self.streak = self.streak + 1 if answered.result == AT_ONCE else 0
        self.best = max(self.best, self.streak)
        return round(self.rating) - round(before)

    @property
    def struggles(self) -> bool:
        """Whether too many of the last ones were missed."""
        return self._last.count(MISSED) >= _HARD


def scores_of(game: str) -> PuzzleScores:
    """Everything answered so far; a line that can't be read is left out."""
    files.wait_until_written()
    scores = PuzzleScores(game)
    for answered in _read(_text().splitlines()):
        if answered.game == game:
            scores.take(answered)
    return scores


def _text() -> str:
    file = files.own(FILE)
    return file.read_text("utf-8", errors="replace") if files.exists(file) else ""


def _read(lines: Iterable[str]) -> Iterable[Answered]:
    for line in lines:
        try:
            yield Answered(**json.loads(line))
        except (TypeError, ValueError):
            continue


def keep(answered: Answered) -> None:
    """Have it written soon."""
    line = json.dumps(asdict(answered), ensure_ascii=False) + "\n"
    files.do_later(partial(files.append_text, files.own(FILE), line))


def opened(game: str, puzzle: Puzzle[object], line: str) -> Answered:
    """That a puzzle was begun."""
    return Answered(game, puzzle.id, line, puzzle.rating)


def today() -> str:
    """The local date."""
    return date.today().isoformat()
