"""The draft of a match: who sits where, what is agreed, which deal; remembered for next time."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from hollywood import box, files
from hollywood.bots.roles import LEVELS, ROLES
from hollywood.core.catalogue import Language, Voice
from hollywood.games.hollywood.rules.deck import Options
from hollywood.settings import GameSettings, Settings
from hollywood.ui.pages.match_draft import (
    agreed_in,
    drawn_words,
    remember,
    remembered,
    seed_of,
)

from ..harness.positions import DECK, KIT
from ..harness.windows import props_of


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)


def remembering(seats: list[str], *house_rules: str) -> Settings:
    """What was chosen for the last match."""
    return Settings(games={KIT.name: GameSettings(seats, list(house_rules))})


@pytest.mark.parametrize(
    "seats",
    [
        [],
        ["human ruby Ada"],
        ["human ruby Ada", "bot:lead ruby Bo", "bot:gone pink Cleo"],
        ["", "bot:", "alien blue X", "human"],
        ["human ruby Ada"] * 9,
    ],
)
def test_any_memory_makes_a_match(seats: list[str]) -> None:
    settings = remembering(seats, "advanced=on", "advanced=maybe", "x=y", "=")
    set_up = remembered(settings, KIT).set_up(props_of().voice(), 1)
    assert len(set_up.chairs) in DECK.seats
    assert len({chair.colour for chair in set_up.chairs}) == len(set_up.chairs)
    assert set_up.options == Options(advanced="on")


def test_bots_of_ones_own_are_remembered_while_they_exist() -> None:
    settings = remembering(["human ruby Ada", "bot:mine amber Bo", "bot:lead emerald Cleo"])
    assert remembered(settings, KIT, ["mine"]).seats[1].who == "bot:mine"
    assert remembered(settings, KIT).seats[1].who == "bot:lead"


def test_our_own_bots_are_no_bots_of_ones_own() -> None:
    ours = ROLES.every
    assert remembered(Settings(), KIT, [*ours, "lead_x"]).levels == ("human", *LEVELS, "lead_x")


def test_remembering_keeps_only_what_is_unlike_the_rulebook() -> None:
    settings = Settings()
    draft = remembered(settings, KIT)
    remember(draft, settings)
    assert settings.of(KIT.name).house_rules == []
    draft.agree("ratings", "middle")
    remember(draft, settings)
    assert settings.of(KIT.name).house_rules == ["ratings=middle"]
    assert remembered(settings, KIT).options.ratings == "middle"


def test_seats_shuffle_and_move_within_the_table() -> None:
    draft = remembered(Settings(), KIT)
    draft.playing = 3
    last = draft.seats[3]
    draft.shuffle(random.Random(3))
    draft.move(0, 5)
    draft.move(0, -1)
    assert draft.seats[3] is last


@pytest.mark.parametrize("words", ["0", "42", str((1 << 64) - 1)])
def test_a_whole_number_is_its_own_seed(words: str) -> None:
    assert seed_of(f" {words} ") == int(words)


def test_words_are_a_seed_whatever_their_case() -> None:
    assert seed_of("reel-4821") == seed_of("REEL-4821 ") != seed_of("REEL-4822")
    assert all(0 <= seed_of(words) < 1 << 64 for words in ("", "é", "9" * 30, "-1", "²"))


def test_every_option_and_preset_is_told_in_words() -> None:
    sentences = box.open_sentences()
    for name in Options.__dataclass_fields__:
        if name == "line":
            continue
        assert name == "first_player" or f"hollywood.option.{name}" in sentences
        for value in KIT.values(name):
            assert f"hollywood.value.{name}.{value}" in sentences
            assert f"hollywood.value_does.{name}.{value}" in sentences
    assert all(f"hollywood.preset_does.{name}" in sentences for name in DECK.presets)


def test_roles_are_called_by_level_and_character() -> None:
    props = props_of()
    assert props.text(ROLES.words("bot:mogul")) == "Mogul"
    assert props.text(ROLES.words("bot:mogul_hoarder")) == "Mogul · Hoarder"
    assert props.text(ROLES.words("bot:greedy")) == "Greedy"
    assert props.text(ROLES.words("bot:gloop")) == "Gloop"
    assert props.text(ROLES.words("bot:and")) == "And"


@pytest.mark.parametrize(("language", "word"), [("en", "REEL"), ("it", "CIAK"), ("fr", "CLAP")])
def test_codes_of_deals_are_words_of_the_player_s_language(language: Language, word: str) -> None:
    voice, chance = Voice(box.open_sentences(), language), random.Random(1)
    drawn = [drawn_words(chance, voice) for _ in range(200)]
    assert any(code.startswith(word) for code in drawn)
    assert all(re.fullmatch(r"[A-Z]{4,8}-[1-9][0-9]{3}", code) for code in drawn)


def test_rules_are_told_of_unless_they_are_the_rulebooks() -> None:
    props = props_of()
    rulebook, *others = KIT.presets.values()
    assert agreed_in(props, KIT, rulebook) == []
    assert all(len(agreed_in(props, KIT, each)) == 1 for each in others)
    mixture = replace(rulebook, adv_award=2)
    assert agreed_in(props, KIT, mixture) == ["Your own mix"]
