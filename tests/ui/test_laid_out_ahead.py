"""Pages and tables are laid out on another thread before they are seen: that takes long."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import date
from threading import Event, Thread, current_thread, main_thread
from typing import Any

import pygame
import pytest

from hollywood.settings import Settings
from hollywood.ui.app import ahead, passage
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.puzzle_flow import PuzzleFlow
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.page import Page

from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
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
    canvas = pygame.Surface(pilot.flow.props.screen.rect.size)
    pilot.stack.draw(canvas)
    before = pygame.image.tobytes(canvas, "RGB")
    pilot.flow.settings()
    pilot.tick(0.1)
    pilot.stack.draw(canvas)
    assert pygame.image.tobytes(canvas, "RGB") == before
    may.set()
    pilot.press(pygame.K_DOWN)
    pilot.tick(1.0)
    pilot.stack.draw(canvas)
    assert pygame.image.tobytes(canvas, "RGB") != before
