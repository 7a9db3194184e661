"""The bots at the table: they think on another thread, and are seen to think."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ...bots.bot import Bot, thought
from ...core.message import Seat
from ...rules.hollywood import Hollywood
from ...rules.hollywood_state import Move, State
from ..thinker import Thinker

_THEATRE = (0.45, 0.9)  # seconds a bot is seen to think


class Rivals:
    """Every bot by its seat; one of them may be thinking."""

    def __init__(
        self, game: Hollywood, bots: Mapping[Seat, Bot[State, Move]], chance: random.Random
    ) -> None:
        self._game, self._bots, self._chance = game, bots, chance
        self._thinker: Thinker[Move] | None = None
        self._theatre = 0.0

    def __contains__(self, seat: Seat | None) -> bool:
        return seat in self._bots

    @property
    def thinking(self) -> bool:
        """Whether one of them thinks."""
        return self._thinker is not None

    def begin(self, seat: Seat, state: State, pace: float) -> None:
        """Let the bot of this seat think, unless it does."""
        if self._thinker is None:
            rng = random.Random(self._chance.getrandbits(32))
            self._thinker = Thinker(thought(self._bots[seat], self._game, state.copy(), rng))
            self._theatre = self._chance.uniform(*_THEATRE) * pace

    def decision(self, seconds: float) -> Move | None:
        """What it has decided, once it was seen to think for long enough."""
        assert self._thinker is not None, "a bot decides after it has begun to think"
        self._theatre -= seconds
        move = self._thinker.result
        if move is None or self._theatre > 0:
            return None
        self._thinker = None
        return move

    def drop(self) -> None:
        """Nobody need think any more."""
        if self._thinker is not None:
            self._thinker.drop()
            self._thinker = None
