"""What can be agreed in Paperback: in groups, explained, in the language of the screens."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from hollywood import box
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.deck import Options
from hollywood.settings import GameSettings, Settings
from hollywood.ui.pages.match_draft import FIRST, preset_of, remember, remembered

KIT = GAME.open()
SENTENCES = box.open_sentences()
NAMES = [field.name for field in fields(Options) if field.name != "line"]


def test_every_option_is_in_one_group() -> None:
    grouped = [name for names in KIT.groups.values() for name in names]
    assert sorted([*grouped, FIRST]) == sorted(NAMES)
    assert max(map(len, KIT.groups.values())) <= 6


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_its_name_and_says_what_each_value_means(name: str) -> None:
    assert f"paperback.option.{name}" in SENTENCES
    for value in KIT.values(name):
        for said in ("value", "value_does"):
            sentence = SENTENCES[f"paperback.{said}.{name}.{value}"]
            assert all(sentence.in_(language) for language in LANGUAGES)


def test_the_house_edition_comes_first_and_a_newcomer_meets_no_module() -> None:
    assert [*KIT.presets][:3] == ["standard", "first_pages", "collectors"]
    assert replace(KIT.presets["first_pages"], words="normal") == KIT.presets["standard"]
    off = [getattr(KIT.presets["standard"], name) for name in KIT.groups["cards"]]
    assert set(off) == {"off", 0, "players"}


@pytest.mark.parametrize(
    ("options", "inactive"),
    [
        (Options(), {"theme_judge", "deadlines"}),
        (Options(theme="on"), {"deadlines"}),
        (Options(play="together"), {"attacks", "awards", "theme", "theme_judge", "finish_round"}),
        (Options(play="at_once"), {"attacks", "theme", "deadlines", "help_cubes", "recycling"}),
    ],
)
def test_what_does_nothing_is_told(options: Options, inactive: set[str]) -> None:
    assert inactive <= KIT.inactive(options)


@pytest.mark.parametrize("name", sorted(KIT.inactive(Options(play="at_once"))))
def test_what_is_said_to_do_nothing_does_nothing_at_once(name: str) -> None:
    _same_with(Options(play="at_once"), name)


@pytest.mark.parametrize("name", sorted(KIT.inactive(Options(play="together"))))
def test_what_is_said_to_do_nothing_does_nothing_together(name: str) -> None:
    _same_with(Options(play="together"), name)


def _same_with(options: Options, name: str) -> None:
    """Whatever the option is, matches from one seed go the same way."""
    ways = [replace(options, **{name: value}) for value in KIT.values(name)]  # type: ignore[arg-type]
    assert len({_played(way) for way in ways}) == 1


def _played(options: Options, moves: int = 150) -> str:
    game = KIT.game(options)
    state = game.start(3, 5)
    for number in range(moves):
        if listed := game.moves(state):
            game.apply(state, listed[number % len(listed)])
    return repr(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_begin_in_the_language_of_the_screens(language: Language) -> None:
    settings = Settings()
    draft = remembered(settings, KIT, screens=language)
    assert draft.options == replace(KIT.presets["standard"], language=language)
    assert preset_of(KIT, draft.options) == "standard"


def test_cards_keep_the_language_that_was_chosen() -> None:
    settings = Settings(games={"paperback": GameSettings()})
    draft = remembered(settings, KIT, screens="it")
    draft.agree("language", "en")
    settings.save = lambda: None  # type: ignore[method-assign]
    remember(draft, settings)
    assert remembered(settings, KIT, screens="fr").options.language == "en"
