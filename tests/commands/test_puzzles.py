"""The command `puzzles`, as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.games import GAMES
from hollywood.set_up import load

from ..harness.toy_kit import TOY

LINE = "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_puzzle_is_a_match_with_a_question(run: Any, game: str) -> None:
    words = ("puzzles", game, "--count", "1", "--processes", "1")
    code, out, err = run(*words, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    kit = next(each for each in GAMES if each.name == game).open()
    for each in found:
        _, match = load(each["record"], "record", lambda _: kit)
        assert match.to_act == each["seat"]
        for move in each["answer"].split(", "):
            match.play(match.game.read(move))
        assert each["line"][: len(each["answer"].split(", "))] == each["answer"].split(", ")
        assert each["rating"] >= 500
    assert run(*words)[1].splitlines() == [each["text"] for each in found]


def test_puzzles_of_a_file_are_proved(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"# a note\n{LINE} ; 1755 double\n", "utf-8")
    assert run("puzzles", "hollywood", "--check", str(file))[1].startswith("1 puzzle checked")
    file.write_text(f"{LINE}\n\n{LINE.replace('21', '23')}\nnonsense\n", "utf-8")
    code, _, err = run("puzzles", "hollywood", "--check", str(file))
    places = [line.split(": ")[0] for line in err.splitlines()]
    assert (code, places) == (1, [f"{file}:3", f"{file}:4"])


def test_chosen_ones_go_to_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "chosen.txt"
    words = ("puzzles", "hollywood", "--chosen", "--count", "1", "--processes", "1")
    assert run(*words, "--out", str(file)) == (0, "", "")
    assert len(file.read_text("utf-8").splitlines()) == 1


def test_a_game_without_puzzles_says_so(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.commands.asked.GAMES", (*GAMES, TOY))
    code, _, err = run("puzzles", "whispers")
    assert (code, err) == (1, "Whispers has no puzzles.\n")
