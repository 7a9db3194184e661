"""A bot that makes the turn whose end looks best, and thinks no further."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hollywood.bots.bot import Thought
from hollywood.bots.plain import any_best
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State
from .turns import turns
from .value import TUNED, Weights, worth


class Greedy:
    """Takes the best turn it sees, card by card."""

    def __init__(self, weights: Weights = TUNED) -> None:
        self._weights = weights

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """The first move of the best turn; of turns that are equal any."""
        assert isinstance(game, TimesSquare)
        yield None
        here = world()
        found = turns(game, here)
        if not found:  # nothing can be played and nobody lured
            return rng.choice(moves)
        worths = [worth(game, here, turn, self._weights) for turn in found]
        chosen = any_best(found, worths, rng)
        return chosen.moves[0] if chosen.moves else End()
