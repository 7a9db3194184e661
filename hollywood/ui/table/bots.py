"""The bots at the table: they think on threads of their own, and are seen to think."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, Generic, TypeAlias

from hollywood.bots.bot import Bot, PreparingBot, chance_at, preparation, thought
from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Refused, Seat, say
from hollywood.core.record import BOT
from hollywood.kit import SetUp

from .thinker import Thinker

_SEEN = (0.45, 0.9)  # seconds a bot is seen to think
_PATIENCE = 1.3  # seconds after which the best move so far is played, on a slow machine
_LONGEST = 10.0  # seconds without any move after which it is asked whether to wait on

BotOf: TypeAlias = Callable[[str], Bot[Any, Any]]
_Position: TypeAlias = tuple[Seat, tuple[M, ...]]  # who decides, after which moves


@dataclass
class _Thought(Generic[M]):
    """One bot thinks about one position; what it decided there before holds."""

    position: _Position[M]
    thinker: Thinker[M] | None
    left: float  # seconds until it was seen to think for long enough
    waited: float = 0.0  # seconds
    patience: float = _LONGEST


class Bots(Generic[S, M]):
    """Every bot by its seat; each may be thinking.

    In the same position of the same match each decides the same again, however busy the machine
    is: taking back wins nothing.
    """

    def __init__(self, set_up: SetUp, bot_of: BotOf) -> None:
        self._names = {
            seat: chair.who.removeprefix(BOT)
            for seat, chair in enumerate(set_up.chairs)
            if chair.who.startswith(BOT)
        }
        self._called = [chair.name for chair in set_up.chairs]
        self._bot_of = bot_of
        self._bots: dict[Seat, Bot[S, M]] = {}
        self.humans = frozenset(range(len(set_up.chairs))) - self._names.keys()
        self._deal = set_up.chance
        self._alike = set_up.day is not None  # everywhere, however fast a machine is
        self._thoughts: dict[Seat, _Thought[M]] = {}
        self._preparations: dict[Seat, Thinker[None]] = {}
        self._prepared_after: tuple[M, ...] | None = None
        self._decided: dict[_Position[M], M] = {}

    def __contains__(self, seat: Seat | None) -> bool:
        return seat in self._names

    @property
    def thinking(self) -> frozenset[Seat]:
        """Who thinks."""
        return frozenset(self._thoughts)

    @property
    def busy(self) -> bool:
        """Whether any of them has not come to its end yet."""
        thinkers = (each.thinker for each in self._thoughts.values())
        return any(thinker is not None and thinker.busy for thinker in thinkers)

    def prepare(self, match: Match[S, M]) -> None:
        """Let the bots that can use the time do so while a human decides."""
        moves = tuple(match.moves)
        if moves == self._prepared_after:
            return
        self._prepared_after = moves
        if self._alike:
            return
        for seat in self._names:
            self._stop_preparing(seat)
            bot = self._bot(seat)
            if isinstance(bot, PreparingBot):
                chance = chance_at(self._deal, len(moves), seat)
                thinking = preparation(bot, match.game, match.state.copy(), seat, chance)
                self._preparations[seat] = Thinker(thinking)

    def _stop_preparing(self, seat: Seat) -> None:
        begun = self._preparations.pop(seat, None)
        if begun is not None and begun.busy:
            self._give_up(seat, begun)

    def _give_up(self, seat: Seat, begun: Thinker[Any]) -> None:
        """Who was thinking may not notice at once, so another bot takes the seat."""
        begun.drop()
        self._bots.pop(seat, None)

    def begin(self, seat: Seat, match: Match[S, M], pace: float) -> None:
        """Let the bot of this seat think, unless it does."""
        if seat in self._thoughts:
            return
        position = (seat, tuple(match.moves))
        left = random.Random(f"{self._deal} {len(match.moves)}").uniform(*_SEEN) * pace
        thinker = None if position in self._decided else self._thinker(seat, match)
        self._thoughts[seat] = _Thought(position, thinker, left)

    def _thinker(self, seat: Seat, match: Match[S, M]) -> Thinker[M]:
        self._stop_preparing(seat)
        if self._alike:  # what it may remember of earlier turns would be lost when one goes on
            self._bots.pop(seat, None)
        chance = chance_at(self._deal, len(match.moves), seat)
        thinking = thought(self._bot(seat), match.game, match.state.copy(), chance)
        return Thinker(thinking, inf if self._alike else _PATIENCE)

    def _bot(self, seat: Seat) -> Bot[S, M]:
        if seat not in self._bots:
            self._bots[seat] = self._bot_of(self._names[seat])
        return self._bots[seat]

    def decision(self, seat: Seat, seconds: float) -> M | None:
        """What it has decided, once it was seen to think for long enough.

        Refused if it fails, or has nothing to say for too long; the latter may be waited for on.
        """
        begun = self._thoughts[seat]
        begun.left -= seconds
        begun.waited += seconds
        move = self._decided.get(begun.position)
        if begun.thinker is not None and (found := self._found(seat, begun.thinker)) is not None:
            move = self._decided.setdefault(begun.position, found)
        if move is None and begun.waited > begun.patience:
            begun.patience += _LONGEST
            told = round(begun.waited)
            raise Refused(say("stuck.slow", player=self._called[seat], seconds=told))
        if move is None or begun.left > 0:
            return None
        del self._thoughts[seat]
        return move

    def _found(self, seat: Seat, thinker: Thinker[M]) -> M | None:
        """What the thinker came to; a bot that failed is made anew when it is asked again."""
        try:
            return thinker.result
        except Refused:
            del self._thoughts[seat], self._bots[seat]
            raise

    def drop(self) -> None:
        """Nobody need think any more."""
        for seat in self._names:
            self._stop_preparing(seat)
        self._prepared_after = None
        for seat, begun in self._thoughts.items():
            if begun.thinker is not None:
                self._give_up(seat, begun.thinker)
        self._thoughts.clear()
