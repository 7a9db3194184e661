"""Puzzles that are made while somebody is at others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pygame
import pytest

from hollywood import files
from hollywood.puzzle_scores import PuzzleScores
from hollywood.ui.app.puzzle_flow import PuzzleFlow
from hollywood.ui.puzzle.stock import Stock
from hollywood.ui.widgets.notice import Notice

from ..harness.own_time import OwnTime
from ..harness.pilot import Pilot
from ..harness.positions import KIT
from .test_puzzles import pilot, settle, table

__all__ = ["pilot"]


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> Stock:
    """One puzzle is wanted and none is there; nobody rests between two steps."""
    monkeypatch.setattr("hollywood.ui.app.at_leisure.time", OwnTime())
    monkeypatch.setattr("hollywood.ui.puzzle.stock._READY", 1)
    monkeypatch.setattr("hollywood.ui.puzzle.stock._NEAR", 2000)
    puzzles = KIT.puzzles
    assert puzzles is not None
    stock = Stock(puzzles)
    stock.all = {}
    return stock


def test_more_are_made_while_nobody_waits(empty: Stock) -> None:
    for _ in empty.making(PuzzleScores("hollywood"), lambda: True):
        pass
    assert len(empty.all) == 1


def test_while_the_window_is_not_seen_none_are_made(
    empty: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object) -> Iterator[None]:
        yield pytest.fail("worked")

    monkeypatch.setattr(type(KIT.puzzles), "found", found)
    for _ in islice(empty.making(PuzzleScores("hollywood"), lambda: False), 50):
        pass
    assert not empty.all


def test_making_rests_nine_times_as_long_as_it_works(
    empty: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(step=0.5)
    own = OwnTime(lambda: next(clock))
    monkeypatch.setattr("hollywood.ui.app.at_leisure.time", own)
    for _ in islice(empty.making(PuzzleScores("hollywood"), lambda: True), 3):
        pass
    assert own.rests == [4.5] * 3


def test_what_goes_wrong_while_more_are_made_is_written_down_and_told_once(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Iterator[None]:
        yield
        raise LookupError("no such card")

    monkeypatch.setattr(Stock, "making", fails)
    puzzles = PuzzleFlow(pilot.flow)
    puzzles._maker._thinker.wait()
    assert "no such card" in files.read_file(files.own("crash.txt"))
    puzzles.next()
    assert isinstance(pilot.stack.top, Notice)
    assert "crash.txt" in pilot.flow.props.text(pilot.stack.top.message)
    pilot.press(pygame.K_RETURN)
    settle(pilot, 2.0)
    first = table(pilot)
    puzzles.next()
    settle(pilot, 2.0)
    assert table(pilot) is not first
