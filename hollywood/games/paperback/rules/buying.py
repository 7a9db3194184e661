"""Buying: what is for sale to whoever's turn it is, and at what price."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.core.game import CardId, Tell

from . import market
from .drawing import in_new_order
from .events import Bought, CubeSpent, OfferRefilled, Recycled
from .sabotage import sabotage_against
from .state import NO_CARD, Cards, State
from .table import Table


def fame_for_sale(s: State, table: Table) -> Iterator[tuple[int, int]]:
    """Fame cards that can be bought: which pile or row, and the place in a row."""
    for row, cards in enumerate(s.fame):
        if table.pyramid:
            yield from ((row, place) for place in range(len(cards)) if is_free(s, row, place))
        elif cards:
            yield row, len(cards) - 1


def is_free(s: State, row: int, place: int) -> bool:
    """Whether a card of the pyramid is there and none lies on it."""
    if s.fame[row][place] == NO_CARD:
        return False
    return row == 0 or s.fame[row - 1][place] == s.fame[row - 1][place + 1] == NO_CARD


def price(s: State, table: Table, card: CardId) -> int:
    """What a card costs whoever's turn it is now."""
    now, face = sabotage_against(s, table.faces, s.turn), table.faces[card]
    if face.kind == "fame":
        return max(0, face.cost + now.fame_tax - s.tally.discount)
    return max(0, face.cost + now.offer_tax - market.cubes_on(s, card))


def buy(s: State, table: Table, card: CardId, tell: Tell | None) -> None:
    """A card of the offer, or a book, comes to the discard pile."""
    paid = price(s, table, card)
    s.money -= paid
    if table.faces[card].kind == "fame":
        cubes = _take_fame(s, table, card)
    else:
        cubes = market.cubes_on(s, card)
        _mark_the_card_below(s, table, card)
        market.take(s, card, covered=True)
    come_by(s, card)
    s.bought += (card,)
    if tell:
        tell(Bought(s.turn, card, paid, cubes))
    recycle(s, table, tell, covered=True)


def come_by(s: State, card: CardId) -> None:
    """A card is whose turn it is from now on, and lies in the discard pile."""
    s.discards[s.turn] += (card,)
    s.owned[s.turn] += (card,)
    s.idle = 0


def part_with(s: State, cards: Cards) -> None:
    """Cards of whose turn it is are trashed."""
    if cards:
        s.trash += cards
        s.owned[s.turn] = tuple([card for card in s.owned[s.turn] if card not in cards])
        s.idle = 0


def _take_fame(s: State, table: Table, card: CardId) -> int:
    """A book leaves its pile or its row; so many cubes lay on it."""
    row = next(row for row, cards in enumerate(s.fame) if card in cards)
    if not table.pyramid:
        s.fame[row] = tuple([each for each in s.fame[row] if each != card])
        return 0
    place = s.fame[row].index(card)
    s.fame[row] = tuple([NO_CARD if each == card else each for each in s.fame[row]])
    cubes = s.deadlines[row][place]
    s.deadlines[row] = changed(s.deadlines[row], place, 0)
    return cubes


def changed(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The numbers with one of them replaced."""
    return (*numbers[:place], number, *numbers[place + 1 :])


def _mark_the_card_below(s: State, table: Table, card: CardId) -> None:
    """Whoever buys the top card makes the one in front of its pile cheaper."""
    if table.options.discount_cubes == "off" or market.is_front(s, card) or table.at_once:
        return
    pile = market.pile_of(table.faces[card].cost)
    if s.fronts[pile] != NO_CARD:
        s.front_cubes[pile] += 1


def recycle(s: State, table: Table, tell: Tell | None, *, covered: bool) -> None:
    """Trashed vowels are for sale once more as soon as the last one is gone."""
    if table.options.recycling == "off" or table.at_once or s.piles[market.VOWELS]:
        return
    vowels: Cards = tuple([card for card in s.trash if table.faces[card].kind == "vowel"])
    if vowels:
        market.add_vowels(s, in_new_order(s, vowels, table.names), covered=covered)
        if tell:
            tell(Recycled(len(vowels)))


def spend_cube(s: State, tell: Tell | None) -> None:
    """A cube becomes a cent."""
    s.cubes[s.turn] -= 1
    s.money += 1
    if tell:
        tell(CubeSpent(s.turn))


def turn_up(s: State, pile: int, tell: Tell | None) -> None:
    """The covered card of a pile comes to light."""
    market.turn_up(s, pile)
    if tell:
        tell(OfferRefilled((pile,)))


def turn_up_all(s: State, tell: Tell | None) -> None:
    """Every covered card comes to light."""
    if not s.covered:
        return
    piles = tuple(sorted(s.covered))
    for pile in piles:
        market.turn_up(s, pile)
    if tell:
        tell(OfferRefilled(piles))
