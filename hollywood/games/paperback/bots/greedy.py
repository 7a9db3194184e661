"""A plain player: of the words that are offered the one that pays most, then the dearest card."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hollywood.bots.bot import Thought
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.buying import price
from ..rules.game import Paperback
from ..rules.moves import Buy, GoOn, Move, Spell
from ..rules.state import State
from .word_choice import as_laid


class Greedy:
    """It looks for no words, and remembers nothing."""

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """What is worth most at this moment."""
        assert isinstance(game, Paperback)
        s = world()
        yield moves[0]
        return max(moves, key=lambda move: _worth(game, s, move))


def _worth(game: Paperback, s: State, move: Move) -> int:
    match move:
        case Spell(laid):
            return as_laid(s, game.table, s.hands[s.turn], laid).cents
        case Buy(name, place):
            card = game.legal.bought(s, name, place)
            assert card is not None, "the move is legal"
            return 1 + price(s, game.table, card)
        case GoOn():
            return 0
    return -1
