"""A match as a strip of film: who made each move, what it was, where its parts begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from hollywood.bots.findings import Grade
from hollywood.core.game import Turn
from hollywood.core.message import Message, Seat, say
from hollywood.set_up import AnyMatch


class Frame(NamedTuple):
    """One move on the film."""

    seat: Seat
    is_choice: bool  # made above the table, and seen as a star


class Judged(NamedTuple):
    """What a review says of a move."""

    sort: Grade
    words: Message
    sought: bool = False  # though it is no mistake


@dataclass(frozen=True)
class Timeline:
    """All of a match; a position is named by how many moves had been made."""

    match: AnyMatch
    frames: tuple[Frame, ...]
    parts: tuple[int, ...]  # the positions in which a round begins, or what is in its place
    judged: Mapping[int, Judged]  # moves, by the position they led to

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.frames)

    @property
    def is_over(self) -> bool:
        """Whether the match came to its end."""
        return self.match.to_act is None

    def caption(self, at: int, viewer: Seat | None) -> Message:
        """What happened last, for whoever may see it."""
        if at == 0:
            return say("replay.beginning", moves=self.end)
        events = (each.event for each in self.match.beats[at - 1])
        event = next(each for each in events if not isinstance(each, Turn))
        what = self.match.game.caption(event, viewer)
        return say("replay.move", number=at, moves=self.end, what=what)

    def part_before(self, at: int) -> int:
        """The beginning of the part, or of the one before it."""
        return max((each for each in self.parts if each < at), default=0)

    def part_after(self, at: int) -> int:
        """The beginning of the next part, or the end."""
        return min((each for each in self.parts if each > at), default=self.end)

    def mistake(self, at: int, by: int) -> int | None:
        """The next position after a mistake in this direction."""
        wrong = [each for each, judged in self.judged.items() if judged.sort != "only"]
        found = [each for each in wrong if (each - at) * by > 0]
        return min(found, key=lambda each: abs(each - at), default=None)


def timeline(
    match: AnyMatch,
    is_choice: Callable[[Any], bool],
    part: Callable[[Any], int],
    judged: Mapping[int, Judged],
) -> Timeline:
    """The film of a match, with a flag where each part of it begins."""
    seats = [match.game.to_act(state) for state in match.states[: len(match.moves)]]
    frames = tuple(
        Frame(seat if seat is not None else 0, is_choice(move))
        for seat, move in zip(seats, match.moves, strict=True)
    )
    found = list(map(part, match.states[: len(frames)]))
    begins = (at for at in range(len(found)) if not at or found[at] != found[at - 1])
    return Timeline(match, frames, (*begins,), judged)
