"""Cards in an order that was written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from .game import CardId, Illegal
from .message import say


def taken(order: Sequence[str], cards: Iterable[CardId], names: Sequence[str]) -> list[CardId]:
    """These cards in the order of the names; Illegal if they are not those written down."""
    left: dict[str, list[CardId]] = {}
    for card in sorted(cards, reverse=True):
        left.setdefault(names[card], []).append(card)
    if Counter(order) != Counter({name: len(alike) for name, alike in left.items()}):
        raise Illegal(say("illegal.shuffle", have=len(order)))
    return [left[name].pop() for name in order]
