"""What was played and what was better, shown in turn where both could have been made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.bots.advice import Advice
from hollywood.ui.table.table import AnyTable

_EACH = 2.0  # seconds


class Compared:
    """The coach shows one move after the other, until another position is come to."""

    def __init__(self, moves: Sequence[Advice[Any]], at: int) -> None:
        self._moves, self._at = moves, at
        self._spent = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return len(self._moves) < 2

    def update(self, seconds: float, table: AnyTable, at: int) -> bool:
        """Let time pass; whether another move is shown now."""
        if not self._moves:
            return False
        if at != self._at:
            self._moves = ()
            table.hints.drop()
            return True
        before = self._number if table.hints.hint else None
        self._spent += seconds
        if self._number == before:
            return False
        table.hints.tell(table.match.state, [self._moves[self._number]])
        return True

    @property
    def _number(self) -> int:
        return int(self._spent / _EACH) % len(self._moves)
