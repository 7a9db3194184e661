"""What the coach says, after the fact, to somebody who has made a costly move."""

from __future__ import annotations

from typing import Any

from hollywood.bots.advice import Advice
from hollywood.bots.review import Decision
from hollywood.core.match import Match
from hollywood.core.message import Message, say
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.table.thinker import Thinker

_COSTS = 0.15  # of the chance to win: less is not worth a word


class Coaching:
    """Looks at one move at a time, on a thread of its own."""

    def __init__(self, kit: AnyKit) -> None:
        self._kit = kit
        self._thinker: Thinker[Decision[Any]] | None = None

    @property
    def resting(self) -> bool:
        """Whether nothing is looked at."""
        return self._thinker is None

    def think(self, match: AnyMatch) -> None:
        """Look at the last move."""
        self.drop()
        played: AnyMatch = Match(match.game, match.states[0], practice=True)
        for move in match.moves:
            played.play(move)
        review = self._kit.review(played, 1)
        last = review.steps[-1]
        if last.chosen:
            self._thinker = Thinker(review.decision(len(review.steps) - 1))

    def news(self) -> Message | None:
        """What is said of it, once that is known, if it is worth a word."""
        if self._thinker is None or (found := self._thinker.result) is None:
            return None
        self._thinker = None
        return _better(found.best) if found.loss >= _COSTS else None

    def drop(self) -> None:
        """The match has gone on, or is over."""
        if self._thinker is not None:
            self._thinker.drop()
        self._thinker = None


def _better(best: Advice[Any]) -> Message:
    return say("lesson.better", move=best.words, reason=best.reason)
