"""The last page of a day's match, in every game: its par, its text to share, the way to its day."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import pygame
import pytest

from hollywood import career
from hollywood.daily import Par
from hollywood.games import GAMES
from hollywood.saves import Kept
from hollywood.settings import Settings
from hollywood.time_spent import from_now_on
from hollywood.ui.app.match_flow import _dealt_anew, _second_leg
from hollywood.ui.app.passage import Passage
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.daily.expert import Expert
from hollywood.ui.daily.shared_text import read_shared
from hollywood.ui.table.table import Table
from hollywood.ui.tools.positions import Position, Wish, positions
from hollywood.ui.widgets.controls import Control

from ..harness.pilot import Pilot, program

DAY = date(2026, 11, 18)
NAMES = [game.name for game in GAMES]
pytestmark = pytest.mark.usefixtures("roughly")


@dataclass
class LastPage:
    """The last page of a match of a day, as somebody comes to it."""

    pilot: Pilot
    game: str
    played: Position = field(init=False)
    scene: Any = field(init=False)

    def __post_init__(self) -> None:
        flow = self.flow = self.pilot.flow
        flow.turn_to(flow.games.first(self.game))
        kit = flow.game.kit
        found = next(positions(kit, flow.props.voice(), Wish(seed=1)))
        self.played = replace(found, set_up=replace(found.set_up, day=DAY.isoformat()))
        flow.matches.take(Kept(self.played.set_up, self.played.whole))
        while isinstance(flow.stack.top, Passage | Table):
            self.pilot.tick(0.5)
        self.scene = self._last(flow.stack.top)

    def _last(self, finale: Any) -> Any:
        """A click or two later."""
        if self.game == "hollywood":
            finale._show_table()
            return finale.result
        if self.game == "times_square":
            finale.go_on()
            return self.flow.stack.top
        finale.count_all()
        return finale

    def control(self, words: str) -> Control:
        """The button with these words."""
        controls: list[Control] = self.scene.controls.all
        return next(each for each in controls if each.words == words)

    @property
    def told(self) -> str:
        """Everything that stands on it, drawn just now."""
        said, voice = list[str](), self.flow.props.voice()
        sharing = getattr(self.scene, "sharing", None) or self.scene._sharing
        said += map(voice.text, sharing.par)
        shown = [words for words, _ in getattr(self.scene, "read", ())]
        if shown:
            assert any(said[0] in each for each in shown), shown
        return said[0]


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """No expert plays: its par is known if a test says so."""
    monkeypatch.setattr(Expert, "begin", lambda *_, **given: None)
    with program(Settings(language="en")) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied."""
    found = list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_it_tells_the_par_as_soon_as_that_is_known(pilot: Pilot, game: str) -> None:
    page = LastPage(pilot, game)
    flow, kit = page.flow, page.flow.game.kit
    expert = flow.days._experts.of(kit, DAY, flow.days._set_up(DAY))
    expert.par = None
    page.scene.update(0.1)
    assert page.told == "18 November, par is being played"
    expert.par = Par(9, 1, 1)
    page.scene.update(0.1)
    assert page.told.startswith("18 November, par ")
    assert "9" in page.told


@pytest.mark.parametrize("game", NAMES)
def test_its_text_to_share_is_the_day_s_and_a_click_away(
    pilot: Pilot, texts: list[str], game: str
) -> None:
    page = LastPage(pilot, game)
    page.control("Copy result").press()
    found = read_shared(texts[0], [page.flow.game.boxed.title], page.flow.props.sentences)
    assert found is not None
    assert found.day == DAY


def test_a_later_try_has_a_text_of_its_own(pilot: Pilot, texts: list[str]) -> None:
    first = LastPage(pilot, "times_square")
    set_up, whole = first.played.set_up, first.played.whole
    entry = career.entry("one", set_up, pilot.flow.game.kit, whole, from_now_on())
    assert entry is not None
    career.add(entry)
    LastPage(pilot, "times_square").control("Copy result").press()
    assert texts[0].startswith("Times Square\n")


@pytest.mark.parametrize("game", NAMES)
def test_it_leads_to_the_page_of_its_day(pilot: Pilot, game: str) -> None:
    page = LastPage(pilot, game)
    control = page.control("The day’s deal")
    assert control.primary
    control.press()
    assert isinstance(pilot.stack.top, DailyPage)
    assert pilot.stack.top.day == DAY


def test_another_deal_is_no_match_of_the_day(pilot: Pilot) -> None:
    played = LastPage(pilot, "times_square").played
    assert _dealt_anew(played.set_up).day is None
    assert _second_leg(played.set_up, played.whole).day is None
