"""Many words in little memory."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

_ALIKE = 5  # letters with which the words of one text begin: fewer are slower, more are larger
_END = ","


def _beginning(word: str) -> str:
    return word[:_ALIKE]


class SortedWords(Collection[str]):
    """Words in texts, one for each beginning, without it; a set takes many times that."""

    def __init__(self, words: Iterable[str]) -> None:
        self._texts = {
            beginning: _END + _END.join([word[_ALIKE:] for word in alike]) + _END
            for beginning, alike in groupby(sorted(words), _beginning)
        }

    def __contains__(self, word: object) -> bool:
        """Whether the word is there."""
        if not isinstance(word, str) or not word.isalpha():
            return False
        return f"{_END}{word[_ALIKE:]}{_END}" in self._texts.get(word[:_ALIKE], "")

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        for beginning, text in self._texts.items():
            for rest in text[1:-1].split(_END):
                yield beginning + rest

    def __len__(self) -> int:
        return sum(text.count(_END) - 1 for text in self._texts.values())
