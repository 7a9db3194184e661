"""What hour the clock on the tower shows: it goes with the cards."""

from __future__ import annotations

from ..rules.game import TimesSquare
from ..rules.state import State

_FIRST, _PASS = 11.0, 1.5  # at the start; hours for each pass
_PASSES = 2


def hours(game: TimesSquare, s: State) -> float:
    """Eleven at the start, half past midnight after the first pass, two at the end."""
    deck = len(game.faces) - 2 * game.deck.hand
    if s.passes:
        deck = max(deck, len(s.supply))
    gone = 1 - len(s.supply) / max(1, deck) if s.passes < _PASSES else 0.0
    return _FIRST + _PASS * (min(_PASSES, s.passes) + max(0.0, gone))
