"""What the expert makes of a day, played on a thread of its own while the page is looked at."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

from hollywood.core.message import Refused
from hollywood.daily import Par, deals_of, expert_match, known_pars, par_of, remember_par
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.table.thinker import Thinker


class Expert:
    """Plays the par of a day that has none yet, and the match in which it was reached."""

    def __init__(self, kit: AnyKit, day: date, set_up: SetUp) -> None:
        self._kit, self._day, self._set_up = kit, day, set_up
        self.par = known_pars(deals_of(set_up)).get(day)
        self.match: AnyMatch | None = None
        self._wanted = False  # the match, too
        self._thinker: Thinker[Par | AnyMatch] | None = None

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return self._thinker is None

    def begin(self, with_match: bool) -> None:
        """Play what is not known yet."""
        self._wanted = self._wanted or with_match
        if self._thinker is None:
            self._go_on()

    def update(self) -> bool:
        """Whether something is known now that was not before."""
        if self._thinker is None or (found := self._thinker.result) is None:
            return False
        self._thinker = None
        if isinstance(found, Par):
            self.par = found
            with suppress(Refused):  # then it is played again another time
                remember_par(deals_of(self._set_up), self._day, found)
        else:
            self.match = found
        self._go_on()
        return True

    def leave(self) -> None:
        """Nobody looks any more."""
        if self._thinker is not None:
            self._thinker.drop()
            self._thinker = None

    def _go_on(self) -> None:
        if self.par is None:
            self._thinker = Thinker(par_of(self._kit, self._set_up))
        elif self._wanted and self.match is None:
            self._thinker = Thinker(expert_match(self._kit, self._set_up, self.par.attempt))
