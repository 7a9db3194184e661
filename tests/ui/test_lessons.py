"""Lessons: taught to their ends; whatever is not asked for is refused in a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pygame
import pytest

from hollywood import box, files, saves
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.message import say
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.lesson import Lesson, read_lesson
from hollywood.ui.analysis.page import AnalysisPage
from hollywood.ui.lesson.lesson_end import LessonDone, LessonEnd

from ..harness.learner import TICK, Learner
from ..harness.pilot import Pilot
from ..harness.virtual_pad import plugged
from ..harness.windows import nothing, props_of

SENTENCES = box.open_sentences()
PRESSES = 20  # of A, at one stop
ASTRAY = 24  # of each scene; 400 of each were tried


def _read() -> Iterator[Lesson]:
    for game in GAMES:
        if game.lesson is not None:
            yield read_lesson(read_file(game.lesson), str(game.lesson), game.open())


LESSONS = {lesson.kit.name: lesson for lesson in _read()}
SCENES = [(name, str(stop.scene)) for name, each in LESSONS.items() for stop in each.stops]
TAUGHT = [(n, str(s.scene)) for n, each in LESSONS.items() for s in each.stops if not s.until]


TRIES = {  # what can't be done
    "full": ["number_3"],
    "rope": ["number_1", "confirm"],
    "locked": ["number_7", "confirm"],
}

in_each_game = pytest.mark.parametrize("pilot", LESSONS, indirect=True)


def by_mouse(learner: Learner) -> None:
    """Click on all that is pointed out, one after the other."""
    for at in learner.pointed_out():
        learner.pilot.click(at)


def by_drag(learner: Learner) -> None:
    """Carry what can be carried."""
    course = learner.course
    pointed_out = [*learner.pointed_out()]
    if course.stop.asks is not None:
        learner.pilot.drag(pointed_out[0], _to_the_left(pointed_out))
    elif course.stop.refused is None:
        *_, drags = learner.player.ways
        drags(learner.pilot, learner.table, course.answers[0])
    else:
        learner.pilot.drag(pointed_out[0], pointed_out[-1])


def _to_the_left(pointed_out: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A little to the left of what a thing is carried to."""
    (x, y), aside = pointed_out[-1], 20
    return x - aside, y


def by_keys(learner: Learner) -> None:
    """Press the keys that make the move."""
    screens, match = learner.pilot.flow.game.screens, learner.table.match
    if learner.course.stop.asks is not None:
        teacher, wanted = learner.purpose._teacher, learner.course.wanted[0]
        learner.pilot.do(*teacher.presses(match.state, wanted))
    elif learner.course.stop.refused is None:
        move = learner.course.answers[0]
        learner.pilot.do(*screens.actions_for(match.game, match.state, move))
    else:
        learner.pilot.do(*TRIES[learner.scene])


def answer(pilot: Pilot) -> None:
    """The first of what is asked above the table; what is only told there is read."""
    top = pilot.stack.top
    pilot.press(pygame.K_1)
    if pilot.stack.top is top:
        pilot.press(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_mouse, by_drag, by_keys])
@in_each_game
def test_a_lesson_is_taught_to_its_end(pilot: Pilot, way: Callable[[Learner], None]) -> None:
    learner, seen = Learner(pilot), list[str]()
    for _ in range(90):
        if not seen or seen[-1] != learner.scene:
            seen.append(learner.scene)
        if learner.course.stop.until:
            break
        if learner.asked:
            answer(pilot)
        elif learner.course.wants_next:
            learner.press_next(pygame.K_RETURN if way is by_keys else None)
        elif learner.course.stop.points:
            way(learner)
        pilot.tick(TICK)
        learner.wait()
    assert seen == [str(stop.scene) for stop in learner.course.lesson.stops]


@in_each_game
def test_a_lesson_is_taught_to_its_end_by_a_pad_to_somebody_who_only_listens(pilot: Pilot) -> None:
    """Cross and A alone lead on; every step is told, and so is what the slate asks for."""
    told = list[str]()
    pilot.flow.props.narrator.printed = told.append
    pilot.window.pads.open()
    with plugged() as pad:
        learner = Learner(pilot)

        def tap(action: str) -> None:
            told.clear()
            pad.tap(f"pad_{'rb' if action == 'next_part' else action}")
            pilot.heard()
            pilot.tick(TICK)
            pilot.flow.props.narrator.acted()

        for _ in range(60):
            stop = learner.course.stop
            prompt = f"{learner.course.lesson.kit.name}.lesson.{stop.scene}.prompt"
            pilot.tick(TICK)
            pilot.flow.props.narrator.acted()
            assert learner.table.voice.text(say(prompt)) in told
            if stop.until:
                break
            for _ in range(PRESSES):
                if learner.course.stop is not stop:
                    break
                if learner.asked:
                    pilot.tick(3 * TICK)  # whatever is pressed at once is not meant
                    tap("right")
                elif name := learner.next_thing:
                    learner.walk_to(name, tap)
                    assert told, f"{name} is told"
                tap("a")
                learner.wait()
    assert learner.course.stop is learner.course.lesson.stops[-1]


