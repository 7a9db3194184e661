"""What the bar says: who acts, what is expected, and why something is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.core.message import Message, Seat, player, say
from hollywood.games.hollywood.rules.words import title

if TYPE_CHECKING:
    from .table import Table

_SHOWN = 2.6  # seconds a reason is shown


class Status:
    """The sentence of this moment; for a while, a warning instead."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.warning: Message | None = None
        self._left = 0.0

    def warn(self, message: Message) -> None:
        """Say why something is not possible, or what follows from it."""
        self.warning, self._left = message, _SHOWN

    def clear(self) -> None:
        """Warn no longer."""
        self.warning = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a warning is over."""
        self._left -= seconds
        over = self.warning is not None and self._left <= 0
        if over:
            self.clear()
        return over

    @property
    def words(self) -> Message:
        """What is said now."""
        table = self._table
        seat = table.match.to_act
        if self.warning is not None:
            return self.warning
        if table.human is not None and seat is not None:
            return self._expected(seat)
        if not table.show.idle:
            return table.chronicle.latest or say("hollywood.table.handing_out")
        if seat is None:
            return say("illegal.match_over")
        return say("table.bot_thinks", player=player(seat))

    def _expected(self, seat: Seat) -> Message:
        """What this human is to do."""
        table, state = self._table, self._table.match.state
        if state.claims:
            star = title(state.claims[-1][1], table.game.deck)
            return say("hollywood.table.your_star", player=player(seat), card=star)
        if table.draft.columns is not None:
            number = len(table.draft.columns) + 1
            return say("hollywood.table.doubling", player=player(seat), number=number)
        usable = table.draft.usable(state, seat)
        return say(
            "table.your_turn" if usable else "hollywood.table.your_reel", player=player(seat)
        )
