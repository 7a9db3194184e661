"""Whether the table tells how many points everybody has, and who leads."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.message import Seat

from ..rules import totals
from ..rules.game import Hollywood
from ..rules.state import State

_LEVEL = 3  # so many who are level wear no crown


def told(game: Hollywood, s: State) -> bool:
    """Not in a match that keeps them for awards night, nor once the last reel of all lies."""
    return totals.told(game.options, game.deck.table(s.seats).rounds, s)


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Who wears a crown: whoever has most points, alone or with one other."""
    most = max(scores, default=0)
    found = tuple(seat for seat, points in enumerate(scores) if points == most and most > 0)
    return found if len(found) < _LEVEL else ()
