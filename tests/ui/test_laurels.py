"""What was achieved is told: once, for a moment, and never while something is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood import career, files, puzzle_scores
from hollywood.career import Entry, Played
from hollywood.core.message import say
from hollywood.settings import Settings
from hollywood.ui.app.toasts import Toasts, filled_in
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.question import Question

from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK

pytestmark = pytest.mark.usefixtures("roughly")
WHEN = "2026-11-18 20:15"


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        flow.title()
        flow.settings()  # a page on which nothing moves
        for _ in range(10):
            flow.stack.update(0.1)
        yield Pilot(window, flow, random.Random(1))


def won(id: str, *names: str, game: str = "hollywood") -> None:
    """These people have shared a win."""
    seats = tuple(Played(name, "human", 1, 9, {"clap": 1}) for name in names)
    career.add(Entry(id, game, WHEN, WHEN, 60, {}, seats))


def told(pilot: Pilot) -> str | None:
    """What is told now."""
    files.wait_until_written()
    pilot.tick(0.05)
    toasts = pilot.stack.over
    assert isinstance(toasts, Toasts)
    return None if toasts._toast is None else f"{toasts._toast.words}: {toasts._toast.title}"


def painted(pilot: Pilot) -> bytes:
    canvas = pygame.Surface(pilot.flow.props.screen.rect.size)
    pilot.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_a_first_win_is_told_once_and_goes(pilot: Pilot) -> None:
    before = painted(pilot)
    won("a", "Ada")
    pilot.flow.laurels.look()
    assert told(pilot) == "A new laurel for Ada: Opening Night"
    assert not pilot.stack.resting
    pilot.tick(0.3)
    assert painted(pilot) != before
    for _ in range(43):
        pilot.tick(0.1)
    assert told(pilot) is None
    assert painted(pilot) == before
    won("b", "Ada")
    pilot.flow.laurels.look()
    assert told(pilot) is None, "it is no news"


def test_one_is_told_after_the_other_and_people_are_told_apart(pilot: Pilot) -> None:
    won("a", "Ada", "Otto")
    pilot.flow.laurels.look()
    first = told(pilot)
    for _ in range(46):
        pilot.tick(0.1)
    assert {first, told(pilot)} == {
        f"A new laurel for {name}: Opening Night" for name in ("Ada", "Otto")
    }


def test_while_something_is_asked_it_waits(pilot: Pilot) -> None:
    won("a", "Ada")
    question = Question(
        pilot.flow.props, say("question.cancel"), [], [(say("question.cancel"), pilot.stack.pop)]
    )
    pilot.flow.laurels.look()
    pilot.stack.push(question)
    assert told(pilot) is None
    pilot.stack.pop()
    assert told(pilot) is not None
    seen = painted(pilot)
    pilot.stack.push(question)
    for _ in range(60):
        pilot.tick(0.1)
    pilot.stack.pop()
    assert told(pilot) is not None, "it stands as long as it is seen"
    assert painted(pilot) != seen


def test_what_was_achieved_before_is_no_news() -> None:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        won("a", "Ada")
        flow.laurels.know()
        flow.title()
        flow.laurels.look()
        assert told(Pilot(window, flow, random.Random(1))) is None


def test_a_lesson_and_a_row_of_puzzles_are_everybody_s(pilot: Pilot) -> None:
    won("a", "Ada", "Otto")
    pilot.flow.laurels.know()
    pilot.flow.props.settings.of("hollywood").learnt = True
    pilot.flow.laurels.look()
    assert told(pilot) == "A new laurel: First Take"
    for number in range(10):
        puzzle_scores.keep(puzzle_scores.Answered("hollywood", str(number), "", 900, 1.0))
    pilot.flow.laurels.look()
    for _ in range(46):
        pilot.tick(0.1)
    assert told(pilot) == "A new laurel: Ten Reels"


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (2560, 1080)])
def test_it_stands_where_nothing_is_read_or_pressed(size: tuple[int, int], text: int) -> None:
    chosen = Settings(language="fr", width=size[0], height=size[1], text_size=text)
    with program(chosen, Sketches(DECK)) as (window, flow):
        flow.title()
        pilot, seen = Pilot(window, flow, random.Random(1)), 0
        won("a", "Ada")
        flow.laurels.look()
        assert told(pilot) is not None
        toasts = pilot.stack.over
        assert isinstance(toasts, Toasts)
        for page in (flow.title, flow.settings, flow.keys):
            page()
            for _ in range(4):
                pilot.tick(0.1)
                toasts._age = 1.0
            scene = pilot.stack.top
            assert isinstance(scene, Lettered)
            if not toasts.resting:
                assert toasts._place is not None
                assert toasts._place.collidelist(filled_in(scene)) == -1
                seen += 1
        assert seen >= (2 if text == 100 else 1)


def test_without_motion_it_fades_where_it_stands(pilot: Pilot) -> None:
    pilot.flow.props.settings.reduced_motion = True
    won("a", "Ada")
    pilot.flow.laurels.look()
    assert told(pilot) is not None
    wide, high = pilot.flow.props.screen.rect.size
    left = pygame.Rect(0, 0, wide - 340 * wide // 1280, high)
    at_rest = []
    for _ in range(3):
        pilot.tick(0.06)
        canvas = pygame.Surface((wide, high))
        pilot.stack.draw(canvas)
        at_rest.append(pygame.image.tobytes(canvas.subsurface(left), "RGB"))
    assert len(set(at_rest)) == 1
