"""A match looked at again: what every decision cost, and the luck of the deals."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import TypeVar

from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Move, State
from .cast import Cast
from .coach import PLAY_OUTS, Advice, advise, outlook_of
from .packed import Choice, Masks
from .tree import Tree
from .value import standing

T = TypeVar("T")

BLUNDER = 0.12  # of the chance to win
_EVERY_MOVE = 1000  # more than a position has


@dataclass(frozen=True)
class Decision:
    """A choice among several moves: what was played, and what was best."""

    number: int  # of the move in the match, from 0
    seat: Seat
    round: int
    played: Advice
    best: Advice

    @property
    def loss(self) -> float:
        """What it cost of the chance to win."""
        return max(0.0, self.best.win - self.played.win)

    @property
    def blunder(self) -> bool:
        """Whether it cost much."""
        return self.loss >= BLUNDER


@dataclass(frozen=True)
class Luck:
    """What a deal added to everybody's chance to win."""

    round: int
    gains: tuple[float, ...]


def review(
    game: Hollywood, cast: Cast, states: Sequence[State], moves: Sequence[Move], seed: int
) -> Iterator[Decision | Luck]:
    """Every real choice of a match and every deal, in their order."""
    rounds = -1
    for number, (state, move) in enumerate(zip(states, moves, strict=False)):
        if state.round > rounds:
            rounds = state.round
            yield _luck(game, cast, state, random.Random(seed + number))
        if len(game.moves(state)) > 1:
            yield _decision(game, cast, state, number, move, random.Random(seed + number))


def _decision(
    game: Hollywood, cast: Cast, state: State, number: int, move: Move, rng: random.Random
) -> Decision:
    advices = finished(advise(game, cast, state, rng, _EVERY_MOVE, move))
    best = advices[0]
    straight_back = replace(best, move=move)  # a Clap Board that changed nothing
    made = next((advice for advice in advices if advice.move == move), straight_back)
    seat = game.to_act(state)
    assert seat is not None, "somebody moved"
    return Decision(number, seat, state.round, made, best)


def _luck(game: Hollywood, cast: Cast, state: State, rng: random.Random) -> Luck:
    before = standing(game, state, cast.futures_for(state.seats))
    outlook = outlook_of(game, cast, state)
    tree = Tree(outlook, outlook.board.position(state), rng)
    ends: dict[Choice, list[list[float]]] = {}

    def observe(choice: Choice, masks: Masks, studio: int) -> None:
        ends.setdefault(choice, []).append(outlook.shares(masks, studio))

    for _ in tree.grow(PLAY_OUTS // 2):
        pass
    tree.observe = observe
    for _ in tree.grow(PLAY_OUTS // 2):
        pass
    best, _ = tree.worths()[0]
    after = map(fmean, zip(*ends[best], strict=True))
    gains = (now - chance for now, chance in zip(after, before, strict=True))
    return Luck(state.round, tuple(gains))


def finished(thinking: Generator[None, None, T]) -> T:
    """What thinking comes to, thought to the end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
