"""What somebody has answered, a line each: added to. Rating and streak follow from it.

When there are too many lines, those of the earliest answers become one: what they had come to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import partial
from typing import Any, TypeAlias

from hollywood.bots.puzzle import Puzzle
from hollywood.core.message import Refused

from . import files
from .json_lines import as_line, take_lines

FILE = "puzzles.jsonl"
FOR_RATING = "answers.csv"
_COLUMNS = ("game", "puzzle", "result", "seconds", "rating_before")
AT_ONCE, AGAIN, HELPED, MISSED = 1.0, 0.5, 0.25, 0.0  # what an answer counts
_START = 1000  # the rating of somebody new
_QUICK, _SLOW, _FIRST = 48, 24, 15  # how far a rating moves; at first, and after so many
_SCALE = 400  # points of rating that make ten to one
_HARD, _OF = 5, 10  # so many missed among the last ones, and it may be easier
KEPT = 20_000  # answers of a game
_ENDLESS = 10**9  # no number of ours comes near
_LINES = 3 * KEPT  # of the file, before it is made shorter: each puzzle is opened and answered


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

    @property
    def themes(self) -> list[str]:
        """What the puzzle is about, as its line tells after its rating."""
        return self._known.split()[1:]

    @property
    def _known(self) -> str:
        return self.line.partition(";")[2]

    @property
    def short(self) -> Answered:
        """The same without the position."""
        return replace(self, line=f";{self._known}")


@dataclass(frozen=True)
class Before:
    """What earlier answers had come to that are not kept any more."""

    game: str
    rating: float = _START
    rated: int = 0  # answers that counted
    streak: int = 0
    best: int = 0


Line: TypeAlias = Answered | Before


class PuzzleScores:
    """All answers of one game, summed up."""

    def __init__(self, game: str, before: Before | None = None) -> None:
        before = before or Before(game)
        self.game = game
        self.rating = before.rating
        self.streak, self.best = before.streak, before.best
        self.first: dict[str, float] = {}  # of each puzzle: its first result
        self.open: str | None = None  # the line of the puzzle that waits
        self._rated = before.rated
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
    def before(self) -> Before:
        """All this, for answers that are still to come."""
        return Before(self.game, self.rating, self._rated, self.streak, self.best)

    @property
    def struggles(self) -> bool:
        """Whether too many of the last ones were missed."""
        return self._last.count(MISSED) >= _HARD


def scores_of(game: str) -> PuzzleScores:
    """Everything answered so far; a line that can't be read is left out."""
    files.wait_until_written()
    told = _text().splitlines()
    lines = list(_read(told))
    if len(told) > _LINES:
        files.do_later(partial(_shorten, lines))
    return summed_up(game, lines)


def summed_up(game: str, lines: Iterable[Line]) -> PuzzleScores:
    """What these lines come to in one game."""
    scores = PuzzleScores(game)
    for line in lines:
        if line.game == game and isinstance(line, Before):
            scores = PuzzleScores(game, line)
        elif line.game == game and isinstance(line, Answered):
            scores.take(line)
    return scores


def all_answers() -> list[Line]:
    """Everything that stands in the file."""
    return list(_read(_text().splitlines()))


def merge(text: str) -> bool:
    """Add what these lines tell of games of which nothing stands here; whether there was any."""
    files.wait_until_written()
    here = {line.game for line in all_answers()}
    new = [line for line in _read(text.splitlines()) if line.game not in here]
    if new:
        files.append_text(files.own(FILE), "".join(map(_as_line, new)))
    return bool(new)


def forget(game: str | None = None) -> None:
    """Begin anew, or only in one game; Refused if it can't be written."""
    files.wait_until_written()
    left = [line for line in all_answers() if game not in (None, line.game)]
    if files.exists(files.own(FILE)):
        files.write_text(files.own(FILE), "".join(map(_as_line, left)))
    rated = files.own(FOR_RATING)
    if files.exists(rated):
        head, *rows = rated.read_text("utf-8").splitlines(keepends=True)
        kept = [row for row in rows if game not in (None, row.partition(",")[0])]
        files.write_text(rated, "".join([head, *kept]))


def _text() -> str:
    file = files.own(FILE)
    return file.read_text("utf-8", errors="replace") if files.exists(file) else ""


def _read(lines: Iterable[str]) -> Iterable[Line]:
    found: list[Line] = []

    def take(told: Any) -> None:
        line = Answered(**told) if "id" in told else Before(**told)
        if not _is_sound(line):
            raise ValueError
        found.append(line)

    take_lines(lines, take)
    return found


def _is_sound(line: Line) -> bool:
    """Whether every value is what it should be: numbers can be counted with."""
    words, numbers = {"game", "id", "line", "day"}, {"asked", "seconds", "rated", "streak", "best"}
    for name, value in vars(line).items():
        if name in words and not isinstance(value, str):
            return False
        if name in numbers and not (isinstance(value, int) and abs(value) < _ENDLESS):
            return False
    if isinstance(line, Before):
        return isinstance(line.rating, int | float) and abs(line.rating) < _ENDLESS
    return line.result in (None, AT_ONCE, AGAIN, HELPED, MISSED)


def _shorten(lines: Sequence[Line]) -> None:
    """Keep of each game the last answers, and what the others had come to."""
    short: list[Line] = []
    for game in dict.fromkeys(line.game for line in lines):
        own = [line for line in lines if line.game == game]
        answers = [line for line in own if isinstance(line, Answered) and line.result is not None]
        kept = answers[-KEPT:]
        earlier = own[: own.index(kept[0])] if kept else own
        short.append(summed_up(game, earlier).before)
        short += [answer.short for answer in kept]
        short += [line for line in own[-1:] if line not in answers]  # the puzzle that waits
    with suppress(Refused):  # then it stays long
        files.write_text(files.own(FILE), "".join(map(_as_line, short)))


def _as_line(line: Line) -> str:
    return as_line(asdict(line))


def keep(answered: Answered) -> None:
    """Have it written soon."""
    files.do_later(partial(files.append_text, files.own(FILE), _as_line(answered)))


def keep_for_rating(answered: Answered, rating: float) -> None:
    """Have it written soon for whoever wants to help to rate puzzles; `rating` was theirs before.

    Nobody is named, and nothing is sent.
    """
    files.do_later(partial(_append_row, answered, rating))


def _append_row(answered: Answered, rating: float) -> None:
    file = files.own(FOR_RATING)
    row = (answered.game, answered.id, answered.result, answered.seconds, round(rating))
    rows = [row] if files.exists(file) else [_COLUMNS, row]
    with suppress(Refused):  # nobody waits for it
        files.append_text(file, "".join(",".join(map(str, each)) + "\n" for each in rows))


def opened(game: str, puzzle: Puzzle[object], line: str) -> Answered:
    """That a puzzle was begun."""
    return Answered(game, puzzle.id, line, puzzle.rating)


def today() -> str:
    """The local date."""
    return date.today().isoformat()
