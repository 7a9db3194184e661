"""The match that is being played, kept safe after every move; the one before it, in case."""

from __future__ import annotations

from dataclasses import dataclass
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
        _move(file, files.own(BAD))
        return faults
    return Kept(set_up, match) if match.to_act is not None else None


def put_aside() -> None:
    """Another match begins: the unfinished one is kept beside it."""
    if files.own(FILE).exists():
        _move(files.own(FILE), files.own(BEFORE))


def done() -> None:
    """The match is over: there is nothing to go on with."""
    files.own(FILE).unlink(missing_ok=True)


def _move(file: Path, to: Path) -> None:
    try:
        file.replace(to)
    except OSError:
        return  # a folder that can't be written is told when the next move is saved
