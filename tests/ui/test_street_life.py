"""What lives on the street by itself, and when it does not."""

from __future__ import annotations

import pygame
import pytest

from hollywood.settings import Settings

from ..harness.toy_house import HOUSE
from .test_street import Walker, street_with

pytestmark = pytest.mark.usefixtures("roughly")


def test_nothing_lives_below_a_sheet_without_motion_or_when_the_window_is_left() -> None:
    for still in (True, False):
        for walker in street_with(Settings(language="en", reduced_motion=still), HOUSE):
            walker.press(pygame.K_DOWN)
            walker.let_pass(2.0)
            street = walker.street
            assert street.resting is still
            walker.press(pygame.K_s)
            walker.let_pass(2.0)
            street.update(1.0)  # what was under way arrives
            assert not any(street.update(0.1) for _ in range(30))
            walker.press(pygame.K_ESCAPE)
            walker.let_pass(2.0)
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            walker.heard()
            walker.let_pass(1.0)
            assert walker.street.resting


def test_the_street_comes_to_rest() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        _rests(walker)


def _rests(walker: Walker) -> None:
    walker.let_pass(2.0)
    assert walker.street.resting
    walker.press(pygame.K_2)
    assert not walker.street.resting
    walker.let_pass(0.3)
    assert walker.street.fronts[1].rect.width > walker.street.fronts[0].rect.width
    walker.let_pass(1.0)
    assert not walker.street.resting, "its bulbs live for a minute after the last input"
    seen = [walker.stack.update(0.1) for _ in range(100)]
    assert 10 < sum(seen) < 40, "now and then, not in every frame"
    for _ in range(600):
        walker.stack.update(0.1)
    assert walker.street.resting
    assert not walker.stack.update(1.0)
