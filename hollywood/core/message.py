"""A sentence before it is said: an id and the values of its slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self, TypeAlias, Union

Seat: TypeAlias = int
Slot: TypeAlias = Union[str, int, float, "Message", tuple["Message", ...]]

PLAYER = "player"
_LONGEST = 40  # characters of somebody else's words that are shown


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, in no language yet. A slot may hold another message, or several."""

    id: str
    slots: tuple[tuple[str, Slot], ...] = ()

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.slots)
        return f"{self.id} {values}".rstrip()


def say(id: str, /, **slots: Slot) -> Message:
    """The message of this id, its slots filled."""
    return Message(id, tuple(slots.items()))


def player(seat: Seat) -> Message:
    """The name of whoever sits there."""
    return Message(PLAYER, (("seat", seat),))


def counted(messages: Iterable[Message]) -> tuple[Message, ...]:
    """Each of them once, with how many there are if there are several."""
    return tuple(
        say("several", count=count, each=each) if count > 1 else each
        for each, count in Counter(messages).items()
    )


def seats_in(message: Message) -> Iterator[Seat]:
    """Everybody who is named in it."""
    for _, slot in message.slots:
        if message.id == PLAYER and isinstance(slot, int):
            yield slot
        for part in slot if isinstance(slot, tuple) else (slot,):
            if isinstance(part, Message):
                yield from seats_in(part)


def quoted(words: str, longest: int = _LONGEST) -> str:
    """Somebody else's words, fit for a slot: short, cut after a word, and on one line."""
    shown = words
    if len(words) > longest:
        cut = words[: longest - 1]
        whole = cut if words[longest - 1] == " " else cut.rpartition(" ")[0]
        shown = f"{whole if 2 * len(whole) > longest else cut}…"  # not much less than it may be
    if shown.isprintable():
        return shown
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in shown)


class Refused(ValueError):
    """What was asked for can't be done, for a reason fit for a reader's eyes."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[type[Self], tuple[Message]]:
        """Another process is told the reason too."""
        return type(self), (self.reason,)
