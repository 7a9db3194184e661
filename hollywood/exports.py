"""Matches that leave the program: files in the folder where a player keeps documents."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from time import strftime

from hollywood.core.record import HUMAN
from hollywood.kit import SetUp

from . import files

_NO_LETTERS = re.compile(r"[^0-9a-z]+", re.ASCII)


def write(text: str, set_up: SetUp) -> str:
    """Write a match into a new file; its path, for a slot. Refused if it can't be written."""
    return write_as(_name(set_up), ".yaml", text)


def write_as(name: str, ending: str, text: str) -> str:
    """Write something else into a new file of this name; its path, for a slot."""
    file = _free(name, ending)
    files.write_text(file, text)
    return files.named(file)


def _name(set_up: SetUp) -> str:
    """The game, the day, and who plays."""
    people = [chair.name for chair in set_up.chairs if chair.who == HUMAN]
    who = _NO_LETTERS.sub("-", "-".join(people[:1]).lower()).strip("-")
    return "-".join(filter(None, (set_up.game, strftime("%Y-%m-%d"), who)))


def _free(name: str, ending: str) -> Path:
    """A file of this name that does not exist yet."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(
        file for each in names if not files.exists(file := files.document(f"{each}{ending}"))
    )
