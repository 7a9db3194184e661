"""The match that is being played, kept safe after every move; others wait on the shelf."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias

from hollywood.core.faults import Fault, Faults
from hollywood.core.match import Aids
from hollywood.core.message import Refused
from hollywood.core.reader import Written
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch, Transcript, game_in, load, unknown_game

from . import begun, career, files, held, kept_matches, time_spent
from .begun import Begun
from .held import Hold
from .kept_matches import KeptMatch
from .time_spent import TimeSpent

OLD = "match.yaml"  # of version 0.1, which had one game

_PASSING = (
    "fault.later_format",
    "fault.not_a_file",
    "fault.other_cards",
    "fault.other_rules",
    "fault.unknown_game",
    "fault.unreadable",
)
_Moment: TypeAlias = tuple[tuple[Any, ...], Aids]  # all that changes in a match: moves and help
_Trace: TypeAlias = tuple[int, int, int]  # of a file: whether somebody has written it since


@dataclass(frozen=True)
class Kept:
    """A match as it was left."""

    set_up: SetUp
    match: AnyMatch


def file_of(game: str) -> Path:
    """Where a game's unfinished match is kept."""
    return files.own(f"match-{game}.yaml")


def before(game: str) -> Path:
    """Where a match waits that the shelf can't take; the next ones have numbers."""
    return files.own(f"match-{game}-before.yaml")


def unreadable(game: str) -> Path:
    """Where a match is kept that can't be read, so that nothing is lost."""
    return files.own(f"match-{game}-unreadable.yaml")


def left(kit: AnyKit) -> Kept | Faults | None:
    """The match of this game that was left, its count if nothing else; its faults, if any."""
    files.wait_until_written()
    file = _kept_in(kit.name)
    if not files.exists(file):
        return None
    try:
        set_up, match = load(files.read_file(file), str(file), {kit.name: kit}.get)
    except Faults as faults:
        if not may_return(faults):
            _move(file, files.free(unreadable(kit.name)))
        return faults
    return Kept(set_up, match)


def waits(game: str) -> bool:
    """Whether a match of this game is kept; it may turn out to be unreadable."""
    files.wait_until_written()
    return files.exists(_kept_in(game))


def is_held(game: str) -> bool:
    """Whether the match of this game is being played in another window."""
    files.wait_until_written()
    return held.is_held(file_of(game))


def left_at(game: str) -> float | None:
    """When the match of this game was left, in seconds as files count them; None if none waits."""
    try:
        return _kept_in(game).stat().st_mtime
    except OSError:
        return None


def may_return(faults: Faults) -> bool:
    """Whether the same file may be readable another day: with its own cards, its own edition."""
    return any(fault.message.id in _PASSING for fault in faults.faults)


def put_aside(kit: AnyKit) -> None:
    """Another match begins: the unfinished one goes on the shelf, its picture with it."""
    files.wait_until_written()
    file = _kept_in(kit.name)
    if files.exists(file) and not kept_matches.shelve(kit.name, file):
        _move(file, files.free(before(kit.name)))


def kept(kit: AnyKit, record: Path) -> Kept:
    """A match that is kept; Faults if it can't be read."""
    files.wait_until_written()
    return Kept(*load(files.read_file(record), str(record), {kit.name: kit}.get))


def branch(kit: AnyKit, whole: Kept, ply: int, who: Sequence[str]) -> Kept:
    """A match of its own that begins with the first moves of another; it is practice."""
    seats = zip(whole.set_up.chairs, who, strict=True)
    chairs = tuple(replace(chair, who=Written(plays)) for chair, plays in seats)
    set_up = replace(whole.set_up, chairs=chairs, practice=ply)
    text = Transcript(set_up, kit).text(whole.match.moves[:ply], Aids())
    return Kept(*load(text, "", {kit.name: kit}.get))


def trunk(kit: AnyKit, tried: Kept) -> Kept | None:
    """The match from which another one was tried, if it is still kept."""
    files.wait_until_written()
    text = Transcript(tried.set_up, kit).text(tried.match.moves, Aids())
    every = (*kept_matches.all_kept(kit.name), *unfinished([kit.name]))
    trunk = kept_matches.trunk_of(text, ((each, _text(each.record) or "") for each in every))
    return kept(kit, trunk.record) if trunk is not None else None


