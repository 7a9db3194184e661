"""What the others did last, seen once more: who looked away, or sits down just now, asks for it."""

from __future__ import annotations

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Seat

from .show import Show


def last_of_others(match: Match[S, M], seat: Seat) -> int | None:
    """The number of the first move of others since this seat decided last before them."""
    makers = [match.game.to_act(state) for state in match.states[: len(match.moves)]]
    end = len(makers)
    while end and makers[end - 1] == seat:  # of the turn that goes on
        end -= 1
    start = end
    while start and makers[start - 1] != seat:
        start -= 1
    return start if start < end else None


def watch_again(match: Match[S, M], show: Show[S, M], seat: Seat | None) -> bool:
    """Show it, and all that has happened since; whether there was anything."""
    first = None if seat is None else last_of_others(match, seat)
    if first is None:
        return False
    show.repeat(match.states[first], [beat for beats in match.beats[first:] for beat in beats])
    return True
