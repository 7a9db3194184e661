"""Moves are taken back and made again: the table shows at once where the match stands then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeAlias

from hollywood.core.game import M, S
from hollywood.core.message import Seat, say

from .setting import Leads
from .undo import Undoing, taken_back

if TYPE_CHECKING:
    from .table import Table

Agree: TypeAlias = Callable[[Seat, Leads], None]  # somebody is asked before the rest is done


class Rewind(Generic[S, M]):
    """Undo and redo at one table."""

    def __init__(self, table: Table[S, M], agree: Agree) -> None:
        self._table, self._agree = table, agree

    def undo(self) -> None:
        """Back to the last decision of a human, if that may be."""
        table = self._table
        if table.draft:
            table.half_moves.begin(table.setting.back(table.draft))
            return
        undoing = Undoing(table.match, table.bots.humans, table.setting)
        if (refusal := undoing.refusal) is not None:
            table.status.warn(refusal)
        elif (seat := undoing.agrees) is not None:
            self._agree(seat, self.take_back)
        else:
            self.take_back()

    def take_back(
        self,
        until: Callable[[S], bool] = lambda _: True,
        again: Sequence[M] = (),
        rest: bool = False,
    ) -> None:
        """Everybody who must agree has agreed."""
        table = self._table
        before, seen = table.match.aids, table.eyes.seen
        humans = table.bots.humans
        if taken_back(table.match, humans, lambda state: until(seen(state)), again, rest):
            self.jump()
        else:
            table.status.warn(say("table.no_undo"))
        if table.match.aids != before:
            table.status.warn(say("table.retake"))

    def redo(self) -> None:
        """Forward again to where the last undo began, before the eyes of whoever went back."""
        table = self._table
        if table.onlooker.due:
            table.status.warn(table.handover.refusal)
        elif table.match.redo(table.bots.humans):
            self.jump()
        else:
            table.status.warn(say("table.no_redo"))

    def jump(self) -> None:
        """The match stands elsewhere now: show that at once."""
        self._table.props.sound.play("undo")
        self._table.show_anew()
