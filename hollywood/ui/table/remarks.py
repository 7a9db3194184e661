"""What bots with a character say to what was seen to happen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic

from hollywood.core.game import Event, M, S
from hollywood.core.message import Message, Seat
from hollywood.core.record import BOT, Chair

from .setting import Setting

_SPOKEN = 3.6  # seconds a remark is read


class Remarks(Generic[S, M]):
    """What is being said, by seat."""

    def __init__(
        self, setting: Setting[S, M], chairs: Sequence[Chair], characters: Collection[str]
    ) -> None:
        self._setting = setting
        self._spoken: dict[Seat, tuple[Message, float]] = {}
        named = ((seat, _character(chair)) for seat, chair in enumerate(chairs))
        self._characters = {seat: name for seat, name in named if name in characters}

    @property
    def now(self) -> dict[Seat, Message]:
        """What each seat says."""
        return {seat: words for seat, (words, _) in self._spoken.items()}

    @property
    def resting(self) -> bool:
        """Whether nobody says anything."""
        return not self._spoken

    def hear(self, event: Event, after: S) -> None:
        """Something was seen to happen; whoever it matters to may say a word."""
        for seat, character in self._characters.items():
            words = self._setting.remark(seat, character, event, after)
            if words is not None:
                self._spoken[seat] = (words, _SPOKEN)

    def clear(self) -> None:
        """The match stands elsewhere: what was said of it is no longer true."""
        self._spoken.clear()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether somebody has ended."""
        before = len(self._spoken)
        self._spoken = {
            seat: (words, left - seconds)
            for seat, (words, left) in self._spoken.items()
            if left > seconds
        }
        return len(self._spoken) != before


def _character(chair: Chair) -> str:
    """What the name of a bot, such as `lead_hoarder`, says of its character."""
    return chair.who.removeprefix(BOT).partition("_")[2]
