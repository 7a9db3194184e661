"""Where a lesson stands: at one of its stops, or on the way to the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

from hollywood.core.game import Beat
from hollywood.core.message import Seat
from hollywood.lesson import Lesson, Stop
from hollywood.ui.table.table import AnyTable

from .board_turn import BoardTurn

_PAUSE = 0.6  # seconds after each move of the others
_READS = 2.4  # seconds before the other match is seen


class Standing:
    """A stop of a lesson, and what it asks for."""

    def __init__(self, lesson: Lesson, at: int) -> None:
        self.lesson, self.at = lesson, at  # the number of the stop
        self.done = False  # what it is about was seen

    @property
    def stop(self) -> Stop:
        """Where the lesson stands."""
        return self.lesson.stops[self.at]

    @property
    def free(self) -> bool:
        """Whether everything may be done."""
        return bool(self.stop.until)

    @property
    def answers(self) -> Sequence[Any]:
        """The moves that lead on."""
        return [self.lesson.match.game.read(words) for words in self.stop.answers]

    @property
    def wanted(self) -> Sequence[Any]:
        """The moves that must be tried, whether they can be made or not, or only half of them."""
        tried = self.stop.refused or self.stop.asks
        return self.answers if tried is None else [self.lesson.match.game.read(tried)]

    @property
    def half(self) -> Any | None:
        """The move of which half lies there at first."""
        half = self.stop.half
        return None if half is None else self.lesson.match.game.read(half)

    @property
    def wants_next(self) -> bool:
        """Whether nothing is to be done at this stop but to go on."""
        stop = self.stop
        return self.done or not (stop.answers or stop.refused or stop.asks or stop.until)

    @property
    def compares(self) -> bool:
        """Whether the other choice was made: both are told."""
        return self.done and bool(self.stop.answers)


class Course(Standing):
    """The script is played from stop to stop; `entered` is told of each, `over` of the end."""

    def __init__(
        self,
        lesson: Lesson,
        first: int,
        turn: BoardTurn,
        entered: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        super().__init__(lesson, first)
        self._turn, self._entered, self._over = turn, entered, over
        self.then: int | None = None  # the stop that comes once the script was played up to it
        self.ended = False
        self._target = 0  # so many moves
        self._pause = 0.0  # seconds until the next one
        self._steps = 1  # events that were halted after
        self._summed = False  # the part that is played freely was summed up

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    @property
    def runs(self) -> bool:
        """Whether the script is being played."""
        return self.then is not None or self.behind

    @property
    def behind(self) -> bool:
        """Whether a move of the script is still to be made."""
        return len(self._table.match.moves) < self._target

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return self._table.match.to_act is None

    @property
    def learner(self) -> Seat:
        """Who learns."""
        return min(self._table.bots.humans)

    @property
    def beats(self) -> Iterator[Beat[Any]]:
        """What has happened since the first stop of this match."""
        stops = self.lesson.stops
        first = next(stop.before for stop in stops if stop.match == self.stop.match)
        return chain.from_iterable(self._table.match.beats[first - 1 :])

    # time

    def play(self, seconds: float) -> None:
        """The next move of the script, or the next stop once it has come to it."""
        table, show = self._table, self._table.show
        self._sum_up()
        if not self._turn.resting or not self.runs or not show.resting:
            return
        self._pause -= seconds
        if self._pause > 0:
            return
        if not self.behind:
            self.come()
        elif show.idle:
            self._pause = _PAUSE
            table.make(self.lesson.matches[self.stop.match].moves[len(table.match.moves)])

    def _sum_up(self) -> None:
        """Once the free part was summed up, and that was read, or was seen, it is over."""
        show = self._table.show
        if not self.free or self.ended:
            return
        if show.held and type(show.event).__name__ == self.stop.until:
            self._summed = True
        elif (self._summed and not show.held) or (show.idle and (self.over or self._has_come)):
            self.end()

    @property
    def _has_come(self) -> bool:
        """Whether what ends the free part has happened, and nothing sums it up any more."""
        played = chain.from_iterable(self._table.match.events[self.stop.before - 1 :])
        came = any(type(event).__name__ == self.stop.until for event in played)
        return came and not self._table.show.held

    def come(self) -> None:
        """The next stop, if the script was played up to it; who is quick need not wait."""
        if self.then is not None and not self.behind and self._table.show.resting:
            self.enter(self.then)

    # from stop to stop

    def enter(self, at: int) -> None:
        """Come to a stop."""
        self.at, self.then, self._target = at, None, self.lesson.stops[at].before - 1
        self.done, self._steps = False, 1
        self._entered()

    def go_on(self) -> None:
        """To the next stop; what lies between is played."""
        at = self.at + 1
        if at == len(self.lesson.stops):
            self.end()
        elif self.lesson.stops[at].match != self.stop.match:
            self.go_to(at)
        else:
            coming = self.lesson.stops[at]
            self.then, self._target, self._pause = at, coming.before - 1, _PAUSE
            self._table.show.halts_at = coming.halts
            self._table.show.held = False

    def go_to(self, at: int) -> None:
        """Another stop at once; the move that led to it is seen if something halts after it."""
        table, stop = self._table, self.lesson.stops[at]
        turns = stop.match != self.stop.match
        before = self._turn.picture(table) if turns else None
        table.show.halts_at = stop.halts
        table.turn_to(self.lesson.begun(stop))
        self._pause = _READS if turns else _PAUSE
        if before is not None:
            table.show.finish()
            self._turn.begin(before, self._turn.picture(table))
        self.enter(at)

    def next(self) -> None:
        """One event further, or to the next stop."""
        show, stop = self._table.show, self.stop
        if self.behind or (stop.halts and not show.held):
            show.finish()
            return
        events = self._table.match.events[-1] if stop.halts else ()
        if self._steps < sum(type(event).__name__ in stop.halts for event in events):
            self._steps += 1
            show.held = False
        else:
            self.go_on()

    def back(self) -> None:
        """To the stop before, or to this one again if another choice can be made."""
        self.go_to(self.at if self.compares else max(0, self.at - 1))

    def choose(self, number: int) -> None:
        """The first stop of this scene."""
        stops = self.lesson.stops
        self.go_to(next(at for at, stop in enumerate(stops) if stop.number == number))

    def skip(self) -> None:
        """To the next scene, or to the end."""
        stops = self.lesson.stops
        later = range(self.at + 1, len(stops))
        following = next((at for at in later if stops[at].number != self.stop.number), None)
        if self.free or following is None:
            self.end()
        else:
            self.go_to(following)

    def end(self) -> None:
        """All of it was seen."""
        self.ended = self._table.show.held = True
        self._over()
