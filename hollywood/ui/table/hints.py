"""What the coach says to whoever asks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hollywood.bots.advice import Advice
from hollywood.core.game import Game, imagine
from hollywood.core.message import Message, Seat, say, seats_in
from hollywood.set_up import AnyKit

from .thinker import Thinker

_HUNDRED = 100


@dataclass(frozen=True)
class Tip:
    """A move the coach thinks well of, and why; or only that there is none yet."""

    move: Message
    reason: Message | None = None
    chances: Message | None = None
    brief: Message | None = None  # the move and its chance, where the others have no room

    @property
    def seats(self) -> set[Seat]:
        """Who is spoken of."""
        return {seat for words in (self.move, self.reason) if words for seat in seats_in(words)}


@dataclass
class Hint:
    """What the coach thinks of one position, and how much of it is shown."""

    state: Any
    thinker: Thinker[Sequence[Advice[Any]]] | None  # None if it was thought of elsewhere
    shown: int = 1  # moves
    advices: Sequence[Advice[Any]] = field(default_factory=list)


class Hints:
    """Asked by a human; the coach knows no more than whoever asks."""

    def __init__(self, kit: AnyKit, game: Game[Any, Any]) -> None:
        self.hint: Hint | None = None
        self._kit, self._game = kit, game

    @property
    def resting(self) -> bool:
        """Whether nobody thinks."""
        return self.hint is None or bool(self.hint.advices)

    def ask(self, state: Any, seat: Seat) -> bool:
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
        world = imagine(self._game, state, seat, random.Random(1))
        thought = self._kit.advise(self._game, world, random.Random(1))
        self.hint = Hint(state, Thinker(thought))
        return True

    def tell(self, state: Any, advices: Sequence[Advice[Any]]) -> None:
        """What was found out about this position before."""
        self.drop()
        self.hint = Hint(state, None, advices=advices)

    def drop(self) -> None:
        """The position has changed: the hint is no longer true."""
        if self.hint is not None and self.hint.thinker is not None:
            self.hint.thinker.drop()
        self.hint = None

    def update(self) -> bool:
        """Whether the coach has come to an end since this was last asked."""
        if self.hint is None or self.hint.thinker is None or self.hint.advices:
            return False
        self.hint.advices = self.hint.thinker.result or []
        return bool(self.hint.advices)

    @property
    def tips(self) -> list[Tip]:
        """The hint in words."""
        if self.hint is None:
            return []
        if not self.hint.advices:
            return [Tip(say("table.hint_thinks"))]
        return [_tip(advice) for advice in self.hint.advices[: self.hint.shown]]

    @property
    def best(self) -> Any:
        """The best move, to be shown on the table; None as long as there is none."""
        return self.hint.advices[0].move if self.hint and self.hint.advices else None


def _percent(advice: Advice[Any]) -> int:
    """The chance to win; none or all of it is told only where that is proven."""
    win = round(_HUNDRED * advice.win)
    return win if advice.exact or advice.sure else min(max(win, 1), _HUNDRED - 1)


def _tip(advice: Advice[Any]) -> Tip:
    if advice.sealed:
        return Tip(advice.words, advice.reason)
    win = _percent(advice)
    brief = say("table.chance_of_move", win=win, move=advice.words)
    chances = say("table.chance", win=win)
    if advice.points is not None:
        chances = say("table.chances", win=win, points=advice.points)
    return Tip(advice.words, advice.reason, chances, brief)
