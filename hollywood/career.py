"""Every match that was played to its end, a line each: only ever added to, never written anew."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from hollywood.core.match import Aids
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch, agreed

from . import files
from .time_spent import MOMENT, TimeSpent, now

FILE = "career.jsonl"
BEFORE = "career-before.jsonl"  # what was forgotten; the next ones have numbers

_COLUMNS = (
    *("id", "game", "began", "ended", "seat", "name", "who", "place", "points"),
    *("seconds", "hints", "retakes", "seed", "loss", "mistakes", "luck"),
)

Json: TypeAlias = Mapping[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Reviewed:
    """What the analysis found of one seat, as parts of the chance to win."""

    loss: float
    mistakes: int
    luck: float


@dataclass(frozen=True)
class Played:
    """How one seat fared."""

    name: str
    who: str
    place: int
    points: int | None = None
    did: Json = field(default_factory=dict)  # whatever its game counts
    review: Reviewed | None = None

    @property
    def human(self) -> bool:
        """Whether a person sat there."""
        return self.who == HUMAN


@dataclass(frozen=True)
class Entry:
    """One match."""

    id: str  # under which its record is kept, as long as it is
    game: str
    began: str  # local time, as in 2026-11-19 12:30
    ended: str
    thought: int  # seconds that people took to decide
    options: Json  # those that differ from the rulebook
    seats: tuple[Played, ...]
    seed: int | None = None  # of the deal, unless it was made by hand
    aids: Aids = field(default_factory=Aids)
    day: str | None = None  # whose deal it was, if it was a day's

    @property
    def clean(self) -> bool:
        """Whether nobody was helped."""
        return self.aids == Aids()


@dataclass(frozen=True)
class Career:
    """All that can be read of the file, the oldest match first."""

    entries: Sequence[Entry]
    unread: int = 0  # lines


def entry(id: str, set_up: SetUp, kit: AnyKit, match: AnyMatch, spent: TimeSpent) -> Entry | None:
    """What is to be remembered of a finished match; None if no person played or it was practice."""
    standing, doings = match.game.standing(match.state), kit.doings(match)
    points = standing.points or [None] * len(standing.places)
    seats = tuple(
        Played(chair.name, str(chair.who), place, got, did)
        for chair, place, got, did in zip(
            set_up.chairs, standing.places, points, doings, strict=True
        )
    )
    if set_up.practice is not None or not any(seat.human for seat in seats):
        return None
    usual = agreed(next(iter(kit.presets.values()))).items()
    options = dict(agreed(set_up.options).items() - usual)
    seed = set_up.chance if isinstance(set_up.chance, int) else None
    began, thought = str(spent.began), spent.thought
    when = (began, now(), thought)
    return Entry(id, kit.name, *when, options, seats, seed, match.aids, set_up.day)


def add_once(entry: Entry) -> None:
    """Remember a match unless it is remembered; Refused if that can't be written."""
    if entry.id not in {each.id for each in _read().entries}:
        add(entry)


def add(entry: Entry) -> None:
    """Remember a match; Refused if that can't be written."""
    _append([asdict(entry)])


def add_review(id: str, review: Sequence[Reviewed]) -> None:
    """Remember what the analysis of a match found, seat by seat."""
    _append([{"id": id, "review": [asdict(each) for each in review]}])


def read_career() -> Career:
    """Everything so far; a line that can't be read is left out and counted."""
    files.wait_until_written()
    return _read()


def _read() -> Career:
    return from_lines(_text(files.own(FILE)).splitlines())


def from_lines(lines: Iterable[str]) -> Career:
    """What these lines tell; of two about one match the later one."""
    entries: dict[str, Entry] = {}
    unread = 0
    for line in lines:
        try:
            _take(json.loads(line), entries)
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
            unread += bool(line.strip())
    return Career(sorted(entries.values(), key=lambda each: each.ended), unread)


def rows(entries: Iterable[Entry]) -> Iterator[Sequence[object]]:
    """A table with a line for each seat of each match, what its columns are called first."""
    yield _COLUMNS
    for entry in entries:
        about = (entry.id, entry.game, entry.began, entry.ended)
        aids = (entry.thought, entry.aids.hints, entry.aids.retakes, entry.seed)
        for number, seat in enumerate(entry.seats):
            review = seat.review
            found = (review.loss, review.mistakes, review.luck) if review else (None, None, None)
            yield *about, number, seat.name, seat.who, seat.place, seat.points, *aids, *found


def merge(text: str) -> int:
    """Add the matches of another file that are not remembered yet; how many there were."""
    known = {each.id for each in read_career().entries}
    new = [each for each in from_lines(text.splitlines()).entries if each.id not in known]
    _append(map(asdict, new))
    return len(new)


def forget() -> None:
    """Begin anew; the file is kept aside. Refused if it can't be."""
    file = files.own(FILE)
    try:
        file.replace(files.free(files.own(BEFORE)))
    except FileNotFoundError:
        return
    except OSError as error:
        raise files.cant_write(file, error) from None


def _append(lines: Iterable[Json]) -> None:
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    files.append_text(files.own(FILE), text)


def _text(file: Path) -> str:
    """What can be read of the file; bytes that are no text spoil their line only."""
    with suppress(OSError):
        return file.read_bytes().decode("utf-8", "replace")
    return ""


def _take(line: Json, entries: dict[str, Entry]) -> None:
    """A line is a match, or what its analysis found."""
    id = line["id"]
    if "game" in line:
        entries[id] = _entry(line)
        return
    found = map(_reviewed, _is(list, line["review"]))
    seats = zip(entries[id].seats, found, strict=True)
    reviewed = tuple(replace(seat, review=review) for seat, review in seats)
    entries[id] = replace(entries[id], seats=reviewed)


def _entry(line: Json) -> Entry:
    began, ended = (_moment(line[when]) for when in ("began", "ended"))
    seed, day, aids = line["seed"], line["day"], line["aids"]
    return Entry(
        _is(str, line["id"]),
        _is(str, line["game"]),
        began,
        ended,
        _is(int, line["thought"]),
        _is(dict, line["options"]),
        tuple(_played(seat) for seat in _is(list, line["seats"])),
        None if seed is None else _is(int, seed),
        Aids(_is(int, aids["hints"]), _is(int, aids["retakes"])),
        None if day is None else _is(str, day),
    )


def _moment(written: object) -> str:
    """A local time, as `now` writes it; ValueError or TypeError if it is none."""
    text = _is(str, written)
    datetime.strptime(text, MOMENT)
    return text


def _played(seat: Json) -> Played:
    points, review = seat["points"], seat["review"]
    return Played(
        _is(str, seat["name"]),
        _is(str, seat["who"]),
        _is(int, seat["place"]),
        None if points is None else _is(int, points),
        _is(dict, seat["did"]),
        None if review is None else _reviewed(review),
    )


def _reviewed(review: Json) -> Reviewed:
    loss, luck = float(review["loss"]), float(review["luck"])
    return Reviewed(loss, _is(int, review["mistakes"]), luck)


def _is(kind: type[T], value: object) -> T:
    """The value, if it is of this kind."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError
    return value
