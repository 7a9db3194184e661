"""Which page of the rules is about this moment of a match."""

from __future__ import annotations

from ..rules.state import State
from ..rules.street import leads


def topic(s: State) -> str:
    """Luring and leading while they matter, the end in the last pass, else the turn."""
    if s.winner is not None:
        return "end"
    if s.lured:
        return "lures"
    if leads(s.places, s.turn):
        return "leads"
    if s.passes:
        return "clock"
    return "goal" if s.number == 1 and not s.stage else "turn"
