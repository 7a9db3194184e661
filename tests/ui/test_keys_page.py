"""The page of keys and pad: a key is asked for, exchanged, kept, cleared; presets; as it was."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hollywood.actions import GROUPS
from hollywood.core.message import Message
from hollywood.key_map import KEY, PAD, SECOND, usual
from hollywood.ui.app.keys import PAD_UP, event_of
from hollywood.ui.pages.key_choice import Cell
from hollywood.ui.pages.keys_page import KeyControl, KeysPage
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.question import Question

from ..harness.windows import Heard, click, control, press, props_of, shown

pytestmark = pytest.mark.usefixtures("own_folder", "roughly")


@pytest.fixture
def page() -> KeysPage:
    scene = KeysPage(props_of(), {"times_square": "Times Square"}, lambda: None, lambda: None)
    shown(scene)
    return scene


def ask(page: KeysPage, action: str, column: int) -> None:
    """Go to the cell with arrows, or the page with it, and press Enter."""
    cell = Cell(action, column)
    page.leaf = page.choice.map.actions[action].group
    page._page = 0
    page.lay_out()
    while (found := cell_of(page, cell)) is None:
        press(page, pygame.K_PAGEDOWN)
    page.controls.focus = found
    press(page, pygame.K_RETURN)


def cell_of(page: KeysPage, cell: Cell) -> Control | None:
    cells = (each for each in page.controls.all if isinstance(each, KeyControl))
    return next((each for each in cells if each.cell == cell), None)


def answer(page: KeysPage, *names: str) -> None:
    for name in names:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            page.handle(event_of(name, kind))


def said(page: KeysPage) -> str:
    return page.props.text(page.choice.told)


def row(page: KeysPage, action: str) -> tuple[str, str, str]:
    return page.choice.map.rows[action]


def test_a_key_is_asked_for_and_does_it_from_then_on(page: KeysPage) -> None:
    ask(page, "undo", KEY)
    assert page.choice.asks is not None
    answer(page, "x")
    assert page.choice.asks is None
    assert row(page, "undo")[KEY] == "x"
    assert page.props.settings.keys == {"undo": "x ctrl+z none"}
    assert page.props.text(Message("table.tool.undo")) == "Undo (X)"
    assert said(page) == "Undo: X."
    assert page.props.keys.means(event_of("x"), "undo")


def test_while_a_key_is_asked_for_none_means_anything(page: KeysPage) -> None:
    """Not even one that fills the monitor, or is for whoever listens."""
    ask(page, "hint", SECOND)
    for name in ("f11", "f1", ".", "return"):
        assert page.props.keys.meant(event_of(name)) == ()
    page.leave()
    assert page.props.keys.means(event_of("f11"), "full_screen")


@pytest.mark.parametrize("way", ["escape", "pad_b", "click", "wait"])
def test_what_is_there_is_kept(page: KeysPage, way: str) -> None:
    ask(page, "undo", KEY)
    if way == "click":
        click(page, (5, 5))
    elif way == "wait":
        page.update(4.9)
        assert page.choice.asks is not None
        assert not page.resting
        page.update(0.2)
    else:
        answer(page, way)
    assert page.choice.asks is None
    assert row(page, "undo") == usual(page.choice.map.actions["undo"])
    assert page.props.settings.keys == {}


def test_a_key_is_cleared_unless_it_is_the_last(page: KeysPage) -> None:
    ask(page, "undo", KEY)
    answer(page, "delete")
    assert row(page, "undo") == ("", "ctrl+z", "")
    ask(page, "undo", SECOND)
    answer(page, "delete")
    assert row(page, "undo") == ("", "ctrl+z", "")
    assert said(page) == "Undo: that is its only key, so it stays."


def test_a_key_that_is_used_is_exchanged_after_one_question_that_names_both(
    page: KeysPage,
) -> None:
    ask(page, "undo", KEY)
    answer(page, "h")
    question = page.props.stack.top
    assert isinstance(question, Question)
    words = page.props.text(question.asked[0])
    assert words.startswith(
        "Now H means: Hint from the prompter. Exchange them? Undo gets H, and U"
    )
    assert row(page, "undo")[KEY] == "u"
    press(question, pygame.K_RETURN)
    assert page.props.stack.top is page
    assert (row(page, "undo")[KEY], row(page, "hint")[KEY]) == ("h", "u")


def test_whoever_thinks_better_of_it_exchanges_nothing(page: KeysPage) -> None:
    ask(page, "undo", KEY)
    answer(page, "h")
    question = page.props.stack.top
    assert isinstance(question, Question)
    press(question, pygame.K_ESCAPE)
    assert page.props.stack.top is page
    assert page.props.settings.keys == {}


def test_the_way_back_cannot_be_lost(page: KeysPage) -> None:
    """Enter, Escape and arrows get a second key, and keep the first."""
    ask(page, "back", KEY)
    assert page.choice.asks is None
    ask(page, "back", SECOND)
    answer(page, "x")
    assert row(page, "back") == ("escape", "x", "pad_b")
    ask(page, "undo", KEY)
    answer(page, "return")
    assert row(page, "undo")[KEY] == "u"
    assert said(page) == "Enter can’t be taken away: Do it, confirm needs it."


def test_a_button_of_the_pad_is_asked_for_also_with_another_held(page: KeysPage) -> None:
    ask(page, "hint", PAD)
    answer(page, "x")
    assert page.choice.asks is not None, "a key is no button"
    answer(page, "pad_ls")
    assert row(page, "hint")[PAD] == "pad_ls"
    ask(page, "undo", PAD)
    page.handle(event_of("pad_lt"))
    page.handle(event_of("pad_lt+pad_up"))
    assert row(page, "undo")[PAD] == "pad_lt+pad_up"
    ask(page, "hint", PAD)
    page.handle(event_of("pad_lt"))
    page.handle(pygame.event.Event(PAD_UP, name="pad_lt", chord=False))
    assert isinstance(page.props.stack.top, Question), "it is the preview’s"


@pytest.mark.parametrize(("words", "key"), [("Left hand", "z"), ("As it was", "u")])
def test_a_preset_lays_all_keys_after_one_question(page: KeysPage, words: str, key: str) -> None:
    page.choice.map.choose("undo", KEY, "x")
    click(page, control(page, words).rect.center)
    question = page.props.stack.top
    assert isinstance(question, Question)
    press(question, pygame.K_RETURN)
    assert row(page, "undo")[KEY] == key
    assert said(page) == f"Done: {words}."
    assert bool(page.props.settings.keys) is (key == "z")


def test_every_action_is_on_one_leaf(page: KeysPage) -> None:
    found = set[str]()
    for _ in GROUPS:
        press(page, pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
        for number in range(page._pages):
            cells = (each for each in page.controls.all if isinstance(each, KeyControl))
            found |= {each.cell.action for each in cells if each.cell is not None}
            if number < page._pages - 1:
                press(page, pygame.K_PAGEDOWN)
    assert found == page.choice.map.actions.keys()


def test_a_game_s_own_action_is_told_with_its_game(page: KeysPage) -> None:
    ask(page, "times_square.action.lure", KEY)
    answer(page, "x")
    assert said(page) == "Lure (Times Square): X."


def test_what_cannot_be_kept_is_told(page: KeysPage, tmp_path: Path) -> None:
    note = Heard()
    page.choice._changed = note("changed")
    ask(page, "undo", KEY)
    (tmp_path / "settings.json").mkdir()
    answer(page, "x")
    assert "settings.json" in said(page)
    assert note.calls == ["changed"]
