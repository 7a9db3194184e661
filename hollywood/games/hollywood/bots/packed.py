"""A round as whole numbers, which bots search; its tests prove it equal to the rules.

A cell is a card's place in the area, counted down the columns from the left. The cells under a
seat's reels are a mask; the masks of all seats side by side are one number, so bumping a whole
column is one subtraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement
from typing import NamedTuple, TypeAlias

from hollywood.core.message import Seat

from ..rules.deck import Deck
from ..rules.state import NOBODY, Clap, Column, Double, Move, Place, State

Mask: TypeAlias = int  # cells of one seat
Masks: TypeAlias = int  # the masks of all seats, seat 0 lowest
MoveNumber: TypeAlias = int  # the number of a move in `Board.moves`
Step: TypeAlias = tuple[int, int, int]  # a column for a seat: all its cells, its tops, the foot
PackedFields: TypeAlias = tuple[Masks, int, Seat, int]  # of a PackedPosition: faster to make

DIGIT = 4  # bits for the reels a seat has left
REELS = (1 << DIGIT) - 1
CLAP, DOUBLE = 1, 2  # a seat's studio cards are two bits
STUDIO = CLAP | DOUBLE
_MOST_CELLS = 24  # larger areas have too many masks to think about


class PackedPosition(NamedTuple):
    """Where a round stands, but for the cards."""

    masks: Masks
    left: int  # reels not placed, a digit a seat
    turn: Seat
    studio: int  # studio cards not used, two bits a seat


class _NextTurn(dict[int, Seat]):
    """Who is next after a seat, by the reels left."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self._order = [(seat + i) % seats for i in range(1, seats + 1)]

    def __missing__(self, left: int) -> Seat:
        holders = (seat for seat in self._order if left >> DIGIT * seat & REELS)
        self[left] = seat = next(holders, NOBODY)
        return seat


