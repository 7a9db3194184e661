"""Commands in a box of two games: the first where none is said, the other by its name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood import files, saves
from hollywood.games import GAMES
from hollywood.ui.app import program
from hollywood.ui.tools import cold_cards

from ..harness.folders import SAVES
from ..harness.positions import KIT
from ..harness.toy_game import LETTERS
from ..harness.toy_house import HOUSE as TOY
from ..harness.toy_kit import ToyKit

SEATS = ("--seats", "random,random")


@pytest.fixture(autouse=True)
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both games, and a folder of nobody's."""
    both = (GAMES[0], TOY)
    for module in ("asked", "bench"):
        monkeypatch.setattr(f"hollywood.commands.{module}.GAMES", both)
    with files.elsewhere():
        yield


@pytest.fixture
def record(run: Any, tmp_path: Path) -> Path:
    """A match of the second game."""
    words = ("simulate", TOY.name, *SEATS, "--games", "1", "--records", str(tmp_path))
    assert run(*words)[0] == 0
    return next(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        ("--game", TOY.name, "cards"),
        ("cards", "--game", TOY.name),
        ("--game", "hollywood", "cards", "--game", TOY.name),
    ],
)
def test_a_game_is_named_before_or_after_the_command(run: Any, words: tuple[str, ...]) -> None:
    assert json.loads(run(*words, "--json")[1]) == ToyKit().cards()
    assert len(run(*words)[1].splitlines()) == len(LETTERS)


def test_the_first_game_is_meant_where_none_is_said(run: Any) -> None:
    assert "star_vivienne" in run("cards")[1]
    assert "star_vivienne" in run("cards", "--game", GAMES[0].name)[1]


@pytest.mark.parametrize(
    "words",
    [("cards", "--game", "chess"), ("simulate", "chess", *SEATS), ("--game", "chess", "check")],
)
def test_an_unknown_game_gets_one_sentence(run: Any, words: tuple[str, ...]) -> None:
    code, out, err = run(*words)
    told = "There is no game “chess” in this box; there are hollywood, whispers.\n"
    assert (code, out, err) == (1, "", told)


def test_an_unknown_game_opens_no_window(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It opened the game that was played last, as if nothing had been said."""
    monkeypatch.setattr(program, "play", lambda *_: None)
    code, _, err = run("--game", "chess")
    assert code == 1
    assert "chess" in err


def test_matches_without_points_are_summed_up_by_places(run: Any) -> None:
    report = json.loads(run("simulate", TOY.name, *SEATS, "--games", "10", "--json")[1])
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(10)
    assert not {"mean", "best"} & {*report, *report["seats"][0]}
    words = ("arena", "--game", TOY.name, *SEATS, "--games", "4", "--processes", "1")
    report = json.loads(run(*words, "--json")[1])
    assert report["players"][0]["win_share"] == pytest.approx(0.5)
    assert not {"points", "margin"} & set(report["players"][0])
    assert "| random |" in run(*words)[1]


def test_a_record_names_its_game_itself(run: Any, record: Path) -> None:
    told = json.loads(run("replay", str(record), "--json")[1])
    assert sorted(told["places"]) == [1, 2]
    assert [line[:9] for line in run("replay", str(record))[1].splitlines()[-2:]] == [
        "random 1:",
        "random 2:",
    ]
    code, out, _ = run("analyse", str(record))
    assert (code, "points" in out) == (0, False)
    report = json.loads(run("analyse", str(record), "--json")[1])
    assert report["decisions"][0]["played"]["points"] is None
    hollywood = str(SAVES / "v1-finished-4.yaml")
    assert "scores" in json.loads(run("--game", TOY.name, "replay", hollywood, "--json")[1])


def test_options_are_the_game_s_own(run: Any) -> None:
    simulate = ("simulate", TOY.name, *SEATS, "--games", "1")
    assert run(*simulate, "--option", "pace=quick")[0] == 0
    assert run(*simulate, "--preset", "quick")[0] == 0
    assert "choose from slow, quick" in run(*simulate, "--preset", "standard")[2]
    assert "pace" in run(*simulate, "--option", "pacs=quick")[2]


def test_every_game_is_measured(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.commands.bench._LOOP", 1000)
    monkeypatch.setattr(cold_cards, "cold_cards", lambda art: {"card_ms": 1.0})
    figures = json.loads(run("bench", "--seconds", "0.01", "--json")[1])
    assert set(figures["games"]) == {GAMES[0].name, TOY.name}
    assert figures["games"][GAMES[0].name].items() <= figures.items()
    assert all(each["play_out_moves"] > 0 for each in figures["games"].values())
    assert all(each["keep_ms"] < 1 for each in figures["games"].values())
    assert "\nwhispers\n" in run("bench", "--seconds", "0.01")[1]


def test_a_hand_is_one_s_own_in_the_terminal_too(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run("play", "--game", TOY.name, "--seed", "1")
    assert code == 0
    assert out.startswith("Whispers Deal 1.")
    assert "\n? ? ?\n" in out
    assert "chances from first to last place 50/50%. " in out


def test_bots_of_one_s_own_play_their_game(run: Any) -> None:
    bot = "class Bot:\n def think(self, game, seat, moves, *_):\n  yield\n  return moves[0]\n"
    files.write_text(files.own("bots") / "old.py", bot)
    files.write_text(files.own("bots") / TOY.name / "mine.py", bot)
    simulate = ("simulate", "--games", "1", "--seats")
    assert run(*simulate, "mine,random", "--game", TOY.name)[0] == 0
    assert "no bot “old”" in run(*simulate, "old,random", "--game", TOY.name)[2]
    assert run(*simulate, "old,random,random")[0] == 0
    assert "no bot “mine”" in run(*simulate, "mine,random,random")[2]


def test_each_game_keeps_its_own_match(run: Any, record: Path) -> None:
    hollywood = SAVES / "v1-unfinished-3.yaml"
    for game, file in ((TOY.name, record), (KIT.name, hollywood)):
        files.write_text(saves.file_of(game), file.read_text("utf-8"))
    for kit in (KIT, ToyKit()):
        kept = saves.left(kit)
        assert isinstance(kept, saves.Kept)
        assert kept.set_up.game == kit.name
    saves.put_aside(KIT)
    assert saves.left(KIT) is None
    assert isinstance(saves.left(ToyKit()), saves.Kept)
