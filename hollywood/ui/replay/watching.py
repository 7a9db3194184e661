"""The purpose of a table that shows a match again: nobody plays, nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.core.message import Message, say
from hollywood.ui.table.purpose import Purpose

STEPS = 0.3  # of the usual time: what moves in a step


class Watching(Purpose[Any, Any]):
    """The table is on a screen; time is the playback's."""

    keeps = plays = False
    waits = holds = True

    def __init__(self) -> None:
        self.share = 1.0  # of the usual time, for what is shown now

    @property
    def words(self) -> Message:
        """What stands in the middle of the bar."""
        return say("replay.counts_nothing")

    @property
    def stamp(self) -> Message:
        """What stands at its right end."""
        return say("replay.stamp")

    def tools(self, usual: Sequence[str]) -> Sequence[str]:
        """None: those of the cinema stand below."""
        return ()

    def pace(self, chosen: float) -> float:
        """How long things take, as a share of the usual."""
        return (chosen or 1.0) * self.share
