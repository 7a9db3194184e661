"""Tests see and hear nothing: pygame is told so before anyone imports it."""

from __future__ import annotations

import os
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command; its exit code, output and complaints."""

    def run(*words: str) -> tuple[int, str, str]:
        from hollywood.app import main

        code = main(["--lang", "en", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run
