"""Where our files are, whether run from a checkout, an installed wheel or a frozen bundle."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


def root() -> Path:
    """The folder that holds `data` and `assets`."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    return _beside_us()


@cache  # asked for with every word that is set
def _beside_us() -> Path:
    package = Path(__file__).resolve().parent
    return package if (package / "data").is_dir() else package.parent


def data(name: str) -> Path:
    """A file of the card database or the catalogue."""
    return root() / "data" / name


def assets() -> Path:
    """The folder of pictures, fonts and sounds."""
    return root() / "assets"
