"""The page of a day, of every game of the box, in the smallest window."""

from __future__ import annotations

import random
from datetime import date
from itertools import product

import pytest

from hollywood.core.catalogue import LANGUAGES
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.screen import SMALLEST, Screen
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.daily.expert import Expert

from ..harness.pilot import Pilot, program

DAYS = [date(2026, 11, day) for day in (16, 20)]  # for few, and for as many as can be
pytestmark = pytest.mark.usefixtures("roughly")


def test_nothing_is_cut_on_any_game_s_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expert, "begin", lambda *_, **given: None)
    with program(Settings(language="en")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        names = [game.name for game in GAMES]
        for game, day in product(names, DAYS):
            flow.turn_to(flow.games.first(game))
            flow.days.show(day)
            page = pilot.stack.top
            assert isinstance(page, DailyPage)
            for language in LANGUAGES:
                page.props.settings.language = language
                page.resize(Screen(*SMALLEST, 1.0))
                assert page.holds(page.controls.all), (game, day, language)
            page.escape()
