"""First take: taught to its end; whatever is not asked for is refused in a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pygame
import pytest

from hollywood import box, files, saves
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.message import say
from hollywood.core.reader import Written
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, TRAY
from hollywood.games.hollywood.table.pointing import column_key
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.settings import Settings
from hollywood.ui.app.lesson_flow import lesson_of
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.lesson.lesson_end import LessonEnd
from hollywood.ui.table.table import AnyTable

from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT
from ...harness.windows import game

LESSON = lesson_of(game())
assert LESSON is not None
STOPS = {str(stop.scene): at for at, stop in enumerate(LESSON.stops)}
SENTENCES = box.open_sentences()
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


KEYS = [*range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), pygame.K_BACKSPACE]
KEYS += [pygame.K_RETURN, pygame.K_DELETE, pygame.K_HOME, pygame.K_F5, pygame.K_COMMA]
KEYS = [key for key in KEYS if key not in (pygame.K_i, pygame.K_f)]  # these only look, or hurry
ASTRAY = 40  # of each scene; 400 were tried


def anywhere(learner: Learner, chance: random.Random) -> tuple[int, int]:
    """Somewhere in the window, but not on the slate nor in the bar."""
    screen, slate = learner.table.props.screen, learner.purpose._picture.slate.room
    while True:
        at = chance.randrange(screen.width), chance.randrange(screen.height)
        if at[1] > learner.table.ground.bar.bottom and not slate.collidepoint(at):
            return at


def go_astray(learner: Learner, chance: random.Random) -> None:
    """Do anything: click, drag, press a key."""
    way = chance.randrange(3)
    if way == 0:
        learner.pilot.click(anywhere(learner, chance))
    elif way == 1:
        start = chance.choice([learner.reel(), anywhere(learner, chance)])
        learner.pilot.drag(start, anywhere(learner, chance))
    else:
        learner.pilot.press(chance.choice(KEYS))


@pytest.mark.parametrize("scene", ["place", "pushed", "push", "clap", "double", "full"])
def test_whatever_else_is_done_changes_nothing_and_is_answered(pilot: Pilot, scene: str) -> None:
    chance = random.Random(scene)
    learner, right = Learner(pilot, scene), 0
    for _ in range(ASTRAY):
        before, at = list(learner.table.match.moves), learner.course.at
        learner.purpose._picture._urgent = None
        go_astray(learner, chance)
        told = learner.purpose._picture._urgent
        led_on = learner.table.match.moves != before or learner.course.done
        led_on |= learner.table.draft is not None or learner.course.at != at or learner.course.runs
        if led_on:
            right += 1
            meant = learner.table.match.moves[len(before) :]
            assert all(move in learner.course.answers for move in meant)
            learner = Learner(pilot, scene)
        else:
            assert told is not None
            assert learner.table.voice.text(told[0])
    assert right < ASTRAY / 2


@pytest.mark.parametrize("scene", STOPS)
def test_a_lesson_is_gone_on_with_where_it_was_left(pilot: Pilot, scene: str) -> None:
    learner = Learner(pilot, scene)
    assert learner.scene == scene
    assert pilot.flow.props.settings.of("hollywood").lesson == scene
    learner.wait(lambda: learner.table.show.resting)
    assert len(learner.table.match.moves) == learner.course.stop.before - 1


def test_it_leaves_no_trace_but_where_it_was_left(pilot: Pilot) -> None:
    learner = Learner(pilot)
    by_mouse(learner)
    pilot.press(pygame.K_ESCAPE)
    files.wait_until_written()
    assert not saves.waits("hollywood")
    assert [file.name for file in files.own(".").iterdir()] == ["settings.json"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: Language) -> None:
    voice = Voice({**SENTENCES, **KIT.titles}, language, ["Ada", "Penny Quick", "Archie Vault"])
    for scene in STOPS:
        words = voice.text(say(f"hollywood.lesson.{scene}.prompt"))
        assert len(re.findall(r"\w[\w’.-]*", words)) <= 8, words
        for last in ("why", "done"):
            id = f"hollywood.lesson.{scene}.{last}"
            if id in SENTENCES:
                assert len(re.findall(r"\w[\w’.-]*", voice.text(say(id)))) <= 14, id


def test_the_same_moves_are_worth_less_with_two_cards_exchanged() -> None:
    lesson = lesson_of(game())
    assert lesson is not None
    assert lesson.swapped is not None
    standing = lesson.match.game.standing
    assert standing(lesson.match.state).points == (6, 4, 3)
    assert standing(lesson.swapped.state).points == (2, 4, 3)
    small = lesson.begun(12)
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


def test_after_the_last_scene_the_match_can_be_played_on(pilot: Pilot) -> None:
    learner, chance = Learner(pilot, "round"), random.Random(1)
    table = learner.table
    for _ in range(3000):
        top = pilot.stack.top
        if isinstance(top, LessonEnd):
            break
        if top is not table:
            pilot.press(pygame.K_1 if isinstance(top, StarChoice) else pygame.K_RETURN)
        elif table.human is not None:
            table.make(chance.choice(table.match.game.moves(table.match.state)))
        pilot.tick(TICK)
        pygame.time.wait(1)
    assert type(pilot.stack.top) is LessonEnd
    assert pilot.flow.props.settings.of("hollywood").learnt
    pilot.press(pygame.K_RETURN)
    assert pilot.table is table
    for _ in range(600):
        pilot.tick(TICK)
        pygame.time.wait(1)
        if table.human is not None:
            break
    assert table.match.state.round == 2
