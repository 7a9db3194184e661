"""Every match that was played to its end, a line each: only ever added to, never written anew."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias, TypeVar

from hollywood.core.dice import SEED_BITS
from hollywood.core.match import Aids
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch, agreed

from . import files
from .json_lines import as_line, take_lines
from .time_spent import TimeSpent, now

FILE = "career.jsonl"
LONGEST = 10_000_000  # characters of a file that comes in: so many matches nobody plays
BEFORE = "career-before.jsonl"  # what was forgotten; the next ones have numbers

_UNAIDED = Aids()
_MOST = 1_000_000_000  # points, seconds, anything that is counted: nobody comes to more
_MUCH = 500  # lines that are read at once
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d", re.ASCII)
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
    themes: Mapping[str, int] = field(default_factory=dict)  # what mistakes were about, how often
    phases: Sequence[float] = ()  # what the beginning, the middle and the end of rounds have cost


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
        return self.aids == _UNAIDED


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
    if entry.id not in {each.id for each in read_now().entries}:
        add(entry)


def add(entry: Entry) -> None:
    """Remember a match; Refused if that can't be written."""
    _append([asdict(entry)])


def add_review_once(id: str, review: Sequence[Reviewed]) -> None:
    """Remember what the analysis of a match found, seat by seat; Refused if it can't be written.

    Nothing is added to a match that is not remembered, nor what is known of it already.
    """
    entry = next((each for each in read_now().entries if each.id == id), None)
    if entry is not None and [seat.review for seat in entry.seats] != list(review):
        _append([{"id": id, "review": [asdict(each) for each in review]}])


def add_doings_once(id: str, doings: Sequence[Json]) -> None:
    """Remember what was found later of what each seat has done in a remembered match.

    Nothing is added to a match that is not remembered, nor what is known of it already.
    """
    entry = next((each for each in read_now().entries if each.id == id), None)
    if entry is not None and _with_doings(entry, doings) != entry:
        _append([{"id": id, "did": list(doings)}])


def _with_doings(entry: Entry, doings: Sequence[Json]) -> Entry:
    more = zip(entry.seats, doings, strict=True)
    return replace(entry, seats=tuple(replace(seat, did={**seat.did, **did}) for seat, did in more))


def read_career() -> Career:
    """Everything so far; a line that can't be read is left out and counted."""
    files.wait_until_written()
    return read_now()


def read_now() -> Career:
    """Everything that stands there, for whoever is where files are written."""
    with _door:
        return _READ.read(_bytes(files.own(FILE)))


class _Read:
    """What was read so far: of a file that has only grown the rest is enough."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._size, self._digest = 0, _digest(b"")
        self._entries: dict[str, Entry] = {}
        self._unread = 0

    def read(self, data: bytes) -> Career:
        """The career in these bytes; what was read before is not read again."""
        if _digest(data[: self._size]) != self._digest:
            self._forget()
        whole = data[: data.rfind(b"\n") + 1]  # a line that is torn may be read otherwise later
        new = whole[self._size :].decode("utf-8", "replace").splitlines()
        with _left_alone(len(new)):
            self._unread += _take_all(new, self._entries)
        if new:
            self._size, self._digest = len(whole), _digest(whole)
        entries = dict(self._entries)
        torn = _take_all(data[len(whole) :].decode("utf-8", "replace").splitlines(), entries)
        return _sorted(entries, self._unread + torn)


@contextmanager
def _left_alone(many: int) -> Iterator[None]:
    """What is read stays: where it is much, it is never looked through for garbage.

    Such a look takes 0.3 s for 5,000 matches, and a frame waits.
    """
    if many < _MUCH:
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def from_lines(lines: Iterable[str]) -> Career:
    """What these lines tell; of two about one match the later one."""
    entries: dict[str, Entry] = {}
    unread = _take_all(lines, entries)
    return _sorted(entries, unread)


def _take_all(lines: Iterable[str], entries: dict[str, Entry]) -> int:
    """How many of them can't be read."""
    return take_lines(lines, lambda line: _take(line, entries))


def _sorted(entries: Mapping[str, Entry], unread: int) -> Career:
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


