"""What is seen besides cards and reels: told by the rules, asked for only when it changes."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.game import Hollywood
from ..rules.state import State
from .lookahead import Forecast, Moved, Worth, after, forecast, moved, worths


def columns(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The columns that have room, and those that are full."""
    pairs = enumerate(zip(state.reels, state.area, strict=True))
    full = tuple(column for column, (reels, cards) in pairs if len(reels) == len(cards))
    return tuple(column for column in range(len(state.area)) if column not in full), full


class Sight:
    """Remembers the last answers of the rules, so that moving the mouse costs nothing."""

    def __init__(self, game: Hollywood) -> None:
        self.game = game
        self._now: tuple[State | None, list[Worth]] = (None, [])
        self._told: tuple[State | None, Forecast | None] = (None, None)
        self._of: tuple[State | None, Sequence[int]] = (None, ())
        self._then: tuple[State | None, list[Moved], list[Worth]] = (None, [], [])

    def forecast(self, state: State) -> Forecast:
        """What would happen to the cards of the area."""
        if self._told[0] is not state:
            self._told = (state, forecast(self.game, state))
        assert self._told[1] is not None, "it was told just now"
        return self._told[1]

    def worths(self, state: State) -> list[Worth]:
        """What every seat would have if the round ended now."""
        if self._now[0] is not state:
            self._now = (state, worths(self.game, state))
        return self._now[1]

    def placing(
        self, state: State, columns: Sequence[int]
    ) -> tuple[State | None, list[Moved], list[Worth]]:
        """What reels into these columns would do: the table, the reels, every seat's worth then."""
        if self._of[0] is not state or self._of[1] != columns:
            self._of = (state, columns)
            placed = after(self.game, state, columns) if columns else None
            moves = (moved(state, placed), worths(self.game, placed)) if placed else ([], [])
            self._then = (placed, *moves)
        return self._then
