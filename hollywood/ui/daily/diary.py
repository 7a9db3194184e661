"""What is known of all days: how each was played, its par, and how its puzzle went."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from statistics import fmean

from hollywood.career_totals import Appearance
from hollywood.daily import FIRST, Par, against, made_by

LAST = 28  # days in the averages
_WEEK = 7


@dataclass(frozen=True)
class Diary:
    """The days up to today."""

    today: date
    played: Mapping[date, Sequence[Appearance]]  # the first try first
    pars: Mapping[date, Par]
    solved: Callable[[date], float | None]  # what the first answer to the puzzle of a day counted

    def first(self, day: date) -> Appearance | None:
        """The try that counts."""
        return next(iter(self.played.get(day, ())), None)

    def is_open(self, day: date) -> bool:
        """Whether the day can be played."""
        return FIRST <= day <= self.today

    def beside_par(self, day: date) -> int | None:
        """How much better than its par the day was played, if both are known and a number says."""
        first, par = self.first(day), self.pars.get(day)
        if first is None or par is None:
            return None
        return against(made := made_by(first), par.beside(made))

    def reached(self, day: date) -> bool:
        """Whether the day was played as well as the expert does, without help."""
        first, par = self.first(day), self.pars.get(day)
        if first is None or par is None or not first.entry.clean:
            return False
        return (made := made_by(first)).worth >= par.beside(made).worth

    @property
    def last(self) -> list[date]:
        """Those of the last days that were played."""
        days = [self.today - timedelta(number) for number in range(LAST)]
        return [day for day in days if self.first(day) is not None]

    def mean(self, weekday: int | None = None) -> float | None:
        """How much better than par the last days were played, or those of one weekday."""
        days = [day for day in self.last if weekday in (None, day.weekday())]
        found = [by for day in days if (by := self.beside_par(day)) is not None]
        return fmean(found) if found else None

    @property
    def by_weekday(self) -> list[float | None]:
        """The same for each weekday, Monday first."""
        return [self.mean(weekday) for weekday in range(_WEEK)]
