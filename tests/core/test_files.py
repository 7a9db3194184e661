"""Files are written whole or not at all, whoever else writes or was killed; none is waited for."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hollywood import app, files, saves, settings
from hollywood.box import open_sentences
from hollywood.core.catalogue import Language, Voice
from hollywood.core.faults import Faults
from hollywood.core.message import Refused
from hollywood.games import GAMES
from hollywood.settings import Settings

from ..harness.positions import KIT

LONG_AGO = 1e9
unix = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes and few links there")


@pytest.fixture(autouse=True)
def home() -> Iterator[Path]:
    """A player's own folder, empty."""
    with files.elsewhere():
        files.own("x").parent.mkdir(exist_ok=True)
        yield files.own("x").parent


def test_two_programs_that_write_one_file_at_once_both_write_it_whole(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, wait = home / "match.yaml", os.fsync

    def meanwhile(number: int) -> None:
        """While the first has written half, a second begins and ends."""
        monkeypatch.setattr(os, "fsync", wait)
        with monkeypatch.context() as other:
            other.setattr(os, "getpid", lambda: -1)
            files.write_text(file, "second")
        assert file.read_text("utf-8") == "second"
        wait(number)

    monkeypatch.setattr(os, "fsync", meanwhile)
    files.write_text(file, "first")
    assert file.read_text("utf-8") == "first"
    assert list(home.iterdir()) == [file]


def test_what_a_killed_program_left_is_swept_away_and_nothing_else(home: Path) -> None:
    ours = [
        "match-a.yaml-123.tmp",
        "settings.json-7.tmp",
        "match.yaml.tmp",
        "crash.txt.tmp",
    ]
    others = ["match-hollywood.yaml", "notes.tmp", "a.tmp.yaml", "b.yaml-x.tmp", "c.yaml-9.tmp"]
    for name in [*ours, *others]:
        (home / name).touch()
        os.utime(home / name, (LONG_AGO, LONG_AGO))
    os.utime(home / others[-1])  # another window is writing it
    files.sweep()
    assert sorted(path.name for path in home.iterdir()) == sorted(others)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "il disco è pieno"),
        (errno.EACCES, "qui non è consentito"),
        (errno.EPERM, "qui non è consentito"),
        (errno.EROFS, "questo disco si può solo leggere"),
        (errno.EDQUOT, "il disco è pieno"),
        (errno.EEXIST, "un file occupa il posto di una cartella"),
        (errno.EIO, f"errore {errno.EIO} del sistema"),
    ],
)
def test_what_keeps_a_file_from_being_written_is_told_in_the_player_s_language(
    home: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def refuse(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(Refused) as refused:
        files.write_text(home / "x", "words")
    voice = Voice(open_sentences(), "it")
    assert voice.text(refused.value.reason) == f"{home / 'x'} non si può scrivere: {said}."


@pytest.mark.parametrize(
    ("language", "said"), [("it", "occupa il posto"), ("fr", "occupe la place")]
)
def test_a_home_that_is_a_file_is_told_in_the_player_s_language(
    home: Path, monkeypatch: pytest.MonkeyPatch, language: Language, said: str
) -> None:
    """Nothing of what the system says in English stands in an Italian or French sentence."""
    (home / "x").write_text("", "utf-8")
    voice = Voice(open_sentences(), language)
    for folder in (home / "x", home / "x" / "deeper"):
        monkeypatch.setenv(files.HOME, str(folder))
        for write in (files.write_text, files.append_text):
            with pytest.raises(Refused) as refused:
                write(files.own("settings.json"), "words")
            assert said in voice.text(refused.value.reason)


@unix
def test_what_keeps_a_file_from_being_read_is_told_in_the_player_s_language(home: Path) -> None:
    voice = Voice(open_sentences(), "it")
    for file, said in ((home, "è una cartella"), (home / "\0", "caratteri che lì")):
        with pytest.raises(Faults) as faults:
            files.read_file(file)
        assert said in voice.text(faults.value.faults[0].message)


def test_what_the_system_refuses_is_told_without_its_own_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("/a/home", None):
        error = FileExistsError(errno.EEXIST, "File exists", name)

        def refused(_arguments: object, error: OSError = error) -> None:
            raise error

        monkeypatch.setattr(app, "_parsed", refused)
        monkeypatch.setattr("hollywood.box.told_language", lambda: "it")
        monkeypatch.setattr(app, "_hush", lambda: None)
        assert app.main([]) == 1
        told = capsys.readouterr().err
        assert "occupa il posto" in told
        assert "exists" not in told
        assert (name or "Il sistema") in told


@unix
def test_a_link_to_a_saved_file_stays_a_link(home: Path, tmp_path: Path) -> None:
    there = tmp_path / "synced" / "settings.json"
    there.parent.mkdir()
    (home / settings.FILE).symlink_to(there)
    Settings(speed="fast").save()
    assert (home / settings.FILE).readlink() == there
    assert settings.load(KIT.name, GAMES[0].choices) == (Settings(speed="fast"), None)


@unix
@unix
def test_a_device_takes_what_is_written_and_stays_one() -> None:
    """Whoever may do so had /dev/null replaced by a file, for the whole machine."""
    ours, theirs = os.openpty()
    device = Path(os.ttyname(theirs))
    files.write_text(device, "told")
    assert os.read(ours, 10) == b"told"
    assert device.is_char_device()
    os.close(ours)
    os.close(theirs)


def test_the_folder_is_on_the_disk_before_a_file_counts_as_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    wait = os.fsync

    def seen(number: int) -> None:
        told.append((home / "x").exists())
        wait(number)

    monkeypatch.setattr(os, "fsync", seen)
    files.write_text(home / "x", "words")
    assert told == [False, True], "once for the file, then for its new name"


@unix
def test_a_pipe_or_a_device_is_not_waited_for(home: Path) -> None:
    match, device = saves.file_of(KIT.name), home / "device"
    os.mkfifo(match)
    device.symlink_to("/dev/zero")
    os.mkfifo(home / settings.FILE)
    for file in (match, device):
        with pytest.raises(Faults) as told:
            files.read_file(file)
        assert [fault.message.id for fault in told.value.faults] == ["fault.not_a_file"]
    assert isinstance(saves.left(KIT), Faults)
    assert match.is_fifo(), "it is no match, but it is not ours to move"
    assert settings.load(KIT.name, GAMES[0].choices)[0] == Settings()


@unix
def test_a_half_file_that_is_a_pipe_keeps_nothing_from_being_written(home: Path) -> None:
    os.mkfifo(home / f"x-{os.getpid()}.tmp")
    files.write_text(home / "x", "words")
    assert (home / "x").read_text("utf-8") == "words"


def test_on_windows_a_file_that_is_held_for_a_moment_is_tried_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, real = [True, True], Path.replace

    def replace(self: Path, target: Path) -> Path:
        if held:
            held.pop()
            raise PermissionError
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(sys, "platform", "win32")
    files.write_text(home / "x", "words")
    assert (home / "x").read_text("utf-8") == "words"
