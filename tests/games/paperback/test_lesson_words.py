"""A learner of Paperback is never left with a word that is right to read and still refused."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games.paperback.table.draft import Draft
from hollywood.games.paperback.table.places import card_key
from hollywood.games.paperback.table.teacher import PaperbackTeacher, rect_of

from ...harness.learner import Learner, classroom
from .by_hand import writer_of

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_chooses_between_a_long_word_and_a_dear_one(language: Language) -> None:
    with classroom("paperback", language=language) as pilot:
        learner = Learner(pilot, "choose")
        long, dear = writer_of(learner.table).desk.offered_moves
        assert (long.value, dear.value) == ("6¢", "7¢")
        pilot.press(pygame.K_2)
        learner.wait()
        assert learner.table.match.moves[-1] == dear.move
        assert learner.course.compares
        learner.press_next()  # the gold button leads back
        pilot.click(next(learner.pointed_out()))
        learner.wait()
        assert learner.table.match.moves[-1] == long.move
        assert learner.scene == "fame"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_moves_the_p_and_the_chip_comes_and_goes(language: Language) -> None:
    with classroom("paperback", language=language) as pilot:
        learner = Learner(pilot, "front")
        assert not _pays(learner)
        start, front = learner.pointed_out()
        pilot.drag(start, (front[0] - 20, front[1]))
        assert _pays(learner)
        assert learner.course.done
        learner.press_next()
        assert learner.scene == "away"
        assert _pays(learner)
        start, end = learner.pointed_out()
        pilot.drag(start, end)
        assert not _pays(learner)
        assert learner.course.done


def _pays(learner: Learner) -> bool:
    chips = writer_of(learner.table).desk.chips.values()
    return any(chip.words == "+1¢" for each in chips for chip in each)


@pytest.mark.parametrize("scene", ["front", "away"])
@pytest.mark.parametrize("aside", [(20, 0), (0, 20), (-40, 0)])
def test_a_card_that_is_put_back_where_it_lay_is_answered(
    scene: str, aside: tuple[int, int]
) -> None:
    with classroom("paperback") as pilot:
        learner = Learner(pilot, scene)
        begun, teacher = learner.table.draft, learner.purpose._teacher
        assert isinstance(teacher, PaperbackTeacher)
        seat_layout = teacher._seat_layout(learner.table.eyes.seen(learner.table.match.state))
        poses = dict(seat_layout.poses())
        held = [rect_of(poses[card_key(card)]).center for card in seat_layout.held]
        for x, y in held[:2]:
            learner.purpose._picture._urgent = None
            pilot.drag((x, y), (x + aside[0], y + aside[1]))
            assert learner.table.draft == begun
            assert learner.purpose._picture._urgent is not None
        assert learner.purpose._mistakes._count == 2, "each is told once"
