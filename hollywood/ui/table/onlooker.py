"""Who looks at a table, and whether somebody else must: then hands are covered, and opened."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import Generic

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Seat

from .eyes import Eyes
from .log import Log
from .moods import Moods
from .remarks import Remarks
from .show import Show
from .status import Status
from .table_input import TableInput


@dataclass
class Onlooker(Generic[S, M]):
    """Whoever looks; what is seen and said begins anew when they turn away and when they look."""

    match: Match[S, M]
    humans: Set[Seat]
    eyes: Eyes[S, M]
    show: Show[S, M]
    input: TableInput[S, M]
    log: Log[S, M]
    remarks: Remarks[S, M]
    moods: Moods
    status: Status

    @property
    def due(self) -> bool:
        """Whether a human must decide who sees other cards than whoever looked last."""
        seat = self.match.to_act
        return seat is not None and seat in self.humans and self._differs(seat)

    @property
    def done(self) -> bool:
        """Whether whoever looks has decided, and others at this screen must not see what they do.

        Bots may be next: until somebody is called, hands are covered.
        """
        viewer = self.eyes.viewer
        if viewer is None or self.match.to_act == viewer:
            return False
        return any(self._differs(seat) for seat in self.humans)

    def _differs(self, seat: Seat) -> bool:
        return self.eyes.differ(self.match.state, seat)

    def cover(self) -> None:
        """Whoever looks is called away: what another human must not see is turned over."""
        if self.eyes.viewer is not None and any(map(self._differs, self.humans)):
            self.turn_away()

    def turn_away(self, before: int = 0) -> None:
        """Nobody sees the table any more, until a curtain opens for whoever must decide."""
        self.eyes.turn_to(None)
        self.input.leave()
        self.remarks.clear()
        self.show.place()
        self.log.recall(self.match, before=before)

    def look(self, seat: Seat) -> None:
        """This one looks now."""
        self.input.leave()
        self.show.sounds.clear()
        self.status.clear()
        self.remarks.clear()
        self.moods.clear()
        self.eyes.turn_to(seat)
        self.log.recall(self.match)

    def turn_up(self, pace: float, moves: bool) -> None:
        """What lay face down and may be seen now is turned over, where it belongs."""
        show = self.show
        covered = {key for key, actor in show.stage.actors.items() if not actor.goal.face}
        layout = self.eyes.layout(show.state)
        down = {key: replace(pose, face=False) for key, pose in layout.items() if key in covered}
        show.stage.place({**layout, **down})
        show.return_to(self.match.state, pace, moves)
