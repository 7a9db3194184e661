"""Which puzzles are worth somebody's time, and in which order they please."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Any, TypeAlias

from .puzzle import Solution

_Solutions: TypeAlias = Iterable[Solution[Any]]

_SCARCE = 0.12  # of what is offered, each theme of which there is little
_HUNDRED, _SHARE = 100, 1 / 8  # no more than this part within a hundred points of rating
_PLAIN = 800  # rated so, a puzzle may be seen through at once
_RECENT, _ALIKE = 4, 2  # of so many and the next one so many may resemble each other
_DAYS = 7  # of a week
_FIRST_DAY = 3  # the days are counted from a Thursday, 1 January 2026


def worth_while(solution: Solution[Any]) -> bool:
    """Whether there is something to find: not every move shows at once what it is worth."""
    return solution.puzzle.rating <= _PLAIN or solution.depth > 0 or solution.tempting > 0


def chosen(found: _Solutions, count: int, scarce: Sequence[str]) -> list[Solution[Any]]:
    """So many puzzles of all themes and ratings, no two of one match, the easiest first."""
    lacking = Counter(dict.fromkeys(scarce, round(count * _SCARCE)))
    seeds, crowd, taken = set[int](), Counter[int](), list[Solution[Any]]()
    for each in found:
        puzzle = each.puzzle
        rare = [theme for theme in puzzle.themes if lacking[theme] > 0]
        hundred = puzzle.rating // _HUNDRED
        room = len(taken) + lacking.total() < count and crowd[hundred] < count * _SHARE
        if puzzle.seed not in seeds and worth_while(each) and (rare or room):
            taken.append(each)
            seeds.add(puzzle.seed)
            crowd[hundred] += 1
            lacking.subtract(rare)
            if len(taken) == count:
                break
    return list(varied(sorted(taken, key=lambda each: each.puzzle.rating)))


def varied(solutions: _Solutions) -> Iterator[Solution[Any]]:
    """The same ones in much the same order, but those that are alike keep their distance."""
    waiting, recent = list(solutions), deque[str](maxlen=_RECENT)
    while waiting:
        fitting = (each for each in waiting if recent.count(each.sort) < _ALIKE)
        next_ = next(fitting, waiting[0])
        waiting.remove(next_)
        recent.append(next_.sort)
        yield next_


def dated(
    found: _Solutions, days: int, scarce: Sequence[str], week: Sequence[int]
) -> Iterator[Solution[Any]]:
    """A puzzle for each day from 1 January 2026: easy on Mondays, hard on Sundays."""
    by_weekday = _by_weekday(found, days, scarce, week)
    recent = deque[str](maxlen=_RECENT)
    for day in range(days):
        waiting = by_weekday[_weekday(day)]
        fitting = (each for each in waiting if recent.count(each.sort) < _ALIKE)
        next_ = next(fitting, waiting[0])
        waiting.remove(next_)
        recent.append(next_.sort)
        yield next_


def _weekday(day: int) -> int:
    return (day + _FIRST_DAY) % _DAYS


def weekday_of(rating: int, week: Sequence[int]) -> int:
    """On which day a puzzle is of the right rating; if it is on none, less than 0 or too much."""
    return bisect_right(week, rating) - 1


def _by_weekday(
    found: _Solutions, days: int, scarce: Sequence[str], week: Sequence[int]
) -> Sequence[list[Solution[Any]]]:
    """As many as each weekday needs, no two of one match; rare ones displace others."""
    needs = [sum(_weekday(day) == weekday for day in range(days)) for weekday in range(_DAYS)]
    lacking = Counter(dict.fromkeys(scarce, ceil(days * _SCARCE)))
    chosen: list[list[Solution[Any]]] = [[] for _ in needs]
    seeds = set[int]()
    for each in found:
        weekday = weekday_of(each.puzzle.rating, week)
        if each.puzzle.seed in seeds or not (0 <= weekday < _DAYS and worth_while(each)):
            continue
        rare = [theme for theme in each.puzzle.themes if lacking[theme] > 0]
        fitting = chosen[weekday]
        if len(fitting) == needs[weekday]:
            plain = [other for other in fitting if not set(scarce) & set(other.puzzle.themes)]
            if not (rare and plain):
                continue
            fitting.remove(plain[-1])
        fitting.append(each)
        seeds.add(each.puzzle.seed)
        lacking.subtract(rare)
        if lacking.total() == 0 and needs == [len(others) for others in chosen]:
            break
    return chosen
