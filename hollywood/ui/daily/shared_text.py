"""What a day came to as a text to share, and such a text recognised in any of our languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from itertools import product
from typing import TypeAlias

from hollywood.career_totals import Appearance
from hollywood.core.catalogue import LANGUAGES, Catalogue, Language
from hollywood.core.message import Message, quoted, say
from hollywood.daily import Made, Par
from hollywood.ui.app.opened_game import OpenedGame

from .day_words import date_words, help_in_brief, result_words

_MONTHS, _PLACES = range(1, 13), range(1, 6)
_NUMBER, _APART = r"(\d{1,4})", " · "
_LINES, _LONGEST = 3, 400  # of a text that is read; characters
MOST = 120  # characters of a text to share
_COUNTED = re.compile(r"\.came_to(\.one|\.other)?$")  # ids of what a game counts
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class SharedResult:
    """What somebody else came to on a day, as their text tells."""

    game: str  # its title
    day: date
    made: Made
    seats: int
    rounds: tuple[int, ...] = ()


Said: TypeAlias = Callable[[Message], str]
Lines: TypeAlias = list[list[Message]]  # each of parts that stand beside each other


def lines_of_day(
    game: OpenedGame, day: date, played: Appearance, par: Par | None, said: Said
) -> Lines:
    """What can be shared of a match of this game, line by line."""
    brief = game.screens.in_brief(played.own.did)
    return lines_of(game.boxed.title, day, played, par, brief, said)


def lines_of(
    title: str, day: date, played: Appearance, par: Par | None, brief: Message, said: Said
) -> Lines:
    """Three lines; nothing of the deal is told.

    What would be too long for a text to share says less: first what can be reckoned is left out,
    then what went best.
    """
    head = say("daily.share", game=quoted(title), date=date_words(day))
    helped = help_in_brief(day, played)
    whole, shorter = result_words(played, par), result_words(played, par, by=False)
    ways = ((whole, [brief]), (shorter, [brief]))
    texts = ([[head], [came], [*best, *helped]] for came, best in ways)
    fits = (lines for lines in texts if len(as_text(lines, said)) <= MOST)
    return next(fits, [[head], [whole], helped])


def as_text(lines: Lines, said: Said) -> str:
    """Such lines in words."""
    return "\n".join(_APART.join(map(said, parts)) for parts in lines)


def read_shared(text: str, titles: Iterable[str], sentences: Catalogue) -> SharedResult | None:
    """The result that a shared text tells, in whatever language; None if it is no such text."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(text) > _LONGEST or len(lines) != _LINES:
        return None
    for language in LANGUAGES:
        reader = _SentenceReader(sentences, language)
        for title in titles:
            if (day := reader.day(lines[0], title)) and (came := reader.came(lines[1])):
                return SharedResult(title, day, *came, _numbers(lines[2]))
    return None


def _numbers(line: str) -> tuple[int, ...]:
    """What each round has brought, if that is told: it stands first."""
    told = line.partition(_APART)[0].replace(_MINUS, "-")
    return tuple(map(int, re.findall(r"-?\d+", told)))


class _SentenceReader:
    """Sentences of one language, read instead of said."""

    def __init__(self, sentences: Catalogue, language: Language) -> None:
        self._sentences, self._language = sentences, language

    def day(self, line: str, title: str) -> date | None:
        """The day that the first line names."""
        months = [self._said(f"daily.month.{month}") for month in _MONTHS]
        slots = {"day": r"(\d{1,2})", "month": f"({'|'.join(months)})", "year": r"(\d{4})"}
        for id in ("daily.date", "daily.first"):
            for pattern in self._patterns(id, slots):
                whole = {"game": re.escape(title), "date": pattern}
                told = self._read("daily.share", whole, line)
                with suppress(ValueError):
                    if told:
                        return date(int(told[3]), 1 + months.index(told[2]), int(told[1]))
        return None

    def came(self, line: str) -> tuple[Made, int] | None:
        """What the second line tells, and of how many seats; what follows is about the par."""
        places = [self._said(f"daily.place.{place}") for place in _PLACES]
        of = {"place": f"({'|'.join(places)})", "seats": _NUMBER}
        both = product(self._patterns("daily.place_of", of), self._counted())
        for pattern, counted in both:
            slots = {"place": pattern, "points": counted}
            if told := self._read("daily.points", slots, line, ends=False):
                points = int(told[3].replace(_MINUS, "-"))
                return Made(points, 0, 1 + places.index(told[1])), int(told[2])
        for place, id in ((1, "daily.won"), (2, "daily.lost")):
            if told := self._read(id, {"count": _NUMBER}, line, ends=False):
                return Made(None, int(told[1]), place), 2
        return None

    def _counted(self) -> Iterator[str]:
        """What any game counts: texts of other games told points, too, once."""
        number = {"count": rf"([-{_MINUS}]?\d{{1,3}})"}
        for id in self._sentences:
            if _COUNTED.search(id):
                yield from self._patterns(id, number)

    def _said(self, id: str) -> str:
        return self._sentences[id].in_(self._language)

    def _read(
        self, id: str, slots: dict[str, str], line: str, *, ends: bool = True
    ) -> re.Match[str] | None:
        """The first form of the sentence that the line has, with what stands in its slots."""
        rest = "" if ends else "(?:[,(].*| .*)?"
        found = (re.fullmatch(each + rest, line) for each in self._patterns(id, slots))
        return next(filter(None, found), None)

    def _patterns(self, id: str, slots: dict[str, str]) -> Iterator[str]:
        """All forms of a sentence, with these patterns in its slots; any space is as good."""
        for form in (id, f"{id}.one", f"{id}.other"):
            if form in self._sentences:
                parts = re.split(r"\{(\w+)\}", self._said(form))
                parts[::2] = map(re.escape, parts[::2])
                parts[1::2] = [slots[name] for name in parts[1::2]]
                yield "".join(parts).replace(r"\ ", r"\s+")
