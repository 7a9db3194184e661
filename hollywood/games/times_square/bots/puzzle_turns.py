"""Every way through a turn and what it comes to: puzzles leave nothing out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, TypeAlias

from ..rules.game import TimesSquare
from ..rules.state import Discard, End, Move, State
from ..rules.street import Places
from .threats import wins
from .turns import Cards, turns
from .world import Judge

_Key: TypeAlias = tuple[object, ...]


class Kind(NamedTuple):
    """What tells one turn from another: turns that end alike with the same cards are one."""

    places: Places
    hand: Cards  # what is left of it
    lured: bool


@dataclass(frozen=True)
class Ended:
    """One way through a turn, and the state after it."""

    moves: tuple[Move, ...]  # with the end of the turn, if the match is not over before
    state: State
    kind: Kind


def every_turn(game: TimesSquare, s: State) -> Iterator[Ended]:
    """All turns that begin here, one of those that are the same."""
    known: dict[tuple[Move, ...], State] = {(): s}  # each turn is one that was there, and a move
    for turn in turns(game, s):
        *begun, last = turn.moves
        known[turn.moves] = _after(game, known[tuple(begun)], last)
        yield _ended(game, s, turn.moves, known[turn.moves])
    hand = sorted(game.ids[card] for card in s.hands[s.turn])
    for size in range(1, len(hand) + 1):
        for cards in sorted(set(combinations(hand, size))):
            state = s
            for card in cards:
                state = _after(game, state, Discard(card))
            yield _ended(game, s, tuple(map(Discard, cards)), state)


def _after(game: TimesSquare, state: State, move: Move) -> State:
    after = state.copy()
    game.apply(after, move)
    return after


def _ended(game: TimesSquare, began: State, moves: tuple[Move, ...], state: State) -> Ended:
    """The same, its turn over."""
    hand = tuple(sorted([game.ids[card] for card in state.hands[began.turn]]))
    kind = Kind(state.places, hand, state.lured)
    if state.winner is None:
        return Ended((*moves, End()), _after(game, state, End()), kind)
    return Ended(moves, state, kind)


class Threats:
    """Whether whoever moves next can win at once, each position looked at once."""

    def __init__(self, judge: Judge) -> None:
        self._judge, self._game = judge, judge.game
        self._known: dict[_Key, tuple[Move, ...] | None] = {}

    def winning(self, s: State) -> tuple[Move, ...] | None:
        """A turn of whose turn it is that wins; None if there is none, or the match is over."""
        if s.winner is not None:
            return None
        key = (s.places, s.charlie, s.turn, s.hands[s.turn], len(s.supply), s.passes)
        if key not in self._known:
            self._known[key] = self._looked_for(s) if wins(self._judge, s) else None
        return self._known[key]

    def _looked_for(self, s: State) -> tuple[Move, ...] | None:
        won = (end for end in every_turn(self._game, s) if end.state.winner == s.turn)
        return next((end.moves for end in won), None)
