"""The page for a new match of Paperback: three cards, words and language, the deal below."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest

from hollywood import files
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.games.paperback.aids import AIDS, PRESET_AIDS
from hollywood.games.paperback.kit import PaperbackKit
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.word_lists import SIZES as SIZES_OF_LISTS
from hollywood.kit import SetUp
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.pages.match_draft import preset_of
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.widgets.controls import Choice, Control, Field

from ...harness.windows import click, control, press, props_of, shown

CARDS = ["First pages", "House edition", "Collector’s edition"]
SIZES = [(1024, 576), (1280, 720), (2560, 1080)]


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[SetUp]:
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)
    return []


def opened() -> OpenedGame:
    boxed = next(game for game in GAMES if game.name == "paperback")
    kit = boxed.open()
    return OpenedGame(boxed, kit, boxed.screens(kit), kit.bots)


def opened_kit() -> PaperbackKit:
    kit = opened().kit
    assert isinstance(kit, PaperbackKit)
    return kit


def page_of(begun: list[SetUp], language: Language = "en", text: int = 100) -> NewMatch:
    props, game = props_of(language, text=text), opened()
    props.turn_to(game.screens.art, game.screens.felt)
    page = NewMatch(props, game, begun.append, lambda: None, chance=random.Random(1))
    shown(page)
    return page


def cards(page: NewMatch) -> list[Control]:
    return [each for each in page.controls.all if each.name.partition(":")[0] in CARDS]


def preset(page: NewMatch) -> str | None:
    return preset_of(page.kit, page.draft.options)


def test_a_newcomer_starts_in_two_clicks(begun: list[SetUp]) -> None:
    page = page_of(begun)
    assert [each.name.partition(":")[0] for each in cards(page)] == CARDS
    click(page, cards(page)[0].rect.center)
    click(page, control(page, "Start").rect.center)
    (set_up,) = begun
    assert set_up.options.words == "small"
    assert set_up.options.attacks == "off"


def test_a_number_chooses_a_card_and_enter_starts(begun: list[SetUp]) -> None:
    page = page_of(begun)
    for number, name in enumerate(("first_pages", "standard", "collectors")):
        press(page, pygame.K_1 + number)
        assert preset(page) == name
        assert [each.lit for each in cards(page)] == [at == number for at in range(3)]
    press(page, pygame.K_RETURN)
    assert begun[0].options.powers == "on"


def test_numbers_that_are_typed_choose_nothing(begun: list[SetUp]) -> None:
    page = page_of(begun)
    field = next(each for each in page.controls.all if isinstance(each, Field))
    click(page, field.rect.center)
    page.controls.by_keys = True
    press(page, pygame.K_3)
    assert preset(page) == "standard"


def test_language_and_words_are_asked_beside_the_cards(begun: list[SetUp]) -> None:
    page = page_of(begun, "it")
    assert page.draft.options.language == "it", "as the screens are"
    chosen = [each for each in page.controls.all if isinstance(each, Choice)]
    language = next(each for each in chosen if "Italiano" in each.options)
    language.step(1)
    assert page.draft.options.language == "fr"
    press(page, pygame.K_1)
    assert page.draft.options.language == "fr", "a preset leaves the language alone"


def test_what_is_no_card_is_named_on_the_way_to_the_house_rules(begun: list[SetUp]) -> None:
    page = page_of(begun)
    page.draft.agree("powers", "on")
    page.lay_out()
    way = next(each for each in page.controls.all if each.hint == "House rules")
    assert way.lit
    assert way.words not in ("House rules", *CARDS)
    assert not any(each.lit for each in cards(page))
    page.draft.options = page.kit.presets["together"]
    page.lay_out()
    assert control(page, "Together").lit


def test_details_are_closed_until_they_are_asked_for(begun: list[SetUp]) -> None:
    page = page_of(begun)
    before = len(page.controls.all)
    click(page, control(page, "House rules").rect.center)
    assert page._leaf == "house"
    press(page, pygame.K_ESCAPE)
    assert len(page.controls.all) == before


def test_a_card_sets_the_aids_of_whoever_starts_with_it(begun: list[SetUp]) -> None:
    page = page_of(begun)
    settings = page.props.settings.of("paperback")
    stands = {name: settings.chosen(name, choice) for name, choice in AIDS.items()}
    press(page, pygame.K_1)
    assert cards(page)[0].lit
    assert {name: settings.chosen(name, choice) for name, choice in AIDS.items()} == stands
    press(page, pygame.K_RETURN)
    for name, value in PRESET_AIDS["first_pages"].items():
        assert settings.chosen(name, AIDS[name]) == value
    page.lay_out()
    assert cards(page)[0].lit
    press(page, pygame.K_2)
    press(page, pygame.K_RETURN)
    assert {name: settings.chosen(name, choice) for name, choice in AIDS.items()} == stands


def test_other_aids_make_a_mixture(begun: list[SetUp]) -> None:
    page = page_of(begun)
    page._turn("house")
    click(page, control(page, "Aids").rect.center)
    click(page, choice_among(page, "Shown").rect.center)
    page._turn("seats")
    assert not any(each.lit for each in cards(page))
    press(page, pygame.K_2)
    assert cards(page)[1].lit
    assert page.draft.choices["wild_helper"] == "off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_the_choices_beside_the_cards_are_of(
    begun: list[SetUp], language: Language
) -> None:
    page = page_of(begun, language)
    read = dict(page.read)
    text = page.props.text
    heading, who = text(say("paperback.asked")), text(say("paperback.option.first_player"))
    chance = next(
        each
        for each in page.controls.all
        if isinstance(each, Choice)
        and text(say("paperback.value.first_player.random")) in each.options
    )
    assert read[heading].bottom <= min(each.rect.top for each in asked(page))
    assert read[who].top >= chance.rect.bottom
    assert read[who].centerx == pytest.approx(chance.rect.centerx, abs=2)


def asked(page: NewMatch) -> list[Choice]:
    """Language and list of words."""
    named = {page.props.text(say(f"paperback.option.{name}")) for name in ("language", "words")}
    return [each for each in page.controls.all if isinstance(each, Choice) and each.hint in named]


def choice_among(page: NewMatch, value: str) -> Choice:
    chosen = [each for each in page.controls.all if isinstance(each, Choice)]
    return next(each for each in chosen if value in each.options)


def test_the_number_of_words_stands_beside_the_list(begun: list[SetUp]) -> None:
    assert len(choice_among(page_of(begun, "en"), "Usual · 114,816").options) == 3
    assert len(choice_among(page_of(begun, "it"), "Normale · 328.523").options) == 3
    kit = opened_kit()
    for language in LANGUAGES:
        for size in get_args(get_type_hints(Options)["words"]):
            options = Options(language=language, words=size, own_words="off")
            assert len(kit.game(options).table.lexicon) == SIZES_OF_LISTS[language][size]


@pytest.mark.usefixtures("begun", "roughly")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_fits(language: Language, size: tuple[int, int]) -> None:
    for text in (100, 150, 200):
        props, game = props_of(language, size=size, text=text), opened()
        props.turn_to(game.screens.art, game.screens.felt)
        page = NewMatch(props, game, lambda _: None, lambda: None, chance=random.Random(1))
        page.resize(props.screen)
        for leaf in ("seats", "rules", "house"):
            page._leaf = leaf
            page.lay_out()
            assert page.holds(page.controls.all), (text, leaf)
        for group in range(5):
            page._house._turn_to(group)
            assert page.holds(page.controls.all), (text, group)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_card_end_before_its_edge(
    begun: list[SetUp], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = list[int]()
    show = NewMatch.show

    def showing(page: NewMatch, picture: pygame.Surface, at: pygame.Rect, **how: bool) -> None:
        rooms.append(at.right)
        show(page, picture, at, **how)

    monkeypatch.setattr(NewMatch, "show", showing)
    page = page_of(begun, language)
    names = {page.said(say(f"paperback.preset.{name}")) for name in page.kit.presets}
    cards = [each for each in page.controls.all if each.name.partition(":")[0].strip() in names]
    assert len(cards) == len(CARDS)
    inside = [right for right in rooms if cards[0].rect.centerx < right <= cards[0].rect.right]
    assert inside
    assert max(inside) < cards[0].rect.right - page.px(5)
