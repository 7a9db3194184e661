"""The turn of a human at this screen, from the moment in which they can decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from hollywood.core.game import M, S
from hollywood.core.message import Seat

if TYPE_CHECKING:
    from .table import Table

BEGINS = 2.4  # seconds in which it is seen to begin
_SOFTER = 60  # tenths of a decibel: a clock that ticks


class HumanTurn(Generic[S, M]):
    """Whose it is and how long it has lasted."""

    def __init__(self, table: Table[S, M]) -> None:
        self._table = table
        self.waiting = 0.0  # seconds
        self._of: tuple[Seat | None, int] = (None, 0)  # who decides, after how many moves

    @property
    def resting(self) -> bool:
        """Whether it has been seen to begin, or is nobody's, and no time runs out."""
        clock = self._table.ground.clock
        return self._begun and not (clock is not None and clock.runs)

    @property
    def _begun(self) -> bool:
        return self._of[0] is None or self.waiting > BEGINS

    def begins(self, human: Seat | None, moves: int) -> bool:
        """Whether this is another decision than the last one that was told of."""
        new = self._of != (human, moves)
        if new:
            self._of, self.waiting = (human, moves), 0.0
        return new

    def update(self, seconds: float) -> bool:
        """Let time pass; whether its beginning is still to be seen, or a clock looks otherwise."""
        still = not self._begun
        self.waiting += seconds
        return self._ticks(seconds) or still

    def _ticks(self, seconds: float) -> bool:
        """What comes of it where a clock runs: in a match that counts, while somebody decides."""
        table, clock = self._table, self._table.ground.clock
        if clock is None:
            return False
        if table.human is None or not table.purpose.keeps:
            clock.stop()
            return False
        ticked = clock.run(seconds, table.eyes.seen(table.match.state), table.draft)
        if ticked.sound:
            table.props.sound.play(ticked.sound, softer=_SOFTER)
        if ticked.move is not None:
            table.make(ticked.move)
        if ticked.says is not None:
            table.status.warn(ticked.says)
        return ticked.changed