def unfinished(games: Iterable[str]) -> list[KeptMatch]:
    """Every match of these games that can be gone on with, on the shelf or off it, newest first."""
    files.wait_until_written()
    found = []
    for game in games:
        file = _kept_in(game)
        if (at := left_at(game)) is not None:
            found.append(KeptMatch(file, game, False, at, kept_matches.note(file)))
        found += [each for each in kept_matches.all_kept(game) if not each.finished]
    return sorted(found, key=lambda each: each.at, reverse=True)


def left_of_day(game: str, day: str) -> KeptMatch | None:
    """The match of the deal of a day that can be gone on with, the latest one; no practice."""
    dated = re.compile(rf"^day: ['\"]?{day}\b", re.MULTILINE)
    for each in unfinished([game]):
        head = kept_matches.without_moves(_text(each.record) or "")
        if dated.search(head) and not kept_matches.is_practice(head):
            return each
    return None


def lies_at(game: str, text: str) -> Path:
    """Where a match lies that can be gone on with; another one may have taken its place by now.

    For whoever is where files are written.
    """
    shelf = (each.record for each in kept_matches.all_kept(game) if not each.finished)
    return next((each for each in shelf if _text(each) == text), file_of(game))


def take_from_shelf(kit: AnyKit, record: Path) -> Kept:
    """A match from the shelf, now the one that is gone on with; what was goes there.

    Faults if it can't be read: then everything stays where it is.
    """
    match = kept(kit, record)
    put_aside(kit)
    _move(record, file_of(kit.name))
    return match


def of_unknown_games(known: Collection[str]) -> list[Fault]:
    """Saved matches of games that are not in this box; they stay where they are."""
    found = []
    with suppress(OSError):
        for file in sorted(files.own(OLD).parent.glob("match*.yaml")):
            game = _game_in(file)
            if game is not None and game not in known:
                found.append(unknown_game(game, str(file)))
    return found


def _kept_in(game: str) -> Path:
    """The file of the game's match: the one of version 0.1, if there is no newer one."""
    file, old = file_of(game), files.own(OLD)
    ours = not files.exists(file) and files.exists(old) and _game_in(old) in (game, None)
    return old if ours else file


def _game_in(file: Path) -> Written | None:
    with suppress(Faults):
        return game_in(files.read_file(file), str(file))
    return None


