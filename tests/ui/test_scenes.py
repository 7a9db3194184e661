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

from hollywood import paths
from hollywood.actions import GROUPS, Group
from hollywood.core.catalogue import LANGUAGES, Language, Sentence
from hollywood.core.message import Message, say
from hollywood.pictures import Pictures
from hollywood.saves import Kept
from hollywood.settings import Settings, Typeface
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import Art
from hollywood.ui.career.career_page import LEAVES
from hollywood.ui.draw.theme import CREAM, GREYED, MUTED, PANEL, PANEL_LIT, SHEET
from hollywood.ui.pages import settings_page
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.house_menu import House, Inside
from hollywood.ui.pages.keys_page import KeysPage
from hollywood.ui.pages.match_draft import remembered
from hollywood.ui.pages.menu import Entry, Menu, in_one_line, told_of
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.street import Street, StreetWays
from hollywood.ui.pages.title import Title, TitleWays
from hollywood.ui.rulebook.rulebook import Topic
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.pause import Pause, Ways
from hollywood.ui.widgets.question import Question

from ..harness.career_pages import career, daily, forget_all, ticket
from ..harness.kept_pages import PAGES as KEPT
from ..harness.new_match_pages import house_rules, new_match, rules_and_deal
from ..harness.positions import KIT
from ..harness.toy_house import HOUSE, Discs
from ..harness.toy_kit import SENTENCES, ToyKit
from ..harness.windows import PRESSES, Heard, click, control, game, point, press, props_of, shown

pytestmark = pytest.mark.usefixtures("own_folder")

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)]
EXTREMES = [SIZES[0], SIZES[3]]  # the smallest and the widest; the others are in the long runs

REPORT = "Traceback\n  File 'a.py', line 3\nValueError: " + "very long " * 40
RULEBOOK = game().screens.rulebook
LONG_NAMES = ("Ada", "Maximilian-Otto", "Wilhelmina-Eva", "Ida", "Bartholomew-Jo")
LEFT = say(
    "title.left",
    headline=say("hollywood.table.round", round=2, rounds=4),
    players="Ada 12\u00a0· Maximilian-Otto 9\u00a0· Wilhelmina-Eva 31\u00a0· Ida 14",
)

LEFT_OF_FIVE = say(
    "title.left",
    headline=say("hollywood.table.round", round=2, rounds=4),
    players=in_one_line(f"{name} {100 + seat}" for seat, name in enumerate(LONG_NAMES)),
)


def menu_of(note: Heard, left: Message | None, plays: str) -> Menu:
    rules = Entry("title.rules", note("rules"), "read_rules")
    entries = [Entry("title.new_match", note("new"), "new_match"), rules]
    return Menu(note("quick"), note("go_on"), entries, left, lambda: plays)


def title(
    props: Props, note: Heard, left: Message | None = LEFT, street: Press | None = None
) -> Title:
    menu = menu_of(note, left, in_one_line(LONG_NAMES[:4]))
    today = ticket(note("today"))
    choices = TitleWays(note("settings"), note("quit"), note("changed"), street, today)
    return Title(props, game(), menu, choices)


def settings(leaf: str, props: Props, note: Heard) -> SettingsPage:
    page = SettingsPage(props, game(), note("changed"), PRESSES, note("back"))
    page._leaf = leaf
    return page


def keys(leaf: Group, props: Props, note: Heard) -> KeysPage:
    titles = {"hollywood": "Hollywood!", "times_square": "Times Square"}
    page = KeysPage(props, titles, note("changed"), note("back"))
    page.leaf = leaf
    return page


def pause(props: Props, note: Heard) -> Pause:
    ways = Ways(note("go_on"), note("rules"), note("settings"), note("leave"), note("quit"))
    return Pause(props, ways)


def question(props: Props, note: Heard) -> Question:
    answers = [(say(id), note(id)) for id in ("undo.yes", "question.cancel")]
    words = [say(f"undo.{id}", player=LONG_NAMES[0]) for id in ("agree", "why")]
    return Question(props, say("undo.title"), words, answers)


def rules(leaf: str, props: Props, note: Heard) -> RulesPage:
    return RulesPage(props, game(), note("back"), topic=Topic(leaf))


def street(
    houses: int, opened: int, left: Message | None, props: Props, note: Heard, told: str = ""
) -> Street:
    """So many houses, a match waiting in each of them or in none."""
    menu = menu_of(note, left, in_one_line(LONG_NAMES))
    inside = Inside(menu, say(told) if told else None)
    ways = StreetWays(
        inside=lambda house: inside,
        page=note("page"),
        music=note("music"),
        settings=note("settings"),
        quit=note("quit"),
        changed=note("changed"),
    )
    games = [("Hollywood!", range(3, 5), 20), ("Times Square", range(2, 3), 20)]
    games.append(("Paperback", range(2, 6), 45))
    made = [House(*game, waits=left is not None) for game in games[:houses]]
    return Street(props, made, opened, ways)


class FiveSeats(ToyKit):
    """For as many as sit at any table of the box."""

    seats = range(2, 6)
    levels, characters = KIT.levels, KIT.characters

    @property
    def colours(self) -> dict[str, Sentence]:
        return {each: Sentence(each, each, each) for each in ("a", "b", "c", "d", "e")}


