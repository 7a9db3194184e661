"""The very first start, and the words on the gold button of the street."""

from __future__ import annotations

from time import mktime
from typing import Any

import pygame
import pytest

from hollywood import files, saves, settings
from hollywood.box import open_sentences
from hollywood.core.catalogue import Voice
from hollywood.settings import Settings
from hollywood.ui.app.program import _begin
from hollywood.ui.draw.theme import GOLD, Type
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.pages.menu import fewer, in_one_line, since
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.control_painter import PADDING

from ..harness.toy_house import HOUSE
from ..harness.windows import control
from .test_street import SAVED, keep_a_match, street_with

pytestmark = pytest.mark.usefixtures("roughly")

# the words on the gold button


@pytest.mark.parametrize("size", [(1280, 720), (1024, 576)])
def test_what_is_told_of_a_match_has_room_and_leaves_the_board_free(size: tuple[int, int]) -> None:
    """The last players give way to their number before a third line is needed."""
    chosen = Settings(language="fr", text_size=200, width=size[0], height=size[1])
    for walker in street_with(chosen, HOUSE):
        text = SAVED
        for number, name in enumerate(("greedy 1", "random 2", "greedy 3")):
            text = text.replace(f"name: {name}", f"name: Anne-Charlotte{number}")
        files.write_text(saves.file_of("hollywood"), text)
        walker.flow.home()
        street, gold = walker.street, walker.street.controls.focus
        assert gold is not None
        room = gold.rect.width - 2 * street.px(PADDING)
        lines = len(street.typesetter.lines(gold.told, Type.SMALL, room))
        words = street.typesetter.height(Type.BUTTON)
        assert lines <= 2
        assert words + lines * street.typesetter.height(Type.SMALL) <= gold.rect.height
        assert street.typesetter.screen.text == 2.0
        assert gold.rect.top > street.fronts[0].board.bottom


def test_players_that_find_no_room_are_counted() -> None:
    row = in_one_line(["Ada 1", "Penny Quick 2", "Archie 3"])
    assert fewer(row, 1).replace("\u00a0", " ") == "Ada 1 · Penny Quick 2 · + 1"
    assert fewer(row, 2).replace("\u00a0", " ") == "Ada 1 · + 2"
    assert fewer(row, 3) == ""


def test_a_match_was_left_on_a_day_of_this_week_or_on_a_date() -> None:
    left = mktime((2026, 11, 17, 21, 14, 0, 0, 0, -1))  # a Tuesday
    voice = Voice(open_sentences(), "en")
    assert voice.text(since(left, left + 60)) == "Left on Tuesday, 21:14"
    assert voice.text(since(left, left + 8 * 86400)) == "Left on 17/11/2026, 21:14"
    voice = Voice(open_sentences(), "it")
    assert voice.text(since(left, left + 60)) == "Interrotta martedì, ore 21:14"
    assert voice.text(since(left, left + 8 * 86400)) == "Interrotta il 17/11/2026, ore 21:14"


# the very first start


def test_the_very_first_start_asks_for_the_language_and_the_size_of_words_once() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        _begin(walker.flow, None)
        card = walker.stack.top
        assert isinstance(card, Welcome)
        focus = card.controls.focus
        assert focus is not None
        assert focus.words == "Learn Hollywood! in four minutes"
        walker.click(control(card, "Italiano").rect.center)
        assert (walker.stack.top, card.props.language) == (card, "it")
        assert control(card, "Impara Hollywood! in quattro minuti").primary
        _begin(walker.flow, None)
        assert isinstance(walker.stack.top, Welcome), "it was not read"
        walker.press(pygame.K_ESCAPE)
        assert isinstance(walker.stack.top, Street)
        _begin(walker.flow, None)
        assert not isinstance(walker.stack.top, Welcome)


