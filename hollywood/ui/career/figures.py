"""What is told of the craft of a player: each as rows for a plate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hollywood.career_totals import (
    means,
    phases,
    reviewed,
    rounds_of,
    themes,
    thought_by_weekday,
    wins_by,
)
from hollywood.core.message import Message, say
from hollywood.ui.widgets.page import Page

from .bars import Bars, Row
from .leaf import CareerWays, PlayerMatches, duration, number, percent

_MOST = 5  # themes
PHASES = ("early", "middle", "late")
_NOTHING, _NONE = say("career.not_looked_at"), say("career.empty")


class Figures:
    """All there is to be told of the matches that are looked at."""

    def __init__(self, page: Page, matches: PlayerMatches, ways: CareerWays) -> None:
        self._page, self._matches, self._ways = page, matches, ways

    def in_a_match(self) -> Bars:
        """What the game counts of a player and has words for, in the mean."""
        game, found = self._matches.game, means(self._matches.wanted)
        named = {f"{game}.did.{what}": mean for what, mean in found.items()}
        rows = [
            Row(self._said(say(id)), number(self._page, mean))
            for id, mean in named.items()
            if id in self._page.props.sentences
        ]
        return Bars(say("career.in_a_match"), rows, _NONE)

    def places(self) -> Bars:
        """How often each place was taken."""
        found = wins_by(lambda each: each.own.place, self._matches.wanted)
        shares = {place: won.matches / len(self._matches.wanted) for place, won in found.items()}
        rows = [
            Row(self._said(say("career.rank", place=place)), percent(self._page, share), share)
            for place, share in sorted(shares.items())
        ]
        return Bars(say("career.places"), rows, _NONE)

    def hours(self) -> Bars:
        """When in the week somebody plays."""
        seconds = thought_by_weekday(self._matches.wanted)
        names = [self._said(say(f"daily.weekday.{day}")) for day in range(len(seconds))]
        rows = self._compared(names, seconds, lambda each: duration(self._page, each))
        return Bars(say("career.by_weekday"), rows, _NONE)

    def phases(self) -> Bars:
        """When in a round chances are lost, or in what the game has in its place."""
        found = phases(self._matches.wanted)
        names = [self._said(say(f"{self._matches.game}.part.{phase}")) for phase in PHASES]
        rows = self._compared(names, found, lambda each: percent(self._page, each))
        return Bars(say("career.lost_when"), rows if found else [], _NOTHING)

    def themes(self) -> Bars:
        """What mistakes are about; puzzles of what most of them are about can be played."""
        found = list(themes(self._matches.wanted).items())[:_MOST]
        names = [self._theme(theme) for theme, _ in found]
        rows = self._compared(names, [count for _, count in found], lambda each: f"{each:.0f}")
        practise = self._ways.practise
        title = say("career.costs_most")
        if not found or practise is None:
            none = say("career.no_theme") if reviewed(self._matches.wanted) else _NOTHING
            return Bars(title, rows, none)
        weakest = found[0][0]
        words = self._said(say("career.practise", theme=names[0]))
        return Bars(title, rows, _NOTHING, (words, lambda: practise(weakest)))

    def when(self) -> list[Bars]:
        """In which rounds that was done which can be done once a match."""
        wanted, screens = self._matches.wanted, self._matches.screens
        rounds = max((len(screens.rounds(each.own.did)) for each in wanted), default=0)
        keys = sorted({key for each in wanted for key in each.own.did})
        found = []
        for key in keys:
            if (id := f"{self._matches.game}.spent.{key}") not in self._page.props.sentences:
                continue
            counted = rounds_of(key, wanted)
            names = [self._said(say("career.round", round=n + 1)) for n in range(rounds)]
            counts = [*(counted[n] for n in range(rounds)), counted[None]]
            names.append(self._said(say("career.never")))
            rows = self._compared(names, counts, lambda each: f"{each:.0f}")
            found.append(Bars(say(id), rows, _NONE))
        return found

    # rows

    def _compared(
        self, names: Sequence[str], values: Sequence[float], told: Callable[[float], str]
    ) -> list[Row]:
        """Rows with bars, the longest of which is full."""
        most = max(values, default=0) or 1
        return [
            Row(name, told(value), value / most) for name, value in zip(names, values, strict=False)
        ]

    def _theme(self, theme: str) -> str:
        return self._said(say(f"{self._matches.game}.theme.{theme}"))

    def _said(self, message: Message) -> str:
        return self._page.said(message)
