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
    for key, words in (
        (pygame.K_DOWN, "New match"),
        (pygame.K_RIGHT, "Learn"),
        (pygame.K_DOWN, "Rules"),
        (pygame.K_DOWN, "Replays"),
        (pygame.K_LEFT, "Français"),
        (pygame.K_UP, "Rules"),
        (pygame.K_UP, "Learn"),
        (pygame.K_UP, "Quick match"),
        (pygame.K_UP, ""),  # the board
        (pygame.K_DOWN, "Quick match"),
    ):
        walker.press(key)
        assert walker.opened == "hollywood"
        assert walker.focus == words


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
