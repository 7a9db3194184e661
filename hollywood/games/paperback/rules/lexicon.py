"""The words of one language that a match accepts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, islice
from string import ascii_lowercase
from typing import TypeAlias, TypeVar

from .sorted_words import SortedWords
from .word_graph import GraphBuilder, WordGraph

T = TypeVar("T")
Later: TypeAlias = Callable[[], T]

_LOOKED_AT = 2_000  # of the commonest words, for a hand that wants some quickly
_GOES_ON = "-"
_SHORT = 8  # letters
_STEP = 300  # words that are looked at or built in between two pauses
_BIT = {letter: 1 << i for i, letter in enumerate(ascii_lowercase)}


class Lexicon:
    """A list of words, the commonest of them first, and those that belong to themes.

    What is given as a function is asked for when the first word is looked up: lists are long.
    """

    def __init__(
        self,
        words: Collection[str] | Later[Collection[str]],
        commonest: Sequence[str] | Later[Sequence[str]] = (),
        themes: Mapping[str, Sequence[str]] | None = None,
        unsaid: Collection[str] | Later[Collection[str]] = (),
    ) -> None:
        self._given, self._ranked, self._left_out = words, commonest, unsaid
        self._themes = themes or {}
        self._graphs: dict[int | None, WordGraph] = {}
        self._by_length: dict[int, list[str]] = {}

    @cached_property
    def _words(self) -> Collection[str]:
        words = _now(self._given)
        return words if isinstance(words, SortedWords) else SortedWords(words)

    @property
    def read(self) -> bool:
        """Whether its words have been read, with those that are looked at first."""
        return "_short" in self.__dict__

    def read_ahead(self) -> None:
        """Read them now, on whichever thread it may take a while."""
        _ = self._short

    @cached_property
    def unsaid(self) -> Collection[str]:
        """Words that count, but that no bot spells and no coach names."""
        return frozenset(_now(self._left_out))

    @cached_property
    def commonest(self) -> Sequence[str]:
        """The commonest words that are said, the very commonest first."""
        return [word for word in _now(self._ranked) if word not in self.unsaid]

    def __len__(self) -> int:
        return len(self._words)

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        return iter(sorted(self._words))

    def has(self, word: str) -> bool:
        """Whether the word is in the list."""
        return word in self._words

    def on_theme(self, theme: str, word: str) -> bool:
        """Whether a word, or one of two, is of the theme, or begins like one with a hyphen."""
        known = self._themes.get(theme, ())
        stems = tuple([each[:-1] for each in known if each.endswith(_GOES_ON)])
        return any(part in known or part.startswith(stems) for part in word.split())

    def graph(self, most: int | None = None) -> WordGraph:
        """So many of the commonest words as a graph, or all that are said."""
        for _ in self.graph_in_steps(most):
            pass
        return self._graphs[most]

    def graph_in_steps(self, most: int | None = None) -> Generator[None, None, WordGraph]:
        """The same with pauses: of all words it takes a second."""
        if most not in self._graphs:
            builder, unsaid = GraphBuilder(), self.unsaid
            words = self._words if most is None else (yield from self._common(most))
            for number, word in enumerate(words, 1):
                if word not in unsaid:
                    builder.add(word)
                if number % _STEP == 0:
                    yield
            self._graphs[most] = builder.graph()
        return self._graphs[most]

    def _common(self, most: int) -> Generator[None, None, Iterable[str]]:
        """So many of the commonest words in alphabetical order; all, if none are known."""
        alike = defaultdict[str, list[str]](list)
        for number, word in enumerate(islice(filter(self.has, self.commonest), most), 1):
            alike[word[:2]].append(word)
            if number % _STEP == 0:
                yield
        parts = (sorted(set(alike[beginning])) for beginning in sorted(alike))
        return chain.from_iterable(parts) if alike else self._words

    def like(self, text: str, any_letter: str) -> tuple[str, ...]:
        """Of the commonest words those that are this text, the very commonest first."""
        shape = re.compile(re.escape(text).replace(re.escape(any_letter), "."))
        return tuple([w for w in self._long(len(text)) if shape.fullmatch(w) and self.has(w)])

    def _long(self, letters: int) -> Sequence[str]:
        """The commonest words of so many letters."""
        if not self._by_length:
            for word in self.commonest:
                self._by_length.setdefault(len(word), []).append(word)
        return self._by_length.get(letters, ())

    @cached_property
    def _short(self) -> list[tuple[str, int]]:
        """The words that are looked at first, and which letters each has."""
        words = self.commonest or sorted(self._words, key=lambda word: (len(word), word))
        found = [w for w in words[: 4 * _LOOKED_AT] if 2 <= len(w) <= _SHORT and self.has(w)]
        return [(w, sum(_BIT[c] for c in set(w))) for w in found[:_LOOKED_AT]]

    def some(self, letters: str, wilds: int, most: int) -> list[str]:
        """A few words that want no more than so many letters besides these; quickly found.

        Different letters begin elsewhere in the list, the same ones always at the same place.
        """
        short, have = self._short, sum([_BIT[c] for c in set(letters)])
        found: list[str] = []
        lacked = ~have
        begin = hash(have * 31 + wilds) % len(short) if short else 0
        for place in range(begin - len(short), begin):
            word, mask = short[place]
            if (mask & lacked).bit_count() <= wilds and missing(word, letters) <= wilds:
                found.append(word)
                if len(found) == most:
                    break
        return found


def _now(given: T | Later[T]) -> T:
    return given() if callable(given) else given


def missing(word: str, letters: str) -> int:
    """How many of its letters are not there."""
    left = list(letters)
    count = 0
    for letter in word:
        if letter in left:
            left.remove(letter)
        else:
            count += 1
    return count