class Saver:
    """Keeps one match safe while it is played, on a thread of its own."""

    def __init__(self, set_up: SetUp, kit: AnyKit) -> None:
        self._set_up, self._kit = set_up, kit
        self._file = file_of(kit.name)
        self._before, self._unreadable = before(kit.name), unreadable(kit.name)
        self._lock = Lock()
        self._newest: _Moment | None = None  # to be written
        self._writing = False
        self._trouble: Exception | None = None
        self._known: str | None = None  # what the file said when it was ours last
        self._trace: _Trace | None = None  # of the file then
        self._hold = Hold(self._file)
        self._go_on()
        goes_on = self._known is not None
        self._spent = time_spent.spent_on(self._file) if goes_on else time_spent.from_now_on()
        self.thought: float = self._spent.thought  # seconds that people took to decide

    def was_begun(self, match: AnyMatch) -> Begun | None:
        """What people had begun in this very position when they left it."""
        left = begun.read(self._file) if self._known is not None else None
        return left if left is not None and left.after == len(match.moves) else None

    def keep_begun(self, left: Begun) -> None:
        """What people have begun is kept for whoever goes on with the match."""
        files.do_later(partial(self._keep_begun, left))

    def leave(self) -> None:
        """Nobody plays on now."""
        files.do_later(self._hold.let_go)
        if self._known is not None:
            files.do_later(partial(time_spent.keep, self._file, self._spent_so_far))

    @property
    def _spent_so_far(self) -> TimeSpent:
        return replace(self._spent, thought=round(self.thought))

    def keep(self, match: AnyMatch) -> None:
        """Save the match as it stands, soon; a newer state takes the place of one that waits.

        Another match there, of a second window say, is moved aside.
        """
        with self._lock:
            self._newest = tuple(match.moves), match.aids
            if not self._writing:
                self._writing = True
                files.do_later(self._write_all)

    @property
    def trouble(self) -> Refused | None:
        """What kept the match from being saved last, told once."""
        with self._lock:
            trouble, self._trouble = self._trouble, None
        if trouble is None or isinstance(trouble, Refused):
            return trouble
        raise trouble

    @property
    def resting(self) -> bool:
        """Whether all is written, and nothing is to be told of it."""
        return not self._writing and self._trouble is None

    def wait(self) -> Refused | None:
        """Until all is written; what kept it from being so."""
        files.wait_until_written()
        return self.trouble

    def done(self, match: AnyMatch) -> str:
        """The match is being counted: it is kept with the finished ones, under the id returned.

        There is nothing to go on with. Another match that lies there stays; so does this one if
        it can't be kept, and its count can be seen again.
        """
        text = self._transcript.text(match.moves, match.aids)
        id = kept_matches.finished(self._kit.name, text)
        entry = career.entry(id, self._set_up, self._kit, match, self._spent_so_far)
        files.do_later(lambda: self._try(lambda: self._finish(id, text, entry)))
        return id

    # on the thread

    def _keep_begun(self, left: Begun) -> None:
        if self._is_ours():
            begun.keep(self._file, left)

    def _write_all(self) -> None:
        while (moment := self._next()) is not None:
            self._try(partial(self._write, *moment))

    def _try(self, work: Callable[[], None]) -> None:
        trouble: Exception | None = None
        try:
            work()
        except Exception as error:  # raised again where the match is played
            trouble = error
        with self._lock:
            self._trouble = trouble

    def _finish(self, id: str, text: str, entry: career.Entry | None) -> None:
        kept_matches.keep(id, text)
        if entry is not None:
            career.add_once(entry)
        self._take_over()
        if files.exists(self._file) and self._is_ours():
            with suppress(OSError):  # where nothing can be removed its count can be seen again
                kept_matches.end(self._file, kept_matches.record_of(id))

    def _next(self) -> _Moment | None:
        with self._lock:
            newest, self._newest = self._newest, None
            self._writing = newest is not None
            return newest

    def _go_on(self) -> None:
        """What lies there is ours if it is this very match, which is being gone on with."""
        file = _kept_in(self._kit.name)
        trace, text = _trace(file), _text(file)
        if text is not None and kept_matches.without_moves(text) == self._transcript.head:
            self._known, self._trace = text, trace

    def _write(self, moves: tuple[Any, ...], aids: Aids) -> None:
        text = self._transcript.text(moves, aids)
        self._hold.take()
        met = self._make_room()
        files.write_text(self._file, text)
        if met:
            kept_matches.supersede(self._kit.name, text, self._file)
        self._known, self._trace = text, _trace(self._file)

    @cached_property
    def _transcript(self) -> Transcript:
        return Transcript(self._set_up, self._kit)

    def _is_ours(self) -> bool:
        """Whether the file says what we wrote; read only if somebody else may have written it.

        A second window that goes on with the same match is somebody else.
        """
        if self._known is None:
            return False
        return self._trace == _trace(self._file) or self._known == _text(self._file)

    def _take_over(self) -> None:
        """The file of version 0.1 gets the name it has now."""
        if (old := _kept_in(self._kit.name)) != self._file:
            _move(old, self._file)

    def _make_room(self) -> bool:
        """Another's match is moved to the shelf, or else to a name of its own; whether one was."""
        self._take_over()
        if not files.exists(self._file) or self._is_ours():
            return False
        text = _text(self._file)
        if text is None:
            _move(self._file, files.free(self._unreadable))
        elif not kept_matches.shelve(self._kit.name, self._file):
            _move(
                self._file, next(to for to in files.numbered(self._before) if _may_hold(to, text))
            )
        return True


class Unsaved:
    """In place of a saver, for a match that is not the one being played: it keeps nothing."""

    trouble = None
    resting = True
    thought = 0.0

    def was_begun(self, match: AnyMatch) -> None:
        """Nothing."""

    def keep_begun(self, left: Begun) -> None:
        """It is not kept."""

    def leave(self) -> None:
        """Nobody minds."""

    def keep(self, match: AnyMatch) -> None:
        """It is not kept."""

    def wait(self) -> None:
        """Nothing is being written."""

    def done(self, match: AnyMatch) -> None:
        """It is over, and nobody else's business."""


def _trace(file: Path) -> _Trace | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _text(file: Path) -> str | None:
    """What the file says; None if it can't be read."""
    with suppress(Faults):
        return files.read_file(file)
    return None


def _may_hold(file: Path, text: str) -> bool:
    """Whether this match may be kept in the file: there is nothing, or an older state of it."""
    there = _text(file)
    return not files.exists(file) or (
        there is not None and kept_matches.without_moves(there) == kept_matches.without_moves(text)
    )


def _move(file: Path, to: Path) -> None:
    try:
        kept_matches.move(file, to)
    except OSError:
        return  # a folder that can't be written is told when the next move is saved
