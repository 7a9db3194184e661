"""A match as a text a person can read: who sat where, what was agreed, the chance, the moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Literal

import yaml

from .faults import MOST, refuse_if_any
from .match import Aids
from .message import Message, quoted, say
from .reader import Line, Others, Part, Written

FORMAT: Literal[1] = 1
HUMAN = "human"
BOT = "bot:"
LONGEST_NAME = 60  # characters; longer ones no seat has room for
_FORMAT = re.compile(r"[0-9]{1,9}", re.ASCII)
ROLE = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)  # what a bot may be called
_WHO = re.compile(rf"{HUMAN}|{BOT}{ROLE.pattern}", re.ASCII)
_HUMAN = Written(HUMAN)
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_WIDE = 10_000  # characters: a seat or the options stay on one line
_MOVES = "moves:\n"
_PLAIN = re.compile(r"[a-z]+(?: [-+*=A-Za-z0-9_]+)+")  # means itself in YAML, whatever is in it
_KEPT = 10_000  # moves, each a line; a match has no more different ones


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a human or a bot of some level, by name and colour."""

    name: str
    who: Written = _HUMAN
    colour: Written | None = None
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Help:
    """The aids of a match, as they are written down."""

    hints: int = 0
    retakes: int = 0
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Record:
    """A match as it is saved. Chance is a seed, or something else that its game reads."""

    format: Literal[1]
    game: Written
    rules: Written
    seats: tuple[Chair, ...]
    moves: tuple[Written, ...]
    chance: Others  # everything else that is written down
    options: Part | None = None
    cards: Written | None = None
    vocabulary: Written | None = None  # the words it was played with, where a game has any
    seed: int | None = None
    aids: Help = field(default_factory=Help)
    leg_before: tuple[int, ...] | None = None  # places of these seats in the first of two matches
    practice: int | None = None  # so many moves were another match's, which is tried otherwise here
    day: Written | None = None  # whose deal it is
    line: Line = field(default=Line(0), compare=False)


def is_later(format: str) -> bool:
    """Whether a newer program wrote this down, in a way of its own."""
    return _FORMAT.fullmatch(format) is not None and int(format) > FORMAT


def read_record(document: Part) -> Record:
    """The record in the document of a saved match; Faults if it has any."""
    record = document.read(Record)
    refuse_if_any(document.file, islice(_wrongs(record), MOST))
    return record


def _wrongs(record: Record) -> Iterator[tuple[int, Message]]:
    for chair in record.seats:
        if len(chair.name) > LONGEST_NAME:
            yield chair.line, say("fault.long_name", most=LONGEST_NAME)
        if not _WHO.fullmatch(chair.who):
            yield chair.line, say("fault.who", who=quoted(chair.who))
    if record.leg_before is not None and not _are_places(record.leg_before, len(record.seats)):
        yield record.line, say("fault.leg_before")
    if min(record.aids.hints, record.aids.retakes) < 0:
        yield record.aids.line, say("fault.aids")
    if record.practice is not None and record.practice < 0:
        yield record.line, say("fault.practice")
    if record.day is not None and not _DAY.fullmatch(record.day):
        yield record.day.line, say("fault.day", day=quoted(record.day))


def _are_places(places: Sequence[int], seats: int) -> bool:
    """Whether so many seats can have come in at these places; who shares one leaves the next."""
    counted = [1 + sum(better < place for better in places) for place in places]
    return len(places) == seats and list(places) == counted


def write_head(
    *,
    game: str,
    rules: int,
    cards: str,
    vocabulary: str | None = None,
    seats: Sequence[Chair],
    options: Mapping[str, str | int],
    chance: Mapping[str, object],
    leg_before: Sequence[int] | None = None,
    practice: int | None = None,
    day: str | None = None,
) -> str:
    """How the text of a saved match begins: what never changes while it is played.

    `chance` is its seed, or what its game writes down instead.
    """
    chairs = [{"name": c.name, "who": str(c.who), "colour": str(c.colour)} for c in seats]
    head: dict[str, object] = {"format": FORMAT, "game": game, "rules": rules, "cards": cards}
    head |= ({} if vocabulary is None else {"vocabulary": vocabulary}) | {"seats": chairs}
    leg = {} if leg_before is None else {"leg_before": list(leg_before)}
    tried = {} if practice is None else {"practice": practice}
    dated = {} if day is None else {"day": day}
    return _yaml({**head, "options": dict(options), **chance, **leg, **tried, **dated}, inline=True)


def write_aids(aids: Aids) -> str:
    """The line after the head; a match without help has no word of it."""
    helped = {"aids": {"hints": aids.hints, "retakes": aids.retakes}}
    return "" if aids == Aids() else _yaml(helped, inline=True)


def write_moves(moves: Sequence[str]) -> str:
    """The end of the text: a line for each move."""
    if not moves:
        return _yaml({"moves": []}, inline=False)
    return _MOVES + "".join(map(_line, moves))


@lru_cache(_KEPT)
def _line(move: str) -> str:
    """Moves are few and are written again and again; most words are written as they are."""
    if _PLAIN.fullmatch(move):
        return f"- {move}\n"
    return _yaml({"moves": [move]}, inline=False).removeprefix(_MOVES)


class _Dumper(yaml.SafeDumper):
    """Writes words that were read from a file, too, such as an option that a card file names."""


_Dumper.add_representer(Written, yaml.SafeDumper.represent_str)


def _yaml(value: Mapping[str, object], *, inline: bool) -> str:
    text: str = yaml.dump(
        dict(value),
        Dumper=_Dumper,
        allow_unicode=True,
        default_flow_style=None if inline else False,
        sort_keys=False,
        width=_WIDE,
    )
    return text
