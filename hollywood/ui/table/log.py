"""What has happened, as far as it was seen: lines for the log, marks; the round that has ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId, Event, Turn, play
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, player, say
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    BlockbusterTaken,
    Clapped,
    Dealt,
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
from hollywood.games.hollywood.rules.words import letter, named
from hollywood.games.hollywood.table.layout import REEL, card_key

from .stage import Key


@dataclass(frozen=True)
class RoundPlayed:
    """A round that has ended: before its last reel, after it was handed out, what happened."""

    before: State
    after: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Line:
    """A line of the log: what it says, of whom, and the cards it names."""

    words: Message
    seat: Seat | None
    cards: frozenset[Key]
    opens: bool  # a round


class Chronicle:
    """Remembers what the table and its log need."""

    def __init__(self, game: Hollywood) -> None:
        self.lines: list[Line] = []
        self.latest: Message | None = None  # what was seen to happen last, in short
        self._game = game
        self._marks: dict[Seat, frozenset[Key]] = {}
        self._before: Event | None = None

    @property
    def marks(self) -> frozenset[Key]:
        """The reels of every seat's last move."""
        return frozenset().union(*self._marks.values())

    def hear(self, event: Event, state: State) -> None:
        """Something was seen to happen."""
        if not isinstance(event, Turn):
            self._write(event, state)
        self._mark(event, state)
        if isinstance(event, Swept):
            self._marks.clear()
        self._before = event

    def recall(self, match: Match[State, Move]) -> None:
        """This is what has happened so far, and nothing else."""
        self.lines.clear()
        self.forget_marks()
        self.latest = self._before = None
        for before, move in zip(match.states, match.moves, strict=False):
            for beat in play(self._game, before, move)[1]:
                if not isinstance(beat.event, Turn):
                    self._write(beat.event, beat.state)

    def _write(self, event: Event, state: State) -> None:
        self.latest = words = self._game.caption(event, None)
        cards = _cards(event)
        if isinstance(event, Placed):
            words, cards = self._placed(event, state)
        named = frozenset(card_key(card) for card in cards)
        opens = isinstance(event, Dealt)
        seat = None if opens else getattr(event, "seat", None)
        self.lines.append(Line(words, seat, named, opens))

    def _placed(self, event: Placed, state: State) -> tuple[Message, tuple[CardId, ...]]:
        """A reel on its card, and everybody else's it pushes up."""
        foot, others = state.area[event.column][-1], state.reels[event.column][1:]
        card = named(foot, self._game.deck)
        who, column = player(event.seat), letter(event.column)
        pushed = tuple(player(seat) for seat in dict.fromkeys(others) if seat != event.seat)
        if not pushed:
            return say("hollywood.log.placed_on", player=who, column=column, card=card), (foot,)
        words = say(
            "hollywood.log.placed_under", player=who, column=column, card=card, others=pushed
        )
        return words, (foot,)

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