REFUSED = [(n, str(s.scene)) for n, each in LESSONS.items() for s in each.stops if s.refused]


@pytest.mark.parametrize("way", [by_mouse, by_drag, by_keys])
@pytest.mark.parametrize(("pilot", "scene"), REFUSED, indirect=["pilot"])
def test_once_it_was_refused_the_slate_says_what_was_to_be_learnt(
    pilot: Pilot, scene: str, way: Callable[[Learner], None]
) -> None:
    learner = Learner(pilot, scene)
    way(learner)
    assert learner.course.done
    learnt = say(f"{learner.course.lesson.kit.name}.lesson.{scene}.done")
    assert learner.slate._speech.why == learner.table.voice.text(learnt)


@in_each_game
def test_only_the_slate_speaks_until_all_may_be_done(pilot: Pilot) -> None:
    learner = Learner(pilot)
    characters = learner.table.remarks._characters
    assert characters, "each has a face and a character of their own"
    assert not learner.table.purpose.lets_talk
    assert Learner(pilot, str(learner.course.lesson.stops[-1].scene)).table.purpose.lets_talk


@pytest.mark.parametrize("pilot", ["hollywood"], indirect=True)
def test_both_choices_are_compared_and_no_button_covers_another(pilot: Pilot) -> None:
    learner = seated(pilot, "star")
    pilot.press(pygame.K_2)
    learner.wait()
    assert learner.course.compares
    places = [control.rect for control in learner.slate.controls.all]
    assert len(places) == 3
    assert places == sorted(places, key=lambda place: place.left)
    assert all(place.right < after.left for place, after in pairwise(places))


KEYS = [*range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), pygame.K_BACKSPACE]
KEYS += [pygame.K_RETURN, pygame.K_DELETE, pygame.K_HOME, pygame.K_F5, pygame.K_COMMA]
KEYS = [key for key in KEYS if key not in (pygame.K_i, pygame.K_f)]  # these only look, or hurry


@in_each_game
def test_a_scene_that_is_skipped_is_skipped_to_its_end(pilot: Pilot) -> None:
    course = Learner(pilot).course
    seen = [course.stop.number]
    while not course.ended:
        course.skip()
        seen.append(course.stop.number)
    numbers = sorted({stop.number for stop in course.lesson.stops})
    assert seen[:-1] == numbers, "each scene once, and the last one ends it"


def anywhere(learner: Learner, chance: random.Random) -> tuple[int, int]:
    """Somewhere in the window, but not on the slate nor in the bar."""
    screen, slate = learner.table.props.screen, learner.slate.room
    while True:
        at = chance.randrange(screen.width), chance.randrange(screen.height)
        if at[1] > learner.table.ground.bar.bottom and not slate.collidepoint(at):
            return at


def seated(pilot: Pilot, scene: str) -> Learner:
    """At a scene, whose question is asked if it has one."""
    learner = Learner(pilot, scene)
    if learner.course.answers and not learner.course.stop.points:
        learner.wait(lambda: learner.asked)
    return learner


def go_astray(learner: Learner, chance: random.Random) -> None:
    """Do anything: click, drag, press a key."""
    way = chance.randrange(3)
    if way == 0:
        learner.pilot.click(anywhere(learner, chance))
    elif way == 1:
        start = chance.choice([*learner.pointed_out(), anywhere(learner, chance)])
        learner.pilot.drag(start, anywhere(learner, chance))
    else:
        nexts = (pygame.K_RETURN,) if learner.course.wants_next else ()
        learner.pilot.press(chance.choice([key for key in KEYS if key not in nexts]))


@pytest.mark.parametrize(("pilot", "scene"), TAUGHT, indirect=["pilot"])
def test_whatever_else_is_done_changes_nothing_and_is_answered(pilot: Pilot, scene: str) -> None:
    chance = random.Random(scene)
    learner, right = seated(pilot, scene), 0
    for _ in range(ASTRAY):
        before, at = list(learner.table.match.moves), learner.course.at
        begun = learner.table.draft
        top = pilot.stack.top
        learner.purpose._picture._urgent = None
        go_astray(learner, chance)
        told = learner.purpose._picture._urgent
        led_on = learner.table.match.moves != before or learner.course.done
        led_on |= learner.table.draft != begun or learner.course.at != at or learner.course.runs
        if led_on or pilot.stack.top is not top:
            right += 1
            meant = learner.table.match.moves[len(before) :]
            assert all(move in learner.course.answers for move in meant)
            learner = seated(pilot, scene)
        else:
            assert told is not None
            assert learner.table.voice.text(told[0])
    assert right < ASTRAY * 2 / 3


