"""What the program tells or asks before it starts: no settings and no match are lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hollywood import files, saves, settings
from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app import passage
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.pages.title import Title
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.controls import Control, Controls
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.question import Question

from ..harness.folders import SAVES
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT
from ..harness.windows import game, press, props_of

SAVED = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, empty."""
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setenv(files.HOME, str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("text", ["{", "[]", '{"text_size": 7}', '{"speed": "warp"}', "\udcff"])
def test_broken_settings_are_replaced_by_the_usual_ones(home: Path, text: str) -> None:
    (home / settings.FILE).write_bytes(text.encode("utf-8", "surrogateescape"))
    chosen, faulty = settings.load(KIT.name, KIT.choices)
    assert faulty == home / settings.BAD
    assert (chosen.text_size, chosen.speed) == (100, "normal")


def test_settings_survive_and_keep_what_they_do_not_know(home: Path) -> None:
    (home / settings.FILE).write_text('{"text_size": 150, "of_tomorrow": 3}', "utf-8")
    chosen, faulty = settings.load(KIT.name, KIT.choices)
    assert faulty is None
    chosen.speed = "fast"
    chosen.save()
    again, _ = settings.load(KIT.name, KIT.choices)
    assert (again.text_size, again.speed, again.others) == (150, "fast", {"of_tomorrow": 3})


def test_a_match_left_can_be_gone_on_with(home: Path) -> None:
    saves.file_of(KIT.name).write_text(SAVED, "utf-8")
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    assert kept.match.moves


def test_an_edited_match_is_told_and_put_aside(home: Path) -> None:
    broken = SAVED + "- place Z\n"
    saves.file_of(KIT.name).write_text(broken, "utf-8")
    props = props_of()
    props.stack.resize(props.screen)
    flow = Flow(props, OpenedGames(GAMES), game(), lambda: None)
    flow.title()
    assert isinstance(flow.stack.top, Notice)
    assert saves.unreadable(KIT.name).read_text("utf-8") == broken
    press(flow.stack.top, pygame.K_RETURN)
    assert isinstance(flow.stack.top, Title)


# a match that is unfinished


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """Someone at the title of a program that nobody sees."""
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def press_button(pilot: Pilot, words: str) -> None:
    """Click the button that says so."""
    controls = pilot.stack.top.controls  # type: ignore[union-attr]  # every scene here has some
    assert isinstance(controls, Controls)
    pilot.click(next(each.rect.center for each in controls.all if each.words == words))


def leave_a_match(pilot: Pilot) -> str:
    """Begin a match, make a move and leave; the match as it was saved."""
    press_button(pilot, "Quick match")
    table = pilot.table
    for _ in range(2000):
        pilot.tick(0.1)
        if table.human is not None and len(table.match.moves) < 4:
            pilot.press(pygame.K_1)
            pilot.press(pygame.K_2)
        if len(table.match.moves) >= 4 and table.human is not None:
            break
    pilot.flow.title()
    return saves.file_of(KIT.name).read_text("utf-8")


def test_a_quick_game_is_two_clicks_from_the_title(pilot: Pilot) -> None:
    press_button(pilot, "Quick match")
    assert isinstance(pilot.stack.top, Table)


@pytest.mark.parametrize("by", ["quick game", "new match"])
def test_a_new_match_asks_before_it_takes_the_place_of_one(pilot: Pilot, by: str) -> None:
    saved = leave_a_match(pilot)
    if by == "quick game":
        press_button(pilot, "Quick match")
    else:
        press_button(pilot, "New match")
        press_button(pilot, "Start")
    below = Title if by == "quick game" else NewMatch
    assert isinstance(pilot.stack.top, Question)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, below)
    assert saves.file_of(KIT.name).read_text("utf-8") == saved
    press_button(pilot, "Start" if by == "new match" else "Quick match")
    press_button(pilot, "Start the new match")
    table = pilot.table
    assert table.match.moves == []
    assert saves.before(KIT.name).read_text("utf-8") == saved


def test_instead_of_a_new_match_one_can_go_on_with_the_old(pilot: Pilot) -> None:
    saved = leave_a_match(pilot)
    press_button(pilot, "Quick match")
    press_button(pilot, "Continue this match")
    table = pilot.table
    assert len(table.match.moves) >= 4
    assert saves.file_of(KIT.name).read_text("utf-8") == saved


def test_a_set_up_that_was_left_is_found_again_until_it_is_played(pilot: Pilot) -> None:
    press_button(pilot, "New match")
    page = pilot.stack.top
    assert isinstance(page, NewMatch)
    page.draft.playing, page.draft.seats[0].name = 3, "Zoë"
    page.draft.deal = "REEL-1"
    pilot.press(pygame.K_ESCAPE)
    press_button(pilot, "New match")
    again = pilot.stack.top
    assert isinstance(again, NewMatch)
    assert (again.draft.playing, again.draft.seats[0].name) == (3, "Zoë")
    assert again.draft.deal == "REEL-1"
    pilot.press(pygame.K_ESCAPE)
    press_button(pilot, "Quick match")
    table = pilot.table
    assert len(table.set_up.chairs) == 4
    saves.put_aside(KIT)
    pilot.flow.title()
    press_button(pilot, "New match")
    press_button(pilot, "Start")
    table = pilot.table
    assert table.set_up.chairs[0].name == "Zoë"
    pilot.flow.title()
    press_button(pilot, "New match")
    last = pilot.stack.top
    assert isinstance(last, NewMatch)
    assert last.draft.seats[0].name == "Zoë"
    assert last.draft.deal != "REEL-1"


@pytest.mark.parametrize(("ready", "seconds"), [(True, 0.3), (False, 0.7)])
def test_a_curtain_stays_shut_until_cards_behind_it_are_drawn_but_not_for_long(
    ready: bool, seconds: float
) -> None:
    pictures: list[pygame.Surface] = []

    class Behind(Page):
        def set_out(self) -> list[Control]:
            return []

        def draw(self, canvas: pygame.Surface) -> None:
            pictures.append(canvas)

    props = props_of()
    after = Behind(props, say("rules.title"), lambda: None)
    before = pygame.Surface(props.screen.rect.size)
    way = passage.curtain(0.1, 0.0, 0.2)
    scene = passage.Passage(props.stack, before, after, way, 1.0, lambda: ready)
    scene.resize(props.screen)
    scene._jobs.wait()  # what is behind it is laid out while it closes
    frames = 0
    while props.stack.top is not after:
        scene.update(1 / 30)
        frames += 1
        assert frames < 60
    assert frames / 30 == pytest.approx(seconds, abs=0.07)
    assert len(pictures) == 2, "what is seen when the curtain parts is painted then"
