"""First take: two cards change places, the other choice is compared, the match is played on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.match import Match
from hollywood.core.reader import Written
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.ui.app.lesson_flow import lesson_of

from ...harness.learner import Learner, classroom
from ...harness.pilot import Pilot
from ...harness.windows import game


@pytest.fixture
def pilot(roughly: None) -> Iterator[Pilot]:
    with classroom("hollywood") as pilot:
        yield pilot


def test_the_same_moves_are_worth_less_with_two_cards_exchanged() -> None:
    lesson = lesson_of(game())
    assert lesson is not None
    standing = lesson.match.game.standing
    assert standing(lesson.match.state).points == (6, 4, 3)
    assert standing(lesson.matches["swapped"].state).points == (2, 4, 3)
    small = Match(lesson.match.game, lesson.match.states[12])
    small.play(small.game.read(Written("finish action")))
    assert standing(small.state).points == (5, 4, 3)


def test_the_smaller_project_is_compared_and_can_be_chosen_anew(pilot: Pilot) -> None:
    learner = Learner(pilot, "star")
    learner.wait(lambda: isinstance(pilot.stack.top, StarChoice))
    pilot.press(pygame.K_2)
    learner.wait()
    assert learner.course.compares
    learner.press_next()  # the gold button leads back
    learner.wait(lambda: isinstance(pilot.stack.top, StarChoice))
    assert (learner.scene, len(learner.table.match.moves)) == ("star", 12)