def new_match_of_five(props: Props, note: Heard) -> NewMatch:
    screens, kit = HOUSE.screens(HOUSE.open()), FiveSeats()
    screens.art = Art({}, Discs(kit.colours), Pictures(paths.assets() / "cards"))
    props.turn_to(screens.art, screens.felt)
    does = {f"{kit.name}.does.{each}": f"{KIT.name}.does.{each}" for each in kit.characters}
    tastes = {own: props.sentences[theirs] for own, theirs in does.items()}
    props.sentences = {**props.sentences, **SENTENCES, **tastes}
    return NewMatch(props, OpenedGame(HOUSE, kit, screens, kit.bots), note("start"), note("back"))


SCENES: dict[str, Callable[[Props, Heard], Lettered]] = {
    "street of two": partial(street, 2, 0, None),
    "street of two, a match waits": partial(street, 2, 1, LEFT),
    "street of three, five play": partial(street, 3, 2, LEFT_OF_FIVE),
    "street of three": partial(street, 3, 1, None),
    "street of three, a match waits": partial(street, 3, 2, LEFT),
    "street of three, a match was unreadable": partial(
        street, 3, 0, None, told="street.unreadable"
    ),
    "new match of five": new_match_of_five,
    "title": title,
    "title with a match of five": lambda props, note: title(props, note, LEFT_OF_FIVE),
    "title without a match": lambda props, note: title(props, note, None),
    "title of one of several games": lambda props, note: title(props, note, LEFT, note("street")),
    "new match": new_match,
    "rules and deal": rules_and_deal,
    "house rules": house_rules,
    **{f"settings, {leaf}": partial(settings, leaf) for leaf in settings_page.LEAVES},
    **{f"keys, {group}": partial(keys, group) for group in GROUPS},
    "pause": pause,
    "question": question,
    "error": lambda props, note: ErrorPage(props, REPORT, note("resume"), note("quit")),
    **{f"rules {leaf.id}": partial(rules, leaf.id) for leaf in RULEBOOK.leaves()},
    **{f"career, {name}": partial(career, leaf) for leaf, name in enumerate(LEAVES)},
    "day, played": daily,
    "day, to be played": partial(daily, days=0),
    "career not begun": partial(career, 0, matches=0),
    "forget all": forget_all,
    **KEPT,
}
AT_LEAST = {
    "new match": 2.0,
    "rules and deal": 2.0,
    "house rules": 2.0,
    "rules": 1.5,
    "settings,": 1.5,
}
AT_LEAST |= {"street": 2.0}


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(EXTREMES, id="extremes"),
        pytest.param(SIZES, id="all", marks=pytest.mark.soak),
    ],
)
def test_all_fits_at_every_size(
    name: str, language: Language, text: int, sizes: list[tuple[int, int]]
) -> None:
    for size in sizes[: len(SIZES) - name.startswith("rules")]:
        scene = SCENES[name](props_of(language, size, text), Heard())
        scene.lay_out()
        assert scene.holds(scene.controls.all), size
        grown = scene.typesetter.screen.text > 1 or scene.props.screen.scale < 1
        assert text == 100 or grown, size


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("typeface", ["plain", "dyslexia"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.soak)])
@pytest.mark.parametrize("text", [100, pytest.param(200, marks=pytest.mark.soak)])
def test_all_fits_in_other_typefaces(
    language: Language, size: tuple[int, int], text: int, typeface: Typeface
) -> None:
    for name, scene in SCENES.items():
        props = props_of(language, size, text)
        props.fit(replace(props.screen, typeface=typeface))
        page = scene(props, Heard())
        page.lay_out()
        assert page.holds(page.controls.all), name


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("name", AT_LEAST)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [125, 200])
def test_large_words_are_large_where_most_is_read(name: str, language: Language, text: int) -> None:
    for each in [each for each in SCENES if each.split(" ")[0] == name or each == name]:
        for size in SIZES[:2]:
            scene = SCENES[each](props_of(language, size, text), Heard())
            scene.lay_out()
            assert scene.typesetter.screen.text >= min(text / 100, AT_LEAST[name]), (each, size)


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
    assert scene.resting or isinstance(scene, Title | RulesPage)
    scene.leave()


@pytest.mark.usefixtures("roughly")
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


def test_with_several_games_a_button_escape_and_the_right_button_lead_to_the_street() -> None:
    note = Heard()
    scene = title(props_of(), note, LEFT, note("street"))
    shown(scene)
    click(scene, control(scene, "‹ The street").rect.center)
    press(scene, pygame.K_ESCAPE)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))
    assert note.calls == ["street"] * 3


def test_with_one_game_there_is_no_street() -> None:
    scene = title(props_of(), Heard())
    shown(scene)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))
    assert "‹ The street" not in [each.words for each in scene.controls.all]


def test_a_kept_match_is_told_of() -> None:
    props = props_of()
    set_up = remembered(Settings(), KIT).set_up(props.voice(), 5)
    told = props.text(told_of(Kept(set_up, KIT.begin(set_up)))).replace("\u00a0", " ")
    assert told == "Round 1 of 4 · Ada 0 · Penny Quick 0 · Archie Vault 0 · Stella Vane 0"


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


def test_rules_are_turned_by_keys_and_buttons() -> None:
    note = Heard()
    scene = RulesPage(props_of(), game(), note("back"))
    shown(scene)
    press(scene, pygame.K_LEFT)
    assert scene.reader.at.id == "goal"
    for _ in range(len(RULEBOOK.leaves())):
        press(scene, pygame.K_RIGHT)
    assert scene.reader.at.id == "options"
    dot = next(each for each in scene.controls.all if each.hint == "House full")
    click(scene, dot.rect.center)
    assert scene.reader.at.id == "full"
    click(scene, control(scene, "Next").rect.center)
    assert scene.reader.at.id == "clap"
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
