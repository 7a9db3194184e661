"""What saved matches promised, held against how they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.review import ended
from hollywood.commands.asked import game_called
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.set_up import load

from ..harness.folders import SAVES


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_chances_are_held_against_how_matches_ended(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("hollywood.games.hollywood.bots.review.SOON", 20)
    kit = game_called(game).open()
    seats = ",".join(["greedy"] * min(kit.seats))  # a match is over soon
    words = ("simulate", game, "--seats", seats, "--games", "1", "--records", str(tmp_path))
    assert run(*words)[0] == 0
    files, won = sorted(map(str, tmp_path.glob("*.yaml"))), list[float]()
    for file in files:
        match = load(read_file(Path(file)), file, {game: kit}.get)[1]
        ends = ended(match.game, match.state)
        won += [ends[step.seat].win for step in kit.review(match, 1).steps]
    rows = json.loads(run("chances", *files, "--json")[1])["chances"]
    assert sum(row["promises"] for row in rows) == len(won)
    happened = sum(row["happened"] * row["promises"] for row in rows)
    assert happened == pytest.approx(sum(won), abs=0.001 * len(won))
    for row in rows:
        assert row["from"] / 100 <= row["promised"] <= row["from"] / 100 + 0.1
        assert row["low"] <= row["happened"] <= row["high"]
        assert row["matches"] == 1


def test_chances_of_a_match_that_is_not_over_are_refused(run: Any) -> None:
    file = str(SAVES / "v1-unfinished-3.yaml")
    code, _, err = run("chances", file)
    assert code == 1
    assert err.strip() == f"{file} is not over, so its chances can’t be held against how it ended."
