"""The offer: piles by price, a card in front of each, and what comes to light when one leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hollywood.core.game import CardId

from .state import NO_CARD, Cards, State

CHEAPEST: Final = 2  # cents; the pile of the vowels, which has no card in front
DEAREST: Final = 8  # cents; all that costs more lies there, too
PILES: Final = DEAREST - CHEAPEST + 1
VOWELS: Final = 0


def pile_of(cost: int) -> int:
    """The pile in which a card of this cost lies."""
    return min(cost, DEAREST) - CHEAPEST


def for_sale(s: State) -> Iterator[CardId]:
    """Every card of the offer that can be seen."""
    for front in s.fronts:
        if front != NO_CARD:
            yield front
    if len(s.piles) == PILES:  # else it is a stock, of which only the row lies open
        for pile, cards in enumerate(s.piles):
            if cards and pile not in s.covered:
                yield cards[-1]


def is_front(s: State, card: CardId) -> bool:
    """Whether the card lies in front of a pile, or in the row."""
    return card in s.fronts


def cubes_on(s: State, card: CardId) -> int:
    """How many cubes make it cheaper."""
    return s.front_cubes[s.fronts.index(card)] if card in s.fronts else 0


def take(s: State, card: CardId, *, covered: bool) -> None:
    """A card leaves the offer; what takes its place lies face down if it is to be covered."""
    if card in s.fronts:
        place = s.fronts.index(card)
        s.fronts[place], s.front_cubes[place] = NO_CARD, 0
        if len(s.piles) == PILES and place not in s.covered:
            _come_down(s, place)
            _cover(s, place, covered)
        return
    pile = next(i for i, cards in enumerate(s.piles) if cards and cards[-1] == card)
    s.piles[pile] = s.piles[pile][:-1]
    _cover(s, pile, covered)


def _come_down(s: State, pile: int) -> None:
    """The top card of a pile comes to lie in front of it."""
    if pile != VOWELS and s.fronts[pile] == NO_CARD and s.piles[pile]:
        s.fronts[pile] = s.piles[pile][-1]
        s.piles[pile] = s.piles[pile][:-1]


def _cover(s: State, pile: int, covered: bool) -> None:
    if covered and s.piles[pile]:
        s.covered |= {pile}


def turn_up(s: State, pile: int) -> None:
    """What is covered in a pile comes to light; an empty place in front of it is filled."""
    s.covered -= {pile}
    _come_down(s, pile)


def fill_row(s: State, size: int) -> Cards:
    """Where all play at once: the row is filled from the stock. The cards that came."""
    came = []
    for place in range(size):
        if s.fronts[place] == NO_CARD and s.piles[0]:
            s.fronts[place] = s.piles[0][-1]
            s.piles[0] = s.piles[0][:-1]
            came.append(s.fronts[place])
    return tuple(came)


def add_vowels(s: State, vowels: Cards, *, covered: bool) -> None:
    """Vowels that were trashed are the pile of the vowels once more."""
    s.piles[VOWELS] = vowels
    s.trash = tuple([card for card in s.trash if card not in vowels])
    _cover(s, VOWELS, covered)
