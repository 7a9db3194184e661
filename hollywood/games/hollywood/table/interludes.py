"""What comes above the table: a star's question, the round that was handed out, awards night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import Event, Turn
from hollywood.core.match import Match
from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.table.setting import Doors, Interlude
from hollywood.ui.table.sharing import first_way

from ..finale.final_count import FinalCount
from ..finale.result import ResultWays
from ..finale.sparkline import course
from ..rules.game import Hollywood
from ..rules.state import Move, RoundEnded, State, Swept
from .handed_out import see_again
from .round_summary import RoundSummary
from .star_choice import StarChoice


@dataclass(frozen=True)
class Scenes:
    """What the scenes of one match have in common."""

    props: Props
    set_up: SetUp
    voice: Voice
    game: Hollywood

    def question(
        self, state: State, doors: Doors[Move], panels: Callable[[], Sequence[pygame.Rect]]
    ) -> Interlude:
        """Which project a star finishes, asked on its owner's panel."""
        who = (self.props, self.set_up, self.voice, self.game)
        leads = (doors.make, panels, doors.below, doors.over)
        return Interlude(StarChoice(*who, state, *leads), "question")

    def summary(self, match: Match[State, Move], doors: Doors[Move]) -> Interlude:
        """What the round has brought."""
        played = last_round(match)
        who = (self.props, self.set_up, self.voice, self.game)
        shown = (played.before, played.after, played.events)
        ways = (doors.go_on, doors.pause, see_again(match, doors.replay_at))
        return Interlude(RoundSummary(*who, *shown, *ways), "summary")

    def finale(
        self, match: Match[State, Move], doors: Doors[Move], begun: Callable[[], None]
    ) -> Interlude:
        """The final count; when it has begun, the table is seen no more."""
        ways = (first_way(doors), doors.again, doors.new_match, doors.title)
        replay = see_again(match, doors.replay_at)
        seen_again = (doors.how_it_went, replay, doors.result_seen, doors.of_day)
        who = (self.props, self.set_up, self.voice, self.game)
        shown = (match.state, course(self.game, match), match.aids, ResultWays(*ways, *seen_again))
        return Interlude(FinalCount(*who, *shown, begun), "finale")


@dataclass(frozen=True)
class RoundPlayed:
    """A round that has ended: before its last reel, after it was handed out, what happened."""

    before: State
    after: State
    events: Sequence[Event]


def ends_round(match: Match[State, Move]) -> bool:
    """Whether the last move has brought a round to its end."""
    return bool(match.events) and any(isinstance(event, Swept) for event in match.events[-1])


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
