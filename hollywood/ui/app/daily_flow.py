"""The way to the day's deal, into its match, and back to what came of it."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from hollywood import saves
from hollywood.career import read_career
from hollywood.core.record import HUMAN
from hollywood.daily import set_up_of, tries
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch
from hollywood.ui.daily.daily_page import DailyPage, DailyWays
from hollywood.ui.pages.match_draft import NAMES, remembered

from .passage import back, turn_over

if TYPE_CHECKING:
    from .flow import Flow


class DailyFlow:
    """Leads through the days of the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(self, today: date | None = None) -> None:
        """Today, and the weeks before."""
        game = self._flow.game
        ways = DailyWays(
            back=back(self.props),
            play=self._play,
            watch=self._watch,
            look_into=partial(self._flow.careers.with_match, self._flow.analyses.show),
            copy=_copied,
        )
        played = tries(read_career().entries, game.kit.name)
        page = DailyPage(self.props, game, today or date.today(), played, self._set_up, ways)
        turn_over(self.props, partial(self._flow.stack.push, page))

    def _set_up(self, day: date) -> SetUp:
        """The match of a day, for whoever played last."""
        game = self._flow.game
        players = remembered(self.props.settings, game.kit).players
        names = [each.name.strip() for each in players if each.who == HUMAN]
        name = next(filter(None, names), NAMES[0])
        return set_up_of(game.kit, game.boxed.sundays, day, name, self.props.text)

    def _play(self, day: date) -> None:
        self._flow.matches.begin(self._set_up(day))

    def _watch(self, set_up: SetUp, match: AnyMatch) -> None:
        self._flow.replays.show(self._flow.game, saves.Kept(set_up, match))


def _copied(text: str) -> bool:
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
