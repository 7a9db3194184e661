"""The toy game, second in the box, seen and measured without a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood import box
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.tools import selftest
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import scenes, shoot

from ..harness.pilot import program
from ..harness.toy_house import HOUSE
from ..harness.toy_kit import SENTENCES
from ..harness.toy_player import BOTS, toy_set_up

BOTH = (GAMES[0], HOUSE)
SAID = {**box.open_sentences(), **SENTENCES}
SIZE = (1024, 576)


@pytest.mark.parametrize("scene", ["title", "new-match", "table", "pause", "rules"])
def test_a_second_game_has_its_pictures(scene: str, tmp_path: Path) -> None:
    games, file = OpenedGames(BOTH), tmp_path / "scene.png"
    assert scene in scenes(games, HOUSE.name)
    shoot(scene, file, games, SAID, Wish(SIZE), HOUSE.name)
    assert file.stat().st_size > 0


def test_the_selftest_plays_the_game_that_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, shorter in {"_RESTS": 0.05, "_STILL": 1, "_TICK": 1 / 15}.items():
        monkeypatch.setattr(selftest, name, shorter)
    monkeypatch.setattr("os.fsync", lambda file: None)
    seats = ["random", "random"]
    report = selftest.selftest(OpenedGames(BOTH), SAID, seats=seats, size=SIZE, game=HOUSE.name)
    assert report["ok"]


def test_a_match_is_of_its_own_game_whichever_is_turned_to() -> None:
    with program(Settings(game=GAMES[0].name), games=BOTH) as (_, flow):
        flow.begin(toy_set_up(BOTS, 1))
        assert flow.game.boxed is HOUSE
