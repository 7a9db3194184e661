"""Cards come from a deck; a discard pile is shuffled when there are none left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hollywood.core.card_orders import taken
from hollywood.core.dice import shuffled
from hollywood.core.game import Tell
from hollywood.core.message import Seat

from .events import Drew, Shuffled
from .state import Cards, State


def in_new_order(s: State, cards: Iterable[int], names: Sequence[str]) -> Cards:
    """The cards shuffled, or in the order that was written down; the next one is the last."""
    if s.script:
        order, s.script = s.script[0], s.script[1:]
        return tuple(reversed(taken(order, cards, names)))
    found, s.seed = shuffled(sorted(cards), s.seed)
    return tuple(found)


def draw(s: State, seat: Seat, count: int, names: Sequence[str], tell: Tell | None) -> None:
    """So many cards come to a hand, or as many as there are."""
    for number in range(1, count + 1):
        if not s.decks[seat]:
            if not s.discards[seat]:
                return
            s.decks[seat] = in_new_order(s, s.discards[seat], names)
            s.discards[seat] = ()
            if tell:
                tell(Shuffled(seat))
        card = s.decks[seat][-1]
        s.decks[seat] = s.decks[seat][:-1]
        s.hands[seat] += (card,)
        if tell:
            tell(Drew(seat, card, number))
