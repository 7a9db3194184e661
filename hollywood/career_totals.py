"""What a career comes to: how often somebody has won, against whom, by what."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from statistics import fmean
from typing import TypeAlias, TypeVar

from hollywood.bots.roles import ROLES
from hollywood.bots.standings import wilson

from .career import Entry, Played, Reviewed

By = TypeVar("By", bound=Hashable)
Agreed: TypeAlias = tuple[tuple[str, object], ...]  # options and values; None is as in the rulebook
_WEEK = 7  # days
_NUMBERS = (int, float)
PEOPLE = "people"  # in place of a level, where no bot played


@dataclass(frozen=True)
class Appearance:
    """One match as one of its players has played it."""

    entry: Entry
    seat: int

    @property
    def own(self) -> Played:
        """What this player has done."""
        return self.entry.seats[self.seat]

    @cached_property
    def others(self) -> list[Played]:
        """Everybody else."""
        return [seat for number, seat in enumerate(self.entry.seats) if number != self.seat]

    @cached_property
    def won(self) -> float:
        """The share of the win: of a shared one a part."""
        winners = sum(seat.place == 1 for seat in self.entry.seats)
        return (self.own.place == 1) / max(1, winners)

    @cached_property
    def level(self) -> str:
        """How well the best bot plays."""
        levels = [_level_of(seat.who) for seat in self.others if not seat.human]
        return max(levels, key=_rank, default=PEOPLE)


@dataclass(frozen=True)
class Wins:
    """How often somebody has won."""

    matches: int
    wins: float

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between what it may be in truth, in 19 cases of 20."""
        return wilson(self.share, self.matches)


@dataclass(frozen=True)
class Met:
    """How somebody has fared against one other player."""

    matches: int
    ahead: float  # a shared place counts half
    difference: float | None  # of points, in the mean; None if none are counted


@dataclass(frozen=True)
class Wanted:
    """Which matches of a player are looked at."""

    game: str
    seats: int | None = None  # any number of them
    agreed: Agreed = ()
    level: str | None = None
    last: int | None = None  # all of them
    clean: bool = False

    def of(self, played: Iterable[Appearance]) -> list[Appearance]:
        """Those among these."""
        found = [each for each in played if self._is_wanted(each)]
        return found[-self.last :] if self.last else found

    def _is_wanted(self, each: Appearance) -> bool:
        return (
            each.entry.game == self.game
            and self.seats in (None, len(each.entry.seats))
            and all(each.entry.options.get(option) == value for option, value in self.agreed)
            and self.level in (None, each.level)
            and (each.entry.clean or not self.clean)
        )


def players(entries: Iterable[Entry]) -> list[str]:
    """Everybody who has played, whoever did so most often first."""
    counted = Counter(seat.name for entry in entries for seat in entry.seats if seat.human)
    return [name for name, _ in counted.most_common()]


def played_by(name: str, entries: Iterable[Entry]) -> list[Appearance]:
    """Every match of this player, the oldest first."""
    return [
        Appearance(entry, number)
        for entry in entries
        for number, seat in enumerate(entry.seats)
        if seat.human and seat.name == name
    ]


def wins(played: Sequence[Appearance]) -> Wins:
    """How many of these were won."""
    return Wins(len(played), sum(each.won for each in played))


def wins_by(of: Callable[[Appearance], By], played: Iterable[Appearance]) -> dict[By, Wins]:
    """The same for every kind of match, in order."""
    kinds: defaultdict[By, list[Appearance]] = defaultdict(list)
    for each in played:
        kinds[of(each)].append(each)
    return {kind: wins(found) for kind, found in kinds.items()}


def mean_points(played: Iterable[Appearance]) -> float | None:
    """The points of a match, in the mean; None where none are counted."""
    points = [each.own.points for each in played if each.own.points is not None]
    return fmean(points) if points else None


def met(played: Iterable[Appearance], whom: Callable[[Played], By | None]) -> dict[By, Met]:
    """How each of the others was fared against, by whatever they are told apart."""
    pairs: defaultdict[By, list[tuple[Played, Played]]] = defaultdict(list)
    for each in played:
        for other in each.others:
            if (who := whom(other)) is not None:
                pairs[who].append((each.own, other))
    return {who: _met(found) for who, found in pairs.items()}


def means(played: Iterable[Appearance]) -> Mapping[str, float]:
    """What the games count of a player, in the mean of the matches that count it."""
    counted: defaultdict[str, list[float]] = defaultdict(list)
    for each in played:
        for what, number in each.own.did.items():
            if isinstance(number, _NUMBERS):
                counted[what].append(number)
    return {what: fmean(numbers) for what, numbers in counted.items()}


def thought_by_weekday(played: Iterable[Appearance]) -> list[int]:
    """Seconds that were thought in matches that began on each day of the week, Monday first."""
    seconds = [0] * _WEEK
    for each in played:
        began = datetime.fromisoformat(each.entry.began)
        seconds[began.weekday()] += each.entry.thought
    return seconds


def reviewed(played: Iterable[Appearance]) -> list[tuple[Appearance, Reviewed]]:
    """The matches that were looked at, with what was found of this player."""
    return [(each, each.own.review) for each in played if each.own.review is not None]


def themes(played: Iterable[Appearance]) -> dict[str, int]:
    """What mistakes were about, what most of them were first."""
    found: Counter[str] = Counter()
    for _, review in reviewed(played):
        found.update(review.themes)
    return dict(found.most_common())


def phases(played: Iterable[Appearance]) -> list[float]:
    """What beginnings, middles and ends of stretches have cost in a match, in the mean."""
    found = [review.phases for _, review in reviewed(played) if review.phases]
    return [fmean(phase) for phase in zip(*found, strict=True)]


def rounds_of(what: str, played: Iterable[Appearance]) -> Counter[int | None]:
    """In which round something was done, how often; None counts the matches without it."""
    rounds = (each.own.did.get(what) for each in played)
    return Counter(each if isinstance(each, int) else None for each in rounds)


def _met(pairs: Sequence[tuple[Played, Played]]) -> Met:
    ahead = sum((own.place < other.place) + (own.place == other.place) / 2 for own, other in pairs)
    apart = [
        own.points - other.points
        for own, other in pairs
        if own.points is not None and other.points is not None
    ]
    return Met(len(pairs), ahead, fmean(apart) if apart else None)


@cache
def _level_of(who: str) -> str:
    """The same few in thousands of matches."""
    return ROLES.level(who)


def _rank(level: str) -> int:
    """A bot of one's own stands below the levels of the box."""
    levels = list(ROLES.levels)
    return levels.index(level) if level in levels else -1
