"""The scenes around a match: at every size, in every language, by mouse and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from hollywood import files, paths
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.rules.hollywood_deck import STANDARD
from hollywood.rules.hollywood_record import SetUp
from hollywood.saves import Kept
from hollywood.settings import Settings
from hollywood.ui.casting import (
    preset_of,
    quick_set_up,
    seed_of,
)
from hollywood.ui.controls import Choice, Field, Slider, Switch
from hollywood.ui.error_page import ErrorPage
from hollywood.ui.lettered import Lettered
from hollywood.ui.new_match import NewMatch
from hollywood.ui.pause import Pause, Ways
from hollywood.ui.props import Props
from hollywood.ui.question import Question
from hollywood.ui.rules_page import RulesPage
from hollywood.ui.settings_page import SettingsPage
from hollywood.ui.title import Choices, Left, Playable, Title

from .setting import DECK
from .studio_lot import Heard, click, control, control_of, point, press, props_of, shown

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)]
QUIRKY = ["bot:lead_opportunist", "bot:lead_hoarder", "bot:lead_stargazer"]
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


def new_match(props: Props, note: Heard) -> NewMatch:
    page = NewMatch(props, note("start"), note("back"), chance=random.Random(1))
    page.casting.seats[1].cast("understudy", "hoarder")
    page.casting.seats[2].cast("mogul", "accountant")
    return page


def house_rules(props: Props, note: Heard) -> NewMatch:
    page = new_match(props, note)
    page.resize(props.screen)
    control(page, page.said(say("casting.house_rules"))).press()
    page.casting.agree("advanced", "on")
    page.casting.agree("claim_order", "bottom_first")
    return page


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
    "house rules": house_rules,
    "settings": lambda props, note: SettingsPage(props, note("changed"), note("back")),
    "pause": pause,
    "question": question,
    "error": lambda props, note: ErrorPage(props, REPORT, note("resume"), note("quit")),
    **{f"rules {page}": partial(rules, page) for page in range(8)},
}


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
        seen.add(id(scene.controls.focus))
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
    for words in ("Continue", "Quick game", "New match", "Rules", "Settings", "Quit"):
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
    left = Left.of(Kept(set_up, set_up.begin(DECK)))
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


# new match


@pytest.fixture
def begun() -> list[SetUp]:
    """What the page has started."""
    return []


@pytest.fixture
def page(begun: list[SetUp]) -> NewMatch:
    scene = NewMatch(props_of(), begun.append, lambda: None, chance=random.Random(1))
    shown(scene)
    return scene


def test_a_match_starts_untouched(page: NewMatch, begun: list[SetUp]) -> None:
    press(page, pygame.K_RETURN)
    (set_up,) = begun
    assert [chair.who for chair in set_up.chairs] == ["human", *QUIRKY]
    assert len({chair.colour for chair in set_up.chairs}) == 4
    assert set_up.options == DECK.presets[STANDARD]
    assert set_up.begin(DECK).to_act is not None
    assert set_up.chance == seed_of(page.casting.deal)


def test_names_are_typed(page: NewMatch) -> None:
    field = next(each for each in page.controls.all if isinstance(each, Field))
    point(page, field.rect.center)
    for _ in range(20):
        press(page, pygame.K_BACKSPACE)
    assert page.casting.names(page.props.voice())[0] == "Player 1"
    for letter in "Zoë Ångström the Great":
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert page.casting.seats[0].name == "Zoë Ångström t"


def test_two_players_of_one_name_do_not_start(page: NewMatch, begun: list[SetUp]) -> None:
    page.casting.seats[0].name = page.casting.seats[1].name = "Ada"
    page.lay_out()
    click(page, control(page, "Start").rect.center)
    assert begun == []


def test_seats_are_dragged(page: NewMatch) -> None:
    names = [seat.name for seat in page.casting.players]
    chairs = [each.rect for each in page.controls.all if each.quiet and not each.words]
    grip, to = chairs[0].left - 5, chairs[2].centery
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(grip, chairs[0].centery), button=1))
    for y in range(chairs[0].centery, to + 5, 7):
        point(page, (grip, y), held=True)
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(grip, to), button=1))
    moved = [names[1], names[2], names[0], names[3]]
    assert [seat.name for seat in page.casting.players] == moved
    point(page, (grip, chairs[0].centery))
    assert [seat.name for seat in page.casting.players] == moved, "it has been let go"


def test_three_players_and_back_again(page: NewMatch) -> None:
    names = [seat.name for seat in page.casting.seats]
    click(page, control_of(page, Choice, 0).rect.center)
    assert len(page.casting.players) == 3
    assert page.holds(page.controls.all)
    click(page, control_of(page, Choice, 0).rect.center)
    assert [seat.name for seat in page.casting.players] == names


def test_a_colour_is_exchanged(page: NewMatch) -> None:
    before = [seat.colour for seat in page.casting.seats]
    page.casting.recolour(0, [str(colour.id) for colour in DECK.colours])
    after = [seat.colour for seat in page.casting.seats]
    assert sorted(before) == sorted(after)
    assert after[0] == before[1]


def test_house_rules_are_chosen_and_left_by_escape(page: NewMatch) -> None:
    click(page, control(page, "House rules").rect.center)
    point(page, control_of(page, Choice, 0).rect.center)
    press(page, pygame.K_RIGHT)
    assert page.casting.options.claim_order == "bottom_first"
    press(page, pygame.K_ESCAPE)
    assert control(page, "Start")
    assert preset_of(page.casting.options, DECK) == "prototype"


def test_a_bot_with_a_character_bears_its_name(page: NewMatch) -> None:
    point(page, control_of(page, Choice, 2).rect.center)
    assert page.casting.seats[1].name == "Penny Quick"
    press(page, pygame.K_LEFT)
    assert page.casting.seats[1].who == "bot:lead"
    assert page.casting.seats[1].name == "Grace"
    press(page, pygame.K_RIGHT)
    assert page.casting.seats[1].who == "bot:lead_opportunist"
    assert page.casting.seats[1].name == "Penny Quick"


@pytest.mark.parametrize(("named", "after"), [("Penny Quick", "Grace"), ("Zoë", "Zoë")])
def test_a_human_does_not_bear_a_bots_name(page: NewMatch, named: str, after: str) -> None:
    page.casting.seats[1].name = named
    page._seats._cast(1, page.casting.levels.index("human"))
    assert page.casting.seats[1].name == after
    page._seats._cast(1, page.casting.levels.index("lead"))
    assert page.casting.seats[1].name == after


def test_a_character_whose_name_is_taken_bears_no_other_characters(page: NewMatch) -> None:
    page._seats._fill(1, "lead", "hoarder")
    assert page.casting.seats[1].name == "Grace"


def test_all_of_a_name_is_replaced_and_pasted(
    page: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    point(page, control_of(page, Field, 0).rect.center)
    press(page, pygame.K_a, pygame.KMOD_LCTRL)
    page.draw(pygame.Surface((1280, 720)))
    page.handle(pygame.event.Event(pygame.TEXTINPUT, text="Zoë"))
    assert page.casting.seats[0].name == "Zoë"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "\nAngst")
    press(page, pygame.K_v, pygame.KMOD_RMETA)
    assert page.casting.seats[0].name == "ZoëAngst"
    press(page, pygame.K_a, pygame.KMOD_LCTRL)
    press(page, pygame.K_BACKSPACE)
    assert page.casting.seats[0].name == ""


def test_nothing_is_pasted_where_nothing_can_be_had(
    page: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    point(page, control_of(page, Field, 0).rect.center)
    press(page, pygame.K_v, pygame.KMOD_LCTRL)
    assert page.casting.seats[0].name == "Ada"


def test_the_end_of_a_long_name_is_seen_while_it_is_typed(page: NewMatch) -> None:
    field = control_of(page, Field, 1)
    assert isinstance(field, Field)
    field.rect.width = 100
    ends = []
    for name in ("Wilhelmina Eva", "Wilhelmina Evi"):
        field.text = name
        canvas = pygame.Surface((1280, 720))
        point(page, field.rect.center)
        page.painter.paint(page.controls, canvas)
        ends.append(pygame.image.tobytes(canvas.subsurface(field.rect), "RGB"))
    assert ends[0] != ends[1]


def test_what_was_started_is_what_quick_game_starts(page: NewMatch, begun: list[SetUp]) -> None:
    page.casting.playing = 3
    page.casting.seats[0].name = "Zoë of the Sea"
    page.casting.agree("adv_award", 2)
    press(page, pygame.K_RETURN)
    props = page.props
    again = quick_set_up(props.settings, DECK, props.voice(), seed_of(page.casting.deal))
    assert again == begun[0]
    assert again.options.adv_award == 2


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
