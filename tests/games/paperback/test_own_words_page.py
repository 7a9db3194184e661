"""A player's own words in the window: let count, struck out, listed; a wrong file is mended."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hollywood import files
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games.paperback.own_words import OwnWords, change, own_file, read_own_words
from hollywood.games.paperback.pages.own_words_page import OwnWordsPage
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.widgets.controls import Field

from ...harness.windows import click, control, press, props_of, shown
from .test_new_match import begun, opened, page_of

__all__ = ["begun"]  # a fixture
WORDS = ["water", "star", "lune", "mare"]
pytestmark = pytest.mark.usefixtures("begun")


def own_words(language: Language = "en", text: int = 100, wide: int = 1280) -> OwnWordsPage:
    props, game = props_of(language, size=(wide, wide * 9 // 16), text=text), opened()
    props.turn_to(game.screens.art, game.screens.felt)
    page = OwnWordsPage(props, Options(language=language), Lexicon(WORDS), lambda: None)
    shown(page)
    return page


def typed(page: OwnWordsPage, word: str) -> None:
    field = next(each for each in page.controls.all if isinstance(each, Field))
    click(page, field.rect.center)
    for letter in word:
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def test_a_word_is_let_count_and_taken_back() -> None:
    page = own_words()
    typed(page, "Blôrp")
    assert page.verdict.id == "paperback.own.not_listed"
    click(page, control(page, "Let it count").rect.center)
    assert page.verdict.id == "paperback.own.yours"
    assert read_own_words("en") == OwnWords(more=frozenset({"blorp"}))
    click(page, control(page, "Strike it out").rect.center)
    assert read_own_words("en") == OwnWords()


def test_a_listed_word_is_struck_out_with_enter() -> None:
    page = own_words()
    typed(page, "water")
    assert page.verdict.id == "paperback.own.listed"
    press(page, pygame.K_RETURN)
    assert read_own_words("en") == OwnWords(fewer=frozenset({"water"}))
    press(page, pygame.K_RETURN)
    assert read_own_words("en") == OwnWords()


@pytest.mark.parametrize("word", ["x", "l'eau", "two words"])
def test_what_is_no_word_is_not_written(word: str) -> None:
    page = own_words()
    typed(page, word)
    press(page, pygame.K_RETURN)
    assert page.verdict.id == "paperback.own.no_word"
    assert not own_file("en").exists()


def test_a_word_of_the_list_comes_back_to_the_field() -> None:
    change("en", "zork", counts=True)
    page = own_words()
    click(page, control(page, "ZORK").rect.center)
    assert page.word == "zork"
    assert control(page, "Strike it out").enabled


def test_many_words_are_turned() -> None:
    for first in "abcdefgh":
        for second in "abcdefgh":
            change("en", f"z{first}{second}", counts=True)
    page = own_words()
    page.controls.focus = None
    for _ in range(3):
        press(page, pygame.K_PAGEDOWN)
    assert control(page, "ZHH")


def test_a_wrong_file_is_told_by_its_lines_and_mended_without_loss() -> None:
    own_file("en").write_text("zork\nno word at all\n# mine\n", "utf-8")
    page = own_words()
    assert [fault.line for fault in page.faults] == [2]
    typed(page, "blorp")
    press(page, pygame.K_RETURN)
    assert "blorp" not in own_file("en").read_text("utf-8")
    click(page, control(page, "Turn these lines into notes").rect.center)
    assert page.faults == []
    assert page.own == OwnWords(more=frozenset({"zork"}))
    assert own_file("en").read_text("utf-8") == "zork\n# no word at all\n# mine\n"


def test_a_word_that_can_not_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    page = own_words()
    typed(page, "blorp")

    def full(file: Path, text: str) -> None:
        raise files.cant_write(file, OSError(28, "no room"))

    monkeypatch.setattr(files, "write_text", full)
    press(page, pygame.K_RETURN)
    assert page.verdict.id != "paperback.own.yours"
    assert page.own == OwnWords()


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [1024, 1280])
def test_all_of_it_fits(language: Language, wide: int) -> None:
    for text in (100, 150, 200):
        own_file(language).unlink(missing_ok=True)
        empty = own_words(language, text, wide)
        assert empty.holds(empty.controls.all), text
        for word in ("zork", "blorp", "flimflam"):
            change(language, word, counts=True)
        page = own_words(language, text, wide)
        typed(page, "flimflam")
        assert page.holds(page.controls.all), text
        own_file(language).write_text("no word\n", "utf-8")
        wrong = own_words(language, text, wide)
        assert wrong.holds(wrong.controls.all), text


def test_house_rules_lead_there_and_back() -> None:
    page: NewMatch = page_of([])
    page._turn("house")
    page.props.stack.push(page)
    click(page, control(page, "Your words…").rect.center)
    top = page.props.stack.top
    assert isinstance(top, OwnWordsPage)
    top.escape()
    assert page.props.stack.top is page