def from_text(text: str) -> Career:
    """What a file tells that was taken out of the program, or put aside by it."""
    with suppress(ValueError, RecursionError):
        if isinstance(whole := json.loads(text), list):
            return from_lines(map(json.dumps, whole))
    return from_lines(text.splitlines())


def merge(career: Career) -> int:
    """Add the matches that are not remembered yet; how many there were. Refused if it can't be."""
    known = {each.id for each in read_career().entries}
    new = [each for each in career.entries if each.id not in known]
    _append(map(asdict, new))
    return len(new)


def forget(game: str | None = None) -> None:
    """Begin anew, or only in one game; all is kept aside first. Refused if it can't be."""
    files.wait_until_written()
    file, kept = files.own(FILE), files.free(files.own(BEFORE))
    if not (data := _bytes(file)):
        return
    files.write_bytes(kept, data)
    left = [each for each in read_now().entries if game not in (None, each.game)]
    files.write_text(file, "".join(as_line(asdict(each)) for each in left))


def _append(lines: Iterable[Json]) -> None:
    files.append_text(files.own(FILE), "".join(map(as_line, lines)))


def _bytes(file: Path) -> bytes:
    """What can be read of the file; bytes that are no text spoil their line only."""
    with suppress(OSError):
        return file.read_bytes()
    return b""


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def _take(line: Json, entries: dict[str, Entry]) -> None:
    """A line is a match, doings that were found later, or what its analysis found."""
    id = line["id"]
    if "game" in line:
        entries[id] = _entry(line)
        return
    if "did" in line:
        doings = [_counted(did) for did in _is(list, line["did"])]
        entries[id] = _with_doings(entries[id], doings)
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
        _whole(line["thought"]),
        _counted(line["options"]),
        tuple(_played(seat) for seat in _is(list, line["seats"])),
        None if seed is None else _whole(seed, 1 << SEED_BITS),
        Aids(_whole(aids["hints"]), _whole(aids["retakes"])),
        None if day is None else _is(str, day),
    )


def _moment(written: object) -> str:
    """A local time, as `now` writes it; ValueError or TypeError if it is none."""
    text = _is(str, written)
    if not _MOMENT.fullmatch(text):
        raise ValueError
    datetime.fromisoformat(text)
    return text


def _played(seat: Json) -> Played:
    points, review = seat["points"], seat["review"]
    return Played(
        _is(str, seat["name"]),
        _is(str, seat["who"]),
        _whole(seat["place"]),
        None if points is None else _whole(points),
        _counted(seat["did"]),
        None if review is None else _reviewed(review),
    )


def _reviewed(review: Json) -> Reviewed:
    loss, luck = _chances(review["loss"], review["luck"])
    themes, phases = _is(dict, review.get("themes", {})), _is(list, review.get("phases", []))
    themes = {_is(str, theme): _whole(count) for theme, count in themes.items()}
    return Reviewed(loss, _whole(review["mistakes"]), luck, themes, _chances(*phases))


def _chances(*written: float | str) -> list[float]:
    """Numbers that can be counted with."""
    chances = [*map(float, written)]
    if not all(map(isfinite, chances)):
        raise ValueError
    return chances


def _whole(value: object, most: int = _MOST) -> int:
    """A whole number that anybody can have come to."""
    number = _is(int, value)
    if not -most <= number <= most:
        raise ValueError
    return number


def _counted(value: object) -> Json:
    """What a game has counted or agreed, if all its numbers can be counted with."""
    found = _is(dict, value)
    if not _can_be_counted_with(found):
        raise ValueError
    return found


def _can_be_counted_with(value: object) -> bool:
    """Whether no number in it is larger than any that was come to, or none at all."""
    if isinstance(value, str):
        return True
    if isinstance(value, int | float):
        return -_MOST <= value <= _MOST
    if isinstance(value, dict):
        return all(map(_can_be_counted_with, value.values()))
    return not isinstance(value, list) or all(map(_can_be_counted_with, value))


def _is(kind: type[T], value: object) -> T:
    """The value, if it is of this kind."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError
    return value


_READ, _door = _Read(), Lock()  # any thread may ask
