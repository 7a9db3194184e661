"""Hands that shake, tire or must not hold: which presses count, and what is pressed only once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.games.hollywood.rules.state import Place
from hollywood.settings import Settings
from hollywood.ui.app.keys import PAD_DOWN, event_of
from hollywood.ui.app.steady import Steady
from hollywood.ui.table.setting import Cue, Rumble
from hollywood.ui.table.table import AnyTable

from ..games.hollywood.by_hand import PLAYER
from ..harness.hurry import in_a_hurry
from ..harness.pilot import Pilot, let_think, program
from ..harness.virtual_pad import plugged
from ..harness.windows import props_of

pytestmark = pytest.mark.usefixtures("roughly")


def heard(steady: Steady, clock: list[int], *presses: tuple[int, str]) -> list[str]:
    """Those of these presses that count; each comes so many milliseconds after the start."""
    found, keys = [], props_of().keys
    for now, name in presses:
        clock[0] = now
        if not steady.ignores(event_of(name), keys):
            found.append(f"{name} {now}")
    return found


def test_the_same_key_again_is_ignored_for_a_while_and_another_is_not() -> None:
    clock = [0]
    steady = Steady(Settings(repeats=200), lambda: clock[0])
    presses = [(0, "h"), (150, "h"), (160, "u"), (340, "h"), (600, "h"), (900, "pad_a")]
    assert heard(steady, clock, *presses) == ["h 0", "u 160", "h 600", "pad_a 900"]


def test_after_what_was_pressed_nothing_is_heard_for_a_while() -> None:
    clock = [0]
    steady = Steady(Settings(accept_delay=300), lambda: clock[0])
    presses = [(0, "right"), (10, "return"), (200, "right"), (309, "pad_a"), (310, "h")]
    assert heard(steady, clock, *presses) == ["right 0", "return 10", "h 310"]
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)
    assert not steady.ignores(click, props_of().keys)
    assert heard(steady, clock, (500, "h"), (611, "h")) == ["h 611"]


def test_a_direction_that_is_held_is_no_repeat() -> None:
    steady = Steady(Settings(repeats=400), lambda: 0)
    held = pygame.event.Event(PAD_DOWN, name="pad_right", chord=False, again=True)
    assert not any(steady.ignores(held, props_of().keys) for _ in range(3))


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    in_a_hurry(monkeypatch)
    with program(Settings(language="en", speed="instant"), PLAYER.sketches()) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def seated(pilot: Pilot) -> AnyTable:
    """At a table where somebody must decide."""
    pilot.flow.begin(PLAYER.set_up(random.Random(1)))
    table: AnyTable = pilot.table
    for _ in range(200):
        if table.human is not None and pilot.stack.top == table:
            return table
        if pilot.stack.top != table:
            pilot.press(pygame.K_RETURN)
        let_think(table)
        pilot.tick(1.0)
    raise AssertionError("nobody is asked")


def test_what_is_held_is_pressed_once_and_once_more(pilot: Pilot) -> None:
    table = seated(pilot)
    pilot.do("projection", "hurry")
    assert (table.input.foresees, table.input.hurries) == (False, False)
    pilot.flow.props.settings.holding = "once"
    pilot.do("projection", "hurry")
    assert (table.input.foresees, table.input.hurries) == (True, True)
    pilot.do("projection", "hurry")
    assert (table.input.foresees, table.input.hurries) == (False, False)


def test_a_move_is_confirmed_and_nothing_is_dragged_where_that_was_chosen(pilot: Pilot) -> None:
    pilot.flow.props.settings.confirm = True
    table = seated(pilot)
    before = len(table.match.moves)
    pilot.do("number_1")
    assert len(table.match.moves) == before
    assert pilot.flow.props.text(table.words) == "Once more, and it is done."
    pilot.do("number_2", "number_1")
    assert len(table.match.moves) == before, "another move is not the same one once more"
    pilot.do("number_1")
    assert table.match.moves[before:][:1] == [Place(0)]


def test_nothing_is_dragged_where_that_was_chosen(pilot: Pilot) -> None:
    pilot.flow.props.settings.drag = False
    table = seated(pilot)
    before = list(table.match.moves)
    PLAYER.ways[2](pilot, table, Place(1))
    assert table.match.moves == before


def test_how_long_one_points_at_something_until_it_is_told(pilot: Pilot) -> None:
    table = seated(pilot)
    look, settings = table.input.pointer.look, pilot.flow.props.settings
    found = []
    for hover in (0, 250, 500, 800):
        settings.hover = hover
        found.append(round(look._later(0.25), 2))
    assert found == [0.0, 0.25, 0.5, 0.8]


def test_a_pad_shakes_only_where_that_was_chosen(pilot: Pilot) -> None:
    props, cue = pilot.flow.props, Cue(0.0, "ui_tick", rumble=Rumble(0.2, 60))
    pilot.window.pads.open()
    with plugged() as pad:
        pilot.heard()
        pad.tap("pad_ls")
        pilot.heard()
        props.hear(cue)
        assert pad.shaken == []
        props.settings.rumble = True
        props.hear(cue)
        props.hear(Cue(0.0, "ui_tick"))
        assert [low for low, _ in pad.shaken] == [0.2]
