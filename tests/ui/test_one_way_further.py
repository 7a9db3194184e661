"""With nothing but a pad, keys, or the mouse: into a lesson, and a puzzle played to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.program import _begin
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.puzzle.puzzle_at_table import PuzzleAtTable
from hollywood.ui.puzzle.puzzle_page import PuzzlePage
from hollywood.ui.table.table import Table

from ..harness.further import ByKeys, ByMouse, ByPad, Goes
from ..harness.hurry import in_a_hurry
from ..harness.pad_player import PadHands
from ..harness.pilot import HASTY, Pilot, program
from ..harness.players import PLAYERS
from ..harness.virtual_pad import plugged
from .test_one_way_only import BY_PAD

pytestmark = pytest.mark.usefixtures("roughly")
WAYS: dict[str, Callable[[Pilot, ExitStack], Goes]] = {
    "pad": lambda pilot, opened: ByPad(pilot, PadHands(pilot, opened.enter_context(plugged()))),
    "keys": lambda pilot, _: ByKeys(pilot),
    "mouse": lambda pilot, _: ByMouse(pilot),
}
HOUSES = range(len(BY_PAD))


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int, str], Goes]]:
    """Before the first start."""
    in_a_hurry(monkeypatch)
    monkeypatch.setattr("hollywood.ui.pages.house_fronts.is_drawn", lambda _: False)  # plain houses
    with ExitStack() as opened:

        def begin(house: int, way: str) -> Goes:
            game = GAMES[house].name
            settings = Settings(language="en", width=1024, height=576, speed="instant", game=game)
            window, flow = opened.enter_context(program(settings, PLAYERS[game].sketches()))
            _begin(flow, None)
            pilot = Pilot(window, flow, random.Random(house), HASTY)
            window.pads.open()
            goes = WAYS[way](pilot, opened)
            pilot.heard()
            return goes

        yield begin


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("way", WAYS)
def test_the_card_of_the_first_start_leads_into_the_lesson(
    house: int, way: str, first_start: Callable[[int, str], Goes]
) -> None:
    goes = first_start(house, way)
    welcome = goes.pilot.stack.top
    assert isinstance(welcome, Welcome)
    goes.to(next(each for each in welcome.controls.all if each.primary))
    goes.wait(lambda top: isinstance(top, Table) and isinstance(top.purpose, LessonAtTable))


@pytest.mark.parametrize(
    ("house", "way"),
    [
        pytest.param(house, way, marks=[pytest.mark.soak] * ((house + number) % len(WAYS) > 0))
        for house in HOUSES
        for number, way in enumerate(WAYS)
    ],
)
def test_a_puzzle_is_found_and_the_next_one_asked_for(
    house: int, way: str, first_start: Callable[[int, str], Goes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The right moves are made by this way alone, the answers of the others watched."""
    goes, name = first_start(house, way), GAMES[house].name
    pilot = goes.pilot
    goes.to_words(say("welcome.street"))
    street = goes.wait(lambda top: isinstance(top, Street))
    pilot.tick(1.0)
    assert isinstance(street, Street)
    goes.to_words(say("title.puzzles"))
    goes.wait(lambda top: isinstance(top, PuzzlePage))
    goes.to_words(say("puzzle.page.next"))
    table = goes.wait(lambda top: isinstance(top, Table))
    assert isinstance(table, Table)
    purpose = table.purpose
    assert isinstance(purpose, PuzzleAtTable)
    trial = purpose.trial
    before = len(table.match.moves)
    for _ in range(400):
        if trial.result is not None:
            break
        if trial.stage == "asked" and table.human is not None and table.show.idle:
            move = trial.solution.line[len(table.match.moves) - before]
            chosen = SimpleNamespace(choose=lambda *_, move=move: move)
            monkeypatch.setattr(f"tests.games.{name}.by_pad.PLAYER", chosen)
            goes.make(table, move, BY_PAD[name])
        pilot.tick(0.3)
    assert trial.result == 1.0
    pilot.tick(3.0)
    goes.primary(purpose.slate)
    goes.wait(lambda top: isinstance(top, Table) and top is not table)
