"""How the first position comes about: nobody has a card yet, then all are dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hollywood.core.game import Event
from hollywood.core.message import Seat

from .state import State


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The match begins: both hold their cards, and the seat that has Hal starts."""

    reveals: ClassVar[bool] = True
    first: Seat


def undealt(state: State) -> State:
    """The table before the first deal: every card is still to be drawn."""
    before = state.copy()
    before.supply += tuple(card for hand in state.hands for card in hand)
    before.hands = [() for _ in state.hands]
    return before
