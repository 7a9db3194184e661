"""Totals that are kept for awards night: no word anywhere names one before the envelope."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pygame
import pytest

from hollywood import box, saves
from hollywood.bots.bot import finished
from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.core.record import HUMAN
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.report import report
from hollywood.games.hollywood.rules.count import Score
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch, save
from hollywood.settings import GameSettings, Settings
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages.menu import told_of
from hollywood.ui.table.hints import _tip
from hollywood.ui.table.table import AnyTable

from ...harness.hollywood_match import Sketches, chairs
from ...harness.hollywood_table import setting_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT

Totals = Literal["open", "hidden"]
MARKED = 70_000  # added to every total, so that it is known wherever it is told
TOLD = re.compile(r"70\s?0\d\d")
WHO = [HUMAN] * 3


class Marked(Score):
    """The count of a seat, which is known wherever it is told."""

    @property
    def total(self) -> int:
        return MARKED + super().total


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    score = Hollywood.score

    def of_a_seat(self: Hollywood, *given: Any) -> Score:
        return Marked(score(self, *given).items)

    monkeypatch.setattr(Hollywood, "score", of_a_seat)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that are painted."""
    words: list[str] = []
    paint = Typesetter._set

    def noted(self: Typesetter, text: str, *given: Any) -> pygame.Surface:
        words.append(text)
        return paint(self, text, *given)

    monkeypatch.setattr(Typesetter, "_set", noted)
    return words


def set_up_of(totals: Totals) -> SetUp:
    return SetUp(chairs(WHO), Options(totals=totals, advanced="on"), 7, KIT.name)


def positions(totals: Totals) -> Iterator[tuple[SetUp, AnyMatch]]:
    """Every position of a match but the last."""
    set_up, chance = set_up_of(totals), random.Random(3)
    match = KIT.begin(set_up)
    while match.to_act is not None:
        yield set_up, match
        match.play(chance.choice(list(match.game.moves(match.state))))


def voice() -> Voice:
    return Voice({**box.open_sentences(), **KIT.titles}, "en", ["Ada", "Otto", "Vivienne"])


def told_by_commands(totals: Totals, run: Any, folder: Path) -> list[str]:
    """Everything that is printed of a match that is not over."""
    found: list[str] = []
    for number, (set_up, match) in enumerate(positions(totals)):
        found += KIT.shown(match.game, match.state, None, voice())
        found.append(json.dumps(report(match)))
        if number % 20 == 0:
            file = folder / f"{number}.yaml"
            file.write_text(save(set_up, match, KIT), "utf-8")
            found += [run("replay", str(file))[1], run("replay", "--json", str(file))[1]]
    return found


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_commands_keep_them(totals: Totals, run: Any, tmp_path: Path) -> None:
    found = told_by_commands(totals, run, tmp_path)
    assert any(map(TOLD.search, found)) is (totals == "open")


def test_a_replay_does_not_say_who_leads_either(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.yaml"
    for set_up, match in positions("hidden"):
        if match.state.round == 2:
            file.write_text(save(set_up, match, KIT), "utf-8")
            break
    last = run("replay", str(file))[1].splitlines()[-1]
    assert last == voice().text(match.game.standing(match.state).headline)


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_the_coach_keeps_who_has_won(totals: Totals) -> None:
    """At the last reel of all the chance to win is all or nothing."""
    for _, match in positions(totals):
        if sum(match.state.left) == 1:
            advices = finished(KIT.advise(match.game, match.state, random.Random(1)))
            tips = [_tip(each) for each in advices]
            assert {tip.chances is None for tip in tips} == {totals == "hidden"}


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_the_window_keeps_them(totals: Totals, seen: list[str]) -> None:
    """Table, tooltips, hints, log, summaries, pause and title."""
    own = GameSettings(choices={"projection": "always"})
    settings = Settings(width=1024, height=576, speed="instant", games={KIT.name: own})
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        flow.begin(set_up_of(totals))
        table = pilot.table
        while not isinstance(pilot.stack.top, FinalCount):
            pilot.tick(1.0)
            if isinstance(pilot.stack.top, RoundSummary):
                pilot.stack.draw(window.canvas)
                pilot.press(pygame.K_RETURN)
            elif isinstance(pilot.stack.top, StarChoice):
                pilot.press(pygame.K_1)
            elif table.human is not None:
                if len(table.match.moves) % 7 == 0:
                    pilot.stack.draw(window.canvas)
                    seen += asked(table)
                    pilot.press(pygame.K_ESCAPE)
                    pilot.stack.draw(window.canvas)
                    pilot.press(pygame.K_ESCAPE)
                    left = saves.left(KIT)
                    assert isinstance(left, saves.Kept)
                    seen.append(voice().text(told_of(left)))  # on the title and on the street
                table.make(pilot.chance.choice(list(table.match.game.moves(table.match.state))))
    found = [words for words in seen if TOLD.search(words)]
    assert bool(found) is (totals == "open"), found


def asked(table: AnyTable) -> list[str]:
    """What is said of every card and every spot, and what the log has to tell."""
    setting, state = setting_of(table), table.match.state
    keys = [*table.show.stage.actors, *table.ground.told]
    said: list[Message] = [each for key in keys for each in setting.about(key, state)]
    lines = [line.words for line in table.log.lines]
    return [setting.voice.text(each) for each in (*said, *lines)]
