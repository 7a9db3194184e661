"""What the program tells before it starts: broken settings and matches lose nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hollywood import files, saves, settings
from hollywood.ui.flow import Flow
from hollywood.ui.notice import Notice
from hollywood.ui.title import Title

from .setting import DECK
from .studio_lot import press, props_of

SAVED = (Path(__file__).parent / "saves" / "v1-unfinished-3.yaml").read_text("utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, empty."""
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setenv(files.HOME, str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("text", ["{", "[]", '{"text_size": 7}', '{"speed": "warp"}', "\udcff"])
def test_broken_settings_are_replaced_by_the_usual_ones(home: Path, text: str) -> None:
    (home / settings.FILE).write_bytes(text.encode("utf-8", "surrogateescape"))
    chosen, readable = settings.load()
    assert not readable
    assert (chosen.text_size, chosen.speed) == (100, "normal")


def test_settings_survive_and_keep_what_they_do_not_know(home: Path) -> None:
    (home / settings.FILE).write_text('{"text_size": 150, "of_tomorrow": 3}', "utf-8")
    chosen, readable = settings.load()
    assert readable
    chosen.speed = "fast"
    chosen.save()
    again, _ = settings.load()
    assert (again.text_size, again.speed, again.others) == (150, "fast", {"of_tomorrow": 3})


def test_a_match_left_can_be_gone_on_with(home: Path) -> None:
    (home / saves.FILE).write_text(SAVED, "utf-8")
    kept = saves.left(DECK)
    assert isinstance(kept, saves.Kept)
    assert kept.match.moves


def test_an_edited_match_is_told_and_put_aside(home: Path) -> None:
    broken = SAVED + "- place Z\n"
    (home / saves.FILE).write_text(broken, "utf-8")
    props = props_of()
    props.stack.resize(props.screen)
    flow = Flow(props, {}, [], lambda: None)
    flow.title()
    assert isinstance(flow.stack.top, Notice)
    assert (home / saves.BAD).read_text("utf-8") == broken
    press(flow.stack.top, pygame.K_RETURN)
    assert isinstance(flow.stack.top, Title)
