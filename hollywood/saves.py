"""The match that is being played, kept safe after every move; the one before it, in case."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

from hollywood.core.faults import Faults
from hollywood.core.message import Refused
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch, load, save

from . import files

FILE = "match.yaml"
BEFORE = "match-before.yaml"  # the match that was given up for this one
BAD = "match-unreadable.yaml"  # kept aside, so that nothing is lost


_PASSING = ("fault.other_cards", "fault.other_rules", "fault.unreadable")


@dataclass(frozen=True)
class Kept:
    """A match as it was left."""

    set_up: SetUp
    match: AnyMatch


def keep(set_up: SetUp, match: AnyMatch, kit: AnyKit) -> Refused | None:
    """Save the match; what keeps it from being saved, if anything does.

    Another match there, of a second window say, is moved aside.
    """
    file, text = files.own(FILE), save(set_up, match, kit)
    try:
        _make_room(file, text)
        files.write_text(file, text)
    except Refused as refused:
        return refused
    return None


def left(kit: AnyKit) -> Kept | Faults | None:
    """The match that was left, its count if nothing else; its faults if it can't be read."""
    file = files.own(FILE)
    if not files.exists(file):
        return None
    try:
        set_up, match = load(files.read_file(file), str(file), {kit.name: kit}.get)
    except Faults as faults:
        if not may_return(faults):
            _move(file, _free(files.own(BAD)))
        return faults
    return Kept(set_up, match)


def may_return(faults: Faults) -> bool:
    """Whether the same file may be readable another day: with its own cards, its own edition."""
    return any(fault.message.id in _PASSING for fault in faults.faults)


def put_aside() -> None:
    """Another match begins: the unfinished one is kept beside it."""
    if files.exists(files.own(FILE)):
        _move(files.own(FILE), files.own(BEFORE))


def done(set_up: SetUp, match: AnyMatch, kit: AnyKit) -> None:
    """The match is being counted: there is nothing to go on with. Another one stays."""
    file = files.own(FILE)
    if not _differ(file, save(set_up, match, kit)):
        with suppress(OSError):  # where nothing can be removed its count can be seen again
            file.unlink(missing_ok=True)


def _differ(file: Path, text: str) -> bool:
    """Whether the file holds another match than the text, as far as it can be read."""
    try:
        return _set_up(files.read_file(file)) != _set_up(text)
    except Faults:
        return True


def _set_up(text: str) -> str:
    """What of a saved match never changes while it is played."""
    head, _, _ = text.partition("\nmoves:")
    return "\n".join(line for line in head.splitlines() if not line.startswith("aids:"))


def _make_room(file: Path, text: str) -> None:
    """Another's match is moved to where it was kept before, or to a name of its own."""
    if not files.exists(file) or not _differ(file, text):
        return
    try:
        there = files.read_file(file)
    except Faults:
        _move(file, _free(files.own(BAD)))
    else:
        names = _numbered(files.own(BEFORE))
        _move(file, next(to for to in names if not files.exists(to) or not _differ(to, there)))


def _free(file: Path) -> Path:
    """This file, or one beside it that does not exist yet."""
    return next(each for each in chain([file], _numbered(file)) if not files.exists(each))


def _numbered(file: Path) -> Iterator[Path]:
    """The names beside it."""
    return (file.with_stem(f"{file.stem}-{number}") for number in count(2))


def _move(file: Path, to: Path) -> None:
    try:
        file.replace(to)
    except OSError:
        return  # a folder that can't be written is told when the next move is saved
