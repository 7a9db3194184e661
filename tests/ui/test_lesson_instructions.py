"""What a lesson's slate says of mouse, keys and pad: true, and only of what is used."""

from __future__ import annotations

import random

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.key_map import PAD
from hollywood.ui.app.screen import SMALLEST
from hollywood.ui.draw.theme import Type
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.slate_speech import Speech
from hollywood.ui.table.slate_words import SlateWords
from hollywood.ui.table.stage import CARD

from ..harness.learner import TICK, Learner, classroom
from ..harness.pilot import Pilot
from ..harness.virtual_pad import plugged
from ..harness.windows import props_of
from .test_lessons import LESSONS, TAUGHT, in_each_game

MOST = 20  # things that are pointed out
WALKS = 60  # to one of them, each as far as it goes

in_hollywood = pytest.mark.parametrize("pilot", ["hollywood"], indirect=True)


@in_hollywood
def test_the_slate_names_what_is_used(pilot: Pilot) -> None:
    learner = Learner(pilot, "double")

    def how() -> str:
        pilot.tick(TICK)
        return learner.slate._speech.how.replace("\u00a0", " ")

    pilot.press(pygame.K_F12)
    assert how() == "Press D, 1, 2"
    for at in ((3, 300), (40, 300)):
        pilot.motion(at)
        pilot.heard()
    assert how() == "Click on 1, 2, 3"
    pilot.click(next(learner.pointed_out()))
    assert how() == "Click on 2, 3"
    assert "right-click to undo" in learner.table.voice.text(learner.table.words)
    pilot.press(pygame.K_F12)
    assert "Esc to undo" in learner.table.voice.text(learner.table.words)
    pilot.window.pads.open()
    with plugged() as pad:
        pilot.heard()
        pad.tap("pad_rs_down")
        pilot.heard()
        assert "B to undo" in learner.table.voice.text(learner.table.words)
        assert how() == "To 2: ← →, then A"
        pad.tap("pad_b")
        pilot.heard()
        assert how() == "To 1: Y, then A"


@pytest.mark.parametrize("pilot", ["paperback"], indirect=True)
def test_what_is_pointed_out_is_numbered_from_one_on_without_a_gap(pilot: Pilot) -> None:
    """A letter is chosen only where a wild card lies: until then nothing is counted for it."""
    learner = Learner(pilot, "wild")
    pilot.motion((3, 300))
    pilot.motion((40, 300))
    pilot.heard()
    pilot.tick(TICK)
    picture = learner.purpose._picture
    assert [number for number, _ in picture._signs._shown] == ["1", "2", "3", "4", "5"]
    assert learner.slate._speech.how.replace("\u00a0", " ") == "Click on 1, 2, 3, 4, 5"


@in_hollywood
def test_a_button_is_pressed_though_the_slate_speaks_of_the_mouse_in_between(pilot: Pilot) -> None:
    learner = Learner(pilot, "double")
    before = learner.course.at
    back = next(each for each in learner.slate.controls.all if each.words == "Back")
    pilot.press(pygame.K_F12)
    pilot.tick(TICK)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=back.rect.center, button=1))
        pilot.heard()
        pilot.tick(TICK)
    assert learner.course.at == before - 1


@pytest.mark.parametrize("pilot", ["times_square"], indirect=True)
def test_the_bar_names_a_key_only_to_whoever_uses_keys(pilot: Pilot) -> None:
    learner = Learner(pilot, "trio")
    table = learner.table
    pilot.do("number_1")
    assert table.voice.text(table.words).endswith("(T)")
    pilot.motion((3, 300))
    pilot.motion((60, 300))
    pilot.heard()
    assert table.voice.text(table.words) == "Esmé alone, or all three with a second card"


@pytest.mark.parametrize("scene", ["paid", "lost", "count"])
@pytest.mark.parametrize("pilot", ["paperback"], indirect=True)
def test_slate_and_button_name_the_same_key(pilot: Pilot, scene: str) -> None:
    learner = Learner(pilot, scene)
    pilot.press(pygame.K_F12)
    pilot.tick(TICK)
    assert learner.slate._speech.how == "Press Enter"


@pytest.mark.parametrize(("pilot", "scene"), TAUGHT, indirect=["pilot"])
def test_the_keys_that_the_slate_names_lead_on(pilot: Pilot, scene: str) -> None:
    learner = Learner(pilot, scene)
    course, table = learner.course, learner.table
    if course.wants_next or not course.stop.points:
        return
    for action in learner.purpose._teacher.presses(table.match.state, course.wanted[0]):
        pilot.do(action)
    assert course.done or course.runs or str(course.stop.scene) != scene


