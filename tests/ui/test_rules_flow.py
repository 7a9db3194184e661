"""The way into the rules and back: from tables, sheets and pages; what is tried touches nothing."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hollywood import files
from hollywood.core.record import HUMAN
from hollywood.games import GAMES
from hollywood.games.hollywood.rules.state import Place
from hollywood.games.hollywood.table.actions import DOUBLE
from hollywood.settings import Settings
from hollywood.ui.app.lesson_flow import lesson_of
from hollywood.ui.lesson.trying import Trying
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.rulebook.contents import ReadingPlace
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.table.setting import Make
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.pause import Pause

from ..games.hollywood.test_table import settle, table_of
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK
from .test_rules_page import opened


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    monkeypatch.setattr(RulesPage, "adorn", lambda page: None)  # nobody looks at pictures
    with program(Settings(width=1280, height=720, speed="instant"), Sketches(DECK)) as made:
        yield Pilot(*made, chance=random.Random(1))


def page_of(pilot: Pilot) -> RulesPage:
    page = pilot.stack.top
    assert isinstance(page, RulesPage)
    return page


def kept() -> dict[str, bytes]:
    """Everything that is written down."""
    files.wait_until_written()
    folder = Path(os.environ[files.HOME])
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_one_comes_back_exactly_to_where_one_was(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.do(DOUBLE, "number_2")
    draft, pick, state = table.draft, table.input.pointer.pick, table.match.state.copy()
    assert draft is not None
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.at.id == "double"
    assert page_of(pilot).reader.reading is not None
    pilot.press(pygame.K_F1)
    assert pilot.stack.top is table
    assert (table.draft, table.input.pointer.pick, table.match.state) == (draft, pick, state)


def test_what_was_just_refused_is_lit_until_something_else_is_done(pilot: Pilot) -> None:
    table = table_of(pilot)
    for _ in range(3):
        pilot.do("number_3")
        settle(pilot, table)
    pilot.do("number_3")
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.at == ReadingPlace("leaf", "full", ("closed",))
    pilot.press(pygame.K_ESCAPE)
    table.act(Make(Place(0)))
    settle(pilot, table)
    pilot.motion((5, 300))
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.at.id == "bumping"


def test_the_rules_open_from_sheets_and_pages_too(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.do("back")
    assert isinstance(pilot.stack.top, Pause)
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.reading is not None
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, Pause)
    assert table in pilot.stack.scenes
    pilot.flow.title()
    pilot.flow.menus.new_match()
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.reading is None
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, NewMatch)


def test_at_the_end_of_a_match_the_count_is_read_about_it(pilot: Pilot) -> None:
    table = table_of(pilot, who=["bot:random", HUMAN, "bot:random"])
    match = table.match
    while match.to_act is not None:
        match.play(match.game.moves(match.state)[0])
    table.show_anew()
    for _ in range(50):
        pilot.stack.update(1.0)
        if pilot.stack.top is not table:
            break
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.at.id == "count"
    pilot.press(pygame.K_ESCAPE)
    pilot.flow.title()
    pilot.press(pygame.K_F1)
    assert page_of(pilot).reader.reading is None


def test_what_is_tried_touches_nothing_and_leads_back(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.do("number_1")
    settle(pilot, table)
    table.saver.wait()
    before, match = kept(), list(table.match.moves)
    pilot.press(pygame.K_F1)
    page = page_of(pilot)
    pilot.do("try_it")
    tried = pilot.table
    assert isinstance(tried.purpose, Trying)
    assert tried is not table
    for _ in range(40):
        pilot.stack.update(0.5)
    pilot.do("number_3")
    for _ in range(40):
        pilot.stack.update(0.5)
    assert not tried.purpose.waits, "the match goes on as one likes"
    pilot.do("back")
    assert page_of(pilot) is page
    assert page.reader.at.id == "bumping"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.table is table
    assert table.match.moves == match
    assert kept() == before


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_way_out_of_what_is_tried_that_is_taken_twice_takes_nothing_else_away(
    pilot: Pilot, name: str
) -> None:
    """A bot that is stuck, an end and a key may come at once; the page may be left by then."""
    pilot.flow.turn_to(pilot.flow.games.first(name))
    pilot.flow.title()
    title = pilot.stack.top
    pilot.flow.rules.read()
    page = page_of(pilot)
    exits = pilot.flow.rules._exits(page)
    pilot.flow.rules._try(next(leaf for leaf in page.reader.contents.leaves if leaf.tries))
    pilot.table.do("menu")
    assert pilot.stack.top is page
    exits.pause()
    exits.title()
    assert pilot.stack.top is page
    pilot.press(pygame.K_ESCAPE)
    exits.pause()
    assert pilot.stack.scenes == [title]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_F1])
def test_keys_that_are_pressed_twice_before_a_frame_leave_something_to_look_at(
    pilot: Pilot, key: int
) -> None:
    pilot.flow.title()
    pilot.flow.rules.read()
    page = page_of(pilot)
    pilot.flow.rules._try(next(leaf for leaf in page.reader.contents.leaves if leaf.tries))
    for _ in range(2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0)
            pygame.event.post(event)
    pilot.heard()
    assert pilot.stack.top is not None


def test_from_the_question_about_a_star_that_is_tried_keys_lead_back_too(pilot: Pilot) -> None:
    pilot.flow.title()
    pilot.flow.rules.read()
    page = page_of(pilot)
    pilot.do("try_it")
    for _ in range(40):
        pilot.stack.update(0.5)
    assert not isinstance(pilot.stack.top, Table), "a project is chosen above the table"
    pilot.do("back")
    assert pilot.stack.top is page


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_leaf_can_be_tried_in_scenes_of_the_lesson(name: str) -> None:
    game = opened(name)
    lesson = lesson_of(game)
    assert lesson is not None
    scenes = [str(stop.scene) for stop in lesson.stops]
    *leaves, options = game.screens.rulebook.leaves()
    assert not options.tries
    for leaf in leaves:
        assert leaf.tries, leaf.id
        first = scenes.index(leaf.tries[0])
        assert tuple(scenes[first : first + len(leaf.tries)]) == leaf.tries, "one after the other"
        assert len({lesson.stops[scenes.index(scene)].match for scene in leaf.tries}) == 1
