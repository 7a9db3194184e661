"""A learner of Paperback is never left with a word that is right to read and still refused."""

from __future__ import annotations

import pygame
import pytest

from hollywood.games.paperback.table.draft import Draft

from ...harness.learner import Learner, classroom

pytestmark = pytest.mark.usefixtures("roughly")


def _text(learner: Learner) -> str:
    draft = learner.table.draft
    return draft.text if isinstance(draft, Draft) else ""


def _type(learner: Learner, text: str) -> None:
    for letter in text:
        held = pygame.KMOD_LSHIFT if letter.isupper() else 0
        learner.pilot.press(ord(letter.lower()), held)


def test_no_wild_card_is_laid_for_a_letter_that_has_a_card() -> None:
    with classroom("paperback") as pilot:
        learner = Learner(pilot)
        _type(learner, "S")
        assert _text(learner) == ""
        _type(learner, "star")
        learner.pilot.press(pygame.K_RETURN)
        assert learner.course.runs


@pytest.mark.parametrize("keys", [[pygame.K_ESCAPE], [pygame.K_BACKSPACE] * 2])
def test_all_that_lies_there_can_be_taken_away(keys: list[int]) -> None:
    with classroom("paperback") as pilot:
        learner = Learner(pilot)
        _type(learner, "st")
        assert _text(learner) == "st"
        for key in keys:
            learner.pilot.press(key)
        assert _text(learner) == ""
