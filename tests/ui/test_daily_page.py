"""The page of the day's deal: what counts, what is told of it, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import get_args

import pygame
import pytest

from hollywood import daily, files
from hollywood.bots.bot import finished
from hollywood.career_totals import Appearance
from hollywood.core.catalogue import Language
from hollywood.core.match import Aids
from hollywood.daily import Par, is_late, tries
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.daily.expert import Expert
from hollywood.ui.tools.sample_career import sample_days

from ..harness import career_pages
from ..harness.career_pages import TODAY, sampled_days
from ..harness.positions import KIT
from ..harness.windows import Heard, control, props_of, shown

LONGEST = 120  # characters to share


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    """Nobody has played any par."""
    pygame.display.init()
    pygame.font.init()
    with files.elsewhere():
        yield


def page(language: Language = "en", note: Heard | None = None) -> DailyPage:
    made = career_pages.daily(props_of(language), note or Heard())
    shown(made)
    return made


def test_the_first_try_counts() -> None:
    first, *_ = sample_days(KIT, TODAY, 1)
    own, *others = first.seats
    better = replace(first, id="later", seats=(replace(own, points=99), *others))
    played = tries([first, better], KIT.name)
    assert [each.own.points for each in played[TODAY]] == [own.points, 99]


def test_what_was_played_on_another_day_is_late() -> None:
    played = sampled_days(12)[TODAY][0]
    assert not is_late(TODAY, played)
    assert is_late(TODAY - timedelta(1), played)


@pytest.mark.parametrize("language", get_args(Language))
def test_a_text_to_share_is_short_and_plain(language: Language) -> None:
    daily.remember_par(KIT.name, TODAY, Par(14, 1, 1))
    made = page(language)
    for aids in (Aids(), Aids(hints=12, retakes=3)):
        for _, (played, *_) in sampled_days(12).items():
            entry = replace(played.entry, aids=aids)
            text = made._text(Appearance(entry, 0))
            assert len(text.splitlines()) == 3
            assert len(text) <= LONGEST, text
            assert all(ord(letter) <= 0x2019 or letter == "\N{MINUS SIGN}" for letter in text)


def test_a_day_that_was_not_played_can_be() -> None:
    note = Heard()
    made = page(note=note)
    made._turn_to(TODAY - timedelta(20))
    control(made, "Play").press()
    assert note.calls == ["play"]


def test_tomorrow_waits() -> None:
    made = page()
    days = [each for each in made.controls.all if not each.words and each.hint]
    assert sum(each.enabled for each in days) == 4 * 7 + TODAY.weekday() + 1


def test_a_par_that_nobody_knows_is_played_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(KIT), "levels", KIT.levels[:1])  # who is soon done
    set_up = daily.set_up_of(KIT, (), date(2026, 1, 5), "Ada")
    expert = Expert(KIT, date(2026, 1, 5), set_up)
    expert.begin(with_match=True)
    while not expert.resting:
        expert.update()
    par = expert.par
    assert par is not None
    assert daily.known_pars(KIT.name)[date(2026, 1, 5)] == par
    assert expert.match is not None
    assert expert.match.moves == finished(daily.expert_match(KIT, set_up, par.attempt)).moves
