"""Matches that are kept in a folder: finished ones, and those put on the shelf to go on with."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path
from time import localtime, strftime, time

import yaml

from hollywood.core.faults import Faults
from hollywood.core.reader import read

from . import begun, files, time_spent

FOLDER = "matches"
MOST_FINISHED = 200  # the oldest go first, those that are pinned never
MOST_TRIED = 20  # matches listed under the one from which they were tried
MOST_UNFINISHED = 10  # an eleventh asks which one goes
LONGEST_NAME = 24  # characters of what a player calls a match

_REVIEWS = "reviews"
_SHELVED = "unfinished"
_ID = re.compile(rf"([a-z][a-z0-9_]*)-(?:({_SHELVED})-)?([0-9]{{8}}-[0-9]{{6}})-[0-9a-f]{{8}}")
_MOMENT = "%Y%m%d-%H%M%S"
# a picture of the table, what its player calls the match, how long it was played, what was begun
_BESIDE = (".jpg", ".note", time_spent.SUFFIX, begun.SUFFIX)
_RECORD = ".yaml"


@dataclass(frozen=True)
class Note:
    """What a player has said of a match; it lies beside the record."""

    name: str = ""
    pinned: bool = False


@dataclass(frozen=True)
class KeptMatch:
    """A match that is kept, unread."""

    record: Path
    game: str
    finished: bool
    at: float  # when it ended or was left, in seconds as files count them
    note: Note = Note()

    @property
    def id(self) -> str:
        """Its name among all matches in the folder."""
        return self.record.stem


def finished(game: str, text: str) -> str:
    """The id under which this finished match is to be kept: another one for other text."""
    digest = blake2b(text.encode("utf-8"), digest_size=4).hexdigest()
    there = (kept.id for kept in all_kept(game) if kept.finished and kept.id.endswith(digest))
    return next(there, f"{game}-{_written(time())}-{digest}")


def keep(id: str, text: str) -> None:
    """Keep a finished match; the oldest goes if there are too many. Refused if it can't be."""
    files.write_text(record_of(id), text)
    matches = [each for each in all_kept() if each.finished and not each.note.pinned]
    for match in matches[MOST_FINISHED:]:
        with suppress(OSError):  # it is tried again with the next one
            _remove(match.record)


def all_kept(game: str | None = None) -> list[KeptMatch]:
    """Every match in the folder, or of one game; what was left last comes first."""
    ids = (name.removesuffix(_RECORD) for name in _names() if name.endswith(_RECORD))
    found = [kept for id in ids if (kept := _kept(id)) and game in (None, kept.game)]
    noted = (replace(each, note=note(each.record)) for each in found)
    return sorted(noted, key=lambda each: (each.at, each.id), reverse=True)


def day_of(id: str) -> str | None:
    """The day on which a finished match ended here, as people write it."""
    kept = _kept(id)
    return strftime("%d/%m/%Y", localtime(kept.at)) if kept is not None else None


def text_of(id: str) -> str:
    """The record of a match; Faults if it can't be read."""
    return files.read_file(record_of(id))


def record_of(id: str) -> Path:
    """The file of a match."""
    return files.own(FOLDER) / f"{id}{_RECORD}"


def picture_of(record: Path) -> Path:
    """Where the picture of the table lies that belongs to a match."""
    return record.with_suffix(".jpg")


def note(record: Path) -> Note:
    """What its player has said of a match; what can't be read may have pinned it."""
    file = _note_of(record)
    if not files.exists(file):
        return Note()
    with suppress(Faults):
        return read(Note, files.read_file(file), str(file))
    return Note(pinned=True)


def write_note(record: Path, note: Note) -> None:
    """Call a match by a name, or pin it; Refused if that can't be written."""
    name = note.name[:LONGEST_NAME]
    said = {**({"name": name} if name else {}), "pinned": note.pinned}  # nothing is no name
    files.write_text(_note_of(record), yaml.safe_dump(said, allow_unicode=True, sort_keys=False))


def turn_pin(match: KeptMatch) -> None:
    """Pin a match, or pin it no longer; Refused if that can't be written."""
    write_note(match.record, replace(match.note, pinned=not match.note.pinned))


def delete(record: Path) -> None:
    """Keep a match no longer, nor anything that belongs to it; Refused if it can't be removed."""
    try:
        _remove(record)
    except OSError as error:
        raise files.cant_write(record, error) from None


# the shelf


def shelve(game: str, record: Path) -> bool:
    """Put an unfinished match on the shelf with all beside it; whether it could be."""
    try:
        text, left = files.read_file(record), record.stat().st_mtime
        id = _free_on_shelf(game, text, left)
        record_of(id).parent.mkdir(parents=True, exist_ok=True)
        move(record, record_of(id))
        supersede(game, text, record_of(id))
    except (Faults, OSError):
        return False
    return True


