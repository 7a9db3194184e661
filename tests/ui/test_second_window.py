"""Two windows on one home, a count that was not seen, a folder that can't be written."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hollywood import files, kept_matches, saves
from hollywood.bots.bot import decide
from hollywood.core.match import Match
from hollywood.core.message import Refused
from hollywood.core.record import HUMAN
from hollywood.games.hollywood.bots.greedy import Greedy
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.pages.title import Title
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.pause import Pause

from ..harness.hollywood_match import Sketches, chairs
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def begun(seed: int) -> tuple[SetUp, Match[State, Move]]:
    """A match of three people."""
    set_up = SetUp(chairs([HUMAN] * 3), Options(), seed, KIT.name)
    return set_up, KIT.begin(set_up)


def move(match: Match[State, Move], moves: int = 1) -> None:
    """Let it go on for so many moves, or to its end."""
    chance = random.Random(1)
    while match.to_act is not None and moves:
        match.play(decide(Greedy(), match.game, match.state, chance))
        moves -= 1


def kept(saver: saves.Saver, match: Match[State, Move]) -> Refused | None:
    """Save the match, at once; what kept it from being saved."""
    saver.keep(match)
    return saver.wait()


def test_a_match_without_its_count_can_be_gone_on_with(pilot: Pilot) -> None:
    set_up, match = begun(5)
    move(match, -1)
    assert kept(saves.Saver(set_up, KIT), match) is None
    pilot.flow.title()
    title = pilot.stack.top
    assert isinstance(title, Title)
    assert title.menu.left is not None
    title.menu.go_on()
    for _ in range(200):
        pilot.tick(0.1)
    assert isinstance(pilot.stack.top, FinalCount)
    assert saves.left(KIT) is None, "its count was seen"


def test_two_windows_never_overwrite_each_other_s_match(pilot: Pilot) -> None:
    windows = [(saves.Saver(set_up, KIT), match) for set_up, match in (begun(5), begun(6))]
    for _ in range(4):
        for saver, match in windows:
            move(match)
            match.give_hint()
            assert kept(saver, match) is None
    (other,) = kept_matches.all_kept()  # and not one for every move
    newest = [saves.file_of(KIT.name).read_text("utf-8"), kept_matches.text_of(other.id)]
    assert ["seed: 6" in text for text in newest] == [True, False]
    assert all(text.partition("moves:")[2].count("\n- ") == 4 for text in newest)


def test_a_match_that_is_over_takes_no_other_s_place_with_it(pilot: Pilot) -> None:
    one, two = begun(5), begun(6)
    savers = [saves.Saver(set_up, KIT) for set_up, _ in (one, two)]
    for saver, (_, match) in zip(savers, (one, two), strict=True):
        move(match, -1)
        assert kept(saver, match) is None
    savers[0].done(one[1])
    left = saves.left(KIT)
    assert isinstance(left, saves.Kept)
    assert left.set_up.chance == 6
    savers[1].done(two[1])
    assert saves.left(KIT) is None


def test_what_is_no_match_is_not_overwritten_either(pilot: Pilot) -> None:
    saves.file_of(KIT.name).parent.mkdir(exist_ok=True)
    saves.file_of(KIT.name).write_bytes(b"\xff")
    set_up, match = begun(5)
    assert kept(saves.Saver(set_up, KIT), match) is None
    assert saves.unreadable(KIT.name).read_bytes() == b"\xff"


def paused(pilot: Pilot) -> Pause:
    """A pause in a match that has just begun."""
    pilot.flow.begin(begun(5)[0])
    table = pilot.table
    table.do("menu")
    pause = pilot.stack.top
    assert isinstance(pause, Pause)
    return pause


def buttons(pause: Pause) -> list[str]:
    return [each.words for each in pause.controls.all]


def test_a_pause_saves_the_match(pilot: Pilot) -> None:
    pause = paused(pilot)
    assert "Save and exit to menu" in buttons(pause)
    assert pause.unsaved is None
    assert isinstance(saves.left(KIT), saves.Kept)


def test_a_pause_promises_nothing_where_nothing_can_be_saved(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(files.HOME, str(tmp_path / "file"))
    pause = paused(pilot)
    assert "Exit to menu" in buttons(pause)
    assert "Save and exit to menu" not in buttons(pause)
    assert pause.unsaved is not None
    assert "can’t be written" in pilot.flow.props.text(pause.unsaved)
    pause.draw(pygame.Surface(pilot.canvas.get_size()))


_OTHER = """
import sys
from hollywood import saves
from hollywood.held import Hold
hold = Hold(saves.file_of(sys.argv[1]))
print(hold.take(), flush=True)
sys.stdin.read()
"""


def test_a_match_that_another_window_plays_can_only_be_looked_at(pilot: Pilot) -> None:
    """Until that window is closed, in whatever way."""
    set_up, match = begun(5)
    move(match, 6)
    saver = saves.Saver(set_up, KIT)
    assert kept(saver, match) is None
    saver.leave()
    run = [sys.executable, "-c", _OTHER, KIT.name]
    with subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        pilot.flow.title()
        pilot.flow.go_on()
        assert isinstance(pilot.stack.top, Notice)
        assert isinstance(pilot.stack.scenes[-2], Cinema)
        other.kill()
    pilot.flow.title()
    pilot.flow.go_on()
    assert len(pilot.table.match.moves) == 6
