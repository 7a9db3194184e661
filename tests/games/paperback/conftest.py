"""Whoever runs the tests may have words of their own: they count in no test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood import files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without words of one's own."""
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)
    return tmp_path
