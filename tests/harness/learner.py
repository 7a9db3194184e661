"""Somebody who is taught a game: at its table, by mouse and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from hollywood.lesson import Lesson, read_lesson
from hollywood.set_up import AnyKit
from hollywood.settings import Settings
from hollywood.ui.app import lesson_flow
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.speaking_slate import SpeakingSlate
from hollywood.ui.table.table import AnyTable

from .pilot import Pilot, program
from .players import PLAYERS

TICK = 0.1
_ALONG = ("left", "right", "down", "right", "right", "left")  # a row, and the one below it
WAYS = (*_ALONG, "up", "left", "up", "right", "up", "left")


@contextmanager
def classroom(game: str, **wanted: Any) -> Iterator[Pilot]:
    """The program, turned to this game, with settings as they are wanted."""
    settings = Settings(**{"language": "en", "game": game, **wanted})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lesson_flow, "read_lesson", _read_once)
        with program(settings, PLAYERS[game].sketches()) as (window, flow):
            yield Pilot(window, flow, random.Random(1))


_lessons: dict[tuple[str, str], Lesson] = {}


def _read_once(text: str, file: str, kit: AnyKit) -> Lesson:
    """The lesson, read once by each worker: whoever is taught changes nothing in it."""
    if (text, file) not in _lessons:
        _lessons[text, file] = read_lesson(text, file, kit)
    return replace(_lessons[text, file], kit=kit)


class Learner:
    """Sits at the table of a lesson, at one of its scenes."""

    def __init__(self, pilot: Pilot, scene: str = "") -> None:
        self.pilot = pilot
        game = pilot.flow.game.kit.name
        self.player: Any = PLAYERS[game]
        pilot.flow.props.settings.of(game).lesson = scene
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
    def slate(self) -> SpeakingSlate:
        return self.purpose._picture.slate

    @property
    def asked(self) -> bool:
        """Whether a question lies above the table."""
        top = self.pilot.stack.top
        return top is not self.table and top is not None

    def wait(self, until: Callable[[], bool] | None = None) -> None:
        """Until the lesson waits for the learner."""
        for _ in range(1500):
            if until() if until is not None else self.asked or self._waits():
                return
            self.pilot.tick(TICK)
        raise AssertionError(f"nothing comes after {self.scene}")

    def _waits(self) -> bool:
        return self.purpose._begun and not self.course.runs and self.table.show.resting

    def pointed_out(self) -> Iterator[tuple[int, int]]:
        """The middle of each thing in turn, as it is there once the one before was used."""
        teacher = self.purpose._teacher
        for name in self.course.stop.points:
            for rim in teacher.shown(name, self.table.match.state).rims[-1:]:
                yield rim.center

    def press_next(self, key: int | None = None) -> None:
        """The gold button, or a key in its place."""
        control = self.slate._primary
        assert control is not None
        if key is None:
            self.pilot.click(control.rect.center)
        else:
            self.pilot.press(key)
        self.wait()

    @property
    def next_thing(self) -> str:
        """What is pointed out and is to be used next; nothing if the rest needs only a yes."""
        course, table = self.course, self.table
        left = self.purpose._teacher.left(course.stop.points, table.draft)
        refused = course.stop.refused is not None and table.draft is not None
        return "" if course.runs or course.wants_next or refused or not left else left[0]

    def walk_to(self, name: str, step: Callable[[str], None]) -> None:
        """Go to what is pointed out: along the row, down, along others, up; so in every part."""
        aim = self.purpose._teacher.pick(name, self.table.show.state)
        for _ in range(len(self.table.ground.corners) + len(self.slate.controls.all) + 3):
            for way in () if self.slate.focused else WAYS:
                if self._goes(aim, way, step):
                    return
                step("down")
            step("next_part")
        raise AssertionError(f"nothing leads to {name}")

    def _goes(self, aim: Pick, way: str, step: Callable[[str], None]) -> bool:
        """Go this way until all there was pointed at; whether that came to the aim."""
        pointer, been = self.table.input.pointer, set[Pick]()
        while (pick := pointer.pick) not in been:
            if (pick.thing, pick.place) == (aim.thing, aim.place):
                return True
            been.add(pick)
            step(way)
        return False
