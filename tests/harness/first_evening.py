"""Somebody who has one way only to play, with a pad, keys or the mouse: a match to its result."""

from __future__ import annotations

from typing import Protocol

from hollywood.ui.app.passage import Passage
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.table import AnyTable

from .pilot import LONGEST, Pilot, let_think


class OneWay(Protocol):
    """How one game is played so."""

    def move(self, table: AnyTable) -> None:
        """Any legal move."""

    def above(self, scene: Scene) -> bool:
        """Answer a scene above the table; whether it is one of this game."""

    def ended(self, scene: Scene | None) -> bool:
        """Whether the result of the match is seen."""


def play_on(pilot: Pilot, table: AnyTable, player: OneWay) -> None:
    """To the result."""
    for _ in range(LONGEST):
        top = pilot.stack.top
        if player.ended(top):
            return
        if top is table and table.human is not None:
            player.move(table)
        elif top is not None and top is not table and not isinstance(top, Passage):
            assert player.above(top), top
        if table.bots.thinking and table.show.idle:
            let_think(table)
        pilot.tick(0.5)
    raise AssertionError(f"stuck: {pilot.stack.top}")
