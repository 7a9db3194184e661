"""The narrator: which sentence is told now, which ones wait for it, and which were told before."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple, Protocol, TypeAlias

REMEMBERED = 50  # sentences that can be read again
_LEAST, _A_LETTER = 1.2, 0.045  # seconds a sentence stays, and for each of its letters

PrintLine: TypeAlias = Callable[[str], None]


class Speaker(Protocol):
    """What says sentences aloud, one after another."""

    def say(self, sentence: str) -> None:
        """Say this after what is being said."""

    def hush(self) -> None:
        """Say no more of what was to be said."""


class Rank(IntEnum):
    """How urgent a sentence is: of those that wait, the lowest number is told first."""

    ANSWER = 0  # somebody must do something, or can't do what they wanted
    EVENT = 1  # something has happened
    TEXT = 2  # there is something to read
    FOCUS = 3  # something is pointed at


class _Waiting(NamedTuple):
    rank: Rank
    sentence: str


class Narrator:
    """Tells one sentence after another. Each stands long enough to be read, unless somebody acts.

    With nobody to tell it to it keeps silent.
    """

    def __init__(self) -> None:
        self.line = False  # whether there is a line at the foot of the window
        self.printed: PrintLine | None = None
        self.voice: Speaker | None = None
        self.now = ""  # the sentence that is read in the line
        self.told: deque[str] = deque(maxlen=REMEMBERED)
        self._waiting: list[_Waiting] = []
        self._rank = Rank.FOCUS  # of the sentence that stands
        self._left = 0.0  # seconds for which it stands
        self._back = 0  # so many sentences before the last one are read again
        self._changed = False

    @property
    def on(self) -> bool:
        """Whether there is anybody to tell it to."""
        return self.line or self.printed is not None or self.voice is not None

    @property
    def busy(self) -> bool:
        """Whether what has happened, or must be answered, is not told to its end: bots wait."""
        stands = self._left > 0 and self._rank <= Rank.EVENT
        return stands or any(each.rank <= Rank.EVENT for each in self._waiting)

    @property
    def resting(self) -> bool:
        """Whether nothing more will be told by itself."""
        return not self._waiting and self._left <= 0 and not self._changed

    def tell(self, rank: Rank, *sentences: str) -> None:
        """Tell these, one after another; what is pointed at now takes the place of what was."""
        if not self.on:
            return
        if rank is Rank.FOCUS:
            self._drop(Rank.FOCUS)
        later = [each for each in self._waiting if each.rank > rank]
        sooner = [each for each in self._waiting if each.rank <= rank]
        new = [_Waiting(rank, flat) for each in sentences if (flat := " ".join(each.split()))]
        self._waiting = [*sooner, *new, *later]

    def acted(self) -> None:
        """Somebody has done something: what happened is known, and what they read was read."""
        if not self.on:
            return
        self._drop(Rank.TEXT)
        if self.voice is not None:
            self.voice.hush()
        for each in self._waiting:
            self._put(each, aloud=False)
        self._waiting, self._left = [], 0.0

    def _drop(self, rank: Rank) -> None:
        """Nothing of this rank is told any more, nor anything that comes after it."""
        self._waiting = [each for each in self._waiting if each.rank < rank]

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the line reads otherwise."""
        self._left -= seconds
        if self._left <= 0 and self._waiting:
            self._put(self._waiting.pop(0))
        changed, self._changed = self._changed, False
        return changed

    def _put(self, what: _Waiting, aloud: bool = True) -> None:
        """Tell a new sentence, and remember it."""
        self._back = 0
        self.told.append(what.sentence)
        self._read(what, aloud)

    def _read(self, what: _Waiting, aloud: bool = True) -> None:
        """Read it in the line, print it and say it."""
        self._rank, self.now = what
        self._left = reading_time(self.now)
        self._changed = True
        if self.printed is not None:
            self.printed(self.now)
        if self.voice is not None and aloud:
            self.voice.say(self.now)

    # what was told before

    def look_back(self, by: int) -> None:
        """Tell a sentence once more that came so many before the one that is read, or after it.

        None before it is that sentence itself.
        """
        if self.told:
            self._back = max(0, min(self._back + by, len(self.told) - 1))
            self._read(_Waiting(Rank.TEXT, self.told[-1 - self._back]))


def reading_time(sentence: str) -> float:
    """How many seconds a sentence stays, so that it can be read."""
    return _LEAST + _A_LETTER * len(sentence)