@pytest.mark.parametrize(("pilot", "scene"), SCENES, indirect=["pilot"])
def test_a_lesson_is_gone_on_with_where_it_was_left(pilot: Pilot, scene: str) -> None:
    learner = Learner(pilot, scene)
    assert learner.scene == scene
    kit = pilot.flow.game.kit
    assert pilot.flow.props.settings.of(kit.name).lesson == scene
    learner.wait(lambda: learner.table.show.resting)
    assert len(learner.table.match.moves) == learner.course.stop.before - 1


@in_each_game
def test_it_leaves_no_trace_but_where_it_was_left(pilot: Pilot) -> None:
    learner = Learner(pilot)
    by_mouse(learner)
    learner.wait()
    pilot.press(pygame.K_ESCAPE)
    files.wait_until_written()
    assert not saves.waits(pilot.flow.game.kit.name)
    assert [file.name for file in files.own(".").iterdir()] == ["settings.json"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(lesson: Lesson, language: Language) -> None:
    names = [chair.name for chair in lesson.set_up.chairs]
    voice = Voice({**SENTENCES, **lesson.kit.titles}, language, names)
    for stop in lesson.stops:
        id = f"{lesson.kit.name}.lesson.{stop.scene}"
        words = voice.text(say(f"{id}.prompt"))
        assert len(re.findall(r"\w[\w’.-]*", words)) <= 8, words
        for last in ("why", "done"):
            if f"{id}.{last}" in SENTENCES:
                told = voice.text(say(f"{id}.{last}"))
                assert len(re.findall(r"\w[\w’.-]*", told)) <= 14, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.usefixtures("own_folder", "roughly")
def test_no_way_on_covers_another_at_the_end_of_a_lesson(language: Language, text: int) -> None:
    props = props_of(language, text=text)
    ids = "lesson.play_on", "title.new_match", "hollywood.puzzles"
    on, *others = ((say(id), nothing) for id in ids)
    done = LessonDone(say("hollywood.lesson.over"), (), on, others)
    end = LessonEnd(props, say("hollywood.lesson"), done, nothing)
    end.resize(props.screen)
    places = [control.rect for control in end.slate.controls.all]
    assert len(places) == 4
    assert all(place.right < after.left for place, after in pairwise(places))
    assert all(end.slate.room.contains(place) for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_without_retakes_is_not_called_like_a_lesson(language: Language) -> None:
    voice = Voice(SENTENCES, language)
    lessons = [voice.text(say(f"{name}.lesson")) for name in LESSONS]
    assert voice.text(say("result.one_take")) not in lessons


@in_each_game
def test_the_last_part_ends_with_what_it_is_played_up_to(pilot: Pilot) -> None:
    lesson = LESSONS[pilot.flow.game.kit.name]
    learner, chance = Learner(pilot, str(lesson.stops[-1].scene)), random.Random(2)
    table, until, before = learner.table, lesson.stops[-1].until, lesson.stops[-1].before - 1
    for _ in range(3000):
        top, match = pilot.stack.top, table.match
        if isinstance(top, LessonEnd):
            break
        if top is not table:
            answer(pilot)
        elif table.human is not None:
            came = [type(event).__name__ for events in match.events[before:] for event in events]
            assert until not in came, "it has ended"
            table.make(chance.choice(match.game.moves(match.state)))
        pilot.tick(TICK)
        pygame.time.wait(1)
    assert isinstance(pilot.stack.top, LessonEnd)


@in_each_game
def test_the_last_part_is_played_freely_and_then_there_are_ways_on(pilot: Pilot) -> None:
    lesson = LESSONS[pilot.flow.game.kit.name]
    learner, chance = Learner(pilot, str(lesson.stops[-1].scene)), random.Random(1)
    table = learner.table
    for _ in range(3000):
        top = pilot.stack.top
        if isinstance(top, LessonEnd):
            break
        if top is not table:
            answer(pilot)
        elif table.human is not None:
            table.make(chance.choice(table.match.game.moves(table.match.state)))
        pilot.tick(TICK)
        pygame.time.wait(1)
    end = pilot.stack.top
    assert type(end) is LessonEnd
    if table.match.to_act is None:
        table._exits.how_it_went()
        pilot.tick(TICK)
        assert type(pilot.stack.top) is AnalysisPage
        pilot.stack.pop()
    assert pilot.flow.props.settings.of(lesson.kit.name).learnt
    pilot.press(pygame.K_RETURN)
    for _ in range(100):
        pilot.tick(TICK)
    assert pilot.stack.top is not end
    assert pilot.table.match.to_act is not None, "the match goes on, or another one has begun"
