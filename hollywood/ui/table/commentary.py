"""What is told of a match at the table: what happens, whose turn it is, what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Generic

import pygame

from hollywood.actions import READ
from hollywood.core.game import M, S
from hollywood.core.message import Message, Seat
from hollywood.ui.narration.narrator import Rank

from .setting import NOTHING, LogLine, Pick

if TYPE_CHECKING:
    from .table import Table


PARTS = 4  # of the board; the other keys read what seats have
_READS = (*READ, "who_holds", "whose_turn")


class Commentary(Generic[S, M]):
    """Gives the narrator what a table would show. It knows no more than whoever looks."""

    def __init__(self, table: Table[S, M]) -> None:
        self._table, self._narrator = table, table.props.narrator
        table.log.heard = self._happened
        table.status.heard = self._warned
        # what whoever must decide was told to do, and after how many moves
        self._asked: tuple[Message, int] | None = None
        self._pointed: object = None  # at what, and with which half of a move
        self._remarks: frozenset[Message] = frozenset()
        self._said: Sequence[str] = ()  # by the purpose of the table
        self._arrived = False

    @property
    def busy(self) -> bool:
        """Whether bots must wait until something has been told."""
        return self._narrator.on and self._narrator.busy

    def _happened(self, line: LogLine) -> None:
        if self._table.purpose.plays:
            self._tell(Rank.EVENT, [line.words])

    def _warned(self, reason: Message) -> None:
        self._tell(Rank.ANSWER, [reason])

    def _tell(self, rank: Rank, words: Iterable[Message]) -> None:
        if self._narrator.on:
            self._narrator.tell(rank, *map(self._table.voice.text, words))

    # what is new

    def look(self) -> None:
        """Has something changed that is told?"""
        if not self._narrator.on:
            self.leave()
            return
        if not self._arrived:
            self._arrived = True
            progress = map(self._table.voice.text, self._table.setting.progress(self._seen))
            self._narrator.tell(Rank.TEXT, ", ".join(progress))
        self._purpose()
        self._turn()
        self._remarked()
        self._pick()

    def leave(self) -> None:
        """Something lies above the table; whoever comes back is told again what is to be done."""
        self._asked = self._pointed = None

    def _purpose(self) -> None:
        aloud = self._table.purpose.aloud
        said = () if aloud is None else tuple(aloud.reading)
        if said != self._said:
            new = [each for each in said if each not in self._said]
            self._said = said
            self._narrator.tell(Rank.ANSWER, *new)

    def _turn(self) -> None:
        """What whoever must decide is to do, once all that led to it has been told."""
        seat = self._table.human
        asked = None if seat is None else self._expected(seat, NOTHING)
        now = None if asked is None else (asked, len(self._table.match.moves))
        if now is not None and now != self._asked:
            if self._narrator.busy:
                return
            self._tell(Rank.ANSWER, [now[0]])
        self._asked = now

    def _expected(self, seat: Seat, pick: Pick) -> Message:
        table = self._table
        state = table.eyes.seen(table.match.state)
        return table.setting.expected(state, seat, table.draft, pick)

    def _remarked(self) -> None:
        """What bots say is read out if there is time."""
        remarks = frozenset(self._table.remarks.now.values())
        self._tell(Rank.TEXT, remarks - self._remarks)
        self._remarks = remarks

    def _pick(self) -> None:
        table, pick = self._table, self._table.input.pointer.pick
        over = table.purpose.aloud
        above = "" if over is None else over.pointing_at
        now = (pick, table.draft, above)
        if now == self._pointed:
            return
        self._pointed = now
        if above:
            self._narrator.tell(Rank.FOCUS, above)
        else:
            self._tell(Rank.FOCUS, self._about(pick))

    def _about(self, pick: Pick) -> Sequence[Message]:
        """What is pointed at, and what would follow from it."""
        table = self._table
        state, key = table.eyes.seen(table.show.state), pick.thing or pick.spot
        tool = table.bar.asked(pick.spot)
        words = list(tool or table.setting.aloud.pointed(state, pick, table.draft))
        if not words and key is not None:
            words = list(table.setting.about(key, state))
        seat = table.human
        follows = None if seat is None else self._expected(seat, pick)
        usual = None if self._asked is None else self._asked[0]
        return words if follows in (None, usual) else [*words, follows]

    # what is asked for

    def hear(self, event: pygame.event.Event) -> bool:
        """Whether a key asks for something to be read."""
        asked = self._table.props.keys.one_of(event, _READS) if self._narrator.on else ""
        if asked:
            self._tell(Rank.TEXT, self._read(asked))
        return bool(asked)

    def _read(self, asked: str) -> Sequence[Message]:
        """A part of the board, what a seat has, who would have what, or whose turn it is."""
        aloud = self._table.setting.aloud
        if asked == "who_holds":
            return aloud.holds(self._seen)
        if asked == "whose_turn":
            return self._whose_turn()
        number = READ.index(asked)
        if number < PARTS:
            return aloud.part(self._seen, number)
        return aloud.panel(self._seen, number - PARTS)

    def _whose_turn(self) -> Sequence[Message]:
        """Whose turn it is, how far the match has come, and what can still be done."""
        table, seat = self._table, self._table.match.to_act
        more = () if seat is None else table.setting.aloud.turn(self._seen, seat, table.draft)
        return [table.words, *table.setting.progress(self._seen), *more]

    @property
    def _seen(self) -> S:
        return self._table.eyes.seen(self._table.show.state)
