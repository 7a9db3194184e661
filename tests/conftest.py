"""Tests see and hear nothing: pygame is told so before anyone imports it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay to the end."""
    _keep_what_is_there()


def _keep_what_is_there() -> None:
    """It is looked through for garbage no more, and what comes from now on more rarely.

    Where many positions are kept that took a sixth; and every page that is left has all looked
    through, which took a fifteenth of the tests of the screen.
    """
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


@pytest.fixture(scope="module", autouse=True)
def _what_tests_keep_stays() -> Iterator[None]:
    """Words, matches and pictures that were read or made once; what was left is dropped before."""
    yield
    gc.collect()
    _keep_what_is_there()


@pytest.fixture(scope="session", autouse=True)
def _files_of_the_box_are_read_once() -> Iterator[None]:
    """No test changes them."""
    from .harness.hurry import keep_memory, read_once_each

    with pytest.MonkeyPatch.context() as patch:
        read_once_each(patch)
        keep_memory(patch)
        yield


@pytest.fixture
def roughly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that look at no pixel."""
    from .harness import hurry

    hurry.in_a_hurry(monkeypatch)
    hurry.roughly(monkeypatch)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is the player's own is kept in a folder of the test."""
    import pygame

    from hollywood import files

    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command; its exit code, output and complaints."""

    def run(*words: str) -> tuple[int, str, str]:
        from hollywood.app import main

        code = main(["--lang", "en", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run
