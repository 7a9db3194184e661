"""Whether the table tells how many points everybody has."""

from __future__ import annotations

from ..rules.game import Hollywood
from ..rules.state import State


def told(game: Hollywood, s: State) -> bool:
    """Not in a match that keeps them for awards night, nor once the last reel of all lies."""
    last = s.round >= game.deck.table(s.seats).rounds - 1
    return game.options.totals == "open" and not (last and not any(s.left))
