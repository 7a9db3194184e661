"""What is wrong with a file: every fault of it, each with its line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from .message import Message

MOST = 100  # faults of a file that are told: whoever made more has other worries


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file; line 0 means the file as a whole."""

    file: str
    line: int
    message: Message

    @property
    def place(self) -> str:
        """Where it is, as editors read it."""
        return f"{self.file}:{self.line}" if self.line else self.file

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class Faults(ValueError):
    """All that is wrong with a file."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[type[Self], tuple[Sequence[Fault]]]:
        """Another process is told the faults too."""
        return type(self), (self.faults,)


def refuse_if_any(file: str, wrongs: Iterable[tuple[int, Message]]) -> None:
    """Raise Faults if anything is wrong with a file; each has its line."""
    if faults := [Fault(file, line, message) for line, message in wrongs]:
        raise Faults(faults)
