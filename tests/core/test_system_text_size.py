"""How large words are at the very first start: as the system has them, where it tells."""

from __future__ import annotations

import os
import sys
from configparser import ConfigParser
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace

import pytest

from hollywood import system_text_size
from hollywood.settings import TEXT_SIZES


@pytest.fixture(autouse=True)
def _on_a_desk_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(system_text_size, "sys", SimpleNamespace(platform="linux"))
    answers(monkeypatch, "")


def answers(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    done = CompletedProcess([], 0, stdout=said)
    monkeypatch.setattr("subprocess.run", lambda *_, **__: done)


@pytest.mark.parametrize(
    ("said", "size"),
    [("1.0", 100), ("1.24", 100), ("1.25", 125), ("1.8", 150), ("2.5\n", 200), ("'large'", 100)],
)
def test_gnome_tells_how_large_words_shall_be(
    said: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, said)
    assert system_text_size.text_size() == size
    assert size in TEXT_SIZES


@pytest.mark.parametrize(("said", "size"), [("120", 125), ("0", 100), ("many", 100)])
def test_kde_tells_it_in_dots_an_inch(said: str, size: int, tmp_path: Path) -> None:
    (tmp_path / "kcmfonts").write_text(f"[General]\nforceFontDPI={said}\n", "utf-8")
    assert system_text_size.text_size() == size


def test_a_torn_file_and_a_system_that_says_nothing_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kcmfonts").write_text("forceFontDPI=192", "utf-8")

    def gone(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("subprocess.run", gone)
    assert system_text_size.text_size() == 100


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_pipe_or_a_device_in_the_files_place_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kcmfonts")
    assert system_text_size.text_size() == 100
    (tmp_path / "kcmfonts").unlink()
    (tmp_path / "kcmfonts").symlink_to("/dev/zero")
    assert system_text_size.text_size() == 100


def test_of_an_endless_file_only_the_beginning_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kcmfonts").write_text("[General]\nforceFontDPI=192\n" + "a=b\n" * 100_000, "utf-8")
    read: list[str] = []

    class Counting(ConfigParser):
        def read_string(self, string: str, source: str = "") -> None:
            read.append(string)
            super().read_string(string)

    monkeypatch.setattr(system_text_size, "ConfigParser", Counting)
    assert system_text_size.text_size() == 150
    assert len(read[0]) < 10_000
