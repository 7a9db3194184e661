"""The street: two houses, the game played last open; keys, mouse, passages, and no way astray."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hollywood import box, career, files, saves
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.passage import Passage
from hollywood.ui.app.program import _begin
from hollywood.ui.draw.theme import GOLD
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.street import GUARDED, MUSIC_AFTER, Street
from hollywood.ui.pages.street_arrows import Door
from hollywood.ui.pages.title import Title
from hollywood.ui.table.table import Table
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import shoot
from hollywood.ui.widgets.notice import Notice

from ..harness.folders import SAVES
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK
from ..harness.toy_house import HOUSE, ToyHouse
from ..harness.toy_kit import SENTENCES, ToyKit
from ..harness.windows import control

pytestmark = pytest.mark.usefixtures("roughly")
SAVED = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")
TICK = 1 / 60


class Walker(Pilot):
    """Someone on the street."""

    @property
    def street(self) -> Street:
        street = self.stack.top
        assert isinstance(street, Street), street
        return street

    def let_pass(self, seconds: float) -> None:
        for _ in range(round(seconds / TICK)):
            self.tick(TICK)

    @property
    def opened(self) -> str:
        """The game whose house is open, which is the one that is turned to."""
        street = self.street
        assert self.flow.game.boxed.title == street.houses[street.opened].title
        return str(self.flow.game.kit.name)

    @property
    def focus(self) -> str:
        focus = self.street.controls.focus
        assert focus is not None
        return focus.words

    def door(self, house: int) -> tuple[int, int]:
        doors = [each for each in self.street.controls.all if isinstance(each, Door)]
        return next(each.rect.center for each in doors if each.house == house)

    def click_on(self, words: str) -> None:
        self.click(control(self.street, words).rect.center)


def street_with(settings: Settings, *games: ToyHouse) -> Iterator[Walker]:
    with program(settings, Sketches(DECK), [GAMES[0], *games]) as (window, flow):
        flow.home()
        yield Walker(window, flow, random.Random(1))


@pytest.fixture
def walker() -> Iterator[Walker]:
    yield from street_with(Settings(language="en"), HOUSE)


def keep_a_match() -> None:
    """A match of Hollywood! waits."""
    files.write_text(saves.file_of("hollywood"), SAVED)


def test_a_career_is_read_before_a_page_asks_for_it(
    walker: Walker, monkeypatch: pytest.MonkeyPatch
) -> None:
    career.add(career.Entry("one", "hollywood", "2026-11-19 12:30", "2026-11-19 13:00", 60, {}, ()))
    walker.flow.home()
    walker.flow._jobs.wait()
    monkeypatch.setattr(career, "_entry", None)
    assert [each.id for each in career.read_career().entries] == ["one"]


# which house is open


@pytest.mark.parametrize("last", ["hollywood", "whispers"])
def test_the_game_played_last_is_open_with_the_likeliest_button_in_focus(last: str) -> None:
    for walker in street_with(Settings(language="en", game=last), HOUSE):
        assert walker.opened == last
        assert [house.title for house in walker.street.houses] == ["Hollywood!", "Whispers"]
        assert walker.focus == "Quick match"


def test_a_game_that_is_no_longer_there_gives_way_to_the_first() -> None:
    for walker in street_with(Settings(language="en", game="charades"), HOUSE):
        assert walker.opened == "hollywood"


def test_with_one_game_there_is_no_street() -> None:
    with program(Settings(language="en"), Sketches(DECK), [GAMES[0]]) as (_, flow):
        flow.home()
        assert isinstance(flow.stack.top, Title)
        assert flow.stack.top.choices.street is None


def test_a_match_that_waits_is_told_and_gone_on_with(walker: Walker) -> None:
    keep_a_match()
    walker.flow.home()
    assert walker.focus == "Continue"
    gold = walker.street.controls.focus
    assert gold is not None
    assert gold.told.startswith("Round ")
    walker.press(pygame.K_2)
    assert [house.waits for house in walker.street.houses] == [True, False]
    assert walker.focus == "Quick match"
    walker.press(pygame.K_1)
    walker.press(pygame.K_c)
    walker.let_pass(1.0)
    assert walker.table.match.moves


def test_what_is_played_is_open_next_time(walker: Walker) -> None:
    walker.press(pygame.K_RETURN)
    walker.let_pass(1.0)
    assert isinstance(walker.stack.top, Table)
    assert '"game": "hollywood"' in files.own("settings.json").read_text("utf-8")


# keys


def test_figures_page_keys_and_the_ends_of_rows_open_houses(walker: Walker) -> None:
    for key, opened in (
        (pygame.K_2, "whispers"),
        (pygame.K_1, "hollywood"),
        (pygame.K_PAGEDOWN, "whispers"),
        (pygame.K_PAGEUP, "hollywood"),
        (pygame.K_RIGHT, "whispers"),
        (pygame.K_LEFT, "hollywood"),
    ):
        walker.press(key)
        assert walker.opened == opened
        assert walker.street.controls.by_keys


def test_the_street_has_two_ends(walker: Walker, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(walker.sound, "play", lambda cue, step=0: heard.append(cue))
    for key in (pygame.K_LEFT, pygame.K_PAGEUP):
        walker.press(key)
        assert walker.opened == "hollywood"
    assert heard == ["ui_back"] * 2


def test_tab_reaches_everything_and_the_other_houses_after_the_menu(walker: Walker) -> None:
    street = walker.street
    order = []
    for _ in street.controls.all:
        order.append(street.controls.focus)
        walker.press(pygame.K_TAB)
    assert len({id(each) for each in order}) == len(street.controls.all)
    focused = [each for each in order if isinstance(each, Door) and each.house == 1]
    place = order.index(focused[0])
    assert order[place - 1] is control(street, "Rules")
    street.controls.focus = focused[0]
    walker.press(pygame.K_RETURN)
    assert walker.opened == "whispers"


def test_escape_leads_to_the_way_out_but_not_through_it(walker: Walker) -> None:
    walker.press(pygame.K_ESCAPE)
    assert walker.focus == "Quit"
    walker.press(pygame.K_RETURN)
    walker.let_pass(0.1)
    assert isinstance(walker.stack.top, Passage), "the houses go dark"
    walker.let_pass(0.2)
    assert walker.stack.top is None


def test_who_quits_twice_waits_for_nothing(walker: Walker) -> None:
    walker.press(pygame.K_ESCAPE)
    walker.press(pygame.K_RETURN)
    walker.press(pygame.K_RETURN)
    assert walker.stack.top is None


def test_letters_are_as_good_as_buttons(walker: Walker) -> None:
    walker.press(pygame.K_s)
    assert isinstance(walker.stack.top, SettingsPage)
    walker.press(pygame.K_ESCAPE)
    walker.press(pygame.K_m)
    assert walker.flow.props.settings.muted
    walker.press(pygame.K_q)
    walker.let_pass(1.0)
    assert isinstance(walker.stack.top, Table)


# mouse


def test_two_clicks_lead_from_the_start_to_the_first_decision() -> None:
    for walker in street_with(Settings(language="en", game="whispers"), HOUSE):
        walker.click(walker.door(0))
        assert walker.opened == "hollywood"
        walker.let_pass(GUARDED + TICK)
        walker.click_on("Quick match")
        walker.let_pass(1.0)
        assert isinstance(walker.stack.top, Table)


@pytest.mark.parametrize(("pause", "x"), [(0.02, 0.5), (0.1, 0.1), (0.3, 0.9), (0.5, 0.5)])
def test_a_double_click_on_a_house_starts_nothing(pause: float, x: float) -> None:
    for last, house in (("whispers", 0), ("hollywood", 1)):
        for walker in street_with(Settings(language="en", game=last), HOUSE):
            front = walker.street.fronts[house].rect
            for y in range(front.top + 5, front.bottom, 40):
                spot = (front.left + x * front.width, y)
                walker.click(spot)
                walker.let_pass(pause)
                walker.click(spot)
                assert walker.opened != last, spot
                walker.press(pygame.K_2 if house == 0 else pygame.K_1)


def test_keys_need_not_wait_for_the_menu(walker: Walker) -> None:
    walker.press(pygame.K_2)
    walker.press(pygame.K_1)
    walker.press(pygame.K_RETURN)
    walker.press(pygame.K_SPACE)
    assert isinstance(walker.stack.top, Table)


def test_an_opened_house_is_under_the_pointer(walker: Walker) -> None:
    for house in (1, 0):
        spot = walker.door(house)
        walker.click(spot)
        assert walker.street.fronts[house].rect.collidepoint(spot)


def test_the_wheel_goes_one_house_further_however_fast_it_turns(walker: Walker) -> None:
    def turn(y: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=y, x=0))
        walker.heard()

    walker.motion((600, 300))
    walker.heard()
    for _ in range(3):
        turn(-1)
    assert walker.opened == "whispers"
    walker.let_pass(0.3)
    turn(1)
    assert walker.opened == "hollywood"
    walker.let_pass(0.3)
    walker.motion((600, 700))
    turn(-1)
    assert walker.opened == "hollywood", "the strip has no houses"


# to the page, and back


def test_a_game_s_page_is_entered_and_left(walker: Walker) -> None:
    walker.press(pygame.K_2)
    walker.press(pygame.K_g)
    assert isinstance(walker.stack.top, Passage)
    walker.let_pass(0.5)
    page = walker.stack.top
    assert isinstance(page, Title)
    assert page.game.kit.name == "whispers"
    walker.press(pygame.K_ESCAPE)
    walker.let_pass(0.4)
    assert walker.opened == "whispers"


def test_the_board_leads_to_the_page_and_the_right_button_back(walker: Walker) -> None:
    walker.click(walker.door(0))
    walker.let_pass(0.5)
    assert isinstance(walker.stack.top, Title)
    walker.click((600, 60), button=3)
    walker.let_pass(0.4)
    assert walker.opened == "hollywood"


def test_on_the_way_a_press_arrives_and_counts(walker: Walker) -> None:
    walker.press(pygame.K_g)
    walker.press(pygame.K_ESCAPE)
    assert isinstance(walker.stack.top, Passage), "back from the page it never saw"
    walker.press(pygame.K_2)
    assert walker.opened == "whispers"


def test_leaving_the_table_leads_to_the_house_and_its_match(walker: Walker) -> None:
    walker.press(pygame.K_q)
    walker.let_pass(1.0)
    for _ in range(2000):
        walker.tick(0.1)
        if walker.table.human is not None:
            break
    walker.press(pygame.K_ESCAPE)
    walker.let_pass(0.3)
    control_ = next(each for each in walker.stack.top.controls.all if each.words.startswith("Save"))  # type: ignore[union-attr]
    walker.click(control_.rect.center)
    walker.let_pass(1.0)
    assert (walker.opened, walker.focus) == ("hollywood", "Continue")


def test_another_size_of_the_window_ends_a_passage(walker: Walker) -> None:
    walker.press(pygame.K_g)
    walker.resize()
    walker.let_pass(TICK)
    assert isinstance(walker.stack.top, Title)
    walker.press(pygame.K_ESCAPE)
    walker.let_pass(1.0)
    walker.press(pygame.K_2)
    walker.resize()
    assert walker.opened == "whispers"
    assert walker.street.holds(walker.street.controls.all)


def test_the_street_is_a_scene_of_its_own_for_pictures(tmp_path: Path) -> None:
    file = tmp_path / "street.png"
    sentences = {**box.open_sentences(), **SENTENCES}
    wish = Wish((1280, 720), 200, "fr", moves=8)
    shoot("street", file, OpenedGames([GAMES[0], HOUSE]), sentences, wish)
    picture = pygame.image.load(file)
    assert picture.get_size() == (1280, 720)
    spots = [picture.get_at((x, y)) for x in range(0, 1280, 8) for y in range(0, 720, 8)]
    gold = [max(abs(a - b) for a, b in zip(spot, GOLD, strict=True)) < 4 for spot in spots]
    share = sum(gold) / len(gold)
    assert 0.05 < share < 0.2, "a gold button as large as words of this size need"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("muted", [False, True])
def test_the_strip_has_room_for_its_words(language: Language, muted: bool) -> None:
    """With the sound off they are longest: then one language stands for all."""
    settings = Settings(language=language, muted=muted, width=1280, height=720)
    for walker in street_with(settings, HOUSE):
        assert walker.street.holds(walker.street.foot)


def test_the_strip_stays_while_houses_move(walker: Walker) -> None:
    walker.let_pass(1.0)
    canvas = pygame.Surface((1280, 720))
    strips = []
    for _ in range(8):
        walker.street.draw(canvas)
        strips.append(pygame.image.tobytes(canvas.subsurface((0, 672, 1280, 48)), "RGB"))
        walker.press(pygame.K_2)
        walker.tick(0.04)
    assert len(set(strips)) == 1


# time


def test_without_motion_no_house_moves_and_the_picture_fades_quickly() -> None:
    for walker in street_with(Settings(language="en", reduced_motion=True), HOUSE):
        walker.let_pass(1.0)
        walker.press(pygame.K_2)
        canvas = pygame.Surface((1280, 720))
        walker.tick(0.06)
        walker.street.draw(canvas)
        between = canvas.copy()
        walker.tick(0.07)
        walker.street.draw(canvas)
        arrived = pygame.image.tobytes(canvas, "RGB")
        assert pygame.image.tobytes(between, "RGB") != arrived
        walker.let_pass(2.0)
        walker.street.draw(canvas)
        assert pygame.image.tobytes(canvas, "RGB") == arrived


def test_music_follows_a_house_that_stays_open(
    walker: Walker, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str | None] = []
    monkeypatch.setattr(walker.sound, "music", played.append)
    for key in (pygame.K_2, pygame.K_1, pygame.K_2):
        walker.press(key)
        walker.let_pass(0.5)
    assert played == [], "walking past starts nothing"
    walker.let_pass(MUSIC_AFTER - 0.5 + TICK)
    assert played == ["count"]
    walker.let_pass(5.0)
    assert played == ["count"]


# what is wrong


class Torn(ToyHouse):
    """A game whose files can't be read."""

    name, title = "torn", "Torn"

    def open(self, own_cards: Path | None = None) -> ToyKit:
        raise Faults([Fault("torn.yaml", 3, say("fault.no_file"))])


