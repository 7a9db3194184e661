"""Tells of what was achieved as soon as it is, and only of what is new."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from hollywood import career, files
from hollywood.achievements import Done, Laurel, laurels
from hollywood.career_totals import played_by, players
from hollywood.core.message import Refused, quoted, say
from hollywood.puzzle_scores import all_answers

from .toasts import Toast, Toasts

if TYPE_CHECKING:
    from .flow import Flow

_Earned: TypeAlias = tuple[str, Laurel]  # by whom; by nobody in particular if it took no match


class LaurelFlow:
    """What everybody has achieved by now. It is looked at where files are written."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self._stack = flow, flow.stack
        games = flow.games.games
        self.laurels = laurels({game.name: game.achievements for game in games})
        self._known: set[tuple[str, str]] = set()
        self._new: deque[_Earned] = deque()
        self._stack.over = Toasts(flow.props, self._next)
        self.know()

    def know(self) -> None:
        """What was achieved by now is no news."""
        files.do_later(partial(self._look, self._lessons, told=True))

    def look(self) -> None:
        """Something was done: what it has achieved is told."""
        files.do_later(partial(self._look, self._lessons, told=False))

    def add_doings(self, id: str | None, did: Sequence[Mapping[str, Any]]) -> None:
        """More is known of what was done in a match: it goes into careers, and is told."""
        if id is not None:
            files.do_later(partial(_add, id, did))
            self.look()

    def beside(self) -> Done:
        """What was done without a match."""
        files.wait_until_written()
        return Done((), all_answers(), self._lessons)

    @property
    def _lessons(self) -> int:
        return sum(game.learnt for game in self._flow.props.settings.games.values())

    def _next(self) -> Toast | None:
        """What is to be told next."""
        if not self._new:
            return None
        name, laurel = self._new.popleft()
        text = self._flow.props.text
        told = say("laurel.new_for", name=quoted(name)) if name else say("laurel.new")
        return Toast(text(say(laurel.id)), text(told))

    # where files are written

    def _look(self, lessons: int, *, told: bool) -> None:
        for name, laurel in self._earned(Done((), all_answers(), lessons)):
            if (name, laurel.id) not in self._known:
                self._known.add((name, laurel.id))
                if not told:
                    self._new.append((name, laurel))

    def _earned(self, beside: Done) -> Iterator[_Earned]:
        entries = career.read_now().entries
        everybodys = [each for each in self.laurels if each.is_earned(beside)]
        yield from (("", each) for each in everybodys)
        for name in players(entries):
            done = replace(beside, matches=played_by(name, entries))
            for each in self.laurels:
                if each not in everybodys and each.is_earned(done):
                    yield name, each


def _add(id: str, did: Sequence[Mapping[str, Any]]) -> None:
    """Where it can't be written it is found again when the count is seen again."""
    with suppress(Refused):
        career.add_doings_once(id, did)
