"""Finds words in the rules: in all languages, whatever accents and capitals are typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from hollywood.core.catalogue import LANGUAGES, Language

MOST = 8  # lines that are shown at once
_TWO = {"œ": "oe", "æ": "ae", "ß": "ss"}
_ALIKE = {"’": "'", "‘": "'", "\N{NO-BREAK SPACE}": " "}
_WORD = re.compile(r"[^\W_]+")
_FAR = 2  # letters: a word that differs in no more may have been meant
_SHORT = 3  # letters: shorter words resemble too many


class Plain(NamedTuple):
    """Words without accents and capitals, and where each of their letters was."""

    text: str
    places: tuple[int, ...]


def plain(words: str) -> Plain:
    """Take accents and capitals away, so that words can be compared."""
    text, places = "", list[int]()
    for place, letter in enumerate(words):
        low = letter.casefold()
        parts = unicodedata.normalize("NFD", _TWO.get(low, _ALIKE.get(low, low)))
        kept = "".join(each for each in parts if not unicodedata.combining(each))
        text, places = text + kept, places + [place] * len(kept)
    return Plain(text, tuple(places))


@dataclass(frozen=True)
class Entry:
    """Something that is found, by what it says in each language."""

    kind: str  # of what, and which one
    id: str
    rank: int  # what is likelier meant has a lower one
    words: Mapping[Language, str]
    rule: str = ""  # of a leaf: which sentence

    @cached_property
    def plain(self) -> Mapping[Language, Plain]:
        """The words of each language without accents and capitals."""
        return {language: plain(words) for language, words in self.words.items()}


@dataclass(frozen=True)
class Hit:
    """An entry, the language in which it was found, and which of its letters are lit."""

    entry: Entry
    language: Language
    lit: tuple[tuple[int, int], ...] = field(default=())

    @property
    def words(self) -> str:
        """The words of the entry in that language."""
        return self.entry.words[self.language]


def found(entries: Iterable[Entry], query: str, language: Language) -> list[Hit]:
    """What has words that begin as those of the query do, the likeliest first."""
    asked = _WORD.findall(plain(query).text)
    if not asked:
        return []
    languages = [language, *(each for each in LANGUAGES if each != language)]
    hits = [hit for each in entries if (hit := _hit(each, asked, languages)) is not None]
    return sorted(hits, key=lambda hit: _likely(hit, " ".join(asked), language))


def _hit(entry: Entry, asked: Sequence[str], languages: Sequence[Language]) -> Hit | None:
    for language in languages:
        words = entry.plain[language]
        starts = [_begins(words.text, each) for each in asked]
        if all(start >= 0 for start in starts):
            spans = zip(starts, map(len, asked), strict=True)
            lit = [_span(words, start, long) for start, long in spans]
            return Hit(entry, language, tuple(sorted(lit)))
    return None


def _begins(text: str, word: str) -> int:
    """Where the first word of the text stands that begins with this one; -1 if none does."""
    if word not in text:  # most have it nowhere
        return -1
    return next((m.start() for m in _WORD.finditer(text) if m.group().startswith(word)), -1)


def _span(words: Plain, start: int, long: int) -> tuple[int, int]:
    """Where letters of the plain text stand in the text as it is written."""
    return words.places[start], words.places[start + long - 1] + 1


def _likely(hit: Hit, asked: str, language: Language) -> tuple[bool, bool, int, int, bool]:
    """How hits are sorted: the query itself first, then what begins with it, then by rank."""
    words = " ".join(_WORD.findall(hit.entry.plain[hit.language].text))
    foreign = hit.language != language
    return words != asked, not words.startswith(asked), hit.entry.rank, len(words), foreign


def near(entries: Iterable[Entry], query: str, language: Language) -> str | None:
    """A word of this language that may have been meant."""
    asked = plain(query).text.strip()
    if len(asked) < _SHORT:
        return None
    words = dict.fromkeys(_words(entries, language))
    far = {word: distance(plain(word).text, asked) for word in words if len(word) >= _SHORT}
    best = min(far, key=lambda word: far[word], default=None)
    return best if best is not None and far[best] <= _FAR else None


def _words(entries: Iterable[Entry], language: Language) -> Iterator[str]:
    for entry in sorted(entries, key=lambda each: each.rank):
        yield from _WORD.findall(entry.words[language].lower())


def distance(one: str, other: str) -> int:
    """How many letters must be changed, added or left out to make one word of another."""
    before = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        row = [place]
        for column, theirs in enumerate(other, 1):
            changed = before[column - 1] + (letter != theirs)
            row.append(min(before[column] + 1, row[-1] + 1, changed))
        before = row
    return before[-1]
