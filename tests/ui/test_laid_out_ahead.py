"""Pages and tables are laid out on another thread before they are seen: that takes long."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from threading import Event, Thread, current_thread, main_thread
from typing import Any

import pygame
import pytest

from hollywood.core.message import say
from hollywood.saves import Kept
from hollywood.settings import SPEEDS, Settings, Speed
from hollywood.ui.app import ahead, awaited, passage
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.keys import event_of
from hollywood.ui.app.puzzle_flow import PuzzleFlow
from hollywood.ui.app.screen import Screen
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.table.log import Log
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.tools.positions import Wish, positions
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.page import Page

from ..harness.hollywood_match import Sketches, drawn_set_up
from ..harness.pilot import Pane, Pilot, program
from ..harness.positions import DECK

pytestmark = pytest.mark.usefixtures("roughly")
PAGES: dict[str, Callable[[Flow], object]] = {
    "new match": lambda flow: flow.menus.new_match(),
    "puzzles": lambda flow: flow.menus.puzzles(),
    "rules": lambda flow: flow.rules.read(),
    "day": lambda flow: flow.days.show(date(2026, 11, 20)),
    "shelf": lambda flow: flow.kept.open(),
    "career": lambda flow: flow.careers.show(),
    "settings": lambda flow: flow.settings(),
    "keys": lambda flow: flow.keys(),
    "title": lambda flow: flow.title(passage.fade(0.1)),
}


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        monkeypatch.setattr(passage, "LaidOutAhead", ahead.LaidOutAhead)
        flow.title()
        pilot = Pilot(window, flow, random.Random(1))
        pilot.tick(1.0)
        yield pilot


def seen(pilot: Pilot) -> bytes:
    """What the window shows."""
    pilot.stack.show(pilot.window.canvas)
    return pygame.image.tobytes(pilot.window.canvas, "RGB")


def noting(work: Any, threads: set[Thread]) -> Any:
    """The same, and on which threads it was done."""

    def noted(*given: Any, **named: Any) -> Any:
        threads.add(current_thread())
        return work(*given, **named)

    return noted


@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_laid_out_by_the_window(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    threads = set[Thread]()
    monkeypatch.setattr(Lettered, "resize", noting(Lettered.resize, threads))
    PAGES[name](pilot.flow)
    for _ in range(10):
        pilot.tick(0.1)
    assert isinstance(pilot.stack.top, Lettered)
    assert threads
    assert main_thread() not in threads


def test_nor_is_the_next_puzzle(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles = PuzzleFlow(pilot.flow)
    puzzles.next()
    for _ in range(10):
        pilot.tick(0.16)
    first, threads = pilot.stack.top, set[Thread]()
    monkeypatch.setattr(Table, "resize", noting(Table.resize, threads))
    puzzles.next()
    for _ in range(10):
        pilot.tick(0.16)
    assert isinstance(pilot.stack.top, Table)
    assert pilot.stack.top is not first
    assert threads
    assert main_thread() not in threads


def test_what_was_seen_stays_until_a_page_is_laid_out(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may, resize = Event(), Page.resize

    def slowly(page: Page, *given: Any) -> None:
        may.wait(10)
        resize(page, *given)

    monkeypatch.setattr(Page, "resize", slowly)
    before = seen(pilot)
    pilot.flow.settings()
    pilot.tick(0.1)
    assert seen(pilot) == before
    may.set()
    pilot.press(pygame.K_DOWN)
    pilot.tick(1.0)
    assert seen(pilot) != before


def test_who_moves_the_mouse_or_lets_go_of_a_key_waits_for_no_page(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key that opened it is let go while it is laid out; the page hears of that later."""
    may, resize = Event(), Page.resize
    heard = list[int]()

    def slowly(page: Page, *given: Any) -> None:
        assert may.wait(10), "nobody waits meanwhile"
        resize(page, *given)

    def hears(page: Page, event: pygame.event.Event) -> None:
        heard.append(event.type)

    monkeypatch.setattr(Page, "resize", slowly)
    monkeypatch.setattr(SettingsPage, "handle", hears)
    monkeypatch.setattr(awaited, "_PATIENCE", 60.0)
    pilot.motion((1, 1))  # of the first one the window takes no notice
    pilot.heard()
    pilot.flow.settings()
    pilot.motion((40, 50))
    pygame.event.post(event_of("return", pygame.KEYUP))
    pilot.heard()
    pilot.tick(0.1)
    assert not heard
    may.set()
    while pilot.stack.fades:
        pilot.tick(0.1)
    assert heard == [pygame.MOUSEMOTION, pygame.KEYUP]
    assert pilot.stack.mouse == (40, 50)


