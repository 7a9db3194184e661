"""What lies above the table: a pause stops the match, a star's question leaves the table usable."""

from __future__ import annotations

import random
from collections.abc import Iterator
from threading import Event, Timer, current_thread, main_thread

import pygame
import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, TRAY
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.table.stage import CARD
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ..games.hollywood.test_table import settle, table_of
from ..harness.hollywood_match import Sketches, chairs
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(language="en", speed="fast"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def asked_at(pilot: Pilot, seed: int) -> AnyTable | None:
    """A table at which somebody must choose the project of a star, if the match has one."""
    chance = random.Random(seed)
    set_up = SetUp(chairs([HUMAN] * 3), Options(), seed, KIT.name)
    match = KIT.begin(set_up)
    while match.to_act is not None and not match.state.claims:
        match.play(chance.choice(match.game.moves(match.state)))
    if not match.state.claims:
        return None
    last = match.moves[-1]
    match.undo()
    pilot.flow.begin(set_up)
    table = pilot.table
    for move in match.moves:
        table.match.play(move)
    table.show.jump(table.match.state)
    table.make(last)
    for _ in range(3000):
        if isinstance(pilot.stack.top, StarChoice):
            return table
        pilot.tick(0.1)
    raise AssertionError("nobody is ever asked")


@pytest.fixture
def asked(pilot: Pilot) -> AnyTable:
    """Such a table."""
    return next(filter(None, (asked_at(pilot, seed) for seed in range(50))))


def test_a_pause_pauses(pilot: Pilot) -> None:
    pilot.flow.begin(SetUp(chairs([HUMAN, BOT + "random", BOT + "random"]), Options(), 2, KIT.name))
    table = pilot.table
    pilot.tick(0.1)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, Pause)
    for _ in range(100):
        pygame.time.wait(1)
        pilot.tick(0.5)
    assert isinstance(pilot.stack.top, Pause)
    assert table.match.moves == []
    assert not table.show.idle, "even the deal waits"
    pilot.press(pygame.K_ESCAPE)
    for _ in range(100):
        pilot.tick(0.5)
    assert table.show.idle


def test_what_is_held_is_let_go_when_something_else_has_the_keys(pilot: Pilot) -> None:
    table = table_of(pilot)
    tray = next(
        pose for key, _, pose in table.show.stage.from_back() if key[:2] == (TRAY, table.human)
    )
    at = (round(tray.x), round(tray.y))
    pilot.motion(at)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    pilot.heard()
    assert table.input.foresees
    pilot.press(pygame.K_ESCAPE)
    pilot.tick(0.1)
    pilot.press(pygame.K_ESCAPE)
    pilot.motion((at[0] + 90, at[1] + 90))
    pilot.heard()
    assert (table.input.foresees, table.input.pointer.pick.carried) == (False, None)


def test_whoever_is_asked_about_a_star_can_pause_and_read_the_rules(
    pilot: Pilot, asked: AnyTable
) -> None:
    for key, page in ((pygame.K_ESCAPE, Pause), (pygame.K_F1, RulesPage)):
        pilot.press(key)
        assert isinstance(pilot.stack.top, page)
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.stack.top, StarChoice)
    assert asked.words.id == "hollywood.table.your_star"


@pytest.mark.usefixtures("asked")
def test_whoever_is_asked_about_a_star_reads_of_movies_first(pilot: Pilot) -> None:
    pilot.press(pygame.K_F1)
    assert page_id(pilot) == "projects"


def test_rules_open_at_the_page_about_this_moment(pilot: Pilot) -> None:
    pilot.flow.begin(SetUp(chairs([HUMAN] * 3), Options(advanced="on"), 1, KIT.name))
    table, pages = pilot.table, []
    settle(pilot, table)
    for columns in ((), (pygame.K_1,), (pygame.K_3,) * 3):
        for key in columns:
            pilot.press(key)
            settle(pilot, table)
        pilot.press(pygame.K_F1)
        pages.append(page_id(pilot))
        pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_3)  # it is full
    pilot.press(pygame.K_F1)
    pages.append(page_id(pilot))
    pilot.press(pygame.K_ESCAPE)
    assert pages == ["bumping", "bumping", "bumping", "full"]
    table.do("house_rules")
    assert page_id(pilot) == "options"


