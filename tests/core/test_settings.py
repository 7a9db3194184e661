"""What was chosen for good: a part for each game, and version 0.1's file read unchanged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hollywood import files, settings
from hollywood.settings import GameChoice, GameSettings, Settings

from ..harness.folders import SAVES

CHOICES = {"projection": GameChoice(("off", "held", "always"), "held")}
OLD = (SAVES / "v1-settings.json").read_text("utf-8")


@pytest.fixture(autouse=True)
def file() -> Iterator[Path]:
    """Where settings are, in a folder of their own."""
    with files.elsewhere():
        files.own("x").parent.mkdir(exist_ok=True)
        yield files.own(settings.FILE)


def test_settings_of_version_0_1_are_those_of_its_one_game(file: Path) -> None:
    file.write_text(OLD, "utf-8")
    chosen, faulty = settings.load("first", CHOICES)
    assert faulty is None
    old = json.loads(OLD)
    shared = ("language", "text_size", "speed", "symbols", "remarks", "music", "effects")
    assert [getattr(chosen, name) for name in shared] == [old[name] for name in shared]
    assert list(chosen.games) == ["first"]
    assert chosen.of("first").seats == old["seats"]
    assert chosen.of("first").house_rules == old["house_rules"]
    assert chosen.of("first").chosen("projection", CHOICES["projection"]) == old["projection"]
    assert chosen.others == {"of_tomorrow": [1, 2]}
    chosen.save()
    assert settings.load("first", CHOICES) == (chosen, None)
    assert not {"seats", "house_rules", "projection"} & set(json.loads(file.read_text("utf-8")))


def test_settings_of_a_game_that_is_not_here_are_kept(file: Path) -> None:
    unknown: dict[str, object] = {"seats": ["human ruby Ada"], "house_rules": []}
    unknown |= {"choices": {"tray": "wide"}, "lesson": "", "learnt": False, "tips": {}}
    given = {"games": {"chess": {"clock": {"minutes": 5}, **unknown}}}
    file.write_text(json.dumps(given), "utf-8")
    chosen, faulty = settings.load("first", CHOICES)
    assert faulty is None
    chosen.of("first").house_rules = ["advanced=on"]
    chosen.save()
    written = json.loads(file.read_text("utf-8"))["games"]
    assert written["chess"] == given["games"]["chess"]
    assert written["first"]["house_rules"] == ["advanced=on"]


def test_what_version_0_1_wrote_later_counts(file: Path) -> None:
    """It keeps what it does not know, and writes its own beside it."""
    file.write_text('{"games": {"first": {"seats": ["a"]}}, "seats": ["b"]}', "utf-8")
    chosen, faulty = settings.load("first", CHOICES)
    assert (chosen.of("first").seats, faulty) == (["b"], None)


@pytest.mark.parametrize(
    "text",
    [
        '{"projection": "sideways"}',
        '{"seats": "all"}',
        '{"games": 3}',
        '{"games": {"first": []}}',
        '{"games": {"first": {"choices": {"projection": 3}}}}',
        '{"games": {"first": {"seats": [3]}}, "seats": 7}',
    ],
)
def test_what_is_wrong_is_left_out_and_the_file_kept(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    chosen, faulty = settings.load("first", CHOICES)
    assert faulty == file.with_name(settings.BAD)
    assert faulty.read_text("utf-8") == text
    assert chosen.of("first").chosen("projection", CHOICES["projection"]) == "held"
    assert chosen.of("first").seats == []


NESTED = "[" * 60 + "]" * 60
MANY = json.dumps({"speed": "fast", "of_tomorrow": list(range(30_000))})


@pytest.mark.parametrize("text", [MANY, f'{{"speed": "fast", "of_tomorrow": {NESTED}}}'])
def test_no_file_is_so_large_that_it_is_waited_for(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    chosen, faulty = settings.load("first", CHOICES)
    assert faulty is not None
    assert faulty.read_text("utf-8") == text
    chosen.save()
    assert file.stat().st_size < 10_000


def test_no_more_is_read_than_is_of_use(file: Path) -> None:
    with file.open("wb") as out:
        out.truncate(1 << 40)  # sparse: it takes no room
    assert settings.load("first", CHOICES)[0] == Settings()


def test_a_choice_of_another_edition_is_the_usual_one() -> None:
    chosen = Settings(games={"first": GameSettings(choices={"projection": "sideways"})})
    assert chosen.of("first").chosen("projection", CHOICES["projection"]) == "held"
