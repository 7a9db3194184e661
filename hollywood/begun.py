"""What people had begun in a match when they left it; it lies beside the record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hollywood.core.faults import Faults
from hollywood.core.message import Refused, Seat

from . import files

SUFFIX = ".begun"


class Begun(NamedTuple):
    """Half moves, and orders of hands, by seat; each game has words of its own for them."""

    after: int  # so many moves: later they mean nothing
    of: Mapping[Seat, str]
    clock: str = ""  # the time that was taken, where a game counts it


def read(record: Path) -> Begun | None:
    """What lies beside this record; None if nothing does that can be read."""
    try:
        told = json.loads(files.read_file(record.with_suffix(SUFFIX)))
        of = {int(number): str(text) for number, text in told["of"].items()}
        return Begun(int(told["after"]), of, str(told.get("clock", "")))
    except (Faults, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def keep(record: Path, begun: Begun) -> None:
    """Write it down; that it can't be written matters to nobody."""
    file = record.with_suffix(SUFFIX)
    with suppress(Refused, OSError):
        if begun.of or begun.clock:
            files.write_text(file, json.dumps(begun._asdict()))
        else:
            file.unlink(missing_ok=True)