class Slow:
    """Pages are laid out only once they may be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may, self._resize = Event(), Page.resize
        self.screens = list[Screen]()
        slow = self

        def slowly(page: Page, screen: Screen) -> None:
            assert slow.may.wait(10), "the window stands still for it"
            slow.screens.append(screen)
            slow._resize(page, screen)

        monkeypatch.setattr(Page, "resize", slowly)


@pytest.fixture
def slow(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """The clock counts the time, and machines can be slow."""
    pilot.stack.awaited.by_clock = True
    return Slow(monkeypatch)


def come(pilot: Pilot) -> None:
    """Let time pass until what is awaited is there."""
    while pilot.stack.awaited.waits() or pilot.stack.fades:
        pilot.tick(0.1)


def test_the_window_never_stands_still_and_what_is_pressed_meanwhile_is_answered_then(
    pilot: Pilot, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, before = list[int](), seen(pilot)

    def hears(page: Page, event: pygame.event.Event) -> None:
        heard.extend([event.key] if event.type == pygame.KEYDOWN else [])

    monkeypatch.setattr(SettingsPage, "handle", hears)
    pilot.flow.settings()
    for _ in range(5):
        pilot.tick(0.1)
    pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)
    assert not heard
    assert seen(pilot) == before
    for _ in range(5):
        pilot.tick(0.1)
    assert seen(pilot) != before, "a sign tells that something is awaited"
    slow.may.set()
    come(pilot)
    assert heard == [pygame.K_DOWN, pygame.K_RETURN]
    assert isinstance(pilot.stack.top, SettingsPage)


def test_a_window_of_another_size_is_laid_out_when_what_was_awaited_is_there(
    pilot: Pilot, slow: Slow
) -> None:
    pilot.flow.settings()
    pilot.tick(0.1)
    first = pilot.window.screen
    for size in ((1024, 576), (1600, 700)):
        Pane.latest.size = size
        pilot.heard()
        pilot.tick(0.1)
        seen(pilot)
    slow.may.set()
    come(pilot)
    assert slow.screens[0] == first
    assert slow.screens[-1] == pilot.window.screen != first
    assert pilot.flow.props.screen == pilot.window.screen


@pytest.mark.parametrize("way", ["curtain", "fade"])
def test_nor_does_a_passage_stand_still(pilot: Pilot, slow: Slow, way: str) -> None:
    """It stays shut, and what was pressed is heard by what comes behind it."""
    props, left = pilot.flow.props, list[str]()
    page = Notice(props, say("rules.title"), partial(left.append, "left"))
    ways = {"curtain": passage.curtain(0.1, 0.0, 0.1), "fade": passage.fade(0.1)}
    passage.go(props, page, ways[way])
    for _ in range(4):
        pilot.stack.update(0.2)
        seen(pilot)
    still = seen(pilot)
    pilot.press(pygame.K_ESCAPE)
    Pane.latest.size = (1024, 576)
    pilot.heard()
    pilot.stack.update(0.5)
    assert seen(pilot) != still
    assert isinstance(pilot.stack.top, passage.Passage)
    assert not left
    slow.may.set()
    while isinstance(pilot.stack.top, passage.Passage):
        pilot.tick(0.1)
    assert pilot.stack.top is page
    assert left == ["left"]
    assert slow.screens[-1] == pilot.window.screen


@pytest.mark.parametrize("speed", SPEEDS)
def test_nobody_looks_at_a_table_that_is_being_laid_out(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, speed: Speed
) -> None:
    """A proof leads to it while scenes are given their time: asides and the window come next."""
    pilot.flow.props.settings.speed = speed
    puzzles = PuzzleFlow(pilot.flow)
    puzzles.next()
    for _ in range(10):
        pilot.tick(0.16)
    first, resize, draw, may = pilot.stack.top, Table.resize, Table.draw, Event()
    looked = set[object]()

    def slowly(table: Table[Any, Any], *given: Any) -> None:
        assert may.wait(10), "nobody waits meanwhile"
        resize(table, *given)

    def drawn(table: Table[Any, Any], canvas: pygame.Surface) -> None:
        if not may.is_set():
            looked.add(table)
        draw(table, canvas)

    def told(seconds: float) -> bool:
        if not may.is_set():
            looked.add(pilot.stack.top)
        return False

    monkeypatch.setattr(Table, "resize", slowly)
    monkeypatch.setattr(Table, "draw", drawn)
    monkeypatch.setattr(pilot.stack.asides[0], "update", told)
    monkeypatch.setattr(awaited, "_PATIENCE", 60.0)
    puzzles.next()
    while pilot.stack.top is first or isinstance(pilot.stack.top, Proving):
        pilot.tick(0.05)
    before = seen(pilot)
    may.set()
    while pilot.stack.fades:
        pilot.tick(0.05)
    assert seen(pilot) != before
    assert pilot.stack.top not in looked


def test_another_language_is_laid_out_where_it_is_seen_and_the_match_once_it_is(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table takes long: it waits below the settings, and is then laid out on another thread."""
    flow, threads = pilot.flow, set[Thread]()
    flow.begin(drawn_set_up(random.Random(1)))
    while not isinstance(pilot.stack.top, Table):
        pilot.tick(0.5)
    table: AnyTable = pilot.stack.top
    table.do("menu")
    flow.settings()
    while pilot.stack.fades:
        pilot.tick(0.1)
    page = pilot.stack.top
    assert isinstance(page, SettingsPage)
    monkeypatch.setattr(Table, "resize", noting(Table.resize, threads))
    said = table.voice.text(say("pause.title"))
    page._set("language", "fr")
    pilot.tick(0.1)
    assert not threads
    page.escape()
    while pilot.stack.fades:
        pilot.tick(0.1)
    assert threads
    assert main_thread() not in threads
    assert table.voice.text(say("pause.title")) != said
    before = seen(pilot)
    pilot.window.fit(pilot.stack)
    assert seen(pilot) == before


