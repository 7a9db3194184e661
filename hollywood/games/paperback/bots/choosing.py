"""How much a bot likes what can be chosen for abilities, and where it sets deadlines."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.legal import row_of
from ..rules.moves import (
    Borrow,
    Copy,
    Deadline,
    GoOn,
    Move,
    TrashForCents,
    TrashForGain,
)
from ..rules.state import State
from ..rules.table import Table
from .values import Prices, deck_size, turns_left

_STARTER = 0.3  # points of Fame that a deck gains by being rid of a first letter
_FIRST_BOOK = 1.0
_COPY, _GO_ON, _NEVER = 1.0, 0.1, -1.0
_CENT = 0.5  # points of Fame


def liked_most(s: State, table: Table, prices: Prices, moves: Sequence[Move]) -> Move:
    """The choice that is liked most; to go on is liked a little."""
    return max(moves, key=lambda move: _liking(s, table, prices, move))


def _liking(s: State, table: Table, prices: Prices, move: Move) -> float:
    match move:
        case TrashForCents(card, user):
            cents = max((each.ability.n for each in s.waiting if each.user == user), default=1)
            return cents * _CENT * prices.trash - _kept(s, table, prices, card)
        case TrashForGain(card, _, gained):
            new = prices.of(table.by_name[gained][0], turns_left(s, prices.plan), deck_size(s))
            return new - _kept(s, table, prices, card)
        case Copy() | Borrow():
            return _COPY
        case GoOn():
            return _GO_ON
    return _NEVER


def _kept(s: State, table: Table, prices: Prices, name: str) -> float:
    """What a card would be worth in the deck."""
    card = table.by_name[name][0]
    face = table.faces[card]
    if face.kind == "starter":
        return -_STARTER
    if face.kind == "starter_wild":
        return _FIRST_BOOK
    return max(0.0, prices.of(card, turns_left(s, prices.plan), deck_size(s))) + face.fame


def most_pressed(s: State, table: Table, moves: Sequence[Deadline]) -> Deadline:
    """The deadline that is furthest from being missed, on the dearest book."""

    def pressed(move: Deadline) -> tuple[int, int]:
        row, place = row_of(s, table, move.card, move.place)
        return s.deadlines[row][place], -row

    return min(moves, key=pressed)
