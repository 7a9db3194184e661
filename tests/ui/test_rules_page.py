"""The rules as they are read: every leaf, word and list fits, is found, and leads back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from threading import Event, Thread, current_thread

import pygame
import pytest

from hollywood import box
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.rulebook.contents import Contents, ReadingPlace
from hollywood.ui.rulebook.rulebook import Moving, Topic
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.rulebook.search import MOST, distance, found, plain
from hollywood.ui.widgets.controls import Field

from ..harness.positions import ALL_ACTIONS
from ..harness.windows import Heard, click, control, press, shown, sound

pytestmark = pytest.mark.usefixtures("own_folder")

GAME = [game.name for game in GAMES]
SMALLEST, USUAL, WIDE = (1024, 576), (1280, 720), (2560, 1080)
ROOMS = [  # size and words; where words have more room they are read with the long runs
    (SMALLEST, 100),
    (SMALLEST, 200),
    (WIDE, 100),
    *(
        pytest.param(*room, marks=pytest.mark.soak)
        for room in ((USUAL, 100), (USUAL, 200), (WIDE, 200))
    ),
]
LARGE = 1.375  # words are at least as many times as large where 200 % is asked for


@cache
def opened(name: str) -> OpenedGame:
    boxed = next(game for game in GAMES if game.name == name)
    kit = boxed.open()
    return OpenedGame(boxed, kit, boxed.screens(kit), kit.bots)


@pytest.fixture(autouse=True)
def _letters() -> None:
    pygame.init()


def props_of(
    game: str, language: Language = "en", size: tuple[int, int] = (1280, 720), text: int = 100
) -> Props:
    """At hand for one of the games."""
    game_ = opened(game)
    settings = Settings(language=language, text_size=text)
    sentences = {**box.open_sentences(), **game_.kit.titles}
    art, screen = game_.screens.art, Screen(*size, text / 100)
    return Props(sentences, settings, art, sound(), Stack(), screen, actions=ALL_ACTIONS)


def page_of(props: Props, game: str, note: Heard | None = None, leaf: str = "goal") -> RulesPage:
    back = Heard()("back") if note is None else note("back")
    return RulesPage(props, opened(game), back, topic=Topic(leaf))


def everywhere(page: RulesPage) -> Iterator[ReadingPlace]:
    """Every leaf, every word and a few lists."""
    contents = page.reader.contents
    yield from (ReadingPlace("leaf", leaf.id, tuple(leaf.rules)[:1]) for leaf in contents.leaves)
    yield from (ReadingPlace("term", term.id) for term in contents.words)
    yield ReadingPlace("list")
    yield from (ReadingPlace("list", words) for words in ("a", "c", "zzzz", "stra"))


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize(("size", "text"), ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME)
def test_all_that_is_read_fits(
    game: str,
    language: Language,
    size: tuple[int, int],
    text: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RulesPage, "adorn", lambda page: None)  # pictures take the room they have
    page = page_of(props_of(game, language, size, text), game)
    page.resize(page.props.screen)
    for at in everywhere(page):
        page.reader.at = at
        page.lay_out()
        assert page.holds(page.controls.all), at
        assert page.typesetter.screen.text >= min(text / 100, LARGE), at


# finding


@cache
def contents_of(game: str, language: Language) -> Contents:
    return Contents(props_of(game, language), opened(game), None)


def bare(words: str) -> str:
    """The words as somebody types them who has no accents on the keyboard."""
    parts = unicodedata.normalize("NFD", words.replace("’", "'"))
    return "".join(each for each in parts if not unicodedata.combining(each)).upper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME)
def test_every_word_is_found_in_three_languages_with_and_without_accents(
    game: str, language: Language
) -> None:
    contents = {each: contents_of(game, each) for each in LANGUAGES}
    here = contents[language]
    for term in here.words:
        for theirs in contents.values():
            word = theirs.text(term.word)
            for query in (word, bare(word)):
                hits = [(hit.entry.kind, hit.entry.id) for hit in here.found(query)[:MOST]]
                assert ("term", term.id) in hits, query


@pytest.mark.parametrize("game", GAME)
def test_every_card_is_found_by_its_name(game: str) -> None:
    here = contents_of(game, "it")
    voices = [contents_of(game, each) for each in LANGUAGES]
    for term in (each for each in here.terms.values() if each.is_card):
        for theirs in voices:
            hits = [hit.entry.id for hit in here.found(bare(theirs.text(term.word)))[:MOST]]
            assert term.id in hits


def test_what_was_found_is_lit_where_it_stands() -> None:
    contents = Contents(props_of("hollywood", "fr"), opened("hollywood"), None)
    hit = next(hit for hit in contents.found("comedie") if hit.entry.id == "romance")
    assert [hit.words[start:end] for start, end in hit.lit] == ["Comédie"]


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert plain("L’Œuvre À l’Été").text == "l'oeuvre a l'ete"
    assert plain("Œil").places == (0, 0, 1, 2)
    assert [distance("reel", other) for other in ("reel", "real", "rel", "feels")] == [0, 1, 1, 2]
    assert found([], "anything", "en") == []


def type_(page: RulesPage, words: str) -> None:
    for letter in words:
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def test_whatever_is_typed_is_looked_for_and_enter_opens_the_first() -> None:
    page = page_of(props_of("hollywood"), "hollywood")
    shown(page)
    type_(page, "l")
    assert isinstance(page.controls.focus, Field)
    assert page.view.rows
    type_(page, "aurel")
    assert page.view.rows[0].to == ReadingPlace("term", "laurel")
    press(page, pygame.K_RETURN)
    assert page.reader.at == ReadingPlace("term", "laurel")
    click(page, control(page, "In the rules: The final count").rect.center)
    assert page.reader.at == ReadingPlace("leaf", "count")


def test_a_word_that_is_none_brings_up_the_one_that_was_meant() -> None:
    page = page_of(props_of("hollywood"), "hollywood")
    shown(page)
    type_(page, "laurle")
    assert not page.view.rows
    click(page, control(page, "Try “laurel”").rect.center)
    assert page.view.rows[0].to == ReadingPlace("term", "laurel")
    press(page, pygame.K_ESCAPE)
    assert page.reader.at == ReadingPlace("leaf", "goal")


def test_links_lead_to_what_a_word_means_and_keys_lead_back() -> None:
    note = Heard()
    page = page_of(props_of("hollywood"), "hollywood", note, "projects")
    shown(page)
    words = {link.words: control for control, link in page.view.links}
    assert {"genre", "open project", "star"} <= words.keys()
    click(page, words["star"].rect.center)
    assert page.reader.at == ReadingPlace("term", "star")
    press(page, pygame.K_LEFT, pygame.KMOD_ALT)
    assert page.reader.at.id == "projects"
    press(page, pygame.K_ESCAPE)
    assert note.calls == ["back"]


@pytest.mark.parametrize("game", GAME)
def test_all_words_are_listed_and_turned_through(game: str) -> None:
    page = page_of(props_of(game), game)
    shown(page)
    click(page, control(page, "Words and signs").rect.center)
    seen = set[str]()
    for _ in range(page.view.parts):
        seen |= {each.name.partition(":")[0] for each in page.controls.all if ":" in each.name}
        press(page, pygame.K_RIGHT)
    contents = page.reader.contents
    assert seen == {contents.called(term) for term in contents.words}


@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize("game", GAME)
def test_the_picture_of_a_leaf_is_drawn_on_another_thread(game: str, moves: bool) -> None:
    here, drawn, goes_on = current_thread(), list[Thread](), Event()
    page = page_of(props_of(game), game)
    leaf = page.reader.leaf
    assert leaf is not None

    def picture(props: Props, size: Size) -> pygame.Surface:
        goes_on.wait()
        drawn.append(current_thread())
        return pygame.Surface(size)

    def moving(props: Props, size: Size) -> Moving:
        still = picture(props, size)
        return lambda seconds: still

    told = replace(leaf, picture=picture, live=None, moving=moving if moves else None)
    page.reader.contents.leaves = [told, *page.reader.contents.leaves[1:]]
    page.lay_out()
    page.update(0.1)
    assert not page.resting
    goes_on.set()
    page.wait()
    page.update(2.1)
    assert page.resting != moves
    assert drawn
    assert here not in drawn


def test_a_sentence_that_fits_glows_for_two_seconds() -> None:
    topic = Topic("full", ("closed",))
    page = RulesPage(props_of("hollywood"), opened("hollywood"), lambda: None, topic=topic)
    before = shown(page)
    assert not page.resting
    page.wait()
    page.update(2.1)
    after = pygame.Surface(before.get_size())
    page.draw(after)
    assert page.resting
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


@pytest.mark.parametrize("game", GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaf_has_few_words(game: str, language: Language) -> None:
    contents = Contents(props_of(game, language), opened(game), None)
    for leaf in contents.leaves:
        words = " ".join(contents.text(rule) for rule in leaf.rules.values()).split()
        assert len(words) <= 90, leaf.id
