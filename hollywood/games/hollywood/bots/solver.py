"""The rest of a round played out to the last reel, move by move of everybody."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator
from itertools import starmap
from typing import Generic, TypeAlias, TypeVar

from hollywood.core.message import Seat

from .outlook import SURE, Outlook
from .packed import CLAP, DIGIT, DOUBLE, REELS, Board, Masks, MoveNumber, PackedPosition, reels_left

_BREATH = 200  # positions between two chances for others to run
_HURRIED = 5  # times as many positions are few enough where any sure win will do

V = TypeVar("V")
Utilities: TypeAlias = list[float]


class _Useful(dict[int, int]):
    """The studio cards that still make a difference, by the reels left."""

    def __init__(self, *, kept_count: bool) -> None:
        self._kept_count = kept_count  # a card that is kept has its worth, even if useless now

    def __missing__(self, left: int) -> int:
        useful, seat, rest = -1 if self._kept_count else 0, 0, left
        while rest:
            reels = rest & REELS
            useful |= (CLAP * (reels > 0) | DOUBLE * (reels > 1)) << 2 * seat
            rest >>= DIGIT
            seat += 1
        self[left] = useful
        return useful


class TooMany(Exception):
    """More positions than may be solved for one answer."""


class Search(ABC, Generic[V]):
    """Finds what positions of one round come to; what it has found it keeps."""

    def __init__(self, board: Board, *, kept_count: bool, most: float = math.inf) -> None:
        self._board = board
        self.most = most  # positions for one answer
        self._limit = most
        self._useful = _Useful(kept_count=kept_count)
        self._found: dict[int, V] = {}
        self._seat_bits = (board.seats - 1).bit_length()
        self._masks_at = 2 * board.seats + self._seat_bits

    @property
    def size(self) -> int:
        """How many positions it has solved."""
        return len(self._found)

    def solve(self, masks: Masks, left: int, turn: Seat, studio: int) -> V:
        """What the position comes to; TooMany if that is too far."""
        studio &= self._useful[left]
        if not left:
            turn = 0
        key = (masks << self._masks_at) + (studio << self._seat_bits) + turn
        found = self._found.get(key)
        if found is None:
            if not left:
                found = self._at_end(masks, studio)
            elif len(self._found) > self._limit:
                raise TooMany
            else:
                onward = self._board.onward(masks, left, turn, studio)
                found = self._of_turn(starmap(self.solve, onward), turn)
            self._found[key] = found
        return found

    def patiently(self, position: PackedPosition) -> Generator[None, None, V]:
        """What the position comes to; pauses now and then. TooMany if that is too far."""
        most = len(self._found) + self.most
        while True:
            self._limit = min(most, len(self._found) + _BREATH)
            try:
                return self.solve(*position)
            except TooMany:
                if len(self._found) > most:
                    raise
                yield
            finally:
                self._limit = most

    @abstractmethod
    def _at_end(self, masks: Masks, studio: int) -> V:
        """What the round comes to when it has ended so."""

    @abstractmethod
    def _of_turn(self, ends: Iterator[V], turn: Seat) -> V:
        """What it comes to if this seat chooses among these; they are solved as they are taken."""


class Solver(Search[Utilities]):
    """Every seat does the best for itself (max^n); of equal ends it takes the first.

    If any end is `enough` that is worth so much, whoever reaches one looks for no better one: then
    a sure win is found in a fraction of the positions, but not by how much it can be won.
    """

    def __init__(
        self, outlook: Outlook, *, most: float = math.inf, enough: float = math.inf
    ) -> None:
        super().__init__(outlook.board, kept_count=not outlook.last, most=most)
        self._utilities = outlook.utilities
        self._scale = outlook.scale
        self._enough = enough

    def estimate(self, position: PackedPosition) -> int:
        """About how many positions will be solved; a fit to 140 last rounds."""
        reels = reels_left(position.left)
        useful = position.studio & self._useful[position.left]
        seats = range(self._board.seats)
        claps = sum(useful >> 2 * seat & CLAP for seat in seats)
        doubles = useful.bit_count() - claps
        holders = sum(position.left >> DIGIT * seat & REELS > 0 for seat in seats)
        cards = 0.67 * claps + 0.49 * doubles - 0.036 * reels * (claps + doubles)
        return round(math.exp(1.317 * reels + cards + 0.95 * holders - 4.55))

    def worths(
        self, position: PackedPosition, choices: Iterable[MoveNumber]
    ) -> Iterator[list[tuple[MoveNumber, float]]]:
        """The moves solved so far and what they are worth to who moves, the best first.

        TooMany if that is too far. It ends early with a move that is worth enough.
        """
        self._limit = len(self._found) + self.most
        worths: list[tuple[MoveNumber, float]] = []
        for choice in choices:
            worth = self.solve(*self._board.play(position, choice))[position.turn]
            worths.append((choice, worth / self._scale))
            worths.sort(key=lambda each: -each[1])
            yield worths
            if worth >= self._enough:
                return

    def line(self, position: PackedPosition) -> PackedPosition:
        """How the round ends from here if all play their best."""
        while position.left:
            board, turn = self._board, position.turn
            after = [board.play(position, choice) for choice in board.choices(position)]
            position = max(after, key=lambda next_: self.solve(*next_)[turn])
        return position

    def _at_end(self, masks: Masks, studio: int) -> Utilities:
        return self._utilities(masks, studio)

    def _of_turn(self, ends: Iterator[Utilities], turn: Seat) -> Utilities:
        best = next(ends)
        while best[turn] < self._enough and (end := next(ends, None)):
            if end[turn] > best[turn]:
                best = end
        return best


class Solvers:
    """A last round solved whole; where that is too far, only until somebody surely wins."""

    def __init__(self, outlook: Outlook, most: float) -> None:
        self.whole = Solver(outlook, most=most)
        self.winner = Solver(outlook, most=most, enough=SURE)
        self._exactly = outlook.exactly

    def within_reach(self, position: PackedPosition) -> Solver | None:
        """Which of them can solve the rest of the round, if any."""
        size = self.whole.estimate(position)
        if not self._exactly or size > _HURRIED * self.whole.most:
            return None
        return self.whole if size <= self.whole.most else self.winner
