"""The prompter's box: the coach's hints, and what characters say; both are only words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from hollywood.bots.advice import Advice
from hollywood.core.game import Event
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import BOT, Chair
from hollywood.games.hollywood.bots import characters
from hollywood.games.hollywood.bots.cast import Cast
from hollywood.games.hollywood.bots.coach import advise
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Double, Move, Place, State

from .thinker import Thinker

_SPOKEN = 3.6  # seconds a remark is read


@dataclass(frozen=True)
class Tip:
    """A move the coach thinks well of, and why; or only that there is none yet."""

    move: Message
    reason: Message | None = None
    chances: Message | None = None


@dataclass
class Hint:
    """What the coach thinks of one position, and how much of it is shown."""

    state: State
    thinker: Thinker[list[Advice[Move]]]
    shown: int = 1  # moves
    advices: list[Advice[Move]] = field(default_factory=list)


class Prompter:
    """Asked by the human, heard from the bots."""

    def __init__(self, game: Hollywood, cast: Cast, chairs: Sequence[Chair]) -> None:
        self.game = game
        self._cast = cast
        self.hint: Hint | None = None
        self.remarks: dict[Seat, tuple[Message, float]] = {}
        self._characters = {
            seat: character
            for seat, chair in enumerate(chairs)
            if (character := characters.character_of(chair.who.removeprefix(BOT))) is not None
        }

    @property
    def resting(self) -> bool:
        """Whether waiting changes nothing."""
        thinks = self.hint is not None and not self.hint.advices
        return not thinks and not self.remarks

    def ask(self, state: State) -> bool:
        """A hint for this position; asked again, all of the best moves; then none.

        Whether it is a new one.
        """
        if self.hint is not None and self.hint.state is state:
            if self.hint.shown == max(1, len(self.hint.advices)) > 1:
                self.drop()
            else:
                self.hint.shown = max(1, len(self.hint.advices))
            return False
        self.drop()
        thought = advise(self.game, self._cast, state.copy(), random.Random(1))
        self.hint = Hint(state, Thinker(thought))
        return True

    def drop(self) -> None:
        """The position has changed: the hint is no longer true."""
        if self.hint is not None:
            self.hint.thinker.drop()
        self.hint = None

    def forget(self) -> None:
        """The match stands elsewhere: what was said of it is no longer true."""
        self.drop()
        self.remarks.clear()

    def hear(self, events: Sequence[Event], after: State) -> None:
        """Something has happened; whoever it matters to may say a word."""
        for seat, character in self._characters.items():
            moment = characters.moment(self.game, seat, events, after)
            if moment is not None:
                self.remarks[seat] = (characters.line(character, moment), _SPOKEN)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether what is shown has changed."""
        before = len(self.remarks)
        self.remarks = {
            seat: (words, left - seconds)
            for seat, (words, left) in self.remarks.items()
            if left > seconds
        }
        arrived = False
        if self.hint is not None and not self.hint.advices:
            self.hint.advices = self.hint.thinker.result or []
            arrived = bool(self.hint.advices)
        return arrived or len(self.remarks) != before

    @property
    def tips(self) -> list[Tip]:
        """The hint in words."""
        if self.hint is None:
            return []
        if not self.hint.advices:
            return [Tip(say("table.hint_thinks"))]
        return [self._tip(advice) for advice in self.hint.advices[: self.hint.shown]]

    def _tip(self, advice: Advice[Move]) -> Tip:
        points = advice.points or 0.0
        chances = say("table.chances", win=round(100 * advice.win), points=points)
        return Tip(advice.words, advice.reason, chances)

    @property
    def columns(self) -> frozenset[int]:
        """The columns of the best move, to be outlined."""
        if self.hint is None or not self.hint.advices:
            return frozenset()
        match self.hint.advices[0].move:
            case Place(column):
                return frozenset((column,))
            case Double(column, other):
                return frozenset((column, other))
        return frozenset()
