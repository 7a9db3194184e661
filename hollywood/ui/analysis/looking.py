"""A match that is over is looked at on a thread of its own; what is found is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from functools import cached_property, partial

from hollywood import career, files, kept_matches, reviews
from hollywood.bots.findings import Findings, course_first
from hollywood.bots.review import Found, Review
from hollywood.career import Reviewed
from hollywood.career_review import for_careers
from hollywood.core.message import Refused
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch, save
from hollywood.ui.table.thinker import Thinker

PLAY_OUTS: int | None = None  # for each decision: as many as the game has time for
_SEED = 1  # whoever looks again finds the same


@dataclass(frozen=True)
class Played:
    """A match that is over."""

    kit: AnyKit
    set_up: SetUp
    match: AnyMatch

    @cached_property
    def id(self) -> str | None:
        """Its name among the matches that are kept; None if it is not."""
        files.wait_until_written()
        id = kept_matches.finished(self.kit.name, save(self.set_up, self.match, self.kit))
        return id if files.exists(kept_matches.record_of(id)) else None

    @property
    def day(self) -> str | None:
        """When it ended, if it is kept."""
        return kept_matches.day_of(self.id) if self.id is not None else None


class Looking:
    """Looks at a match while its page is open; goes on where it was left."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.review = self._begun()
        steps, game = self.review.steps, played.match.game
        self.findings = reviews.read(played.id, steps, game) if played.id else Findings(steps)
        self._found: deque[Found] = deque()
        self._thinker: Thinker[None] | None = None
        self._unwritten = False

    def _begun(self) -> Review[object]:
        return self.played.kit.review(self.played.match, _SEED, PLAY_OUTS)

    @property
    def resting(self) -> bool:
        """Whether nothing is left to be found."""
        return self._thinker is None

    def at_rest(self) -> Looking:
        """What is known now, and nothing that goes on."""
        other = copy(self)
        other.findings, other._thinker = self.findings.copy(), None
        return other

    def begin(self) -> None:
        """Look, in the background."""
        if self.findings.complete:
            self._remember()
        else:
            self._thinker = Thinker(self._work(self.findings.copy()))

    def _work(self, findings: Findings) -> Generator[None, None, None]:
        """On the thread; it hands over what it finds, and shares nothing else."""
        for found in course_first(self.review, findings):
            if found is not None:
                self._found.append(found)
            yield

    def update(self) -> bool:
        """Take what was found meanwhile; whether there was anything."""
        if self._thinker is None:
            return False
        over = not self._thinker.busy  # asked first: what it has found by then is all there is
        news = bool(self._found)
        while self._found:
            self.findings.take(self._found.popleft())
        self._unwritten = self._unwritten or news
        if over:
            thinker, self._thinker = self._thinker, None
            _ = thinker.result  # what went wrong in the thread comes to light here
            self.review = self._begun()  # the one that is done remembers all it has worked out
            self._keep()
            self._remember()
        return news or over

    def stop(self) -> None:
        """Look no further."""
        if self._thinker is not None:
            self._thinker.drop()
            self._thinker = None
        self._keep()

    def _keep(self) -> None:
        if self.played.id is not None and self._unwritten:
            reviews.keep(self.played.id, self.findings, self.played.match.game)
        self._unwritten = False

    def _remember(self) -> None:
        """In the careers of those who played, soon; where it can't be written it is told again."""
        if (id := self.played.id) is not None:
            found = for_careers(self.review, self.findings)
            files.do_later(partial(self._add, id, found))

    def _add(self, id: str, found: Sequence[Reviewed]) -> None:
        with suppress(Refused):
            career.add_review_once(id, found)
