"""Pictures of scenes: which there are, how they are written, and the quickest way to the screen."""

from __future__ import annotations

import os
from errno import ENOSPC
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from hollywood import box, files, settings
from hollywood.app import main
from hollywood.core.message import Refused
from hollywood.games import GAMES
from hollywood.games.hollywood.art import open_art
from hollywood.settings import Settings
from hollywood.ui.app import framebuffer
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.screen import Screen
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import save
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import names, shoot
from hollywood.ui.tools.unattended import Unattended

from ..harness.folders import SAVES
from ..harness.positions import DECK, KIT
from .test_unattended import pixels, seen


@pytest.mark.parametrize("name", ["ghost", "star-choice"])
def test_a_picture_is_the_same_every_time(name: str, tmp_path: Path) -> None:
    one, two = (seen(name, tmp_path / "again.bmp") for _ in range(2))
    assert pixels(one) == pixels(two)


def test_what_is_kept_of_a_picture_is_painted_anew_once_its_cards_are_drawn(tmp_path: Path) -> None:
    """A round summary showed backs of cards: nobody had told it that they were drawn."""
    done: list[object] = []
    art = SimpleNamespace(draw_what_is_seen=lambda: done.append("drawn"))
    stack = SimpleNamespace(update=done.append, draw=lambda canvas: done.append("look"))
    props = SimpleNamespace(screen=Screen(64, 36), art=art)
    flow: Any = SimpleNamespace(props=props, stack=stack)
    Unattended(Wish(), flow).save(tmp_path / "picture.png")
    assert done == ["look", "drawn", 0.0, "look"]


def test_a_picture_shows_the_moment_that_was_asked_for(tmp_path: Path) -> None:
    saved = next(path for path in sorted(SAVES.glob("*.yaml")))
    wishes: list[dict[str, Any]] = [
        {},
        {"moves": 1},
        {"moves": 900},
        {"seed": 2},
        {"language": "fr"},
        {"text": 200},
        {"state": saved, "size": (2560, 1080)},
    ]
    games = OpenedGames(GAMES)
    pictures = [seen("table", tmp_path / "other.bmp", games=games, **wish) for wish in wishes]
    assert len({pixels(picture) for picture in pictures}) == len(wishes)
    assert pictures[-1].get_size() == (2560, 1080)


def test_the_pictures_are_listed_and_others_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--shot", "list"]) == 0
    assert capsys.readouterr().out.split() == names(OpenedGames(GAMES))
    out = tmp_path / "shot.png"
    assert main(["--shot", "pause", "--size", "1024x576", "--lang", "it", "-o", str(out)]) == 0
    assert out.is_file()
    for what in ("nothing", "table:2", "rules:x", "rules:²", "rules:123"):
        with pytest.raises(Refused):
            shoot(what, out, OpenedGames(GAMES), box.open_sentences())


@pytest.mark.parametrize("ending", ["png", "jpg", "jpeg", "BMP"])
def test_a_picture_is_written_as_its_name_ends(ending: str, tmp_path: Path) -> None:
    save(pygame.Surface((3, 2)), tmp_path / f"a.{ending}")
    assert pygame.image.load(tmp_path / f"a.{ending}").get_size() == (3, 2)


@pytest.mark.parametrize("name", ["a", "a.gif", "a.tga", "a.", "."])
def test_a_picture_of_another_sort_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        save(pygame.Surface((3, 2)), tmp_path / name)
    assert refused.value.reason.id == "command.bad_ending"
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_destroys_no_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: int) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    file = tmp_path / "a.png"
    file.write_bytes(b"old")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused) as refused:
        save(pygame.Surface((3, 2)), file)
    assert "problem=problem.full" in str(refused.value)
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"old"]


def test_pictures_leave_the_player_s_own_files_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(files.HOME, str(tmp_path / "home"))
    seen("table", tmp_path / "shot.png")
    assert not (tmp_path / "home").exists()
    assert os.environ[files.HOME] == str(tmp_path / "home")


class Opened:
    """Windows that are opened one after another, each as quick as its way."""

    def __init__(self, memory: float, texture: float) -> None:
        self.seconds = {"0": memory, "1": texture}
        self.ways: list[str] = []

    def __call__(self) -> Any:
        self.ways.append(os.environ[framebuffer.VARIABLE])
        return self

    def destroy(self) -> None:
        """Closed again."""


@pytest.mark.parametrize(
    ("memory", "texture", "chosen", "ways"),
    [
        (0.001, 0.0, "memory", ["0"]),
        (0.010, 0.002, "texture", ["0", "1"]),
        (0.010, 0.012, "memory", ["0", "1", "0"]),
    ],
)
def test_the_quicker_way_to_the_screen_is_found_out_once(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    memory: float,
    texture: float,
    chosen: str,
    ways: list[str],
) -> None:
    monkeypatch.setenv(files.HOME, str(tmp_path))
    monkeypatch.setenv(framebuffer.VARIABLE, "gone after this test")
    monkeypatch.delenv(framebuffer.VARIABLE)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    monkeypatch.setattr("pygame.display.quit", lambda: None)
    opened = Opened(memory, texture)
    monkeypatch.setattr(framebuffer, "_seconds", lambda window: opened.seconds[opened.ways[-1]])
    framebuffer.presented(Settings(), opened)
    assert opened.ways == ways
    known, _ = settings.load(KIT.name, GAMES[0].choices)
    assert known.presentation == chosen
    monkeypatch.delenv(framebuffer.VARIABLE)
    framebuffer.presented(known, opened)
    assert opened.ways == [*ways, ways[-1]], "it is not tried again"
    for driver in ("wayland", "x11"):
        monkeypatch.setattr("pygame.display.get_driver", lambda driver=driver: driver)
        monkeypatch.delenv(framebuffer.VARIABLE)
        framebuffer.presented(settings.load(KIT.name, GAMES[0].choices)[0], opened)
    again = opened.ways[len(ways) + 2 :]
    assert len(again) >= len(ways), "another driver may be quicker another way"
    assert settings.load(KIT.name, GAMES[0].choices)[0].presentation == chosen


@pytest.mark.parametrize("way", ["0", "1"])
def test_whoever_has_set_the_variable_knows_better(
    monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setenv(framebuffer.VARIABLE, way)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    opened, chosen = Opened(1.0, 1.0), Settings()
    framebuffer.presented(chosen, opened)
    assert opened.ways == [way]
    assert chosen.presentation == "auto"


def test_a_card_can_be_had_at_once_and_comes_as_it_should_be() -> None:
    pygame.init()
    art, id = open_art(DECK), "horror_moth"
    back = art.card(BACK, 90)
    assert pixels(art.card_or_stand_in(id, 90)) == pixels(back)
    art.wait()
    assert art.painted_since_asked()
    assert not art.painted_since_asked()
    assert art.card_or_stand_in(id, 90) is art.card(id, 90)
    small = art.card_or_stand_in(id, 60)
    assert small.get_width() == 60
    art.wait()
    assert (
        pixels(art.card_or_stand_in(id, 60)) == pixels(open_art(DECK).card(id, 60)) != pixels(small)
    )
    art.close()


@pytest.mark.parametrize("what", ["title", "cards"])
def test_a_picture_that_cant_be_written_gets_one_sentence(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "picture.png"
    assert main(["--lang", "en", "--shot", what, "--size", "1024x576", "-o", str(out)]) == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert "picture.png" in told
