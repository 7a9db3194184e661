"""What the expert makes of a day, played on a thread of its own."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date

from hollywood.core.message import Refused
from hollywood.daily import (
    Made,
    Par,
    deals_of,
    expert_match,
    known_pars,
    known_tries,
    par_of,
    remember_par,
    remember_try,
)
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.app.at_leisure import at_leisure, is_seen
from hollywood.ui.table.thinker import Thinker


@dataclass
class AtWork:
    """Which expert may play: one at a time, since two would take twice as much of the machine."""

    expert: Expert | None = None


class Expert:
    """Plays the par of a day that has none yet, and the match in which it was reached.

    While somebody looks it does nothing else, later it goes on at leisure.
    """

    def __init__(
        self, kit: AnyKit, day: date, set_up: SetUp, at_work: AtWork | None = None
    ) -> None:
        self._kit, self._day, self._set_up = kit, day, set_up
        self._at_work = at_work or AtWork()
        self.par = known_pars(deals_of(set_up)).get(day)
        self.match: AnyMatch | None = None
        self._wanted = self._hurries = False  # the match, too; somebody looks
        self._thinker: Thinker[Par | AnyMatch] | None = None

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return self._thinker is None

    def begin(self, with_match: bool) -> None:
        """Play what is not known yet."""
        self._wanted = self._wanted or with_match
        self._hurries, self._at_work.expert = True, self
        if self._thinker is None:
            self._go_on()

    def update(self) -> bool:
        """Whether something is known now that was not before."""
        if self._thinker is None or (found := self._thinker.result) is None:
            return False
        self._thinker = None
        if isinstance(found, Par):
            self.par = found
        else:
            self.match = found
        self._go_on()
        return True

    def leave(self) -> None:
        """Nobody looks any more."""
        self._hurries = False

    def _go_on(self) -> None:
        if self.par is None:
            self._think(self._play_par())
        elif self._wanted and self.match is None:
            self._think(expert_match(self._kit, self._set_up, self.par.attempt))

    def _think(self, work: Generator[None, None, Par | AnyMatch]) -> None:
        self._thinker = Thinker(at_leisure(work, self._may_work, lambda: self._hurries))

    def _may_work(self) -> bool:
        return self._at_work.expert is self and (self._hurries or is_seen())

    def _play_par(self) -> Generator[None, None, Par]:
        """It is written down as soon as it is known, and so is each try: perhaps nobody looks."""
        deals = deals_of(self._set_up)
        played = known_tries(deals, self._day)
        par = yield from par_of(self._kit, self._set_up, played, self._keep)
        with suppress(Refused):  # then it is played again another time
            remember_par(deals, self._day, par)
        return par

    def _keep(self, attempt: int, made: Made) -> None:
        with suppress(Refused):
            remember_try(deals_of(self._set_up), self._day, attempt, made)


class Experts:
    """Those who have begun: whoever comes back to a day finds what was played of it."""

    def __init__(self) -> None:
        self._at_work = AtWork()
        self._known: dict[tuple[str, date], Expert] = {}

    def of(self, kit: AnyKit, day: date, set_up: SetUp) -> Expert:
        """Whoever plays the par of a day."""
        deal = deals_of(set_up), day
        if deal not in self._known:
            self._known[deal] = Expert(kit, day, set_up, self._at_work)
        self._known[deal].update()
        return self._known[deal]
