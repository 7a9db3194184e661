"""Which club is lit: of whoever plays, and when the match is over of whoever has won it."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.core.message import Seat
from hollywood.ui.table.setting import View

from ..rules.state import NOBODY, Move, State
from .effects import NeonGoesOut

_FLICKERS = (0.25, 0.5)  # of the time it takes: out, once more alight, out for good


class Lights(NamedTuple):
    """Which club is lit, and which have put out even the light of their signs."""

    lit: Seat | None
    out: frozenset[Seat] = frozenset()


def lights(view: View[State, Move]) -> Lights:
    """What is alight now."""
    winner = view.state.winner
    if winner is None:
        return Lights(view.turn)
    lit = None if winner == NOBODY else winner
    return Lights(lit, frozenset((0, 1)) - {winner} if _are_out(view) else frozenset())


def _are_out(view: View[State, Move]) -> bool:
    """Whether neon that goes out is dark now; it comes back for a moment."""
    shares = [each.share for each in view.effects if isinstance(each.what, NeonGoesOut)]
    first, last = _FLICKERS
    return view.idle or any(share < first or share >= last for share in shares)