class Board:
    """The columns, for so many seats."""

    def __init__(self, columns: tuple[int, ...], seats: int) -> None:
        self.seats = seats
        self.cells = sum(columns)
        self.all: Mask = (1 << self.cells) - 1
        feet = list(accumulate(columns))
        self.tops = [foot - cards for foot, cards in zip(feet, columns, strict=True)]
        self.spans: list[Mask] = [
            ((1 << cards) - 1) << top for top, cards in zip(self.tops, columns, strict=True)
        ]
        self._rooms = list(zip(columns, self.spans, strict=True))
        self.shifts = [self.cells * seat for seat in range(seats)]
        self.steps = [[self._step(seat, c) for c in range(len(columns))] for seat in range(seats)]
        self.after = [_NextTurn(seat, seats) for seat in range(seats)]
        self.pairs = list(combinations_with_replacement(range(len(columns)), 2))
        self.clap: MoveNumber = len(columns)
        self.moves: list[Move] = [Place(column) for column in range(len(columns))]
        self.moves += [Clap(), *(Double(a, b) for a, b in self.pairs)]
        self.choice = {move: choice for choice, move in enumerate(self.moves)}
        everybody = sum(1 << shift for shift in self.shifts)
        self._all_tops = sum(1 << top for top in self.tops) * everybody
        self._choices: dict[tuple[Masks, int], Sequence[MoveNumber]] = {}  # found so far

    def _step(self, seat: Seat, column: Column) -> Step:
        everybody = sum(1 << shift for shift in self.shifts)
        span = self.spans[column]
        foot = span.bit_length() - 1 + self.shifts[seat]
        return span * everybody, (1 << self.tops[column]) * everybody, 1 << foot

    def mask(self, masks: Masks, seat: Seat) -> Mask:
        """The cells under one seat's reels."""
        return masks >> self.shifts[seat] & self.all

    def taken(self, masks: Masks) -> Mask:
        """The cells under anybody's reels."""
        taken = 0
        while masks:
            taken |= masks & self.all
            masks >>= self.cells
        return taken

    def column(self, cell: int) -> Column:
        """The column a cell is in."""
        return next(c for c, span in enumerate(self.spans) if span >> cell & 1)

    def position(self, state: State) -> PackedPosition:
        """Where a turn of the rules stands."""
        masks = 0
        for column, reels in enumerate(state.reels):
            foot = self.spans[column].bit_length() - 1
            for above, seat in enumerate(reels):
                masks |= 1 << foot - above + self.shifts[seat]
        left = sum(reels << DIGIT * seat for seat, reels in enumerate(state.left))
        studio = sum(
            (CLAP * clap | DOUBLE * double) << 2 * seat
            for seat, (clap, double) in enumerate(zip(state.clap, state.double, strict=True))
        )
        return PackedPosition(masks, left, state.turn, studio)

    def choices(self, position: PackedFields) -> Sequence[MoveNumber]:
        """All legal moves, in the order of the rules."""
        masks, left, turn, studio = position
        cards = studio >> 2 * turn & STUDIO
        if left >> DIGIT * turn & REELS < 2:
            cards &= CLAP
        filled = self.taken(masks) if cards & DOUBLE else masks & self._all_tops
        choices = self._choices.get((filled, cards))
        if choices is None:
            choices = self._choices[filled, cards] = self._with_room(self.taken(filled), cards)
        return choices

    def _with_room(self, filled: Mask, cards: int) -> Sequence[MoveNumber]:
        """The same; without a Double Reel only tops matter of the cells that have reels."""
        room = [cells - (filled & span).bit_count() for cells, span in self._rooms]
        tops = enumerate(self.tops)
        choices = [column for column, top in tops if not filled >> top & 1]
        if cards & CLAP:
            choices.append(self.clap)
        if cards & DOUBLE:
            choices += [
                choice
                for choice, (a, b) in enumerate(self.pairs, self.clap + 1)
                if room[a] and room[b] > (a == b)
            ]
        return tuple(choices)

    def sensible(self, position: PackedPosition) -> list[MoveNumber]:
        """All legal moves but a Clap Board after which the same seat moves again."""
        wasted = self.clap if self.after[position.turn][position.left] == position.turn else None
        return [choice for choice in self.choices(position) if choice != wasted]

    def onward(self, masks: Masks, left: int, turn: Seat, studio: int) -> list[PackedFields]:
        """The positions after all legal moves, in the order of `choices`."""
        steps, after = self.steps[turn], self.after[turn]
        rest = left - (1 << DIGIT * turn)
        next_turn = after[rest]
        found = [
            (masks - ((masks & span) >> 1) + foot, rest, next_turn, studio)
            for span, top, foot in steps
            if not masks & top
        ]
        cards = studio >> 2 * turn
        if cards & CLAP:
            found.append((masks, left, after[left], studio - (CLAP << 2 * turn)))
        if cards & DOUBLE and rest >> DIGIT * turn & REELS:
            rest -= 1 << DIGIT * turn
            next_turn = after[rest]
            studio -= DOUBLE << 2 * turn
            found += [(twice, rest, next_turn, studio) for twice in _doubles(masks, steps)]
        return found

    def place(self, masks: Masks, seat: Seat, column: Column) -> Masks:
        """A reel at the foot of the column; those in it move up."""
        span, _, foot = self.steps[seat][column]
        return masks - ((masks & span) >> 1) + foot

    def play(self, position: PackedFields, choice: MoveNumber) -> PackedPosition:
        """The position after a legal move."""
        return PackedPosition._make(self.played(position, choice))

    def played(self, position: PackedFields, choice: MoveNumber) -> PackedFields:
        """The same, made faster."""
        masks, left, turn, studio = position
        if choice < self.clap:
            masks = self.place(masks, turn, choice)
            left -= 1 << DIGIT * turn
        elif choice == self.clap:
            studio -= CLAP << 2 * turn
        else:
            for column in self.pairs[choice - self.clap - 1]:
                masks = self.place(masks, turn, column)
            left -= 2 << DIGIT * turn
            studio -= DOUBLE << 2 * turn
        return masks, left, self.after[turn][left], studio


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


@cache
def board_of(columns: tuple[int, ...], seats: int) -> Board:
    """The board, made once: it holds nothing of a match."""
    return Board(columns, seats)


def reels_left(left: int) -> int:
    """How many reels all seats have together."""
    total = 0
    while left:
        total += left & REELS
        left >>= DIGIT
    return total


def fits(deck: Deck, seats: int) -> bool:
    """Whether this deck's rounds can be packed; a player's own deck may be too large."""
    return deck.spaces <= _MOST_CELLS and deck.table(seats).reels <= REELS
