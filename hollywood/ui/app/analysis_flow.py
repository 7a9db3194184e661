"""The way to how a match went, and from there into its replay or on from any of its positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hollywood import reviews, saves
from hollywood.core.message import say
from hollywood.ui.analysis.looking import Looking, Played
from hollywood.ui.analysis.page import AnalysisPage, AnalysisWays, Match
from hollywood.ui.analysis.words import judged
from hollywood.ui.replay.timeline import Judged

from .opened_game import OpenedGame
from .passage import back, open_page

if TYPE_CHECKING:
    from .flow import Flow


class AnalysisFlow:
    """Leads to the analysis of matches of any game, and from it."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(self, game: OpenedGame, kept: saves.Kept) -> None:
        """A match that is over, looked at again; back to it, if one came from there."""
        below = self.props.stack.scenes[-2:-1]
        if below and isinstance(below[0], AnalysisPage):
            back(self.props)()
            return
        played = Played(game.kit, kept.set_up, kept.match)
        looking = Looking(played)
        if not looking.review.foresees:
            self._flow.tell(say("analysis.unknown"))
            return
        about = Match(game.boxed.title, played, game.screens)
        ways = AnalysisWays(
            back=back(self.props),
            replay=lambda ply, moves: self._flow.replays.show(game, kept, ply, moves=moves),
            play_on=lambda ply: self._flow.replays.play_on(game, kept, ply),
            done=self._flow.laurels.look,
        )
        page = AnalysisPage(self.props, about, looking, ways)
        page.begin()
        open_page(self.props, page)

    def judged(self, game: OpenedGame, kept: saves.Kept) -> Mapping[int, Judged]:
        """What is known of a match that was looked at, by the positions its moves led to."""
        if kept.match.to_act is not None:
            return {}
        below = self.props.stack.top
        if isinstance(below, AnalysisPage):
            return judged(below.looking)
        played = Played(game.kit, kept.set_up, kept.match)
        known = played.id is not None and reviews.are_kept(played.id)
        return judged(Looking(played)) if known else {}
