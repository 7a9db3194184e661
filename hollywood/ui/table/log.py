"""What has happened, as far as it was seen: lines for the log, and marks on what was moved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

from hollywood.core.game import Beat, M, S, Turn
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat

from .eyes import Eyes, hides
from .setting import LogLine, Setting
from .stage import Key

_LEAST = 4  # lines that are not scrolled away


def _nobody(line: LogLine) -> None:
    """Tell nobody of a new line."""


class Log(Generic[S, M]):
    """Tells whoever looks at the screen what was seen to happen."""

    def __init__(self, setting: Setting[S, M], eyes: Eyes[S, M]) -> None:
        self.lines: list[LogLine] = []
        self.latest: Message | None = None  # what was seen to happen last, in short
        self.open = False
        self.heard: Callable[[LogLine], None] = _nobody  # hears each line when it is new
        self._plies: list[int] = []  # how many moves had been made before each line was told
        self._back = 0  # so many of the last lines are scrolled away
        self._to_come = 0  # so many of the last lines tell what has not happened yet
        self._setting, self._eyes = setting, eyes
        self._known: dict[Seat | None, dict[int, tuple[Beat[S], LogLine | None]]] = {}
        self._marks: dict[Seat, frozenset[Key]] = {}
        self._moving = False  # the move that was marked last still goes on

    @property
    def marks(self) -> frozenset[Key]:
        """What every seat moved last."""
        return frozenset().union(*self._marks.values())

    @property
    def shown(self) -> list[LogLine]:
        """The lines that are not scrolled away."""
        return self.lines[: len(self.lines) - self._to_come - self._back]

    def ply(self, line: LogLine) -> int | None:
        """How many moves had been made when a line was told, with the one that it tells of.

        None for a line that is still seen, but was taken back meanwhile.
        """
        told = zip(self.lines, self._plies, strict=True)
        return next((ply for each, ply in told if each is line), None)

    def turn_back(self, moves: int) -> None:
        """Show what was told when so many moves had been made, and mark the last of them."""
        self._to_come, self._back = sum(ply > moves for ply in self._plies), 0
        self.forget_marks()
        self._moving = False
        for line, ply in zip(self.lines, self._plies, strict=True):
            if ply == moves:
                self._mark(line)

    def toggle(self) -> None:
        """Show or hide it."""
        self.open = not self.open
        self._back = 0

    def scroll(self, by: int) -> None:
        """Earlier lines, or later ones again."""
        most = max(0, len(self.lines) - _LEAST)
        self._back = min(most, max(0, self._back + by))

    def hear(self, match: Match[S, M], beat: Beat[S]) -> None:
        """Something was seen to happen."""
        if isinstance(beat.event, Turn):
            self._moving = False
        else:
            line = self._write(beat, _ply(match, beat))
            self.latest = match.game.caption(beat.event, self._eyes.viewer)
            if line is not None:
                self._mark(line)
                self.heard(line)

    def recall(self, match: Match[S, M], begun: bool = True, before: int = 0) -> None:
        """This is what has happened so far, before the last so many moves, and nothing else.

        What led to the first position belongs to it; before it has begun, it is only announced.
        """
        self.lines.clear()
        self._plies.clear()
        self.forget_marks()
        self.latest, self._moving = None, False
        opening = self._setting.opening(match.states[0])
        first = () if opening is None else opening[1]
        if first and not begun:
            self.latest = match.game.caption(first[0].event, self._eyes.viewer)
            return
        told = [first, *match.beats[: len(match.beats) - before]]
        for ply, beats in enumerate(told):
            for beat in beats:
                if not isinstance(beat.event, Turn):
                    self._write(beat, ply)
                    self.latest = match.game.caption(beat.event, self._eyes.viewer)

    def forget_marks(self) -> None:
        """A human has moved: the last moves were seen."""
        self._marks.clear()

    def _write(self, beat: Beat[S], ply: int) -> LogLine | None:
        line = self._line(beat, ply)
        if line is not None:
            self.lines.append(line)
            self._plies.append(ply)
        return line

    def _line(self, beat: Beat[S], ply: int) -> LogLine | None:
        """What a log says of it to whoever looks; lines of moves are made once for each seat."""
        viewer = self._eyes.viewer
        known = self._known.setdefault(viewer, {})
        if (found := known.get(id(beat))) is not None:
            return found[1]
        line = self._setting.line(beat.event, partial(self._eyes.seen, beat.state), viewer)
        if ply > 0:
            known[id(beat)] = beat, line
        return line

    def _mark(self, line: LogLine) -> None:
        """Mark what was moved; two parts of one move are marked together."""
        if line.clears:
            self._marks.clear()
        if line.marks is not None and line.seat is not None:
            before = self._marks.get(line.seat, frozenset()) if self._moving else frozenset()
            self._marks[line.seat] = before | line.marks
            self._moving = True


def _ply(match: Match[S, M], beat: Beat[S]) -> int:
    """How many moves had been made after the one that led to this."""
    for ply in range(len(match.beats), 0, -1):
        if any(each is beat for each in match.beats[ply - 1]):
            return ply
    return 0  # it led to the first position


def lit(line: LogLine) -> frozenset[Key]:
    """The cards that a line names and that were seen when it was told."""
    return frozenset(key for key in line.cards if not hides(key))
