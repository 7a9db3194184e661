"""The way into somebody's career, and from there to matches that are kept."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from io import StringIO
from typing import TYPE_CHECKING

from hollywood import career, exports, saves
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.kept_matches import KeptMatch
from hollywood.ui.career.career_page import CareerPage
from hollywood.ui.career.leaf import CareerWays

from .opened_game import OpenedGame
from .passage import back, turn_over

if TYPE_CHECKING:
    from .flow import Flow


class CareerFlow:
    """Leads through careers in the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(self, leaf: int = 0) -> None:
        """What players have done in this game."""
        ways = CareerWays(
            back=back(self.props),
            play=self._flow.menus.quick,
            watch=partial(self.with_match, self._flow.replays.show),
            look_into=partial(self.with_match, self._flow.analyses.show),
            export=_exported,
        )
        games = len(self._flow.games.games)
        page = CareerPage(self.props, self._flow.game, games, career.read_career(), ways, leaf)
        turn_over(self.props, partial(self._flow.stack.push, page))

    def with_match(self, show: Callable[[OpenedGame, saves.Kept], None], match: KeptMatch) -> None:
        """Show a match that is kept; tell what is wrong with it, if it can't be read."""
        game = self._flow.game
        try:
            kept = saves.kept(game.kit, match.record)
        except Faults as faults:
            fault = faults.faults[0]
            self._flow.tell(say("notice.match", place=fault.place, fault=fault.message))
        else:
            show(game, kept)


def _exported() -> Message:
    """All matches as two files for other programs."""
    entries = career.read_career().entries
    table = StringIO()
    csv.writer(table, lineterminator="\n").writerows(career.rows(entries))
    lines = json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, indent=1)
    try:
        exports.write_as("hollywood-career", ".csv", table.getvalue())
        file = exports.write_as("hollywood-career", ".json", lines)
    except Refused as refused:
        return refused.reason
    return say("career.exported", file=quoted(file, 400))
