"""How it went, for whoever listens: the moment that keys have walked to."""

from __future__ import annotations

import pygame
import pytest

from hollywood.bots.findings import grade
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.ui.analysis.cursor import expected

from ..harness.pilot import Pilot
from .test_analysis import NAMED, RECORDS, look_once, looked_at, match, opened, pilot

__all__ = ["pilot"]  # a fixture
pytestmark = pytest.mark.usefixtures("roughly")


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    look_once(monkeypatch)


def listen(pilot: Pilot) -> None:
    """Until all is told."""
    pilot.tick(0.1)
    while not pilot.flow.props.narrator.resting:
        pilot.tick(1.0)


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moment_that_keys_walk_to_is_told_to_whoever_listens(
    pilot: Pilot, game: str, language: Language
) -> None:
    """The move, what it is called and what was better, and each seat's chance with its error."""
    pilot.flow.props.settings.language = language
    page = looked_at(pilot, opened(pilot, match(pilot, game)))
    told: list[str] = []
    page.props.narrator.printed = told.append
    shown, findings = page.course.shown, page.looking.findings
    signs = sorted(at for at, each in findings.decisions.items() if grade(each) in NAMED)
    pilot.press(pygame.K_HOME)
    listen(pilot)
    assert told[-1] == " ".join(page.aloud.pointing_at.split()), "the start"
    for sign in signs[:2]:
        pilot.press(pygame.K_DOWN)
        listen(pilot)
        said = page.aloud.pointing_at
        assert told[-1] == " ".join(said.split())
        assert shown.said(findings.steps[sign].where) in said
        decision = findings.decisions[sign]
        for part in (findings.steps[sign].words, page.looking.review.in_brief(decision.best)):
            assert shown.said(part) in said
        assert shown.said(say(f"analysis.grade.{grade(decision)}")) in said
        assert ("±" in said) == (decision.error > 0 and not decision.best.exact)
        for seat in shown.seats:
            error = findings.prospect(sign + 1, seat).error
            assert shown.name(seat) in said
            assert (str(round(100 * error)) in said) or not error
    page.points = page.shown.counts
    page.lay_out()
    for seat in shown.seats:
        value, _ = expected(page.shown, page.cursor.at or 0, seat)
        assert shown.said(value) in page.aloud.pointing_at
    page.controls.by_keys, page.controls.focus = True, page.controls.all[-1]
    assert shown.said(say("new_match.back")) in page.aloud.pointing_at
