"""What a coach says: the turns that look best, and why."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import exp

from hollywood.bots.advice import Advice
from hollywood.core.message import say

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State
from ..rules.words import write
from .turns import Turn, turns
from .value import worth

_MOST = 3  # turns that are told of
_SLOPE = 0.12  # how much surer a point of worth makes


def advise(game: TimesSquare, state: State) -> Generator[None, None, Sequence[Advice[Move]]]:
    """The best turns of whoever is to act, each by its first move."""
    yield
    found = turns(game, state)
    found.sort(key=lambda turn: worth(game, state, turn), reverse=True)
    firsts: dict[Move, Turn] = {}
    for turn in found:
        firsts.setdefault(turn.moves[0] if turn.moves else End(), turn)
    if not firsts:
        return [_advice(game, state, game.moves(state)[0], None)]
    return [_advice(game, state, move, turn) for move, turn in list(firsts.items())[:_MOST]]


def _advice(game: TimesSquare, state: State, move: Move, turn: Turn | None) -> Advice[Move]:
    win = 0.5 if turn is None else 1 / (1 + exp(-_SLOPE * worth(game, state, turn)))
    moves = ", ".join(map(write, (turn and turn.moves) or (move,)))
    words = say("times_square.hint.turn", moves=moves)
    reason = say("times_square.hint.looks_best")
    return Advice(move, words, reason, win, None, (win, 1 - win), exact=False)
