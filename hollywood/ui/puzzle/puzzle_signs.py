"""What a puzzle asks of its game: what can be pointed out, and what is at stake."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import pygame

from hollywood.core.message import Message
from hollywood.ui.table.slate_speech import Row
from hollywood.ui.table.stage import Key


class PuzzleSigns(Protocol):
    """One game's part in its puzzles, at one table."""

    @property
    def halts(self) -> Collection[str]:
        """Kinds of events after which a refutation has been seen, and the table stands still."""

    def stands(self, state: Any) -> Message:
        """How things stand, in a line: how much there is still to do."""

    def where(self, state: Any, move: Any) -> Sequence[pygame.Rect]:
        """What is to be used for a move."""

    def placed(self, before: Any, after: Any) -> Sequence[Key]:
        """What somebody has put on the table by a move: it gets the number of the move."""

    def held(self, state: Any) -> Mapping[int, pygame.Rect]:
        """What whoever is asked would get if this were the end, each by its number."""

    def row(self, goal: str, state: Any) -> Row | None:
        """What must be seen besides the table, for the slate."""
