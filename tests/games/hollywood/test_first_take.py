"""First take: taught to its end; whatever is not asked for is refused in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pygame
import pytest

from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, TRAY
from hollywood.games.hollywood.table.pointing import column_key
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.settings import Settings
from hollywood.ui.app.lesson_flow import lesson_of
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.table.table import AnyTable

from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK
from ...harness.windows import game

LESSON = lesson_of(game())
assert LESSON is not None
STOPS = {str(stop.scene): at for at, stop in enumerate(LESSON.stops)}
TICK = 0.1


@pytest.fixture
def pilot(roughly: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(language="en", game="hollywood"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


class Learner:
    """Sits at the table of the lesson."""

    def __init__(self, pilot: Pilot, scene: str = "place") -> None:
        self.pilot = pilot
        kept = pilot.flow.props.settings.of("hollywood")
        kept.lesson = scene
        pilot.flow.stack.close()
        pilot.flow.menus.learn()
        self.table: AnyTable = pilot.table
        purpose = self.table.purpose
        assert isinstance(purpose, LessonAtTable)
        self.purpose = purpose
        self.course = purpose.course
        self.wait()

    @property
    def scene(self) -> str:
        return str(self.course.stop.scene)

    @property
    def slate(self) -> object:
        return self.purpose._picture.slate._speech

    def wait(self, until: Callable[[], bool] | None = None) -> None:
        """Until the lesson waits for the learner."""
        for _ in range(1500):
            top = self.pilot.stack.top
            if until() if until is not None else top is not self.table or self._waits():
                return
            self.pilot.tick(TICK)
        raise AssertionError(f"nothing comes after {self.scene}")

    def _waits(self) -> bool:
        return self.purpose._begun and not self.course.runs and self.table.show.resting

    def place(self, column: int) -> tuple[int, int]:
        """The foot of a column."""
        rect = self.table.ground.places[column_key(column)]
        return rect.centerx, rect.bottom - 60

    def studio(self, kind: str) -> tuple[int, int]:
        pose = self.table.show.stage.actors[kind, 0, 0].pose
        return round(pose.x), round(pose.y)

    def reel(self) -> tuple[int, int]:
        actors = self.table.show.stage.actors
        key = next(key for key in actors if key[:2] == (TRAY, 0))
        return round(actors[key].pose.x), round(actors[key].pose.y)

    def press_next(self) -> None:
        """The gold button."""
        control = self.purpose._picture.slate._primary
        assert control is not None
        self.pilot.click(control.rect.center)
        self.wait()


def by_mouse(learner: Learner) -> None:
    """Do what the scene asks for."""
    click = learner.pilot.click
    match learner.scene:
        case "place" | "push" | "full":
            click(learner.place(2))
        case "clap":
            click(learner.studio(CLAP))
        case "double":
            click(learner.studio(DOUBLE))
            click(learner.place(1))
            click(learner.place(0))
        case "star":
            learner.wait(lambda: isinstance(learner.pilot.stack.top, StarChoice))
            learner.pilot.press(pygame.K_1)
    learner.wait()


def by_drag(learner: Learner) -> None:
    """The same by drags, where something can be dragged."""
    drag = learner.pilot.drag
    match learner.scene:
        case "place" | "push" | "full":
            drag(learner.reel(), learner.place(2))
        case "clap":
            drag(learner.studio(CLAP), learner.place(1))
        case "double":
            drag(learner.studio(DOUBLE), learner.place(0))
            drag(learner.reel(), learner.place(1))
        case _:
            by_mouse(learner)
    learner.wait()


def by_keys(learner: Learner) -> None:
    """The same by keys."""
    keys = {
        "place": [pygame.K_3],
        "push": [pygame.K_3],
        "full": [pygame.K_3],
        "clap": [pygame.K_c],
        "double": [pygame.K_d, pygame.K_1, pygame.K_2],
        "star": [pygame.K_1],
    }
    if learner.scene == "star":
        learner.wait(lambda: isinstance(learner.pilot.stack.top, StarChoice))
    asked = [] if learner.course.wants_next else keys[learner.scene]
    for key in asked or [pygame.K_RETURN]:
        learner.pilot.press(key)
    learner.wait()


@pytest.mark.parametrize("way", [by_mouse, by_drag, by_keys])
def test_the_lesson_is_taught_to_its_last_scene(
    pilot: Pilot, way: Callable[[Learner], None]
) -> None:
    learner, seen = Learner(pilot), list[str]()
    for _ in range(60):
        if not seen or seen[-1] != learner.scene:
            seen.append(learner.scene)
        if learner.scene == "round":
            break
        if learner.course.wants_next and way is not by_keys:
            learner.press_next()
        else:
            way(learner)
        while pilot.stack.top is not learner.table and not isinstance(pilot.stack.top, StarChoice):
            pilot.press(pygame.K_RETURN)
            learner.wait()
    assert seen == list(STOPS)
    assert learner.table.match.game.standing(learner.table.match.state).points == (6, 4, 3)
