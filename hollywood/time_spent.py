"""When a match began, and how long people have thought in it; it lies beside the record."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hollywood.core.faults import Faults
from hollywood.core.message import Refused
from hollywood.core.reader import Written, read

from . import files

SUFFIX = ".time"
MOMENT = "%Y-%m-%d %H:%M"


@dataclass(frozen=True)
class TimeSpent:
    """When a match began, and seconds that people took to decide."""

    began: Written
    thought: int = 0


def now() -> str:
    """The local time, as it is written down."""
    return datetime.now().strftime(MOMENT)


def spent_on(record: Path) -> TimeSpent:
    """What is known of the match that lies there; if nothing is, it begins now."""
    file = record.with_suffix(SUFFIX)
    try:
        return read(TimeSpent, files.read_file(file), str(file))
    except Faults:
        return from_now_on()


def from_now_on() -> TimeSpent:
    """Of a match that begins."""
    return TimeSpent(Written(now()))


def keep(record: Path, spent: TimeSpent) -> None:
    """Write it down; that it can't be written matters to nobody."""
    text = f"began: {spent.began}\nthought: {spent.thought}\n"
    with suppress(Refused):
        files.write_text(record.with_suffix(SUFFIX), text)
