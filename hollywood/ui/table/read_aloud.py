"""What a game says of its table to whoever doesn't see it; a game without more says little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from hollywood.core.game import S
from hollywood.core.message import Message, Seat

if TYPE_CHECKING:
    from .setting import Draft, Pick


class ReadAloud(Generic[S]):
    """Whole sentences of one match; positions are given as whoever listens may know them."""

    def part(self, state: S, number: int) -> Sequence[Message]:
        """What lies in one part of the board, counted from 0; nothing if there is no such part."""
        return ()

    def panel(self, state: S, seat: Seat) -> Sequence[Message]:
        """What a seat has."""
        return ()

    def holds(self, state: S) -> Sequence[Message]:
        """Who would have what if it ended now."""
        return ()

    def turn(self, state: S, seat: Seat, draft: Draft) -> Sequence[Message]:
        """What whoever is to move has begun and can still do."""
        return ()

    def pointed(self, state: S, pick: Pick, draft: Draft) -> Sequence[Message]:
        """What keys or mouse have come to; nothing if what is said of it elsewhere is enough."""
        return ()
