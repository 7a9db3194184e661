"""The match that is being played, kept safe after every move; the one before it, in case."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

from . import files
from .core.faults import Faults
from .core.match import Match
from .core.message import Refused
from .rules.hollywood_deck import Deck
from .rules.hollywood_record import SetUp, load, save
from .rules.hollywood_state import Move, State

FILE = "match.yaml"
BEFORE = "match-before.yaml"  # the match that was given up for this one
BAD = "match-unreadable.yaml"  # kept aside, so that nothing is lost


_PASSING = ("fault.other_cards", "fault.other_rules", "fault.unreadable")


@dataclass(frozen=True)
class Kept:
    """A match as it was left."""

    set_up: SetUp
    match: Match[State, Move]


def keep(set_up: SetUp, match: Match[State, Move], deck: Deck) -> Refused | None:
    """Save the match; what keeps it from being saved, if anything does."""
    try:
        files.write_text(files.own(FILE), save(set_up, match, deck))
    except Refused as refused:
        return refused
    return None


def left(deck: Deck) -> Kept | Faults | None:
    """The match that was left unfinished; its faults if it can't be read; None without one."""
    file = files.own(FILE)
    if not file.exists():
        return None
    try:
        set_up, match = load(files.read_file(file), str(file), deck)
    except Faults as faults:
        if not may_return(faults):
            _move(file, _free(files.own(BAD)))
        return faults
    return Kept(set_up, match) if match.to_act is not None else None


def may_return(faults: Faults) -> bool:
    """Whether the same file may be readable another day: with its own cards, its own edition."""
    return any(fault.message.id in _PASSING for fault in faults.faults)


def put_aside() -> None:
    """Another match begins: the unfinished one is kept beside it."""
    if files.own(FILE).exists():
        _move(files.own(FILE), files.own(BEFORE))


def done() -> None:
    """The match is over: there is nothing to go on with."""
    with suppress(OSError):  # one that is over is not offered again anyway
        files.own(FILE).unlink(missing_ok=True)


def _free(file: Path) -> Path:
    """This file, or one beside it that does not exist yet."""
    names = (file.with_stem(f"{file.stem}-{number}") for number in count(2))
    return next(each for each in chain([file], names) if not each.exists())


def _move(file: Path, to: Path) -> None:
    try:
        file.replace(to)
    except OSError:
        return  # a folder that can't be written is told when the next move is saved
