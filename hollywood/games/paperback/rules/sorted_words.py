"""Many words in little memory."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby


class SortedWords(Collection[str]):
    """Words of the same length as one text, in alphabetical order; a set takes ten times that."""

    def __init__(self, words: Iterable[str]) -> None:
        ordered = sorted(sorted(words), key=len)
        self._texts = {length: "".join(alike) for length, alike in groupby(ordered, len) if length}

    def __contains__(self, word: object) -> bool:
        """Whether the word is there."""
        if not isinstance(word, str) or (text := self._texts.get(len(word))) is None:
            return False
        long = len(word)
        at = bisect_left(range(0, len(text), long), word, key=lambda at: text[at : at + long])
        return text.startswith(word, at * long)

    def __iter__(self) -> Iterator[str]:
        """All words, the shortest first."""
        for length, text in self._texts.items():
            for at in range(0, len(text), length):
                yield text[at : at + length]

    def __len__(self) -> int:
        return sum(len(text) // length for length, text in self._texts.items())