def supersede(game: str, text: str, record: Path) -> None:
    """Earlier states of this match, which another window put on the shelf, make room for it."""
    for each in all_kept(game):
        if not each.finished and record != record_of(each.id) and _is_older(each.id, text):
            end(record_of(each.id), record)


def move(record: Path, to: Path) -> None:
    """Let a match lie elsewhere, and its picture and its note with it."""
    record.replace(to)
    _move_beside(record, to)


def end(record: Path, other: Path) -> None:
    """A match is kept elsewhere as it came to be later: what lies beside it goes there."""
    _move_beside(record, other)
    record.unlink(missing_ok=True)


def without_moves(text: str) -> str:
    """What of a saved match never changes while it is played."""
    head, _, _ = text.partition("\nmoves:")
    lines = (line for line in head.splitlines() if not line.startswith("aids:"))
    return "".join(f"{line}\n" for line in lines)


def trunk_of(tried: str, others: Iterable[tuple[KeptMatch, str]]) -> KeptMatch | None:
    """From which of these matches, with their texts, another one was tried.

    It has the same deal, whoever plays, and most first moves in common; what is practice itself
    is not what another one was tried from.
    """
    found = [(match, text) for match, text in others if not is_practice(text)]
    alike = {match: text for match, text in found if _deal(text) == _deal(tried)}
    return max(alike, key=lambda match: _in_common(alike[match], tried), default=None)


def with_tried(matches: Sequence[KeptMatch]) -> list[KeptMatch]:
    """These, what was tried from a match right after it, as long as both are there."""
    texts = {each: _text(each) for each in matches}
    tried = [each for each in matches if is_practice(texts[each])]
    under: defaultdict[KeptMatch, list[KeptMatch]] = defaultdict(list)
    for each in tried:
        if (trunk := trunk_of(texts[each], texts.items())) is not None:
            under[trunk].append(each)
    placed = {each for several in under.values() for each in several}
    rest = (each for each in matches if each not in placed)
    return [each for match in rest for each in (match, *under[match][:MOST_TRIED])]


def _in_common(text: str, tried: str) -> int:
    """How many first moves two matches share."""
    pairs = zip(_moves(text).splitlines(), _moves(tried).splitlines(), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def is_practice(text: str) -> bool:
    """Whether another match was tried otherwise there; it counts for nothing."""
    return "\npractice:" in text


def _text(match: KeptMatch) -> str:
    """What can be read of a match."""
    with suppress(Faults):
        return files.read_file(match.record)
    return ""


def _deal(text: str) -> list[str]:
    """What of a saved match is agreed and dealt, whoever sits there."""
    lines = without_moves(text).splitlines()
    return [line for line in lines if not line.startswith(("- {", "seats:", "practice:"))]


def _free_on_shelf(game: str, text: str, left: float) -> str:
    """An id that no other match has: the same one may lie there in two states of one second."""
    id = f"{game}-{_SHELVED}-{_written(left)}-"
    salted = (blake2b(f"{text}{salt}".encode(), digest_size=4).hexdigest() for salt in range(100))
    return next(id + each for each in salted if not files.exists(record_of(id + each)))


def _is_older(id: str, text: str) -> bool:
    """Whether the match on the shelf is this very one, before its last moves."""
    with suppress(Faults):
        there = text_of(id)
        return without_moves(there) == without_moves(text) and _moves(text).startswith(
            _moves(there)
        )
    return False


def _moves(text: str) -> str:
    """The moves of a saved match; nothing of one that has none."""
    return text.partition("\nmoves:")[2].strip().removeprefix("[]")


def _move_beside(record: Path, to: Path) -> None:
    for suffix in _BESIDE:
        with suppress(OSError):  # mostly there is none
            record.with_suffix(suffix).replace(to.with_suffix(suffix))


# the folder


def _names() -> Iterator[str]:
    with suppress(OSError):
        yield from (each.name for each in files.own(FOLDER).iterdir())


def _kept(id: str) -> KeptMatch | None:
    """What an id says of its match; None if it is none of ours."""
    if (said := _ID.fullmatch(id)) is None:
        return None
    try:
        at = datetime.strptime(said[3], _MOMENT).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None
    return KeptMatch(record_of(id), said[1], said[2] is None, at)


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime(_MOMENT)


def _note_of(record: Path) -> Path:
    return record.with_suffix(".note")


def _remove(record: Path) -> None:
    """The record last: what is half removed is still there to be removed."""
    for suffix in _BESIDE:
        record.with_suffix(suffix).unlink(missing_ok=True)
    (files.own(_REVIEWS) / f"{record.stem}.json").unlink(missing_ok=True)
    record.unlink(missing_ok=True)
