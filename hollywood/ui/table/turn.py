"""The turn of a human at this screen, from the moment in which they can decide."""

from __future__ import annotations

from hollywood.core.message import Seat

BEGINS = 2.4  # seconds in which it is seen to begin


class HumanTurn:
    """Whose it is and how long it has lasted."""

    def __init__(self) -> None:
        self.waiting = 0.0  # seconds
        self._of: tuple[Seat | None, int] = (None, 0)  # who decides, after how many moves

    @property
    def resting(self) -> bool:
        """Whether it has been seen to begin, or is nobody's."""
        return self._of[0] is None or self.waiting > BEGINS

    def begins(self, human: Seat | None, moves: int) -> bool:
        """Whether this is another decision than the last one that was told of."""
        new = self._of != (human, moves)
        if new:
            self._of, self.waiting = (human, moves), 0.0
        return new

    def update(self, seconds: float) -> bool:
        """Let time pass; whether its beginning is still to be seen."""
        still = not self.resting
        self.waiting += seconds
        return still
