"""Pads: what is pressed on them, plugging in and out, and whose signs sentences show."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from hollywood.core.message import Message
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.keys import PAD_DOWN
from hollywood.ui.app.pad_flow import PadGone
from hollywood.ui.app.pads import PAD_CAME, PAD_GONE, Pads
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.question import Question

from ..harness.pilot import Pilot, let_think, program
from ..harness.positions import KIT
from ..harness.virtual_pad import VirtualPad, plugged

PEOPLE = [("Ada", "ruby"), ("Otto", "sapphire")]


@pytest.fixture
def pads() -> Iterator[tuple[Pads, VirtualPad]]:
    """Pads that have heard of one."""
    pygame.display.init()
    pygame.event.clear()
    with plugged() as pad:
        known = Pads()
        known.open()
        assert read(known) == ["came"]
        yield known, pad


def told(event: pygame.event.Event) -> str:
    """A press as its name, letting go with a minus; a second one with a plus."""
    if event.type in (PAD_CAME, PAD_GONE):
        return "came" if event.type == PAD_CAME else "gone"
    again, chord = event.dict.get("again", False), event.chord
    before = "+" * again + "lt+" * chord if event.type == PAD_DOWN else "-"
    return f"{before}{event.name}"


def read(pads: Pads) -> list[str]:
    events = [event for each in pygame.event.get() for event in pads.read(each)]
    return [told(each) for each in events if each.type >= PAD_DOWN]


def passes(pads: Pads, seconds: float) -> list[str]:
    ticks = round(seconds / 0.01)
    return [told(event) for _ in range(ticks) for event in pads.update(0.01)]


def test_every_button_has_its_name(pads: tuple[Pads, VirtualPad]) -> None:
    known, pad = pads
    for name in ("pad_a", "pad_b", "pad_x", "pad_y", "pad_lb", "pad_rs", "pad_menu", "pad_lt"):
        pad.tap(name)
        assert read(known) == [name, f"-{name}"]
    pad.tap("pad_lt+pad_left")
    assert read(known) == ["pad_lt", "lt+pad_left", "-pad_left", "-pad_lt"]


def test_what_is_held_counts_again_after_350_ms_and_then_every_90(
    pads: tuple[Pads, VirtualPad],
) -> None:
    known, pad = pads
    pad.push("pad_right")
    assert read(known) == ["pad_right"]
    assert passes(known, 0.34) == []
    assert passes(known, 0.25) == ["+pad_right"] * 3
    pad.push("pad_right", 0)
    assert read(known) == ["-pad_right"]
    assert passes(known, 1.0) == []
    pad.push("pad_a")
    assert [*read(known), *passes(known, 2.0)] == ["pad_a"]
    assert known.resting


def test_what_is_held_counts_faster_while_somebody_hurries(pilot: Pilot) -> None:
    pilot.flow.home()
    window, walked = pilot.window, list[str]()
    with plugged() as pad:
        pilot.heard()
        for rt in (0, 1):
            pad.push("pad_rt", rt)
            pad.push("pad_down")
            pilot.heard()
            fast = window.keys.held("fast_list")
            again = [e for _ in range(100) for e in window.pads.update(0.01, fast)]
            walked.append(f"{rt} {fast} {len(again)}")
            pad.push("pad_down", 0)
            pilot.heard()
    assert walked == ["0 False 8", "1 True 22"]


def test_a_stick_leans_from_35_percent_on_and_until_25(pads: tuple[Pads, VirtualPad]) -> None:
    known, pad = pads
    heard = []
    for to in (0.2, 0.34, 0.36, 0.3, 0.26, 0.24, 0.3, 1.0, 0.0):
        pad.lean("pad_left", to)
        heard.append(read(known))
    left, gone = ["pad_left"], ["-pad_left"]
    assert heard == [[], [], left, [], [], gone, [], left, gone]


def test_a_stick_that_wavers_does_not_let_go_of_the_cross(pads: tuple[Pads, VirtualPad]) -> None:
    known, pad = pads
    pad.push("pad_up")
    for to in (0.05, 0.0, 0.1):
        pad.lean("pad_left", to)
    assert read(known) == ["pad_up"]


def test_a_button_that_is_held_means_something_else(pads: tuple[Pads, VirtualPad]) -> None:
    known, pad = pads
    pad.push("pad_view")
    assert read(known) == []
    assert not known.resting
    assert passes(known, 0.48) == []
    assert passes(known, 0.04) == ["pad_view_held"]
    pad.push("pad_view", 0)
    assert read(known) == ["-pad_view_held"]
    pad.tap("pad_view")
    assert read(known) == ["pad_view", "-pad_view"]


def test_whoever_leaves_the_window_holds_nothing_in_it(pads: tuple[Pads, VirtualPad]) -> None:
    known, pad = pads
    pad.push("pad_down")
    read(known)
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert [told(each) for each in known.read(lost) if each.type >= PAD_DOWN] == ["-pad_down"]
    assert known.resting


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("Xbox Series X Controller", "letters"),
        ("Nintendo Switch Pro Controller", "letters"),
        ("Sony DualSense Wireless Controller", "shapes"),
        ("PS4 Controller", "shapes"),
        ("USB Gamepad", "compass"),
    ],
)
def test_signs_are_those_of_the_pad_that_was_pressed(name: str, signs: str) -> None:
    with plugged(name) as pad:
        known = Pads()
        read(known)
        assert known.signs is None
        pad.tap("pad_a")
        read(known)
        assert known.signs == signs


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en")) as (window, flow):
        window.pads.open()
        yield Pilot(window, flow, random.Random(1))


def test_sentences_show_the_pad_until_the_mouse_moves_or_a_key_is_pressed(pilot: Pilot) -> None:
    text, keys = pilot.flow.props.text, pilot.window.keys
    pilot.flow.home()
    undo, rules = Message("table.tool.menu"), Message("table.tool.rules")
    with plugged() as pad:
        pilot.heard()
        assert text(undo) == "Menu (Esc)"
        pad.tap("pad_rs_down")
        pilot.heard()
        assert (text(undo), text(rules)) == ("Menu (B)", "Rules (View, held)")
        assert text(Message("table.tool.undo")) == "Undo", "it has no button for it"
        for at in ((100, 100), (104, 104)):
            pilot.motion(at)
            pilot.heard()
        assert keys.signs == "letters"
        pilot.motion((108, 104))
        pilot.heard()
        assert text(undo) == "Menu (Esc)"
        assert text(Message("table.tool.undo")) == "Undo (U)", "what is pointed at tells its key"
        pad.tap("pad_rs_down")
        pilot.heard()
        assert keys.signs == "letters"
        pilot.press(pygame.K_LSHIFT)
        assert keys.signs == "letters"
        pilot.press(pygame.K_TAB)
        assert keys.signs is None


def test_a_match_waits_for_a_pad_that_is_gone(pilot: Pilot) -> None:
    pilot.flow.menus.quick()
    while not isinstance(pilot.stack.top, Table):
        pilot.stack.update(0.1)
    table = pilot.stack.top
    for back in ("plug", "key"):
        with plugged() as pad:
            pilot.heard()
            pad.tap("pad_right")
            pilot.heard()
            pad.unplug()
            pilot.heard()
            assert isinstance(pilot.stack.top, PadGone)
            if back == "plug":
                pad.plug_in()
                pilot.heard()
            else:
                pilot.press(pygame.K_x)
            assert pilot.stack.top is table


def test_a_match_below_a_page_waits_too(pilot: Pilot) -> None:
    pilot.flow.menus.quick()
    while not isinstance(pilot.stack.top, Table):
        pilot.stack.update(0.1)
    pilot.do("back")
    pause = pilot.stack.top
    with plugged() as pad:
        pilot.heard()
        pad.tap("pad_down")
        pilot.heard()
        pad.unplug()
        pilot.heard()
        assert isinstance(pilot.stack.top, PadGone)
        pad.plug_in()
        pilot.heard()
        assert pilot.stack.top is pause


def two_people(pilot: Pilot) -> Table[Any, Any]:
    """At a table where the first of two people must decide."""
    chairs = tuple(Chair(name, colour=Written(each)) for name, each in PEOPLE)
    bot = Chair("Penny", Written(BOT + "random"), Written("amber"))
    pilot.flow.begin(SetUp((*chairs, bot), next(iter(KIT.presets.values())), 3, KIT.name))
    table: Table[Any, Any] = pilot.table
    asked_next(pilot, table, None)
    return table


def asked_next(pilot: Pilot, table: Table[Any, Any], before: int | None) -> None:
    """Until somebody else is asked."""
    for _ in range(2000):
        if pilot.stack.top == table and table.human not in (None, before):
            return
        if table.bots.thinking and table.show.idle:
            let_think(table)
        if isinstance(pilot.stack.top, Curtain):
            pilot.press(pygame.K_RETURN)
        pilot.tick(0.2)
    raise AssertionError("nobody is asked")


def test_several_people_are_asked_once_whether_each_has_a_pad(pilot: Pilot) -> None:
    with plugged() as one, plugged("PS4 Controller") as other:
        pilot.heard()
        table = two_people(pilot)
        one.tap("pad_right")
        pilot.heard()
        assert pilot.stack.top == table
        other.tap("pad_right")
        pilot.heard()
        question = pilot.stack.top
        assert isinstance(question, Question)
        other.tap("pad_a")
        pilot.heard()
        assert pilot.flow.props.settings.pads == "own"
        assert pilot.stack.top == table
        first = table.human
        one.tap("pad_right", "pad_a")  # it is whoever’s turn it was
        pilot.heard()
        assert len(table.match.moves) == 1
        asked_next(pilot, table, first)
        before = list(table.match.moves)
        one.tap("pad_right", "pad_a")
        pilot.heard()
        assert table.match.moves == before
        assert pilot.flow.props.text(table.words) == "That is somebody else’s pad."
        other.tap("pad_right", "pad_a")
        pilot.heard()
        assert len(table.match.moves) == len(before) + 1
