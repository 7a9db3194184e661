"""What has happened, as far as it was seen: lines for the log, marks; the round that has ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...core.game import CardId, Event, Turn
from ...core.match import Match
from ...core.message import Message, Seat
from ...rules.hollywood_state import (
    BlockbusterTaken,
    Clapped,
    Doubled,
    FilmTaken,
    Move,
    MovieFinished,
    Placed,
    RoundEnded,
    StarWasted,
    State,
    Swept,
)
from ..stage import Key
from .layout import REEL, card_key

_LINES = 60  # kept


@dataclass(frozen=True)
class RoundPlayed:
    """A round that has ended: before its last reel, after it was handed out, what happened."""

    before: State
    after: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Line:
    """A line of the log, and the cards it names."""

    words: Message
    cards: frozenset[Key]


class Chronicle:
    """Remembers what the table and its log need."""

    def __init__(self, caption: Callable[[Event], Message]) -> None:
        self.lines: deque[Line] = deque(maxlen=_LINES)
        self._caption = caption
        self._marks: dict[Seat, frozenset[Key]] = {}
        self._before: Event | None = None

    @property
    def marks(self) -> frozenset[Key]:
        """The reels of every seat's last move."""
        return frozenset().union(*self._marks.values())

    def hear(self, event: Event, state: State) -> None:
        """Something was seen to happen."""
        if not isinstance(event, Turn):
            self._write(event)
        self._mark(event, state)
        if isinstance(event, Swept):
            self._marks.clear()
        self._before = event

    def recall(self, events: Iterable[Event]) -> None:
        """This is what has happened so far, and nothing else."""
        self.lines.clear()
        self.forget_marks()
        self._before = None
        for event in events:
            if not isinstance(event, Turn):
                self._write(event)

    def _write(self, event: Event) -> None:
        named = frozenset(card_key(card) for card in _cards(event))
        self.lines.append(Line(self._caption(event), named))

    @property
    def latest(self) -> Message | None:
        """What was seen to happen last."""
        return self.lines[-1].words if self.lines else None

    def forget_marks(self) -> None:
        """A human has moved: the last moves were seen."""
        self._marks.clear()

    def _mark(self, event: Event, state: State) -> None:
        if isinstance(event, Clapped | Doubled):
            self._marks[event.seat] = frozenset()
        if isinstance(event, Placed):
            key = (REEL, event.column, len(state.reels[event.column]) - 1)
            second = isinstance(self._before, Placed) and self._before.seat == event.seat
            others = self._marks.get(event.seat, frozenset()) if second else frozenset()
            self._marks[event.seat] = others | {key}


def last_round(match: Match[State, Move]) -> RoundPlayed:
    """The round that was handed out last, whatever was taken back or left meanwhile."""
    told = [
        (ply, event)
        for ply, events in enumerate(match.events)
        for event in events
        if not isinstance(event, Turn)
    ]
    ended = max(at for at, (_, event) in enumerate(told) if isinstance(event, RoundEnded))
    swept = max(at for at, (_, event) in enumerate(told) if isinstance(event, Swept))
    events = [event for _, event in told[ended : swept + 1]]
    return RoundPlayed(match.states[told[ended][0]], match.state, events)


def _cards(event: Event) -> tuple[CardId, ...]:
    """The cards an event names."""
    match event:
        case FilmTaken(_, card) | BlockbusterTaken(_, card) | StarWasted(_, card):
            return (card,)
        case Swept(cards):
            return cards
        case MovieFinished(_, movie):
            return movie
    return ()
