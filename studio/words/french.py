"""French: the entries of a Hunspell dictionary with all their endings, without names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .folding import playable

_NO_WORD_BY_ITSELF, _FORBIDDEN, _NEVER_SUGGESTED, _BOTH_ENDS = "()", "{}", "--", "**"
_NAMES = re.compile(r"po:(npr|prn|patr)")
_APOSTROPHES = "'’"


@dataclass(frozen=True)
class _Affix:
    """What is taken away from a word, what is put in its place, and where that may be done."""

    strip: str
    add: str
    flags: tuple[str, ...]  # of the word that comes of it
    condition: re.Pattern[str]
    is_prefix: bool

    def on(self, word: str) -> str | None:
        """The word that comes of this one."""
        if not self.condition.search(word):
            return None
        if self.is_prefix:
            return self.add + word.removeprefix(self.strip)
        return (word[: -len(self.strip)] if self.strip else word) + self.add


def words(dictionary: Path) -> set[str]:
    """All words of the dictionary; its endings are in the file beside it."""
    affixes = _affixes(dictionary.with_suffix(".aff").read_text("utf-8"))
    return playable(
        word
        for line in dictionary.read_text("utf-8").splitlines()[1:]
        for word in _forms(line, affixes)
    )


def _forms(line: str, affixes: dict[str, list[_Affix]]) -> Iterator[str]:
    """An entry with all its endings; none of a name."""
    entry, _, about = line.partition(" ")
    word, _, flags = entry.partition("/")
    if _NAMES.search(about) or word != word.lower():
        return
    yield from _grown(word, _pairs(flags), affixes, 2)


def _grown(
    word: str, flags: tuple[str, ...], affixes: dict[str, list[_Affix]], deep: int
) -> Iterator[str]:
    if _FORBIDDEN in flags or _NEVER_SUGGESTED in flags or _BOTH_ENDS in flags:
        return
    if _NO_WORD_BY_ITSELF not in flags:
        yield word
    for flag in flags if deep else ():
        for affix in affixes.get(flag, ()):
            if (longer := affix.on(word)) is not None:
                yield from _grown(longer, affix.flags, affixes, deep - 1)


def _pairs(flags: str) -> tuple[str, ...]:
    return tuple(flags[i : i + 2] for i in range(0, len(flags), 2))


def _affixes(text: str) -> dict[str, list[_Affix]]:
    """The endings of each flag; those with an apostrophe make two words of one."""
    found = defaultdict(list)
    for line in text.splitlines():
        match line.split():
            case [("SFX" | "PFX") as kind, flag, strip, added, condition, *_]:
                add, _, flags = added.partition("/")
                if not any(mark in add for mark in _APOSTROPHES):
                    found[flag].append(_affix(kind, strip, add, flags, condition))
    return found


def _affix(kind: str, strip: str, add: str, flags: str, condition: str) -> _Affix:
    is_prefix = kind == "PFX"
    where = "" if condition == "." else condition
    pattern = re.compile(f"^{where}" if is_prefix else f"{where}$")
    strip, add = ("" if each == "0" else each for each in (strip, add))
    return _Affix(strip, add, _pairs(flags), pattern, is_prefix)
