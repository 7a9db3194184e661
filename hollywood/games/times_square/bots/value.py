"""What a position is worth to a seat after its turn: a sum of a few things one can see."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.message import Seat

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import Places, home, lamps, leads
from .turns import Turn

_WON = 1000.0
_NEAR_THE_END = 24  # draws before last call in which the sides begin to count


@dataclass(frozen=True)
class Weights:
    """How much each thing counts for, for every space it is nearer to the own door."""

    charlie: float = 1.16
    sue: float = 3.39
    left: float = 0.82
    right: float = 1.03
    hal: float = 1.28
    deb: float = 0.82
    door: float = 3.39  # for each figure at a door
    trio: float = 4.53  # all three on one half
    leads: float = 0.62  # Deb between Sue and the own door
    last_call: float = 12.0  # Sue's side, when the last card is drawn


TUNED = Weights()


def worth(game: TimesSquare, s: State, turn: Turn, weights: Weights = TUNED) -> float:
    """What the turn leads to is worth to whoever makes it, before any card is drawn."""
    seat, street = s.turn, game.street
    owner = street.door_of(turn.places.sue)
    if owner is not None:
        return _WON if owner == seat else -_WON
    charlie = s.charlie * home(seat) + sum(lamps(street, turn.places, seat))
    if street.at_door(charlie * home(seat), seat):
        return _WON
    sue = turn.places.sue * home(seat)
    left = draws_left(game, s, turn)
    if left <= 0:
        return _WON * (_sign(sue) or _sign(charlie))
    late = max(0, _NEAR_THE_END - left) / _NEAR_THE_END
    stands = _stands(faced(turn.places, seat), weights) + _doors(game, turn.places, seat, weights)
    return stands + weights.charlie * charlie + weights.last_call * late * _sign(sue)


def faced(places: Places, seat: Seat) -> Places:
    """The street as a seat sees it whose own door is on the right."""
    sue, left, right, hal, deb = places
    return places if seat else Places(-sue, -right, -left, -hal, -deb)


def _stands(places: Places, weights: Weights) -> float:
    each = (weights.sue, weights.left, weights.right, weights.hal, weights.deb)
    return sum(weight * space for weight, space in zip(each, places, strict=True))


def _doors(game: TimesSquare, places: Places, seat: Seat, weights: Weights) -> float:
    own, other = (lamps(game.street, places, each) for each in (seat, 1 - seat))
    doors, trio = sum(own[:3]) - sum(other[:3]), own[3] - other[3]
    joker = leads(places, seat) - leads(places, 1 - seat)
    return weights.door * doors + weights.trio * trio + weights.leads * joker


def draws_left(game: TimesSquare, s: State, turn: Turn) -> int:
    """Cards to be drawn in both passes, after this turn has drawn its own."""
    due = 0 if turn.lured else game.deck.hand - len(turn.hand)
    if s.passes == 1:
        return len(s.supply) - due
    return len(s.supply) + len(game.faces) - 2 * game.deck.hand - due


def _sign(space: int) -> int:
    return (space > 0) - (space < 0)
