"""What attacks of others demand of whoever's turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hollywood.core.message import Seat

from .faces import Face
from .state import State

LEAST_DRAWN = 3  # cards that attacks leave
_ANY = 1_000


class Sabotage(NamedTuple):
    """What the attacks of others make harder for one seat."""

    no_common: bool = False
    fame_tax: int = 0
    offer_tax: int = 0
    fewer: int = 0  # cards drawn
    length: int = _ANY
    wilds: int = _ANY
    no_draw: bool = False


FREE: Final = Sabotage()


def sabotage_against(s: State, faces: Sequence[Face], seat: Seat) -> Sabotage:
    """All attacks of the others together: taxes add up, of bounds the strictest holds."""
    if not any(s.attacks):
        return FREE
    found = FREE
    for owner, cards in enumerate(s.attacks):
        for card in cards if owner != seat else ():
            found = _harder(found, faces[card])
    return found


def _harder(now: Sabotage, attack: Face) -> Sabotage:
    limit = attack.limit
    assert limit is not None, "an attack has a limit"
    match limit.on:
        case "no_common":
            return now._replace(no_common=True)
        case "no_draw":
            return now._replace(no_draw=True)
        case "fame_tax":
            return now._replace(fame_tax=now.fame_tax + limit.n)
        case "offer_tax":
            return now._replace(offer_tax=now.offer_tax + limit.n)
        case "hand":
            return now._replace(fewer=now.fewer + limit.n)
        case "length":
            return now._replace(length=min(now.length, limit.n))
        case "wilds":
            return now._replace(wilds=min(now.wilds, limit.n))


def hand_size(hand: int, now: Sabotage, extra: int) -> int:
    """How many cards a hand has: attacks leave some, and forbid extra ones."""
    usual = max(min(hand, LEAST_DRAWN), hand - now.fewer)
    return usual + (0 if now.no_draw else extra)