def told(street: Street) -> str:
    assert street.inside.told is not None
    return street.props.text(street.inside.told)


def test_a_game_that_cannot_be_opened_says_so_and_the_others_are_played() -> None:
    for walker in street_with(Settings(language="en", game="torn"), Torn()):
        assert walker.opened == "hollywood"
        walker.press(pygame.K_2)
        street = walker.street
        assert street.inside.menu is None
        assert told(street).startswith("This game can’t be opened. torn.yaml:3: ")
        assert street.holds(street.controls.all)
        for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_UP, pygame.K_q):
            walker.press(key)
        walker.press(pygame.K_1)
        walker.press(pygame.K_q)
        walker.let_pass(1.0)
        assert isinstance(walker.stack.top, Table)


def test_a_match_that_cannot_be_read_is_told_of_in_its_house_only(walker: Walker) -> None:
    files.write_text(saves.file_of("hollywood"), SAVED + "- place Z\n")
    for _ in range(2):
        walker.flow.home()
        assert told(walker.street).startswith("The match waiting here can’t be read.")
        assert walker.focus == "Quick match"
    walker.press(pygame.K_2)
    assert walker.street.inside.told is None
    assert saves.unreadable("hollywood").read_text("utf-8").endswith("place Z\n")


def test_a_match_of_a_game_that_is_not_here_is_kept_and_told_of(walker: Walker) -> None:
    text = SAVED.replace("game: hollywood", "game: charades")
    file = saves.file_of("charades")
    files.write_text(file, text)
    _begin(walker.flow, None)
    notice = walker.stack.top
    assert isinstance(notice, Notice)
    words = notice.props.text(notice.message)
    assert "stays where it is" in words
    assert "charades" in words
    walker.press(pygame.K_RETURN)
    assert isinstance(walker.stack.top, Street)
    assert file.read_text("utf-8") == text


def test_the_second_game_is_played_from_its_house_and_open_afterwards(walker: Walker) -> None:
    walker.press(pygame.K_2)
    walker.press(pygame.K_RETURN)
    walker.let_pass(1.0)
    assert walker.table.set_up.game == "whispers"
    walker.press(pygame.K_ESCAPE)
    leave = next(each for each in walker.stack.top.controls.all if each.words.startswith("Save"))  # type: ignore[union-attr]
    walker.click(leave.rect.center)
    walker.let_pass(1.0)
    assert (walker.opened, walker.focus) == ("whispers", "Continue")
    assert [house.waits for house in walker.street.houses] == [False, True]
    assert walker.flow.props.settings.game == "whispers"
