"""Matches that leave the program: files in the folder where a player keeps documents."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from time import strftime

from hollywood.core.record import HUMAN
from hollywood.kit import SetUp

from . import career, files, own_data

CAREER = "hollywood-career"  # how its files are called
_NO_LETTERS = re.compile(r"[^0-9a-z]+", re.ASCII)


def write(text: str, set_up: SetUp) -> str:
    """Write a match into a new file; its path, for a slot. Refused if it can't be written."""
    return write_as(_name(set_up), ".yaml", text)


def write_as(name: str, ending: str, text: str) -> str:
    """Write something else into a new file of this name; its path, for a slot."""
    file = files.free(files.document(f"{name}{ending}"))
    files.write_text(file, text)
    return files.named(file)


def careers() -> list[Path]:
    """Careers that were taken out alone or with all else, or put aside; the newest first."""
    before = Path(career.BEFORE)
    places = (
        (files.document(CAREER), ".json"),
        (files.own(before.stem), before.suffix),
        (files.document(own_data.NAME), ".zip"),
        (files.own(own_data.NAME), ".zip"),
    )
    found: list[Path] = []
    for file, ending in places:
        with suppress(OSError):
            found += file.parent.glob(f"{file.name}*{ending}")
    return sorted(found, key=_written, reverse=True)


def _written(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _name(set_up: SetUp) -> str:
    """The game, the day, and who plays."""
    people = [chair.name for chair in set_up.chairs if chair.who == HUMAN]
    who = _NO_LETTERS.sub("-", "-".join(people[:1]).lower()).strip("-")
    return "-".join(filter(None, (set_up.game, strftime("%Y-%m-%d"), who)))