@pytest.mark.parametrize(("pilot", "scene"), TAUGHT, indirect=["pilot"])
def test_the_buttons_that_the_slate_names_lead_to_each_thing(pilot: Pilot, scene: str) -> None:
    rows, chance = pilot.flow.props.keys.map.rows, random.Random(scene)
    pilot.window.pads.open()
    with plugged() as pad:
        learner = Learner(pilot, scene)

        def tap(action: str) -> None:
            pad.tap(rows[action][PAD])
            pilot.heard()
            pilot.tick(TICK)

        for _ in range(MOST):
            if not (name := learner.next_thing):
                break
            teacher = learner.purpose._teacher
            aim = teacher.pick(name, learner.table.show.state)
            ways = [*teacher.ways(name), *chance.choices(teacher.ways(name), k=WALKS)]
            assert any(learner._goes(aim, way, tap) for way in ways), f"{ways} lead to {name}"
            tap("confirm")


@in_each_game
def test_the_slate_is_silent_until_every_card_is_seen(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.flow.menus.learn()
    table = pilot.table
    moves = len(table.match.moves)
    with monkeypatch.context() as patch:
        patch.setattr(table.setting, "ready", lambda state: False)
        for key in (pygame.K_3, pygame.K_RETURN, pygame.K_TAB, pygame.K_x):
            pilot.tick(TICK)
            pilot.press(key)
            assert "slate" not in table.purpose.pieces(table.view())
        assert table.show.resting, "a press is in a hurry"
        assert len(table.match.moves) == moves
    pilot.tick(TICK)
    for _ in range(100):
        pilot.tick(TICK)
        pygame.time.wait(1)
    assert "slate" in table.purpose.pieces(table.view())


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.usefixtures("roughly")
def test_a_card_that_is_looked_at_does_not_cover_the_slate(
    size: tuple[int, int], text: int
) -> None:
    wide, high = size
    with classroom("hollywood", width=wide, height=high, text_size=text) as pilot:
        learner = Learner(pilot, "double")
        table, pointer = learner.table, learner.table.input.pointer
        foot = Pick((CARD, table.match.state.area[0][-1], 0))
        for pick in (learner.purpose._teacher.pick("double", table.show.state), foot):
            pointer.aim(pick)
            pointer.look.toggle()
            pilot.tick(1.0)
            pilot.stack.draw(pilot.window.canvas)
            assert pointer.enlarged == pick.thing
            piece = table.inspector.piece(table.view(), pointer, 0, [learner.slate.room])
            picture, at = table.inspector._lay
            card = picture.get_rect(topleft=at)
            assert card.width > table.props.screen.px(180), "half as wide again as on the board"
            assert piece is not None
            shadow = 2 * table.props.screen.px(20)
            assert not piece.place.inflate(-shadow, -shadow).colliderect(learner.slate.room)
            assert not card.colliderect(learner.slate.room)
            pointer.look.put_away()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("room", [(361, 327), (460, 327)])
def test_words_beside_a_row_of_pictures_are_not_cut(
    language: Language, text: int, room: tuple[int, int]
) -> None:
    """Where they would be, pictures give way; at the usual size all have room."""
    props = props_of(language, text=text)
    setter, how = props.typesetter, props.text(say("lesson.how.type", keys="D,\u00a01,\u00a02"))

    def row(high: int) -> pygame.Surface:
        return pygame.Surface((props.screen.px(230), high), pygame.SRCALPHA)

    words = SlateWords(props, Speech("", "", row=row, how=how), room[0])
    beside = words._row(pygame.Rect(0, 0, *room))
    assert beside is not None or text > 100
    if beside is not None:
        left = words._beside(beside, pygame.Rect(0, 0, *room))
        size = setter.fitting(how, Type.BODY, left.size)
        lines = setter.lines(how, Type.BODY, left.width, size)
        assert all(setter.width(line, Type.BODY, size) <= left.width for line in lines)
        assert size >= 0.8 * setter.size(Type.BODY)


@pytest.mark.parametrize("size", [SMALLEST, (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.usefixtures("roughly")
def test_nothing_that_a_slate_says_is_cut(
    name: str, language: Language, size: tuple[int, int]
) -> None:
    """With the longest that is said of mouse, keys and pad below it."""
    wide, high = size
    with classroom(name, language=language, width=wide, height=high) as pilot:
        learner = Learner(pilot)
        props, room = pilot.flow.props, learner.slate._room_for_words(learner.slate._foot.top)
        room.height -= learner.slate.room.top + props.screen.px(12)
        text, cut = learner.table.voice.text, list[Speech]()
        ways = "\u00a0".join("←→↑↓")
        asked = [say("lesson.how.go_to", number="2", ways=ways), say("lesson.how.click")]
        asked += [say("lesson.how.type", keys="5, 7\u00a0×\u00a0↓, " + text(say("key.return")))]
        for stop in learner.course.lesson.stops:
            id = f"{name}.lesson.{stop.scene}"
            why = text(say(f"{id}.why")) if f"{id}.why" in props.sentences else ""
            for how in asked if stop.points else [say("lesson.how.press", key="A")]:
                speech = Speech("LABEL", text(say(f"{id}.prompt")), why, how=text(how))
                words = SlateWords(props, speech, learner.slate.room.width)
                cut += [speech] * (not all(each.whole for each in words.blocks(room)))
        assert not cut
