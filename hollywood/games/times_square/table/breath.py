"""What takes the street's breath away: Esmé or Fizz comes near to a door."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hollywood.core.message import Seat

from ..rules.state import State
from ..rules.street import Space, Street

_NEAR = 2  # spaces from a door


def comes_near(street: Street, before: Space, after: Space) -> bool:
    """Whether somebody comes near to a door who was not near one."""
    near = street.half - street.doors + 1 - _NEAR
    return abs(before) < near <= abs(after)


def taken(street: Street, states: Sequence[State]) -> frozenset[Seat]:
    """The seats in whose turns that has happened until now."""
    return frozenset(
        before.turn
        for before, after in pairwise(states)
        if comes_near(street, before.places.sue, after.places.sue)
        or comes_near(street, before.charlie, after.charlie)
    )
