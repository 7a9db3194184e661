"""The bots at the table: they think on another thread, and are seen to think."""

from __future__ import annotations

import random
from collections.abc import Callable

from hollywood.bots.bot import Bot, thought
from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.core.record import BOT
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.kit import SetUp

from .thinker import Thinker

_THEATRE = (0.45, 0.9)  # seconds a bot is seen to think
_PATIENCE = 1.3  # seconds after which the best move so far is played, on a slow machine

BotOf = Callable[[str], Bot[State, Move]]


class Rivals:
    """Every bot by its seat; one of them may be thinking.

    In the same position of the same match each decides the same again: taking back wins nothing.
    """

    def __init__(self, set_up: SetUp, bot_of: BotOf) -> None:
        self._names = {
            seat: chair.who.removeprefix(BOT)
            for seat, chair in enumerate(set_up.chairs)
            if chair.who.startswith(BOT)
        }
        self._bot_of = bot_of
        self._bots: dict[Seat, Bot[State, Move]] = {}
        self.humans = set(range(len(set_up.chairs))) - self._names.keys()
        self._deal = set_up.chance
        self._thinker: Thinker[Move] | None = None
        self._theatre = 0.0

    def __contains__(self, seat: Seat | None) -> bool:
        return seat in self._names

    @property
    def thinking(self) -> bool:
        """Whether one of them thinks."""
        return self._thinker is not None

    def begin(self, seat: Seat, match: Match[State, Move], pace: float) -> None:
        """Let the bot of this seat think, unless it does."""
        if self._thinker is None:
            chance = random.Random(f"{self._deal} {len(match.moves)}")
            self._theatre = chance.uniform(*_THEATRE) * pace
            here = match.state.copy()
            if seat not in self._bots:
                self._bots[seat] = self._bot_of(self._names[seat])
            thinking = thought(self._bots[seat], match.game, here, chance)
            self._thinker = Thinker(thinking, _PATIENCE)

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
        """Nobody need think any more.

        Who was thinking may not notice at once, so another bot takes the seat.
        """
        if self._thinker is not None:
            self._thinker.drop()
            self._thinker = None
            self._bots.clear()
