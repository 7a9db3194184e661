"""What a bot is, and how it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeAlias, TypeVar

from ..core.game import Game, M, S, imagine
from ..core.message import Seat

M_co = TypeVar("M_co", covariant=True)

Thought: TypeAlias = Generator[None, None, M]  # yields while it thinks, returns its move


class Bot(Protocol[S, M]):
    """Someone who chooses a move. `world()` gives a position that may be the true one."""

    def think(
        self,
        game: Game[S, M],
        seat: Seat,
        moves: Sequence[M],
        world: Callable[[], S],
        rng: random.Random,
    ) -> Thought[M]:
        """Choose one of the moves; give way now and then, so that others can run."""


def decide(bot: Bot[S, M], game: Game[S, M], state: S, rng: random.Random) -> M:
    """The move of the seat to act, thought to the end at once."""
    seat = game.to_act(state)
    assert seat is not None, "nobody decides in a match that is over"
    thought = bot.think(game, seat, game.moves(state), lambda: imagine(game, state, seat, rng), rng)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            move: M = done.value
            return move
