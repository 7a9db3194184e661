"""Whether everybody's points may be told now."""

from __future__ import annotations

from .deck import Options
from .state import State


def told(options: Options, rounds: int, s: State) -> bool:
    """Not in a match that keeps them for awards night, nor once the last reel of all lies."""
    last = s.round >= rounds - 1
    return options.totals == "open" and not (last and not any(s.left))
