"""More puzzles are made on a thread of their own, while somebody is at puzzles."""

from __future__ import annotations

from collections.abc import Generator

from hollywood.puzzle_scores import PuzzleScores
from hollywood.ui.app import crash
from hollywood.ui.app.at_leisure import is_seen
from hollywood.ui.table.thinker import Thinker

from .stock import Stock


class Maker:
    """Makes puzzles until something goes wrong; those there are can be played all the same."""

    def __init__(self, stock: Stock, scores: PuzzleScores) -> None:
        self._stock, self._scores = stock, scores
        self.failed = False
        self._thinker = Thinker(self._make())

    def go_on(self) -> None:
        """Make more, if none are being made."""
        if not self.failed and not self._thinker.busy:
            self._thinker = Thinker(self._make())

    def drop(self) -> None:
        """Make no more."""
        self._thinker.drop()

    def _make(self) -> Generator[None, None, None]:
        try:
            yield from self._stock.making(self._scores, is_seen)
        except Exception:  # written down here: perhaps nobody ever asks for more
            crash.write_down()
            self.failed = True
