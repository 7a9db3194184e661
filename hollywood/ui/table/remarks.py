"""What bots with a character say to what was seen to happen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, NamedTuple

from hollywood.core.game import Event, M, S
from hollywood.core.message import Message, Seat
from hollywood.core.record import BOT, Chair

from .setting import Setting

_SPOKEN = 3.6  # seconds a remark is read
_COMES, _GOES = 0.12, 0.12  # seconds
BOUNCES = 0.24  # seconds: the face of whoever begins to speak


class Spoken(NamedTuple):
    """Words, and how long they are still said."""

    words: Message
    left: float = _SPOKEN  # seconds

    @property
    def spent(self) -> float:
        """Seconds since they began."""
        return _SPOKEN - self.left

    @property
    def seen(self) -> float:
        """How far they are there: 0 as they come and as they go, else 1."""
        return max(0.0, min(1.0, self.spent / _COMES, self.left / _GOES))


class Remarks(Generic[S, M]):
    """What is being said, by seat."""

    def __init__(
        self, setting: Setting[S, M], chairs: Sequence[Chair], characters: Collection[str]
    ) -> None:
        self._setting = setting
        self.spoken: dict[Seat, Spoken] = {}
        named = ((seat, _character(chair)) for seat, chair in enumerate(chairs))
        self._characters = {seat: name for seat, name in named if name in characters}

    @property
    def now(self) -> dict[Seat, Message]:
        """What each seat says."""
        return {seat: said.words for seat, said in self.spoken.items()}

    @property
    def began(self) -> dict[Seat, float]:
        """Seconds since each of them began to speak."""
        return {seat: said.spent for seat, said in self.spoken.items()}

    @property
    def resting(self) -> bool:
        """Whether nobody says anything."""
        return not self.spoken

    def hear(self, event: Event, after: S) -> None:
        """Something was seen to happen; whoever it matters to may say a word."""
        for seat, character in self._characters.items():
            words = self._setting.remark(seat, character, event, after)
            if words is not None:
                self.spoken[seat] = Spoken(words)

    def clear(self) -> None:
        """The match stands elsewhere: what was said of it is no longer true."""
        self.spoken.clear()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether somebody looks otherwise: words come and go, and faces bounce."""
        before = self.spoken
        self.spoken = {
            seat: Spoken(said.words, said.left - seconds)
            for seat, said in before.items()
            if said.left > seconds
        }
        stirs = (said.seen < 1 or said.spent < BOUNCES for said in self.spoken.values())
        begins = (said.spent < BOUNCES for said in before.values())
        return len(self.spoken) != len(before) or any(stirs) or any(begins)


def _character(chair: Chair) -> str:
    """What the name of a bot, such as `lead_hoarder`, says of its character."""
    return chair.who.removeprefix(BOT).partition("_")[2]
