"""What a puzzle is: a position of a match, a question, and one right answer that is proved."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, Protocol, Self, TypeAlias

from hollywood.core.catalogue import Language
from hollywood.core.dice import SEED_BITS, roll
from hollywood.core.game import Game, M, S
from hollywood.core.match import Match
from hollywood.core.message import Message, Refused, say

from .bot import finished

EASIEST = 500  # no puzzle is rated lower
PLAYERS = ("understudy", "lead", "director")  # of the matches in which puzzles are looked for
_MATCHES = 100_000  # for each seed of puzzles
_BARS = (900, 1200, 1500, 1800)  # ratings up to which so many bars are lit, less one


@dataclass(frozen=True)
class Puzzle(Generic[M]):
    """A match up to some move, and what is asked of whose turn it is."""

    seats: int
    seed: int
    before: tuple[M, ...]  # the moves that lead to the position
    goal: str
    count: int = 0  # points that are asked for, where the goal names any
    rating: int = EASIEST
    themes: tuple[str, ...] = ()
    language: Language | None = None  # of its cards, in games whose cards speak one

    @property
    def id(self) -> str:
        """A short name: seats, seed, and how many moves lead there; each match asks once there."""
        where = f"{self.seats}-{self.seed}-{len(self.before)}"
        return where if self.language is None else f"{where}-{self.language}"

    @property
    def bars(self) -> int:
        """The difficulty from one to five."""
        return _bars(self.rating)


@dataclass(frozen=True)
class ListedPuzzle:
    """What the line of a puzzle says of it; its moves are not read, for that takes a while."""

    id: str
    line: str
    seats: int
    goal: str
    count: int
    rating: int = EASIEST
    themes: tuple[str, ...] = ()

    @property
    def bars(self) -> int:
        """The difficulty from one to five."""
        return _bars(self.rating)


def _bars(rating: int) -> int:
    return 1 + sum(rating > most for most in _BARS)


def match_at(game: Game[S, M], puzzle: Puzzle[M]) -> Match[S, M]:
    """The match at the position; Refused if there is none for so many seats."""
    if puzzle.seats not in game.seats:
        raise Refused(say("puzzle.impossible"))
    match = Match(game, game.start(puzzle.seats, puzzle.seed))
    for move in puzzle.before:
        match.play(move)
    return match


@dataclass(frozen=True)
class Solution(Generic[M]):
    """A puzzle that is proved, and how the match goes on if everybody does the best for his aim."""

    puzzle: Puzzle[M]  # with its rating and themes
    answer: tuple[M, ...]  # one move, or a whole turn
    line: tuple[M, ...]  # from the answer on to the end
    finds: int  # decisions that must be found, the answer being the first
    depth: int  # moves one must look ahead, from which on the answer is always seen
    tempting: int  # wrong moves that look at least as good
    sort: str  # what other answers it resembles: one after the other they would be tedious


@dataclass(frozen=True)
class Verdict(Generic[M]):
    """What an answer is worth, and how the match goes on."""

    right: bool
    then: tuple[M, ...]  # what others answer, up to the next decision that must be found
    more: bool  # whether there is such a decision
    reason: Message  # why it is right, or what it comes to
    shows: int | None = None  # points that are seen right after it, where they are asked for
    holds: int | None = None  # points that are sure after it


Found: TypeAlias = Generator[Any, None, list[Solution[M]]]  # what a match holds, after pauses


class Puzzles(Protocol[S, M]):
    """The puzzles of one game."""

    @property
    def sign(self) -> str:
        """The word that its lines begin with."""

    @property
    def goals(self) -> Sequence[str]:
        """What can be asked."""

    @property
    def themes(self) -> Sequence[str]:
        """What an answer can be about."""

    @property
    def scarce(self) -> Sequence[str]:
        """Themes that are rare in matches: they are looked for, so that enough are offered."""

    def speaking(self, language: Language) -> Puzzles[S, M]:
        """Those with cards of this language; itself, if cards speak none."""

    @property
    def week(self) -> Sequence[int]:
        """From which rating on a dated one is for Monday, Tuesday, … and up to which for Sunday."""

    def found(self, seed: int) -> Found[M]:
        """All puzzles in the match that bots play from this seed; pauses now and then."""

    def start(self, puzzle: Puzzle[M]) -> Match[S, M]:
        """The match at the position; Illegal if its moves are not."""

    def solution(self, puzzle: Puzzle[M]) -> Solution[M]:
        """Its answer; Refused if the puzzle asks something else than what it has one answer to."""

    def judged(self, puzzle: Puzzle[M], since: Sequence[M]) -> Verdict[M] | None:
        """What the last of the moves since the position is worth; None in the middle of a turn."""

    def write(self, puzzle: Puzzle[M]) -> str:
        """The puzzle as one line."""

    def read(self, text: str) -> Puzzle[M]:
        """The puzzle in such a line, which is not proved yet; Refused if it is none."""

    def __hash__(self) -> int:
        """Those that were read from a file stay read."""


class OneLanguage:
    """A part of the puzzles of a game whose cards speak no language."""

    def speaking(self, language: Language) -> Self:
        """They are the same everywhere."""
        return self


def matches(seed: int) -> Iterator[int]:
    """The seeds of the matches in which puzzles are looked for, without end."""
    return (number % (1 << SEED_BITS) for number in count(seed * _MATCHES))


def made_from(puzzles: Puzzles[Any, M], seed: int) -> Iterator[Solution[M]]:
    """Puzzles without end, the same for the same seed."""
    for number in matches(seed):
        yield from finished(puzzles.found(number))


def levels_of(seed: int, seats: int) -> list[str]:
    """Who plays the match of a seed: how well is as mixed as among people."""
    number, levels = roll(seed), []
    for _ in range(seats):
        number, level = divmod(number, len(PLAYERS))
        levels.append(PLAYERS[level])
    return levels
