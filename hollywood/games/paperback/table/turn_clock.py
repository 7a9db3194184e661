"""The seconds of whoever decides; where so many were agreed on, a move is made when they are over.

Rules know no time: what is made is a move like any other, and a record has nothing else of it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import NamedTuple

from hollywood.core.message import Seat, player, say
from hollywood.ui.table.setting import Make, Ticked

from ..rules.game import Paperback
from ..rules.moves import Done, GoOn, Move, Vote
from ..rules.state import State
from .draft import Draft
from .intents import passed, pressed
from .writer import Writer

LAST = 10  # seconds that are seen in figures, and heard
_TICKS = "hw.count_tick"
_SPELLING = ("spell", "seal", "help")  # steps: a word is on its way
_PARTS = {"choose": "purchases", "buy": "purchases", "deadline": "purchases"}


class _Part(NamedTuple):
    """What seconds are counted for: a word, what follows it, an answer to somebody else."""

    turn: int
    seat: Seat
    step: str
    queue: int  # how many are resolved after this one


class TurnClock:
    """Counts for the word of a turn, and anew for what follows it; what was used stays used."""

    def __init__(self, game: Paperback, writer: Callable[[State, Draft | None], Writer]) -> None:
        self._game, self._writer = game, writer
        self._used: dict[_Part, float] = {}  # seconds, of each part of each turn
        self._now: _Part | None = None
        self._told: tuple[_Part, int | None] | None = None  # of which part, how many are left
        self.runs = False  # somebody decides just now, and has so many seconds

    @property
    def most(self) -> int:
        """Seconds for each part of a turn; 0 if nobody counts them."""
        return self._game.table.options.turn_clock

    @property
    def used(self) -> float:
        """Seconds that the part of the turn has taken that is decided now."""
        return self._used.get(self._now, 0.0) if self._now is not None else 0.0

    @property
    def left(self) -> int | None:
        """Whole seconds that are left of it, if somebody counts them now."""
        return max(0, ceil(self.most - self.used)) if self.runs else None

    @property
    def text(self) -> str:
        """What was used of every part, so that leaving gives nobody time to think."""
        used = self._used.items() if self.most else ()
        return "; ".join(f"{' '.join(map(str, part))} {seconds:.1f}" for part, seconds in used)

    def take_up(self, text: str) -> None:
        """So much was used when the match was left; what can't be read counts for nothing."""
        with suppress(ValueError):
            for each in filter(None, text.split("; ")):
                number, seat, step, queue, seconds = each.split()
                part = _Part(int(number), int(seat), step, int(queue))
                self._used[part] = min(max(0.0, float(seconds)), self.most)

    def stop(self) -> None:
        """Nobody decides."""
        self.runs, self._told = False, None

    def run(self, seconds: float, state: State, draft: Draft | None) -> Ticked[Move]:
        """Somebody has decided for so long."""
        part = _part(self._game, state)
        self._now, self.runs = part, bool(self.most)
        self._used[part] = self.used + seconds
        before, self._told = self._told, (part, self.left)
        if (left := self.left) is None or self._told == before:
            return Ticked()
        new = before is None or before[0] != self._now
        return self._ticked(left, state, draft, new=new)

    def _ticked(self, left: int, state: State, draft: Draft | None, *, new: bool) -> Ticked[Move]:
        who = self._game.to_act(state)
        assert who is not None, "somebody decides"
        if not left:
            over = say("paperback.table.time_over", player=player(who))
            return Ticked(True, over, move=self._move(state, draft))
        if left > LAST:
            return Ticked(changed=True)
        says = say("paperback.table.time_left", player=player(who), count=left)
        told = says if left == LAST or new else None
        return Ticked(True, told, _TICKS)

    def _move(self, state: State, draft: Draft | None) -> Move:
        """What comes of what lies there: a word that counts, or none; the basket as it is."""
        if state.step in _SPELLING:
            writer = self._writer(state, draft)
            meant = pressed(writer)
            if not isinstance(meant, Make) or self._game.illegal(state, meant.move):
                meant = passed(writer)
            assert isinstance(meant, Make), "one can always do without a word"
            return meant.move
        match state.step:
            case "choose":
                return GoOn()
            case "buy":
                return Done()
            case "accept":
                return Vote(yes=True)
        return self._game.moves(state)[0]  # a card of the draft, a book for the deadline


def _part(game: Paperback, s: State) -> _Part:
    who = game.to_act(s)
    assert who is not None, "somebody decides"
    return _Part(s.number, who, _PARTS.get(s.step, s.step), len(s.queue))
