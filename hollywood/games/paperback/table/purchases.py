"""The basket: what is bought goes there and back freely until one is done."""

from __future__ import annotations

from functools import partial

from hollywood.core.game import CardId
from hollywood.core.message import say
from hollywood.ui.table.setting import Intent, Make, Refuse, TakeBack

from ..rules.buying import price
from ..rules.legal import Legal
from ..rules.moves import Buy, Move
from ..rules.state import State
from .layout import SeatLayout, free_books
from .places import card_key


def buy(seat_layout: SeatLayout, card: CardId) -> Intent[Move] | None:
    """A card for sale is bought, or it is too dear."""
    s, table = seat_layout.s, seat_layout.table
    move = buying(seat_layout, card)
    if move is None:
        return None
    missing = price(s, table, card) - s.money
    if missing > 0:
        return Refuse(say("paperback.illegal.too_dear", count=missing), card_key(card))
    return Make(move, card_key(card))


def buying(seat_layout: SeatLayout, card: CardId) -> Buy | None:
    """The move that buys a card; None if it is not for sale."""
    s, table = seat_layout.s, seat_layout.table
    place = 0
    if table.pyramid and table.is_book(card):
        if card not in free_books(s):
            return None
        row = next(cards for cards in s.fame if card in cards)
        place = row.index(card) + 1
    move = Buy(table.names[card], place)
    return move if Legal(table).bought(s, move.card, move.place) == card else None


def give_back(card: CardId) -> TakeBack[Move]:
    """A card of the basket goes back; what was bought later stays there as far as it can."""
    return TakeBack(partial(_without, card), rest=True)


def _without(card: CardId, s: State) -> bool:
    return card not in s.bought
