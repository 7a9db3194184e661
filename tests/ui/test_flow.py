"""What the program tells or asks before it starts: no settings and no match are lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest

from hollywood import files, kept_matches, saves, settings
from hollywood.core.message import say
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games import GAMES
from hollywood.kept_matches import Note
from hollywood.kit import SetUp
from hollywood.set_up import save
from hollywood.settings import Settings
from hollywood.ui.app import passage
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.screen import Screen
from hollywood.ui.pages.kept_page import FullShelf
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.pages.title import Title
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.controls import Control, Controls
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.page import Page

from ..harness.folders import SAVES
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT
from ..harness.toy_house import HOUSE
from ..harness.toy_player import toy_set_up
from ..harness.windows import game, press, props_of

SAVED = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, empty."""
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setenv(files.HOME, str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("text", ["{", "[]", '{"text_size": 7}', '{"speed": "warp"}', "\udcff"])
def test_broken_settings_are_replaced_by_the_usual_ones(home: Path, text: str) -> None:
    (home / settings.FILE).write_bytes(text.encode("utf-8", "surrogateescape"))
    chosen, faulty = settings.load(KIT.name, GAMES[0].choices)
    assert faulty == home / settings.BAD
    assert (chosen.text_size, chosen.speed) == (100, "normal")


def test_settings_survive_and_keep_what_they_do_not_know(home: Path) -> None:
    (home / settings.FILE).write_text('{"text_size": 150, "of_tomorrow": 3}', "utf-8")
    chosen, faulty = settings.load(KIT.name, GAMES[0].choices)
    assert faulty is None
    chosen.speed = "fast"
    chosen.save()
    again, _ = settings.load(KIT.name, GAMES[0].choices)
    assert (again.text_size, again.speed, again.others) == (150, "fast", {"of_tomorrow": 3})


def test_a_match_left_can_be_gone_on_with(home: Path) -> None:
    saves.file_of(KIT.name).write_text(SAVED, "utf-8")
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    assert kept.match.moves


def test_an_edited_match_is_told_and_put_aside(home: Path) -> None:
    broken = SAVED + "- place Z\n"
    saves.file_of(KIT.name).write_text(broken, "utf-8")
    props = props_of()
    props.stack.resize(props.screen)
    flow = Flow(props, OpenedGames(GAMES), game(), lambda: None)
    flow.title()
    assert isinstance(flow.stack.top, Notice)
    assert saves.unreadable(KIT.name).read_text("utf-8") == broken
    press(flow.stack.top, pygame.K_RETURN)
    assert isinstance(flow.stack.top, Title)


# a match that is unfinished


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """Someone at the title of a program that nobody sees."""
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def press_button(pilot: Pilot, words: str) -> None:
    """Click the button that says so."""
    controls = pilot.stack.top.controls  # type: ignore[union-attr]  # every scene here has some
    assert isinstance(controls, Controls)
    pilot.click(next(each.rect.center for each in controls.all if each.words == words))


def leave_a_match(pilot: Pilot) -> str:
    """Begin a match, make a move and leave; the match as it was saved."""
    press_button(pilot, "Quick match")
    table = pilot.table
    for _ in range(2000):
        pilot.tick(0.1)
        if table.human is not None and len(table.match.moves) < 4:
            pilot.press(pygame.K_1)
            pilot.press(pygame.K_2)
        if len(table.match.moves) >= 4 and table.human is not None:
            break
    pilot.flow.title()
    return saves.file_of(KIT.name).read_text("utf-8")


def test_a_quick_game_is_two_clicks_from_the_title(pilot: Pilot) -> None:
    press_button(pilot, "Quick match")
    assert isinstance(pilot.stack.top, Table)


@pytest.mark.parametrize("by", ["quick game", "new match"])
def test_a_new_match_puts_the_one_that_was_left_on_the_shelf_without_asking(
    pilot: Pilot, by: str
) -> None:
    saved = leave_a_match(pilot)
    press_button(pilot, "Quick match" if by == "quick game" else "New match")
    if by == "new match":
        press_button(pilot, "Start")
    assert pilot.table.match.moves == []
    (kept,) = kept_matches.all_kept()
    assert kept_matches.text_of(kept.id) == saved
    assert not kept.finished


def test_a_set_up_that_was_left_is_found_again_until_it_is_played(pilot: Pilot) -> None:
    press_button(pilot, "New match")
    page = pilot.stack.top
    assert isinstance(page, NewMatch)
    page.draft.playing, page.draft.seats[0].name = 3, "Zoë"
    page.draft.deal = "REEL-1"
    pilot.press(pygame.K_ESCAPE)
    press_button(pilot, "New match")
    again = pilot.stack.top
    assert isinstance(again, NewMatch)
    assert (again.draft.playing, again.draft.seats[0].name) == (3, "Zoë")
    assert again.draft.deal == "REEL-1"
    pilot.press(pygame.K_ESCAPE)
    press_button(pilot, "Quick match")
    table = pilot.table
    assert len(table.set_up.chairs) == 4
    saves.put_aside(KIT)
    pilot.flow.title()
    press_button(pilot, "New match")
    press_button(pilot, "Start")
    table = pilot.table
    assert table.set_up.chairs[0].name == "Zoë"
    pilot.flow.title()
    press_button(pilot, "New match")
    last = pilot.stack.top
    assert isinstance(last, NewMatch)
    assert last.draft.seats[0].name == "Zoë"
    assert last.draft.deal != "REEL-1"


class Bare(Page):
    """A page without anything."""

    def set_out(self) -> list[Control]:
        return []


@pytest.mark.parametrize(("ready", "seconds"), [(True, 0.3), (False, 0.7)])
def test_a_curtain_stays_shut_until_cards_behind_it_are_drawn_but_not_for_long(
    ready: bool, seconds: float
) -> None:
    pictures: list[pygame.Surface] = []

    class Behind(Bare):
        def draw(self, canvas: pygame.Surface) -> None:
            pictures.append(canvas)

    props = props_of()
    after = Behind(props, say("rules.title"), lambda: None)
    before = pygame.Surface(props.screen.rect.size)
    way = passage.curtain(0.1, 0.0, 0.2)
    scene = passage.Passage(props.stack, before, after, way, 1.0, lambda: ready)
    scene.resize(props.screen)
    scene._jobs.wait()  # what is behind it is laid out while it closes
    frames, gone = 0, ref(before)
    del before
    while props.stack.top is not after:
        scene.update(1 / 30)
        frames += 1
        scene.draw(pygame.Surface(props.screen.rect.size))
        assert (gone() is None) is (frames >= 3), "it is large, and not seen behind the curtain"
        assert frames < 60
    assert frames / 30 == pytest.approx(seconds, abs=0.07)
    assert len(pictures) == 2, "what is seen when the curtain parts is painted then"


def test_what_is_seen_is_not_painted_again_to_fade() -> None:
    painted: list[pygame.Surface] = []

    class Seen(Bare):
        def draw(self, canvas: pygame.Surface) -> None:
            canvas.fill("#204060")
            painted.append(canvas)

    props, window = props_of(), pygame.Surface(props_of().screen.rect.size)
    stack = props.stack
    stack.resize(props.screen)
    stack.push(Seen(props, say("rules.title"), lambda: None))
    stack.update(0.0)
    stack.draw(window)
    picture = stack.picture(props.screen)
    assert painted == [window]
    assert picture is not window
    assert picture.get_at((9, 9)) == pygame.Color("#204060")
    stack.changed = True  # something has come that was not painted yet
    assert stack.picture(props.screen) is painted[-1] is not window


def test_another_size_of_the_window_ends_a_passage_even_while_cards_are_waited_for() -> None:
    """What comes next is laid out for it at once."""
    props = props_of()
    after = Bare(props, say("rules.title"), lambda: None)
    before = pygame.Surface(props.screen.rect.size)
    way = passage.curtain(0.1, 0.0, 0.2)
    scene = passage.Passage(props.stack, before, after, way, 1.0, lambda: False)
    scene.resize(props.screen)
    scene.update(0.15)
    scene.resize(Screen(1600, 700))
    assert props.screen == Screen(1600, 700)
    scene.update(1 / 60)
    assert props.stack.top is after


def test_ten_unfinished_matches_wait_and_an_eleventh_asks_which_one_goes() -> None:
    """Of all games of the box; each is gone on with as it was left, what is pinned stays."""
    games = (*GAMES, HOUSE)
    with program(Settings(language="en", speed="instant"), games=games) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        records = [unfinished(flow, seed) for seed in range(10)]
        pinned = kept_matches.all_kept()[-1].record
        kept_matches.write_note(pinned, Note(pinned=True))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        full = pilot.stack.top
        assert isinstance(full, FullShelf)
        oldest = full.match
        assert oldest is not None
        assert oldest.match.record != pinned
        assert len(kept_matches.all_kept()) + sum(saves.waits(game.name) for game in games) == 10
        pilot.press(pygame.K_RETURN)
        assert not oldest.match.record.exists()
        assert pinned.exists()
        assert sum(isinstance(each, Table) for each in pilot.stack.scenes) == 1
        waiting = {each.record.read_text("utf-8") for each in kept_matches.all_kept()}
        assert waiting <= set(records)
        for each in kept_matches.all_kept():
            text = each.record.read_text("utf-8")
            kit = flow.games.first(each.game).kit
            match = saves.take_from_shelf(kit, each.record)
            assert save(match.set_up, match.match, kit) == text


def unfinished(flow: Flow, seed: int) -> str:
    """A match of one of the games was left after some moves; its text."""
    game = flow.games.opened(flow.games.games[seed % len(flow.games.games)])
    kit = game.kit
    colours = list(kit.colours)[: kit.seats[0]]
    chairs = tuple(Chair(f"P{n}", colour=Written(each)) for n, each in enumerate(colours))
    set_up = SetUp(chairs, next(iter(kit.presets.values())), seed, kit.name)
    match = kit.begin(set_up)
    for _ in range(seed + 1):
        match.play(match.game.moves(match.state)[0])
    saver = saves.Saver(set_up, kit)
    saver.keep(match)
    assert saver.wait() is None
    saver.leave()
    if seed < 9:
        saves.put_aside(kit)
    return save(set_up, match, kit)
