"""Which page of the rules is about this moment of a match."""

from __future__ import annotations

from ..rules.state import State
from .lookahead import columns


def topic(state: State) -> str:
    """Stars while cards are handed out, then full columns, then pushes, else the beginning."""
    if state.claims:
        return "projects"
    _, full = columns(state)
    if full:
        return "full"
    return "bumping" if any(state.reels) else "area"
