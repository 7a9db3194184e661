"""What a seat cannot see: hidden cards in groups, and calling them by other names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hollywood.core.game import CardId
from hollywood.core.message import Seat

from .market import PILES
from .state import NO_CARD, Cards, State
from .table import Table


def groups(s: State, table: Table, viewer: Seat) -> list[list[CardId]]:
    """Cards that this seat cannot tell apart: of each place where cards lie unseen, those."""
    return [list(cards) for cards in _groups(s, table, viewer) if cards]


def _groups(s: State, table: Table, viewer: Seat) -> Iterator[Cards]:
    for seat, deck in enumerate(s.decks):
        sealed = s.sealed[seat] if seat < len(s.sealed) else None
        hidden = sealed.cards if sealed and seat != viewer else ()
        yield deck + (() if seat == viewer else _hidden_hand(s, seat)) + hidden
    for pile, cards in enumerate(s.piles):
        is_stock = len(s.piles) != PILES
        yield cards if is_stock or pile in s.covered else cards[:-1]
    yield s.commons[1:] + s.left_out


def _hidden_hand(s: State, seat: Seat) -> Cards:
    """What nobody else sees of a hand: a word that others are to accept lies open already."""
    if seat == s.turn and s.shown:
        return ()
    laid = [each.card for each in s.hearing.word.used] if s.hearing else []
    return tuple([card for card in s.hands[seat] if card not in laid])


def renamed(s: State, names: Mapping[CardId, CardId]) -> None:
    """Call hidden cards by other names; what others have sealed is forgotten with its cards."""

    def of(cards: Cards) -> Cards:
        return tuple([names.get(card, card) for card in cards])

    s.decks, s.hands = [*map(of, s.decks)], [*map(of, s.hands)]
    s.piles = [*map(of, s.piles)]
    s.commons, s.left_out = of(s.commons), of(s.left_out)
    s.sealed = tuple(
        [
            each._replace(laid=(), cards=of(each.cards))
            if each and any(card in names for card in each.cards)
            else each
            for each in s.sealed
        ]
    )
    assert NO_CARD not in names, "an empty place is no card"