def test_what_waits_to_be_laid_out_is_before_it_is_left_for_good(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is left is drawn for the shelf; the window has another size by then."""
    screens, resize = list[Screen](), Table.resize

    def noted(table: AnyTable, screen: Screen) -> None:
        screens.append(screen)
        resize(table, screen)

    pilot.flow.begin(drawn_set_up(random.Random(1)))
    pilot.tick(1.0)
    monkeypatch.setattr(Table, "resize", noted)
    pilot.flow.settings()
    page = pilot.stack.top
    assert isinstance(page, SettingsPage)
    page._set("narration", True)
    assert not screens
    pilot.stack.close()
    assert screens == [pilot.window.screen]


def test_what_is_seen_again_is_told_on_the_thread_that_lays_it_out(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that happened in a long match, and the film of its moves, took two frames."""
    threads = set[Thread]()
    for kind, name in ((Log, "recall"), (Cinema, "set_out"), (Table, "resize")):
        monkeypatch.setattr(kind, name, noting(getattr(kind, name), threads))
    position = next(positions(pilot.flow.game.kit, pilot.flow.props.voice(), Wish(seed=1)))
    pilot.flow.replays.show(pilot.flow.game, Kept(position.set_up, position.whole))
    while pilot.stack.fades:
        pilot.tick(0.1)
    assert isinstance(pilot.stack.top, Cinema)
    assert len(threads) == 1
    assert main_thread() not in threads