def test_the_very_first_start_leads_to_the_lesson() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        _begin(walker.flow, None)
        walker.press(pygame.K_RETURN)
        walker.let_pass(2.0)
        table = walker.stack.top
        assert isinstance(table, Table)
        assert isinstance(table.purpose, LessonAtTable)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 576)])
def test_rows_of_the_first_card_end_where_its_buttons_do(size: tuple[int, int]) -> None:
    for walker in street_with(Settings(language="en", width=size[0], height=size[1]), HOUSE):
        _begin(walker.flow, None)
        card = walker.stack.top
        assert isinstance(card, Welcome)
        *choices, _learn, street, _more = (each.rect for each in card.controls.all)
        for row in (choices[:3], choices[3:]):
            assert (row[0].left, row[-1].right) == (street.left, street.right)


def test_no_words_of_the_first_card_are_gold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gold is for the way to the street, and for nothing beside it."""
    inks: list[pygame.Color] = []
    put = Welcome.put

    def seen(self: Welcome, words: str, type: Type, ink: pygame.Color, *rest: Any) -> pygame.Rect:
        inks.append(ink)
        return put(self, words, type, ink, *rest)

    monkeypatch.setattr(Welcome, "put", seen)
    for walker in street_with(Settings(language="en"), HOUSE):
        _begin(walker.flow, None)
    assert inks
    assert GOLD not in inks


def test_the_very_first_start_is_silent_until_something_is_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        played: list[str | None] = []
        monkeypatch.setattr(walker.sound, "music", played.append)
        _begin(walker.flow, None)
        walker.let_pass(2.0)
        walker.motion((600, 300))
        walker.heard()
        assert played == []
        walker.press(pygame.K_TAB)
        assert played == ["title"]
        walker.press(pygame.K_TAB)
        walker.press(pygame.K_ESCAPE)
        assert played == ["title"]


def test_what_is_told_of_a_match_covers_neither_players_nor_minutes() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        keep_a_match()
        walker.flow.home()
        walker.let_pass(1.0)
        street, gold = walker.street, walker.street.controls.focus
        assert gold is not None
        walker.motion(gold.rect.center)
        walker.heard()
        walker.let_pass(1.0)
        gold.hint, told = "", gold.hint
        untold = tab_of(street)
        gold.hint = told
        assert told
        assert tab_of(street) == untold


def tab_of(street: Street) -> bytes:
    """What is seen of players and minutes."""
    shown = pygame.Surface(street.bounds.size)
    street.draw(shown)
    return pygame.image.tobytes(shown.subsurface(street.tab), "RGB")


def test_whoever_has_played_before_is_not_welcomed() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        keep_a_match()
        _begin(walker.flow, None)
        assert not isinstance(walker.stack.top, Welcome)
        files.write_text(files.own(settings.FILE), '{"text_size": 150}')
        assert settings.load("hollywood", {})[0].welcomed
        files.write_text(files.own(settings.FILE), '{"welcomed": false}')
        assert not settings.load("hollywood", {})[0].welcomed


def test_the_first_quick_match_faces_the_gentlest_bots_and_says_so() -> None:
    for walker in street_with(Settings(language="en"), HOUSE):
        walker.flow.home()
        gold = walker.street.controls.focus
        assert gold is not None
        told = gold.told.replace("\u00a0", " ")
        assert told == "Ada · Penny Quick · Archie Vault · Stella Vane · the gentlest bots"
        walker.click_on("Italiano")
        gold = control(walker.street, "Partita veloce")
        assert gold.told.replace("\u00a0", " ").endswith("Stella Vane · i bot più facili")
        walker.flow.menus.quick()
        walker.let_pass(2.0)
        table = walker.stack.top
        assert isinstance(table, Table)
        who = [chair.who.split("_")[0] for chair in table.set_up.chairs]
        assert who == ["human", *["bot:extra"] * 3]
        walker.flow.props.settings.of("hollywood").seats = ["human ruby Ada", "bot:lead sapphire"]
        assert "gentlest" not in walker.flow.menus.menu(None).who_plays()
