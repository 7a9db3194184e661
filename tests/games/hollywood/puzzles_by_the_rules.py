"""A puzzle solved with nothing but the rules: every move of every seat, tried one after another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from hollywood.core.message import Seat
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State

Worth: TypeAlias = tuple[int, int]  # points; alone ahead 2, level 1, behind 0
Ends: TypeAlias = frozenset[tuple[int, ...]]
_Key: TypeAlias = tuple[object, ...]


@dataclass
class ByTheRules:
    """What the moves of one seat are worth in the rest of a match."""

    game: Hollywood
    hero: Seat
    _sure: dict[_Key, Worth] = field(default_factory=dict)
    _ends: dict[_Key, Ends] = field(default_factory=dict)

    def sure(self, state: State) -> dict[Move, Worth]:
        """What each move keeps whatever the others do: points, and being ahead."""
        return {move: self._worth(self._after(state, move)) for move in self.game.moves(state)}

    def ends(self, state: State) -> dict[Move, Ends]:
        """All ends in points that each move may come to if everybody plays for his own."""
        return {move: self._every(self._after(state, move)) for move in self.game.moves(state)}

    def _after(self, state: State, move: Move) -> State:
        after = state.copy()
        self.game.apply(after, move)
        return after

    def _key(self, state: State) -> _Key:
        played = (tuple(state.reels), state.turn, tuple(state.clap), tuple(state.double))
        held = (tuple(state.projects), tuple(state.movies), tuple(state.blockbusters))
        return (*played, tuple(state.claims), *held)

    def _worth(self, state: State) -> Worth:
        key = self._key(state)
        if key not in self._sure:
            self._sure[key] = self._worked_out(state)
        return self._sure[key]

    def _worked_out(self, state: State) -> Worth:
        seat = self.game.to_act(state)
        if seat is None:
            winners = self.game.winners(state)
            ahead = 0 if self.hero not in winners else 2 if len(winners) == 1 else 1
            return self.game.score(state, self.hero).total, ahead
        worths = list(self.sure(state).values())
        pick = max if seat == self.hero else min
        return pick(points for points, _ in worths), pick(ahead for _, ahead in worths)

    def _every(self, state: State) -> Ends:
        seat, key = self.game.to_act(state), self._key(state)
        if seat is None:
            return frozenset([self.game.scores(state)])
        if key not in self._ends:
            each = self.ends(state).values()
            least = max(min(end[seat] for end in ends) for ends in each)
            self._ends[key] = frozenset(end for ends in each for end in ends if end[seat] >= least)
        return self._ends[key]
