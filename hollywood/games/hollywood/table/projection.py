"""Whether the table shows what a round would be worth if it ended now."""

from __future__ import annotations

from hollywood.settings import GameChoice

PROJECTION = GameChoice(values=("off", "held", "always"), usual="held")