def page_id(pilot: Pilot) -> str:
    """Which page of the rules is read."""
    page = pilot.stack.top
    assert isinstance(page, RulesPage)
    return page.reader.at.id


def test_whoever_is_asked_about_a_star_can_take_the_last_move_back(
    pilot: Pilot, asked: AnyTable
) -> None:
    before = len(asked.match.moves)
    asked.rewind.take_back()
    assert pilot.stack.top is asked
    assert len(asked.match.moves) == before - 1
    pilot.tick(0.1)
    assert pilot.stack.top is asked, "nobody has to choose now"


def test_cards_are_enlarged_beside_the_question(pilot: Pilot, asked: AnyTable) -> None:
    sheet = pilot.stack.top
    assert isinstance(sheet, StarChoice)
    spots = [
        (round(pose.x), round(pose.y))
        for key, _, pose in asked.show.stage.from_back()
        if key[0] == CARD and not sheet.sheet.collidepoint(pose.x, pose.y)
    ]
    pilot.motion((0, 0))  # the first one of all counts for nothing
    pilot.motion(spots[0])
    pilot.heard()
    for _ in range(15):
        pilot.tick(0.1)
    assert asked.input.pointer.look.taken
    pilot.motion(sheet.sheet.center)
    pilot.heard()
    assert not asked.input.pointer.look.taken, "the mouse is on the sheet now"


def test_a_studio_card_that_is_refused_then_is_that_of_whoever_is_asked(pilot: Pilot) -> None:
    for seed in range(200):
        table = asked_at(pilot, seed)
        if table is not None and table.match.to_act != table.match.state.turn:
            break
    else:
        raise AssertionError("the star always belongs to whoever placed last")
    table.props.settings.speed = "normal"
    for key, card in ((pygame.K_c, CLAP), (pygame.K_d, DOUBLE)):
        pilot.press(key)
        shaken = table.view().shaken
        assert shaken is not None
        assert shaken.what == (card, table.match.to_act, 0)
        assert table.status.warning is not None


def test_awards_night_that_was_not_laid_out_yet_is_forgotten(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move was undone before the other thread had begun."""
    chance = random.Random(3)
    pilot.flow.begin(SetUp(chairs([HUMAN] * 3), Options(), 3, KIT.name))
    table = pilot.table
    while table.match.to_act is not None:
        table.match.play(chance.choice(table.match.game.moves(table.match.state)))
    monkeypatch.setattr(table.above._jobs, "add", lambda job: None)
    table.above.expect(table.match)
    table.above.clear()
    assert pilot.stack.top is table


def test_what_is_laid_out_beforehand_leaves_the_window_its_new_size(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was begun in the old window by another thread, and ends while the new one is laid out."""
    chance, begun, goes_on = random.Random(3), Event(), Event()
    pilot.flow.begin(SetUp(chairs([HUMAN] * 3), Options(), 3, KIT.name))
    table, fit = pilot.table, Props.fit
    while table.match.to_act is not None:
        table.match.play(chance.choice(table.match.game.moves(table.match.state)))

    def slow_fit(props: Props, screen: Screen) -> None:
        if current_thread() is not main_thread():
            begun.set()
            goes_on.wait()
        fit(props, screen)

    monkeypatch.setattr(Props, "fit", slow_fit)
    table.above.expect(table.match)
    begun.wait()
    Timer(0.02, goes_on.set).start()  # the main thread may wait for it
    table.resize(Screen(1600, 900))
    assert table.props.screen == Screen(1600, 900)
