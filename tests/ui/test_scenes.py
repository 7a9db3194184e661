"""The scenes around a match: at every size, in every language, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import mul
from pathlib import Path

import pygame
import pytest
from pygame import Color

from hollywood import files, paths
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.saves import Kept
from hollywood.settings import Settings
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, GREYED, MUTED, PANEL, PANEL_LIT, SHEET
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.match_draft import quick_set_up
from hollywood.ui.pages.rules_page import RulesPage
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.title import Choices, Left, Playable, Title
from hollywood.ui.widgets.controls import Choice, Slider, Switch
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.pause import Pause, Ways
from hollywood.ui.widgets.question import Question

from ..harness.new_match_pages import house_rules, new_match, rules_and_deal
from ..harness.positions import DECK, KIT
from ..harness.windows import Heard, click, control, control_of, point, press, props_of, shown

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)]

REPORT = "Traceback\n  File 'a.py', line 3\nValueError: " + "very long " * 40
LEFT = Left(2, 4, (("Ada", 12), ("Maximilian-Otto", 9), ("Wilhelmina-Eva", 31), ("Ida", 14)))


def title(props: Props, note: Heard, left: Left | None = LEFT) -> Title:
    game = Playable(
        "Hollywood!",
        "logo/logo_plain.webp",
        quick=note("quick"),
        new_match=note("new"),
        rules=note("rules"),
        go_on=note("go_on"),
        left=left,
    )
    return Title(props, [game], Choices(note("settings"), note("quit"), note("changed")))


def pause(props: Props, note: Heard) -> Pause:
    ways = Ways(note("go_on"), note("rules"), note("settings"), note("leave"), note("quit"))
    return Pause(props, ways)


def question(props: Props, note: Heard) -> Question:
    answers = [(say(f"unfinished.{id}"), note(id)) for id in ("go_on", "start")]
    words = [LEFT.message, say("unfinished.given_up")]
    answers += [(say("question.cancel"), note("cancel"))]
    return Question(props, say("unfinished.title"), words, answers)


def rules(page: int, props: Props, note: Heard) -> RulesPage:
    return RulesPage(props, note("back"), page)


SCENES: dict[str, Callable[[Props, Heard], Lettered]] = {
    "title": title,
    "title without a match": lambda props, note: title(props, note, None),
    "new match": new_match,
    "rules and deal": rules_and_deal,
    "house rules": house_rules,
    "settings": lambda props, note: SettingsPage(props, note("changed"), note("back")),
    "pause": pause,
    "question": question,
    "error": lambda props, note: ErrorPage(props, REPORT, note("resume"), note("quit")),
    **{f"rules {page}": partial(rules, page) for page in range(8)},
}
AT_LEAST = {"new match": 2.0, "rules and deal": 2.0, "house rules": 2.0, "rules": 1.5}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
def test_all_fits_at_every_size(name: str, language: Language, text: int) -> None:
    for size in SIZES[: len(SIZES) - name.startswith("rules")]:
        scene = SCENES[name](props_of(language, size, text), Heard())
        scene.lay_out()
        assert scene.holds(scene.controls.all), size
        grown = scene.writing.screen.text > 1 or scene.props.screen.scale < 1
        assert text == 100 or grown, size


@pytest.mark.parametrize("name", AT_LEAST)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [125, 200])
def test_large_words_are_large_where_most_is_read(name: str, language: Language, text: int) -> None:
    for each in [each for each in SCENES if each.split(" ")[0] == name or each == name]:
        for size in SIZES[:2]:
            scene = SCENES[each](props_of(language, size, text), Heard())
            scene.lay_out()
            assert scene.writing.screen.text >= min(text / 100, AT_LEAST[name]), (each, size)


@pytest.mark.parametrize("ink", [GREYED, MUTED, CREAM])
@pytest.mark.parametrize("ground", [PANEL, PANEL_LIT, Color(SHEET)])
def test_words_stand_out_from_what_they_are_on(ink: Color, ground: Color) -> None:
    lights = sorted((luminance(ink) + 0.05, luminance(ground) + 0.05))
    assert lights[1] / lights[0] >= 4.5


def luminance(colour: Color) -> float:
    """How bright a colour is to the eye."""
    parts = [part / 255 for part in tuple(colour)[:3]]
    linear = [((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return float(sum(map(mul, linear, (0.2126, 0.7152, 0.0722))))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_drawn_and_comes_to_rest(name: str) -> None:
    scene = SCENES[name](props_of(), Heard())
    canvas = shown(scene)
    assert len({tuple(canvas.get_at((x, 360))) for x in range(0, 1280, 8)}) > 3
    assert scene.resting or isinstance(scene, Title)
    scene.leave()


@pytest.mark.parametrize("name", SCENES)
def test_every_control_can_be_reached_and_used(name: str) -> None:
    note = Heard()
    scene = SCENES[name](props_of(), note)
    shown(scene)
    for number in range(len(scene.controls.all)):
        if number < len(scene.controls.all):
            rect = scene.controls.all[number].rect
            point(scene, rect.center)
            assert scene.controls.focus is scene.controls.all[number]
            click(scene, (rect.right - 4, rect.centery))
            scene.draw(pygame.Surface((1280, 720)))
    seen = set()
    for _ in scene.controls.all:
        press(scene, pygame.K_TAB)
        assert scene.controls.focus is not None
        seen.add(scene.controls.all.index(scene.controls.focus))
    assert len(seen) == len(scene.controls.all)
    scene.leave()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)


# title


def test_the_title_leads_everywhere() -> None:
    note = Heard()
    scene = title(props_of(), note)
    shown(scene)
    for words in ("Continue", "Quick match", "New match", "Rules", "Settings", "Quit"):
        click(scene, control(scene, words).rect.center)
    assert note.calls == ["go_on", "quick", "new", "rules", "settings", "quit"]


def test_enter_goes_on_with_a_match_and_else_begins_one() -> None:
    for left, first in ((LEFT, "go_on"), (None, "quick")):
        note = Heard()
        scene = title(props_of(), note, left)
        shown(scene)
        press(scene, pygame.K_RETURN)
        assert note.calls == [first]


def test_escape_points_at_the_way_out_but_does_not_take_it() -> None:
    note = Heard()
    scene = title(props_of(), note)
    shown(scene)
    press(scene, pygame.K_ESCAPE)
    assert note.calls == []
    assert scene.controls.focus is control(scene, "Quit")


def test_the_language_is_changed_and_kept() -> None:
    note = Heard()
    scene = title(props_of(), note)
    shown(scene)
    click(scene, control(scene, "Français").rect.center)
    assert note.calls == ["changed"]
    assert scene.props.settings.language == "fr"
    assert control(scene, "Règles")


def test_the_sound_is_switched() -> None:
    note = Heard()
    scene = title(props_of(), note)
    shown(scene)
    click(scene, control(scene, "Sound: on").rect.center)
    assert scene.props.settings.muted
    assert control(scene, "Sound: off")


def test_with_several_games_one_chooses() -> None:
    note = Heard()
    one = title(props_of(), note).game
    other = replace(one, name="Paperback", left=None)
    scene = Title(props_of(), [one, other], Choices(note("a"), note("b"), note("c")))
    shown(scene)
    assert scene.holds(scene.controls.all)
    click(scene, control(scene, "Paperback").rect.center)
    assert scene.game is other
    assert "Continue" not in [each.words for each in scene.controls.all]


def test_a_kept_match_is_told_of() -> None:
    set_up = quick_set_up(Settings(), DECK, props_of().voice(), 5)
    left = Left.of(Kept(set_up, KIT.begin(set_up)))
    assert (left.round, left.rounds) == (1, 4)
    assert [points for _, points in left.points] == [0] * 4


def test_the_key_art_leans_away_from_the_mouse_and_rests_in_the_end() -> None:
    scene = title(props_of(), Heard())
    shown(scene)
    scene.backdrop.wait()
    before = pygame.Surface((1280, 720))
    scene.draw(before)
    point(scene, (5, 5))
    for _ in range(60):
        scene.update(1 / 60)
    after = pygame.Surface((1280, 720))
    scene.draw(after)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    assert not scene.resting
    for _ in range(62):
        scene.update(1.0)
    assert scene.resting
    assert not scene.update(1.0)


def test_with_reduced_motion_the_key_art_stands_still() -> None:
    props = props_of()
    props.settings.reduced_motion = True
    scene = title(props, Heard())
    shown(scene)
    scene.backdrop.wait()
    scene.update(0.1)
    point(scene, (5, 5))
    assert not any(scene.update(0.1) for _ in range(20))
    assert scene.resting


# settings


def test_settings_are_applied_and_saved_at_once(tmp_path: Path) -> None:
    note = Heard()
    scene = SettingsPage(props_of(), note("changed"), note("back"))
    shown(scene)
    switches = [each for each in scene.controls.all if isinstance(each, Switch)]
    for switch in switches:
        click(scene, switch.rect.center)
    settings = scene.props.settings
    assert settings.fullscreen
    assert settings.reduced_motion
    assert settings.symbols
    assert settings.muted
    assert not settings.remarks
    assert note.calls == ["changed"] * len(switches)
    assert '"symbols": true' in (tmp_path / "settings.json").read_text("utf-8")


def test_a_volume_is_dragged() -> None:
    scene = SettingsPage(props_of(), lambda: None, lambda: None)
    shown(scene)
    rect = control_of(scene, Slider, 0).rect
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    for x in range(rect.centerx, rect.right + 50, 9):
        point(scene, (x, rect.centery), held=True)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
    assert scene.props.settings.music == 100


def test_keys_change_a_setting_and_keep_the_focus() -> None:
    scene = SettingsPage(props_of(), lambda: None, lambda: None)
    shown(scene)
    point(scene, control_of(scene, Choice, 0).rect.center)
    press(scene, pygame.K_RIGHT)
    press(scene, pygame.K_RIGHT)
    assert scene.props.settings.text_size == 150
    assert scene.controls.focus is control_of(scene, Choice, 0)


# the others


def test_rules_are_turned_by_keys_and_buttons() -> None:
    note = Heard()
    scene = RulesPage(props_of(), note("back"))
    shown(scene)
    press(scene, pygame.K_LEFT)
    assert scene.page == 0
    for _ in range(9):
        press(scene, pygame.K_RIGHT)
    assert scene.page == 7
    click(scene, control(scene, "3").rect.center)
    assert scene.page == 2
    click(scene, control(scene, "Next").rect.center)
    assert scene.page == 3
    press(scene, pygame.K_ESCAPE)
    assert note.calls == ["back"]


def test_the_pause_shows_what_it_veils() -> None:
    note = Heard()
    scene = pause(props_of(), note)
    shown(scene)
    canvas = pygame.Surface((1280, 720))
    canvas.fill("white")
    scene.draw(canvas)
    assert 0 < canvas.get_at((5, 5)).r < 255
    press(scene, pygame.K_RETURN)
    press(scene, pygame.K_ESCAPE)
    assert note.calls == ["go_on", "go_on"]


def test_a_sheet_fades_in_unless_nothing_should_move() -> None:
    scene = pause(props_of(), Heard())
    scene.resize(scene.props.screen)
    assert scene.update(0.05)
    assert not scene.resting
    scene.update(1.0)
    assert scene.resting


def test_an_error_is_shown_without_any_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    note = Heard()
    scene = ErrorPage(props_of(), REPORT, note("resume"), note("quit"))
    shown(scene)
    click(scene, control(scene, "Copy report").rect.center)
    click(scene, control(scene, "Resume").rect.center)
    click(scene, control(scene, "Quit").rect.center)
    assert note.calls == ["resume", "quit"]
    scene.draw(pygame.Surface((1280, 720)))


def test_the_title_is_shown_without_any_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    scene = title(props_of(), Heard())
    shown(scene)
    scene.backdrop.wait()
    scene.draw(pygame.Surface((1280, 720)))
    scene.leave()
