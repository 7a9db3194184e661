"""The words of one language that a match accepts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from string import ascii_lowercase

from .word_graph import WordGraph, graph_of

_LOOKED_AT = 2_000  # of the commonest words, for a hand that wants some quickly
_SHORT = 8  # letters
_BIT = {letter: 1 << i for i, letter in enumerate(ascii_lowercase)}


class Lexicon:
    """A list of words, the commonest of them first, and stems of what belongs to a theme."""

    def __init__(
        self,
        words: Collection[str],
        commonest: Sequence[str] = (),
        themes: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._words = frozenset(words)
        self.commonest = commonest
        self._themes = themes or {}
        self._graphs: dict[int | None, WordGraph] = {}

    def __len__(self) -> int:
        return len(self._words)

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        return iter(sorted(self._words))

    def has(self, word: str) -> bool:
        """Whether the word is in the list."""
        return word in self._words

    def on_theme(self, theme: str, word: str) -> bool:
        """Whether a word, or one of two, begins like a word of the theme."""
        stems = tuple(self._themes.get(theme, ()))
        return any(part.startswith(stems) for part in word.split())

    def graph(self, most: int | None = None) -> WordGraph:
        """So many of the commonest words as a graph, or all words."""
        if most not in self._graphs:
            words = self._words if most is None else self._common(most)
            self._graphs[most] = graph_of(words)
        return self._graphs[most]

    def _common(self, most: int) -> Collection[str]:
        ranked = [word for word in self.commonest if self.has(word)]
        return ranked[:most] or self._words

    @cached_property
    def fingerprint(self) -> str:
        """A short name for the list as it is."""
        digest = blake2b(digest_size=4)
        for word in self:
            digest.update(word.encode() + b"\n")
        return digest.hexdigest()

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
        short, have = self._short, sum(_BIT[c] for c in set(letters))
        found: list[str] = []
        begin = hash(have * 31 + wilds) % len(short) if short else 0
        for word, mask in short[begin:] + short[:begin]:
            if (mask & ~have).bit_count() <= wilds and missing(word, letters) <= wilds:
                found.append(word)
                if len(found) == most:
                    break
        return found


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
