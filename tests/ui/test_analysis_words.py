"""The page of how it went, with the letters that are really seen."""

from __future__ import annotations

import random
from itertools import product

import pytest

from hollywood import saves
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.set_up import load
from hollywood.settings import Settings
from hollywood.ui.analysis.page import AnalysisPage
from hollywood.ui.app.screen import Screen

from ..harness.folders import ROOT
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK
from .test_analysis import RECORDS, look_once, looked_at, opened

SIZES = [(1024, 576, 1.0), (1280, 720, 1.0), (1280, 720, 2.0), (2560, 1080, 1.5)]


@pytest.mark.parametrize("game", RECORDS)
def test_no_words_are_cut(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language, in small and wide windows, with large words."""
    look_once(monkeypatch)
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        flow.turn_to(flow.games.first(game))
        text = (ROOT / RECORDS[game]).read_text("utf-8")
        found = saves.Kept(*load(text, game, {game: flow.game.kit}.get))
        page = looked_at(pilot, opened(pilot, found))
        for language, (wide, high, large) in product(LANGUAGES, SIZES):
            whole(page, language, Screen(wide, high, large))
            turned_to(page)


def whole(page: AnalysisPage, language: Language, screen: Screen) -> None:
    """Nothing is cut or overlaps on a page of this size."""
    page.props.settings.language = language
    page.resize(screen)
    assert page.holds(page.controls.all), (language, screen)


def turned_to(page: AnalysisPage) -> None:
    """Where three have no room beside their boards, each is seen with its own, one at a time."""
    points = page._turning
    if not points._alone:
        assert len(points._pictures) == len(points.told)
        return
    for number, (_, words) in enumerate(points.told):
        tab = next(each for each in page.controls.all if each.words == str(number + 1))
        tab.press()
        assert list(page._turning._seen) == [number]
        assert len(page._turning._pictures) == 1
        assert points.shown.said(words.title) in dict(page.read)
        assert page.holds(page.controls.all)
