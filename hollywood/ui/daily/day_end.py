"""What the last page of a day's match tells besides: the par, and a text to share."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property

from hollywood import career
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import HUMAN_SEAT, made_by
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch
from hollywood.time_spent import from_now_on
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.table.setting import Leads

from .day_words import beside_words, short_words
from .expert import Expert
from .shared_text import Said, as_text, lines_of_day


class DayEnd:
    """Of one match of a day, once it is over."""

    def __init__(
        self,
        game: OpenedGame,
        set_up: SetUp,
        match: Callable[[], AnyMatch],
        expert: Expert,
        said: Said,
        show: Leads,
        *,
        counts: bool,
    ) -> None:
        assert set_up.day is not None, "it is a day's match"
        self._game, self._set_up, self._match, self._said = game, set_up, match, said
        self._day = date.fromisoformat(set_up.day)
        self._expert = expert
        self._counts = counts  # it is the first try
        self.show = show

    @property
    def told(self) -> Message:
        """The day, and its par as far as it is known by now."""
        self._expert.update()
        day = short_words(self._day)
        if self._expert.par is None:
            return say("daily.no_par_yet", day=day)
        return beside_words(day, made_by(self._played), self._expert.par)

    @property
    def text(self) -> str | None:
        """What can be shared; None for a later try, which does not count."""
        if not self._counts:
            return None
        about = (self._game, self._day, self._played, self._expert.par)
        return as_text(lines_of_day(*about, self._said), self._said)

    @cached_property
    def _played(self) -> Appearance:
        """The match as a career remembers it: it may not be written down yet.

        It is over, and this is asked for with every frame of its last page.
        """
        entry = career.entry("", self._set_up, self._game.kit, self._match(), from_now_on())
        assert entry is not None, "a person has played it"
        return Appearance(entry, HUMAN_SEAT)
