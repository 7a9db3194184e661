"""The rest of a round played out to the last reel: every seat does the best for itself (max^n)."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable, Iterator
from typing import TypeAlias

from .outlook import Outlook
from .packed import CLAP, DIGIT, DOUBLE, REELS, Masks, MoveNumber, PackedPosition, Step, reels_left

Utilities: TypeAlias = list[float]

_BREATH = 300  # positions between two chances for others to run


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


class Solver:
    """Solves positions of one round; what it has found it keeps."""

    def __init__(self, outlook: Outlook, *, most: float = math.inf) -> None:
        self.most = most  # positions for one answer
        self._limit = most
        self._board = outlook.board
        self._utilities = outlook.utilities
        self._scale = outlook.scale
        self._useful = _Useful(kept_count=not outlook.last)
        self._found: dict[int, Utilities] = {}
        self._seat_bits = (outlook.board.seats - 1).bit_length()
        self._masks_at = 2 * outlook.board.seats + self._seat_bits

    @property
    def size(self) -> int:
        """How many positions it has solved."""
        return len(self._found)

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

        TooMany if that is too far.
        """
        self._limit = len(self._found) + self.most
        worths: list[tuple[MoveNumber, float]] = []
        for choice in choices:
            worth = self.solve(*self._board.play(position, choice))[position.turn]
            worths.append((choice, worth / self._scale))
            worths.sort(key=lambda each: -each[1])
            yield worths

    def patiently(self, position: PackedPosition) -> Generator[None, None, Utilities]:
        """What the position is worth to each seat; pauses now and then. TooMany if too far."""
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

    def line(self, position: PackedPosition) -> PackedPosition:
        """How the round ends from here if all play their best."""
        while position.left:
            board, turn = self._board, position.turn
            after = [board.play(position, choice) for choice in board.choices(position)]
            position = max(after, key=lambda next_: self.solve(*next_)[turn])
        return position

    def solve(self, masks: Masks, left: int, turn: int, studio: int) -> Utilities:
        """What the position is worth to each seat if all play their best."""
        studio &= self._useful[left]
        if not left:
            turn = 0
        key = (masks << self._masks_at) + (studio << self._seat_bits) + turn
        found = self._found.get(key)
        if found is None:
            found = (
                self._best(masks, left, turn, studio) if left else self._utilities(masks, studio)
            )
            self._found[key] = found
        return found

    def _best(self, masks: Masks, left: int, turn: int, studio: int) -> Utilities:
        """The most that the seat to move can reach; of equal ends the first."""
        if len(self._found) > self._limit:
            raise TooMany
        board, solve = self._board, self.solve
        steps, after = board.steps[turn], board.after[turn]
        best: Utilities = []
        most = -math.inf
        rest = left - (1 << DIGIT * turn)
        turn_after = after[rest]
        for span, top, foot in steps:
            if not masks & top:
                end = solve(masks - ((masks & span) >> 1) + foot, rest, turn_after, studio)
                if end[turn] > most:
                    best, most = end, end[turn]
        cards = studio >> 2 * turn
        if cards & CLAP:
            end = solve(masks, left, after[left], studio - (CLAP << 2 * turn))
            if end[turn] > most:
                best, most = end, end[turn]
        if cards & DOUBLE and rest >> DIGIT * turn & REELS:
            rest -= 1 << DIGIT * turn
            studio -= DOUBLE << 2 * turn
            for twice in _doubles(masks, steps):
                end = solve(twice, rest, after[rest], studio)
                if end[turn] > most:
                    best, most = end, end[turn]
        return best


def _doubles(masks: Masks, steps: list[Step]) -> list[Masks]:
    """The masks after two reels of one seat, in any columns with room."""
    ends = []
    for first, (span, top, foot) in enumerate(steps):
        if not masks & top:
            once = masks - ((masks & span) >> 1) + foot
            for span, top, foot in steps[first:]:
                if not once & top:
                    ends.append(once - ((once & span) >> 1) + foot)
    return ends
