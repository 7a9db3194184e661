"""What may be taken back, and who must agree: the policy, for any mix of humans and bots."""

from __future__ import annotations

from collections.abc import Set

from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.games.hollywood.rules.state import Finish, Move, State


class Undoing:
    """The next decision of a human that could be taken back."""

    def __init__(self, match: Match[State, Move], humans: Set[Seat]) -> None:
        self._match, self._humans = match, humans
        self._ply = match.decision(humans)

    @property
    def refusal(self) -> Message | None:
        """Why it can't be, if it can't."""
        if self._ply is None:
            return say("table.no_undo" if self._match.floor else "table.nothing_to_undo")
        return say("hollywood.table.star_given") if self._star_given_since(self._ply) else None

    @property
    def agrees(self) -> Seat | None:
        """Who must agree: the human whose later move was taken back on the way."""
        now = self._match.to_act
        if self._ply is None or not self._match.undone or now not in self._humans:
            return None
        return now if now != self._maker(self._ply) else None

    def _maker(self, ply: int) -> Seat | None:
        return self._match.game.to_act(self._match.states[ply])

    def _star_given_since(self, ply: int) -> bool:
        """A star may be given elsewhere until somebody else has decided about another one."""
        moves, maker = self._match.moves, self._maker(ply)
        return isinstance(moves[ply], Finish) and any(
            isinstance(moves[later], Finish) and self._maker(later) != maker
            for later in range(ply + 1, len(moves))
        )
