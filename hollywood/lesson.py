"""The first lesson of a game, read from its file: matches that stop where something is taught."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from hollywood.core.faults import MOST, refuse_if_any
from hollywood.core.game import Illegal
from hollywood.core.match import Match
from hollywood.core.message import Message, quoted, say
from hollywood.core.reader import Id, Line, Written, read
from hollywood.core.record import HUMAN, Chair
from hollywood.kit import SetUp, Wrongs
from hollywood.set_up import AnyKit, AnyMatch, have_colours, load


@dataclass(frozen=True)
class Stop:
    """Where a lesson stops, what it says there and what goes on from there.

    Its sentences are <game>.lesson.<scene>, and the same with .prompt and .why.
    """

    number: int  # of the scene, as it is counted for the learner
    scene: Id
    before: int  # the move of this number, from 1
    answers: tuple[Written, ...] = ()  # moves that go on; the first is the one of the match
    refused: Written | None = None  # a move that must be tried, and can't be made
    half: Written | None = None  # a move of which half lies there at first
    asks: Written | None = None  # a move of which half must come to lie there: nobody makes it
    halts: tuple[str, ...] = ()  # kinds of events after each of which one goes on
    until: str = ""  # the kind of event that ends a part that is played freely
    match: str = ""  # which one it is about, if not the first
    lit: tuple[str, ...] = ()  # what stays in full light
    points: tuple[str, ...] = ()  # what is pointed out, in this order
    line: Line = field(default=Line(0))


@dataclass(frozen=True)
class _Written:
    """A lesson as its file has it."""

    record: str
    stops: tuple[Stop, ...]
    others: dict[str, str] = field(default_factory=dict)  # records by the names of their matches


@dataclass(frozen=True)
class Lesson:
    """Matches of one learner, with every move that is not left to them."""

    kit: AnyKit
    set_up: SetUp
    matches: Mapping[str, AnyMatch]  # by their names; the first one has none
    stops: tuple[Stop, ...]

    @property
    def match(self) -> AnyMatch:
        """The one it begins with."""
        return self.matches[""]

    @property
    def scenes(self) -> int:
        """How many there are, as they are counted for the learner."""
        return self.stops[-1].number

    def at(self, scene: str) -> int:
        """The number of the stop with this scene; the first one if there is none such."""
        return next((at for at, stop in enumerate(self.stops) if stop.scene == scene), 0)

    def begun(self, stop: Stop) -> AnyMatch:
        """The match where it stops; before its last move, if something halts after that."""
        whole = self.matches[stop.match]
        match: AnyMatch = Match(whole.game, whole.states[0], practice=True)
        for move in whole.moves[: stop.before - 1 - bool(stop.halts)]:
            match.play(move)
        return match

    def taught(self, name: str, colour: str) -> Lesson:
        """The same with the learner's own name and colour; whoever had that colour gets theirs.

        Where each seat has its own colour, all stay as they are.
        """
        before = next(chair for chair in self.set_up.chairs if chair.who == HUMAN)
        wanted = before.colour if have_colours(self.kit) else Written(colour)
        chairs = [_renamed(chair, before, name, wanted) for chair in self.set_up.chairs]
        return replace(self, set_up=replace(self.set_up, chairs=tuple(chairs)))


def _renamed(chair: Chair, learner: Chair, name: str, colour: Written | None) -> Chair:
    if chair is learner:
        return replace(chair, name=name, colour=colour)
    return replace(chair, colour=learner.colour) if chair.colour == colour else chair


def read_lesson(text: str, file: str, kit: AnyKit) -> Lesson:
    """The lesson in the text; Faults, with their lines, if it can't be taught."""
    written = read(_Written, text, file)
    kit_of = {kit.name: kit}.get
    set_up, match = load(written.record, file, kit_of)
    others = {name: load(record, file, kit_of)[1] for name, record in written.others.items()}
    lesson = Lesson(kit, set_up, {"": match, **others}, written.stops)
    refuse_if_any(file, islice(_wrongs(lesson), MOST))
    return lesson


def _wrongs(lesson: Lesson) -> Wrongs:
    """Stops that the match never comes to, answers that are no moves."""
    for stop in lesson.stops:
        whole = lesson.matches.get(stop.match)
        if whole is None or not 0 < stop.before <= len(whole.states):
            yield stop.line, say("fault.no_such_move", number=stop.before)
            continue
        for words in stop.answers:
            if (wrong := _refusal(whole, stop, words)) is not None:
                yield words.line, wrong
        for half in filter(None, (stop.half, stop.asks)):
            if (wrong := _unreadable(whole, half)) is not None:
                yield half.line, wrong
        if stop.refused is not None and _refusal(whole, stop, stop.refused) is None:
            yield stop.refused.line, say("fault.not_refused", move=quoted(stop.refused))


def _unreadable(match: AnyMatch, words: Written) -> Message | None:
    """Why this is no move, if it is none."""
    try:
        match.game.read(words)
    except Illegal as illegal:
        return illegal.reason
    return None


def _refusal(match: AnyMatch, stop: Stop, words: Written) -> Message | None:
    """Why this move can't be made at a stop, if it can't."""
    wrong = _unreadable(match, words)
    return wrong or match.game.illegal(match.states[stop.before - 1], match.game.read(words))
