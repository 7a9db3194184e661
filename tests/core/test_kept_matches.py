"""Finished matches are kept, unfinished ones wait on the shelf; nothing is ever lost on the way."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood import files, kept_matches, saves
from hollywood.core.faults import Faults
from hollywood.core.message import Refused
from hollywood.kept_matches import KeptMatch, Note
from hollywood.set_up import AnyKit, AnyMatch, load, save

from ..harness.folders import SAVES
from ..harness.positions import KIT, KITS
from ..harness.toy_kit import ToyKit

UNFINISHED = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")
FINISHED = (SAVES / "v1-finished-4.yaml").read_text("utf-8")
LONG_AGO = 1.0e9


@pytest.fixture(autouse=True)
def home() -> Iterator[Path]:
    """A player's own folder, empty."""
    with files.elsewhere():
        files.own("x").parent.mkdir(exist_ok=True)
        yield files.own("x").parent


def written(text: str) -> tuple[Any, AnyMatch, str]:
    """A match as the program writes it."""
    set_up, match = load(text, "match.yaml", KITS)
    return set_up, match, save(set_up, match, KIT)


def waiting(game: str | None = None) -> list[KeptMatch]:
    return [each for each in kept_matches.all_kept(game) if not each.finished]


def ended(game: str | None = None) -> list[KeptMatch]:
    return [each for each in kept_matches.all_kept(game) if each.finished]


def left(text: str, at: float = LONG_AGO) -> Path:
    """A match is left, another one begins; its record on the shelf."""
    file = saves.file_of(KIT.name)
    file.write_text(text, "utf-8")
    os.utime(file, (at, at))
    before = {each.record for each in waiting()}
    saves.put_aside(KIT)
    (new,) = {each.record for each in waiting()} - before
    return new


def test_a_match_is_kept_at_its_end_and_is_there_once(home: Path) -> None:
    set_up, match, text = written(FINISHED)
    saver = saves.Saver(set_up, KIT)
    saver.keep(match)
    id = saver.done(match)
    assert saver.wait() is None
    assert saves.left(KIT) is None
    again = saves.Saver(set_up, KIT)  # a program killed before it could remove the match
    again.keep(match)
    assert again.done(match) == id
    assert again.wait() is None
    (kept,) = kept_matches.all_kept()
    assert (kept.id, kept.game, kept.finished) == (id, KIT.name, True)
    assert kept_matches.text_of(id) == text
    assert saves.kept(KIT, kept.record).match.states[-1] == match.state


@pytest.mark.parametrize("kit", [KIT, ToyKit()], ids=lambda kit: kit.name)
def test_every_game_keeps_its_own(kit: AnyKit) -> None:
    for game in (KIT.name, ToyKit().name):
        kept_matches.keep(kept_matches.finished(game, game), game)
    (kept,) = kept_matches.all_kept(kit.name)
    assert kept_matches.text_of(kept.id) == kit.name


def test_the_oldest_go_and_those_that_are_pinned_never(home: Path) -> None:
    folder = home / kept_matches.FOLDER
    folder.mkdir()
    ids = [f"hollywood-20260101-{n // 60:02}{n % 60:02}00-{n:08x}" for n in range(202)]
    for id in ids:
        (folder / f"{id}.yaml").touch()
        (folder / f"{id}.jpg").touch()
    kept_matches.write_note(kept_matches.record_of(ids[0]), Note("The first one", pinned=True))
    (folder / f"{ids[1]}.note").write_text("name: [", "utf-8")  # perhaps it pinned its match
    kept_matches.keep(kept_matches.finished(KIT.name, FINISHED), FINISHED)
    there = {each.id for each in ended()}
    assert there.issuperset({ids[0], ids[1], *ids[3:]})
    assert ids[2] not in there
    assert not (folder / f"{ids[2]}.jpg").exists()


