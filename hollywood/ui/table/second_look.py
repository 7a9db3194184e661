"""What a move that was just made has cost, found out on a thread of its own."""

from __future__ import annotations

from typing import Any

from hollywood.bots.review import Decision
from hollywood.core.match import Match
from hollywood.set_up import AnyKit, AnyMatch

from .thinker import Thinker


class SecondLook:
    """Looks at one move at a time."""

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

    def news(self) -> Decision[Any] | None:
        """What was found, once."""
        if self._thinker is None or (found := self._thinker.result) is None:
            return None
        self._thinker = None
        return found

    def drop(self) -> None:
        """The match has gone on, or is over."""
        if self._thinker is not None:
            self._thinker.drop()
        self._thinker = None
