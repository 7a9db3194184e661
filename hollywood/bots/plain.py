"""Bots that need no knowledge of a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from hollywood.core.game import Game, M, S
from hollywood.core.message import Seat

from .bot import Thought

T = TypeVar("T")


def any_best(choices: Sequence[T], worths: Sequence[float], rng: random.Random) -> T:
    """The choice that is worth most; of equal ones any."""
    best = max(worths)
    return rng.choice([each for each, worth in zip(choices, worths, strict=True) if worth == best])


class Random:
    """Plays any legal move."""

    def think(
        self,
        game: Game[S, M],
        seat: Seat,
        moves: Sequence[M],
        world: Callable[[], S],
        rng: random.Random,
    ) -> Thought[M]:
        """Take one at random."""
        yield None
        return rng.choice(moves)


def play_out(game: Game[S, M], state: S, rng: random.Random) -> int:
    """Random moves in place up to the end of the match; how many there were."""
    count = 0
    chance = rng.random
    while moves := game.moves(state):
        game.apply(state, moves[int(chance() * len(moves))])
        count += 1
    return count