def test_a_match_that_is_left_goes_on_the_shelf_and_comes_back(home: Path) -> None:
    _, match, text = written(UNFINISHED)
    file = saves.file_of(KIT.name)
    kept_matches.picture_of(file).write_bytes(b"picture")
    record = left(text)
    assert kept_matches.picture_of(record).read_bytes() == b"picture"
    kept_matches.write_note(record, Note("With Ada and all her friends, by the sea", pinned=True))
    (kept,) = waiting()
    assert kept.at == LONG_AGO
    assert kept.note == Note("With Ada and all her fri", pinned=True)
    file.write_text(FINISHED, "utf-8")  # another one that is in the way
    again = saves.take_from_shelf(KIT, record)
    assert again.match.states[-1] == match.state
    assert file.read_text("utf-8") == text
    assert kept_matches.picture_of(file).read_bytes() == b"picture"
    (other,) = waiting()
    assert kept_matches.text_of(other.id) == FINISHED
    os.utime(file, (LONG_AGO, LONG_AGO))
    saves.put_aside(KIT)
    assert [each.note.pinned for each in waiting()] == [False, True], "the note stays with it"


def test_what_was_said_of_a_match_stays_with_it_to_its_end() -> None:
    set_up, match, text = written(FINISHED)
    kept_matches.write_note(record := left(text), Note("Mine"))
    saves.take_from_shelf(KIT, record)
    saver = saves.Saver(set_up, KIT)
    saver.done(match)
    assert saver.wait() is None
    (kept,) = kept_matches.all_kept()
    assert (kept.finished, kept.note.name) == (True, "Mine")


def test_the_same_match_in_two_states_is_there_twice_unless_one_led_to_the_other() -> None:
    _, _, text = written(UNFINISHED)
    earlier, other = text.rsplit("- ", 1)[0], text.rsplit("- ", 2)[0] + "- clap\n"
    for each in (earlier, text):
        saves.file_of(KIT.name).write_text(each, "utf-8")
        saves.put_aside(KIT)
    (newest,) = waiting()
    assert kept_matches.text_of(newest.id) == text
    for each in (other, earlier):
        saves.file_of(KIT.name).write_text(each, "utf-8")
        saves.put_aside(KIT)
    assert {kept_matches.text_of(kept.id) for kept in waiting()} == {text, other, earlier}


def test_what_cannot_be_read_stays_and_is_named(home: Path) -> None:
    record = left(UNFINISHED + "- place Z\n")
    saves.file_of(KIT.name).write_text(FINISHED, "utf-8")
    with pytest.raises(Faults) as caught:
        saves.take_from_shelf(KIT, record)
    fault = caught.value.faults[0]
    assert fault.file == str(record)
    assert fault.line == len(UNFINISHED.splitlines()) + 1
    assert saves.file_of(KIT.name).read_text("utf-8") == FINISHED
    assert [each.record for each in waiting()] == [record]


def test_files_of_others_in_the_folder_are_left_alone(home: Path) -> None:
    folder = home / kept_matches.FOLDER
    folder.mkdir()
    for name in ["notes.yaml", "hollywood-99999999-000000-00000000.yaml", "x.note", "a.jpg"]:
        (folder / name).write_text("mine", "utf-8")
    assert kept_matches.all_kept() == []
    assert len(list(folder.iterdir())) == 4


