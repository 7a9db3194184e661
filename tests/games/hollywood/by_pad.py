"""Hollywood! with a pad only."""

from __future__ import annotations

import random

from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.rules.state import Clap, Double, Place
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE
from hollywood.games.hollywood.table.pointing import column_key
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.table import AnyTable

from ...harness.pad_player import PadHands
from .by_hand import PLAYER


class HollywoodByPad:
    """The cross leads to columns, Y to studio cards, A does it."""

    def __init__(self, hands: PadHands, chance: random.Random) -> None:
        self._hands, self._chance = hands, chance

    def move(self, table: AnyTable) -> None:
        """Any legal move; it must have been made."""
        move, before = PLAYER.choose(table, self._chance), list(table.match.moves)
        match move:
            case Place(column):
                self._place(table, column)
            case Clap():
                self._studio_card(table, CLAP)
                if table.match.moves == before:
                    self._hands.tap("pad_a")  # it was warned of
            case Double(column, other):
                self._studio_card(table, DOUBLE)
                for each in (column, other):
                    self._place(table, each)
        assert table.match.moves == [*before, move]

    def _place(self, table: AnyTable, column: int) -> None:
        way = self._chance.choice(["pad_left", "pad_right"])
        self._hands.point(table, way, lambda pick: pick.place == column_key(column))
        self._hands.tap("pad_a")

    def _studio_card(self, table: AnyTable, kind: str) -> None:
        self._hands.point(
            table, "pad_y", lambda pick: pick.thing is not None and pick.thing[0] == kind
        )
        self._hands.tap("pad_a")

    def above(self, scene: Scene) -> bool:
        """A star is asked of, a round is over, or the awards are given."""
        if isinstance(scene, StarChoice):
            self._hands.pilot.tick(0.3)
            self._hands.tap(*["pad_down"] * self._chance.randrange(1, 4), "pad_a")
            assert self._hands.pilot.stack.top is not scene
            return True
        if isinstance(scene, RoundSummary | FinalCount):
            self._hands.tap("pad_a")
            return True
        return False

    def ended(self, scene: Scene | None) -> bool:
        """The table of all that was counted."""
        return isinstance(scene, FinalCount) and scene.phase == "table"
