"""Every game seen and measured without a person: pictures of all its scenes, and the self-test."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import box, files
from hollywood.app import main
from hollywood.games import GAMES
from hollywood.settings import GameSettings, Settings
from hollywood.ui.app.boxed_game import BoxedGame
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.presence import STAYS
from hollywood.ui.tools import positions, screenshots, selftest
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import scenes, shoot, unseen
from hollywood.ui.tools.unattended import Unattended

from ..harness.hollywood_match import hurry_the_coach
from ..harness.hurry import A_SHORT_MATCH, SOON_OVER, in_a_hurry, look_briefly, play_once_each

SMALL = (1024, 576)


def seen(
    what: str, file: Path, game: str = "", games: OpenedGames | None = None, **wish: Any
) -> pygame.Surface:
    """The picture of a scene."""
    wished = Wish(**{"size": SMALL, "seed": A_SHORT_MATCH, **wish})
    shoot(what, file, games or OpenedGames(GAMES), box.open_sentences(), wished, game)
    return pygame.image.load(file)


def pixels(picture: pygame.Surface) -> bytes:
    """All that is seen of it."""
    return pygame.image.tobytes(picture, "RGB")


@pytest.fixture
def _played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the matches in which scenes look for their position, and looked at only briefly."""
    look_briefly(monkeypatch)
    monkeypatch.setattr(screenshots, "_PLAYED", 4)  # matches of a career
    play_once_each(monkeypatch)
    in_a_hurry(monkeypatch)


@pytest.mark.usefixtures("_played_once")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_scene_has_a_picture_of_its_own(game: BoxedGame, tmp_path: Path) -> None:
    games = OpenedGames(GAMES)
    hurry_the_coach(games.first(game.name).kit)
    pages = len(games.opened(game).screens.rulebook.leaves())
    turned_to = [f"rules:{pages}"] if pages > 1 else []
    all_ = [*scenes(games, game.name), *turned_to]
    seen("table", tmp_path / "scene.bmp", game.name, games)  # the first of all has sketches in it
    pictures = [seen(name, tmp_path / "scene.bmp", game.name, games) for name in all_]
    assert {picture.get_size() for picture in pictures} == {SMALL}
    assert len({pixels(picture) for picture in pictures}) == len(all_)


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_seen_soon_though_something_moves_as_long_as_somebody_is_there(
    game: BoxedGame,
) -> None:
    wish = Wish(SMALL, seed=A_SHORT_MATCH)
    with files.elsewhere():
        shown = Unattended(wish, unseen(OpenedGames(GAMES), box.open_sentences(), wish, game.name))
        table, _ = shown.sit_down()
        shown.flow.stack.close()
    assert table.human is not None
    assert table.clock < STAYS / 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_selftest_plays_a_match_and_measures_it(
    game: BoxedGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, shorter in {"_RESTS": 0.05, "_SETTLES": 0.05, "_STILL": 1, "_TICK": 1 / 2}.items():
        monkeypatch.setattr(selftest, name, shorter)
    monkeypatch.setattr("hollywood.commands.bench._LOOP", 1000)
    monkeypatch.setattr("hollywood.commands.shot._CALIBRATES", 0.01)
    in_a_hurry(monkeypatch)
    agreed = {game.name: GameSettings(house_rules=SOON_OVER.get(game.name, []))}
    monkeypatch.setattr(selftest, "Settings", partial(Settings, games=agreed))
    seats = ",".join([positions.quick_bot(game.open())] * game.players[0])  # the shortest matches
    asked = ["--selftest", "--game", game.name, "--size", "1024x576", "--seats", seats]
    asked += ["--seed", str(A_SHORT_MATCH)]
    file = tmp_path / "report.json"  # a program with a window has nowhere to print on Windows
    assert main([*asked, "--out", str(file)]) == 0
    assert capsys.readouterr().out == ""
    report = json.loads(file.read_text("utf-8"))
    assert report["calibration_loops"] > 0
    assert report["keep"]["frames"] > 10, "saving is measured, move by move"
    assert report["ok"]
    assert report["astray"] == []
    assert report["size"] == list(SMALL)
    assert {"deal", "table"} < report["scenes"].keys()
    for part in ("update", "draw", "present"):
        assert report[part]["cpu_ms"]["p50"] <= report[part]["cpu_ms"]["worst"]
    assert report["frames"] > 100
    assert report["answer"]["frames"] > 10, "what is pointed at and pressed looks otherwise"
    worst = report["worst_frame"]
    assert worst["cpu_ms"] == report["frame"]["cpu_ms"]["worst"]
    assert worst["scene"].split(" > ")[0] in report["scenes"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
@pytest.mark.parametrize(("display", "seen"), [(":0", True), ("", False), (None, False)])
def test_an_empty_display_is_none(
    display: str | None, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    if display is not None:
        monkeypatch.setenv("DISPLAY", display)
    assert selftest._somebody_sees() is seen
