"""Where the focus goes on the street: by arrows, and when one comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.settings import Settings
from hollywood.ui.pages.street_arrows import Door
from hollywood.ui.pages.title import Title

from ..harness.toy_house import HOUSE
from ..harness.windows import control
from .test_street import Walker, street_with

pytestmark = pytest.mark.usefixtures("roughly")


@pytest.fixture
def walker() -> Iterator[Walker]:
    yield from street_with(Settings(language="en"), HOUSE)


def test_from_the_end_of_a_row_one_comes_into_the_same_row(walker: Walker) -> None:
    walker.press(pygame.K_DOWN)
    assert walker.focus == "New match"
    walker.press(pygame.K_RIGHT)
    assert (walker.opened, walker.focus) == ("hollywood", "Learn")
    walker.press(pygame.K_RIGHT)
    assert (walker.opened, walker.focus) == ("whispers", "New match")
    walker.press(pygame.K_LEFT)
    assert (walker.opened, walker.focus) == ("hollywood", "Learn")


def test_below_the_menu_is_the_strip_and_one_comes_back_to_where_one_was(walker: Walker) -> None:
    menu = [control.words for row in walker.street.rows for control in row]
    walker.press(pygame.K_DOWN)
    assert walker.focus == "New match"
    before = ""
    while walker.focus in menu:
        before = walker.focus
        walker.press(pygame.K_DOWN)
    foot = [control.words for control in walker.street.foot]
    at = foot.index(walker.focus)
    walker.press(pygame.K_LEFT)
    assert walker.focus == foot[at - 1]
    walker.press(pygame.K_UP)
    assert walker.focus == before
    for _ in menu:
        if not walker.focus:
            break  # the board
        walker.press(pygame.K_UP)
    walker.press(pygame.K_DOWN)
    assert walker.focus == "Quick match"
    assert walker.opened == "hollywood"


def test_the_focus_is_where_it_was_on_the_street_and_on_the_page(walker: Walker) -> None:
    walker.press(pygame.K_UP)
    walker.press(pygame.K_RETURN)  # upon the board
    walker.let_pass(0.5)
    page = walker.stack.top
    assert isinstance(page, Title)
    page.controls.focus = control(page, "Rules")
    walker.press(pygame.K_ESCAPE)
    walker.let_pass(0.4)
    focus = walker.street.controls.focus
    assert isinstance(focus, Door)
    assert focus.house == walker.street.opened
    assert walker.street.controls.by_keys
    walker.press(pygame.K_RETURN)
    walker.let_pass(0.5)
    page = walker.stack.top
    assert isinstance(page, Title)
    assert page.controls.focus is control(page, "Rules")
