"""What a game tells somebody in their first matches: one line about what can be done right now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from hollywood.core.game import Game, M, S
from hollywood.core.message import Message, Seat

from .advice import Advice


@dataclass(frozen=True)
class Tip:
    """A line that is true in one position, and by which name it is known."""

    id: str
    words: Message


class Tips(Protocol[S, M]):
    """All that a game has; those that matter most come first."""

    @property
    def ids(self) -> Sequence[str]:
        """What they are called."""

    @property
    def from_coach(self) -> Sequence[str]:
        """Those of them that only the coach finds."""

    def now(self, game: Game[S, M], state: S, seat: Seat) -> Iterator[Tip]:
        """Those that are true for whoever must decide."""

    def advised(
        self, game: Game[S, M], state: S, seat: Seat, advices: Sequence[Advice[M]]
    ) -> Iterator[Tip]:
        """Those that the coach has found, too."""

    def used(self, id: str, game: Game[S, M], before: S, move: M, after: S) -> bool:
        """Whether this move shows that whoever made it knows."""
