"""What may be taken back, and who must agree: the policy, for any mix of humans and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Generic

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say

from .setting import Draft, Setting


class Undoing(Generic[S, M]):
    """The next decision of a human that could be taken back."""

    def __init__(self, match: Match[S, M], humans: Set[Seat], setting: Setting[S, M]) -> None:
        self._match, self._humans, self._setting = match, humans, setting
        self._ply = match.decision(humans)

    @property
    def refusal(self) -> Message | None:
        """Why it can't be, if it can't."""
        if self._ply is None:
            return say("table.no_undo" if self._match.floor else "table.nothing_to_undo")
        return None if self._match.practice else self._setting.kept(self._match, self._ply)

    @property
    def agrees(self) -> Seat | None:
        """Who must agree: the human whose later move was taken back on the way."""
        now = self._match.to_act
        if self._ply is None or not self._match.undone or now not in self._humans:
            return None
        maker = self._match.game.to_act(self._match.states[self._ply])
        return now if now != maker else None


def taken_back(
    match: Match[S, M],
    humans: Set[Seat],
    until: Callable[[S], bool],
    again: Sequence[M] = (),
    rest: bool = False,
) -> bool:
    """Take moves back until it is enough, and make these again; whether anything was.

    If the `rest` is wanted, all but the first of those taken back are made again that still hold.
    """
    moves = len(match.moves)
    ply = next((n for n in range(moves - 1, match.floor - 1, -1) if until(match.states[n])), None)
    if ply is None:
        return False
    later = match.moves[ply + 1 :] if rest else again
    while len(match.moves) > ply and match.undo(humans):
        pass
    for move in later:
        if not rest or match.game.illegal(match.state, move) is None:
            match.play(move)
    return len(match.moves) < moves or bool(later)


def useless(
    match: Match[S, M], humans: Set[Seat], setting: Setting[S, M], draft: Draft
) -> dict[str, Message]:
    """The tools that could do nothing now, and why."""
    refusal = Undoing(match, humans, setting).refusal if not draft else None
    off = {} if refusal is None else {"undo": refusal}
    return off if match.undone else off | {"redo": say("table.no_redo")}