def test_a_match_is_deleted_with_all_that_belongs_to_it(home: Path) -> None:
    record = left(UNFINISHED)
    kept_matches.write_note(record, Note("Mine"))
    (home / "reviews").mkdir()
    (home / "reviews" / f"{record.stem}.json").touch()
    kept_matches.delete(record)
    assert [path for path in home.rglob("*") if path.is_file()] == []


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more fits on the disk."""

    def refuse(file: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))

    monkeypatch.setattr(files, "_write", refuse)


@pytest.mark.parametrize("trouble", ["a full disk", "no folder"])
def test_a_match_that_cannot_be_kept_at_its_end_waits_for_its_count(
    home: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    set_up, match, text = written(FINISHED)
    saver = saves.Saver(set_up, KIT)
    saver.keep(match)
    assert saver.wait() is None
    with monkeypatch.context() as meanwhile:
        if trouble == "a full disk":
            full(meanwhile)
        else:
            (home / kept_matches.FOLDER).touch()
        saver.done(match)
        refused = saver.wait()
    assert refused is not None
    assert refused.reason.id == "command.cant_write"
    assert saves.file_of(KIT.name).read_text("utf-8") == text


def test_where_there_is_no_shelf_a_match_is_put_beside(home: Path) -> None:
    (home / kept_matches.FOLDER).touch()
    saves.file_of(KIT.name).write_text(UNFINISHED, "utf-8")
    saves.put_aside(KIT)
    assert saves.before(KIT.name).read_text("utf-8") == UNFINISHED


def test_what_cannot_be_written_of_a_match_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    record = left(UNFINISHED)
    full(monkeypatch)
    with pytest.raises(Refused):
        kept_matches.write_note(record, Note(pinned=True))
    assert [each.note.pinned for each in waiting()] == [False]


_KILLED = """
import os, signal, sys
from pathlib import Path
from hollywood import files, kept_matches, saves
from hollywood.set_up import load
from tests.harness.positions import KIT, KITS
set_up, match = load(Path(sys.argv[1]).read_text("utf-8"), "match.yaml", KITS)
kept_matches.end = lambda record, id: os.kill(os.getpid(), signal.SIGKILL)
saver = saves.Saver(set_up, KIT)
saver.keep(match)
saver.done(match)
saver.wait()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed so there")
def test_a_program_killed_while_it_keeps_a_match_loses_nothing(home: Path) -> None:
    """Killed after the match was kept and before it is no longer the one that is played."""
    run = [sys.executable, "-c", _KILLED, str(SAVES / "v1-finished-4.yaml")]
    assert subprocess.run(run, check=False, timeout=60).returncode == -signal.SIGKILL
    (kept,) = ended()
    left = saves.left(KIT)
    assert isinstance(left, saves.Kept)
    saver = saves.Saver(left.set_up, KIT)
    assert saver.done(left.match) == kept.id
    assert saver.wait() is None
    assert saves.left(KIT) is None
    assert len(kept_matches.all_kept()) == 1


def test_practice_is_saved_and_all_of_it_can_be_taken_back() -> None:
    _, match, text = written(UNFINISHED)
    branch = text.replace("moves:\n", f"practice: {len(match.moves)}\nmoves:\n", 1)
    set_up, tried = load(branch, "practice.yaml", KITS)
    assert set_up.practice == len(match.moves)
    assert save(set_up, tried, KIT) == branch
    while tried.undo():
        pass
    assert tried.moves == []
    assert load(save(set_up, tried, KIT), "practice.yaml", KITS)[1].moves == []
    with pytest.raises(Faults) as caught:
        load(branch.replace("practice: ", "practice: -"), "less.yaml", KITS)
    assert [fault.message.id for fault in caught.value.faults] == ["fault.practice"]


def test_many_matches_are_listed_soon(home: Path) -> None:
    """As many as there can be, all of them with a note, are named without being read."""
    rng = random.Random(1)
    (home / kept_matches.FOLDER).mkdir()
    for n in range(kept_matches.MOST_FINISHED):
        id = f"hollywood-20260101-{rng.randrange(24):02}{rng.randrange(60):02}00-{n:08x}"
        kept_matches.record_of(id).touch()
    assert len(ended()) == kept_matches.MOST_FINISHED
    assert [each.at for each in ended()] == sorted((each.at for each in ended()), reverse=True)


def test_what_was_tried_from_a_match_is_listed_under_it(home: Path) -> None:
    """The match itself is the oldest here, another of the same box the newest."""
    (home / kept_matches.FOLDER).mkdir()
    branch = FINISHED.replace("moves:\n", "practice: 3\nmoves:\n", 1)
    lost = UNFINISHED.replace("moves:\n", "practice: 2\nmoves:\n", 1)
    texts = {"1": FINISHED, "2": branch, "3": branch + "\n", "4": lost, "5": UNFINISHED}
    for digit, text in texts.items():
        id = f"hollywood-2026010{digit}-120000-{digit * 8}"
        kept_matches.record_of(id).write_text(text, "utf-8")
    order = [each.id[-1] for each in kept_matches.with_tried(ended())]
    assert order == ["5", "4", "1", "3", "2"]
    kept_matches.delete(kept_matches.record_of("hollywood-20260101-120000-11111111"))
    assert [each.id[-1] for each in kept_matches.with_tried(ended())] == ["5", "4", "3", "2"]
