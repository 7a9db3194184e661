"""What a bot buys: the set of cards that is worth most to its deck for its money."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple, TypeAlias

from hollywood.core.game import CardId

from ..rules import market
from ..rules.buying import fame_for_sale, price
from ..rules.moves import Buy
from ..rules.scores import fame
from ..rules.state import State
from ..rules.table import Table
from ..rules.turn import EMPTY_PILES
from .values import Prices, deck_size

_TOGETHER = 3  # cards: more are seldom bought in one turn
_WEIGHED = 12  # cards that sets are made of
_A_BOOK = 3.0  # that one was bought where all play together: no deadline comes nearer
_WIN = 100.0  # to end the match as its winner


class Offered(NamedTuple):
    """A card for sale to whoever's turn it is."""

    worth: float
    price: int
    card: CardId
    move: Buy


PurchaseSet: TypeAlias = tuple[Offered, ...]  # cards that are bought together


def offered(s: State, table: Table, prices: Prices, left: float) -> list[Offered]:
    """Everything that there is money for, the best first."""
    size = deck_size(s)
    moves = [(card, Buy(table.names[card])) for card in market.for_sale(s)]
    for row, place in fame_for_sale(s, table):
        card = s.fame[row][place]
        moves.append((card, Buy(table.names[card], place + 1 if table.pyramid else 0)))
    found = []
    for card, move in moves:
        cost = price(s, table, card)
        if cost <= s.money + s.cubes[s.turn]:
            found.append(Offered(prices.of(card, left, size), cost, card, move))
    return sorted(found, key=lambda each: (-each.worth, each.card))


def best_set(s: State, table: Table, prices: Prices, left: float) -> PurchaseSet:
    """The cards that are worth most together; none if every one makes the deck worse."""
    money = s.money + s.cubes[s.turn]
    weighed = offered(s, table, prices, left)[:_WEIGHED]
    best: PurchaseSet = ()
    most = 0.0
    for count in range(1, _TOGETHER + 1):
        for cards in combinations(weighed, count):
            if sum([each.price for each in cards]) <= money:
                worth = sum([each.worth for each in cards]) + _of_the_end(s, table, cards)
                if worth > most:
                    best, most = cards, worth
    return best


def _of_the_end(s: State, table: Table, cards: PurchaseSet) -> float:
    """Whoever ends the match ahead has won; whoever ends it behind has lost."""
    if table.pyramid:
        return _A_BOOK if any(table.faces[each.card].kind == "fame" for each in cards) else 0.0
    bought = {each.card for each in cards}
    empty = sum(not set(pile) - bought for pile in s.fame)
    if empty < EMPTY_PILES and s.commons:
        return 0.0
    gained = sum(table.faces[card].fame for card in bought)
    others = [fame(s, table, seat) for seat in range(len(s.hands)) if seat != s.turn]
    return _WIN if fame(s, table, s.turn) + gained > max(others) else -_WIN
