"""What would be, as the rules have it: the position after a choice, the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.game import Event
from hollywood.core.message import Seat

from ..rules.game import TimesSquare
from ..rules.state import CharlieWalked, Drew, End, Ended, Ending, Guards, State
from ..rules.street import Space
from .choices import Choice
from .draft import Draft, Holding


@dataclass(frozen=True)
class TurnEnd:
    """What the end of the turn would bring."""

    lamps: tuple[bool, bool, bool, bool]  # of whoever moves
    start: Space  # of Charlie
    end: Space
    drawn: int  # cards
    winner: Seat | None = None  # the match would be over
    how: Ending | None = None

    @property
    def steps(self) -> int:
        """How far Charlie would walk."""
        return abs(self.end - self.start)


def turn_end(game: TimesSquare, s: State) -> TurnEnd | None:
    """What the rules do if the turn of this position ends; nothing, if the match is over."""
    if s.winner is not None:
        return None
    end, events = s.copy(), list[Event]()
    game.apply(end, End(), events.append)
    walked = next(event for event in events if isinstance(event, CharlieWalked))
    ended = next((event for event in events if isinstance(event, Ended)), None)
    over = (ended.winner, ended.how) if ended else (None, None)
    drawn = sum(isinstance(event, Drew) for event in events)
    return TurnEnd(walked.lamps, walked.start, walked.end, drawn, *over)


def after(game: TimesSquare, s: State, draft: Draft | None, choice: Choice | None) -> State:
    """The position after a choice; or with the half of a move that was made, or would be."""
    then = s.copy()
    half = draft.half if isinstance(draft, Holding) else None
    if choice is not None and not choice.half:
        game.apply(then, choice.play)
        return then
    if choice is not None and isinstance(choice.play, Guards):
        half = choice.play
    if half is not None:
        there = game.street.guards(s.places, half.left, half.right)
        assert there is not None, "half of a move can be made"
        then.places = there
    return then
