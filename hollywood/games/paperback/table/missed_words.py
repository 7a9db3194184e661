"""Words that were there: looked for once a word is published, told when its turn is over."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.ui.table.thinker import Thinker

from ..bots.missed import Missed, missed
from ..rules.game import Paperback
from ..rules.moves import Laid, Move, Pass, Seal, Spell
from ..rules.state import State
from ..rules.word import Word

_TOLD = 6.0  # seconds for which a chip tells that there is something to be told


class MissedWords:
    """Those of the turn that a person at this screen has played last."""

    def __init__(self, game: Paperback, wanted: Callable[[], bool]) -> None:
        self._game, self._wanted = game, wanted
        self._thinker: Thinker[Missed | None] | None = None
        self._over = False  # the turn is
        self._left = 0.0
        self._before: State | None = None  # the position in which the word was spelled
        self._ply: int | None = None  # of that move
        self._found: Missed | None = None
        self.word: Word | None = None  # the best of them as it would have been laid

    @property
    def told(self) -> Missed | None:
        """What can be told now."""
        return self._found if self._over else None

    @property
    def chips(self) -> bool:
        """Whether it is told now that something can be told."""
        return self._left > 0 and self.told is not None

    def follow(self, match: Match[State, Move], seat: Seat) -> None:
        """The match has gone on, or was taken back."""
        if self._ply is not None and self._ply >= len(match.moves):
            self.drop()
        if not self._wanted():
            return
        last = _last(match, seat)
        if last is not None and _stands(match, last):
            self._look(match, last)
        if self._before is not None:
            self._over = _is_over(match.state, self._before)

    def _look(self, match: Match[State, Move], ply: int) -> None:
        if ply == self._ply:
            return
        self.drop()
        move = match.moves[ply]
        laid: tuple[Laid, ...] = move.laid if isinstance(move, Spell | Seal) else ()
        self._ply, self._before = ply, match.states[ply].copy()
        self._thinker = Thinker(missed(self._game, self._before.copy(), laid))

    def drop(self) -> None:
        """Nobody need look any more."""
        if self._thinker is not None:
            self._thinker.drop()
        self._thinker = self._found = self._ply = self._before = self.word = None
        self._left, self._over = 0.0, False

    def _laid(self, found: Missed) -> Word | None:
        s = self._before
        assert s is not None, "somebody has spelled"
        laid = self._game.table.spelling.lay(s, s.hands[s.turn], found.best.laid)
        return laid if isinstance(laid, Word) else None

    def never(self) -> None:
        """At this table they are not what one is here for."""
        self._wanted = lambda: False

    # time

    @property
    def resting(self) -> bool:
        """Whether nothing is to come and nothing is told for a while only."""
        return self._thinker is None and (self._left <= 0 or not self._over)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something else is told now."""
        before = self.chips
        if self._over:
            self._left = max(0.0, self._left - seconds)
        if self._thinker is not None and not self._thinker.busy:
            found, self._thinker = self._thinker.result, None
            if found is not None and found.is_worth_telling:
                self._found, self._left, self.word = found, _TOLD, self._laid(found)
        return self.chips != before


def _last(match: Match[State, Move], seat: Seat) -> int | None:
    """The last move with which this seat has spelled, or has not, if nobody has since.

    Where all spell at once, whatever others do.
    """
    for ply in range(len(match.moves) - 1, -1, -1):
        move, own = match.moves[ply], match.states[ply].turn == seat
        if isinstance(move, Spell | Pass) or (isinstance(move, Seal) and own):
            return ply if own else None
    return None


def _is_over(s: State, before: State) -> bool:
    """Whether the turn is over, or where all spell at once the round."""
    sealed = before.step == "seal"
    return s.step == "over" or s.number >= before.number + (len(s.hands) if sealed else 1)


def _stands(match: Match[State, Move], ply: int) -> bool:
    """Whether it is published: others may have to accept it, or have not."""
    s, then = match.state, match.states[ply]
    if then.step == "seal":
        return True
    return s.number != then.number or s.word is not None or s.step == "over"
