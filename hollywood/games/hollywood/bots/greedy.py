"""A bot of Hollywood! that looks no further than the end of the round."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hollywood.bots.bot import Bot, Thought
from hollywood.bots.plain import Random, any_best
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Move, State


class Greedy:
    """Takes what would score best if the round ended now."""

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """Try each move once; of the best ones take any."""
        assert isinstance(game, Hollywood)
        here = world()
        worth = []
        for move in moves:
            worth.append(self._worth(game, here, seat, move))
            yield None
        return any_best(moves, worth, rng)

    def _worth(self, game: Hollywood, here: State, seat: Seat, move: Move) -> int:
        """The seat's points if the round ended after the move and it chose well for its stars."""
        after = here.copy()
        game.apply(after, move)
        ended = [after] if after.round != here.round else game.endings(after)
        return max(game.score(end, seat).total for end in ended)


BOTS: dict[str, Callable[[], Bot[State, Move]]] = {
    "random": lambda: Random(),
    "greedy": Greedy,
}
