"""The lists of words as they lie in files: each is read once, when its first word is looked up."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from threading import Thread
from typing import TypeAlias

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.core.faults import Faults

from .own_words import OwnWords, read_own_words
from .rules.deck import Options
from .rules.lexicon import Lexicon
from .rules.sorted_words import SortedWords

_NAME_LENGTH = 4  # bytes of a fingerprint
_FOLDER = "words"
_KEPT = 3  # lists, as kept matches of three languages want them; the largest takes 9 MB
Themes: TypeAlias = Callable[[Language], Mapping[str, Sequence[str]]]


# words of each list: they are told before it is read
SIZES: Mapping[Language, Mapping[str, int]] = {
    "en": {"small": 34_401, "normal": 114_816, "large": 245_236},
    "it": {"small": 35_814, "normal": 328_523, "large": 627_111},
    "fr": {"small": 35_819, "normal": 405_822, "large": 405_822},
}


class WordLists:
    """The words of every language and size; the last ones that were asked for are kept."""

    def __init__(self, themes: Themes) -> None:
        self._lexicons: dict[tuple[Language, str, OwnWords], Lexicon] = {}
        self._themes = themes

    def lexicon(self, options: Options) -> Lexicon:
        """The words of a match. Nothing is read before the first one is looked up."""
        language, size, own = options.language, options.words, _own(options)
        if (language, size, own) not in self._lexicons:
            for oldest in [*self._lexicons][: 1 - _KEPT]:
                del self._lexicons[oldest]
            listed, ranked = partial(_listed, language, size, own), f"rank_{language}"
            unsaid = partial(_words_in, f"unsaid_{language}")
            made = Lexicon(listed, partial(_words_in, ranked), self._themes(language), unsaid)
            self._lexicons[language, size, own] = made
        return self._lexicons[language, size, own]

    def read_ahead(self, options: Options) -> None:
        """Read the words of such a match on a thread of its own."""
        lexicon = self.lexicon(options)
        if lexicon.read:
            return
        Thread(target=lexicon.read_ahead, name="words", daemon=True).start()


def fingerprint(options: Options) -> str:
    """A short name for the words of a match; others have another one."""
    digest = blake2b(digest_size=_NAME_LENGTH)
    for name in _files(options.language, options.words):
        digest.update(_digest(name))
    own = _own(options)
    if own != OwnWords():
        digest.update(repr((sorted(own.more), sorted(own.fewer))).encode())
    return f"{options.language}-{digest.hexdigest()}"


def _own(options: Options) -> OwnWords:
    """The player's own words, if they count; of a file with faults `check` and the table tell."""
    if options.own_words == "off":
        return OwnWords()
    try:
        return read_own_words(options.language)
    except Faults:
        return OwnWords()


@lru_cache(_KEPT)
def _listed(language: Language, size: str, own: OwnWords) -> SortedWords:
    """The words of the files, which are in order: that is sorted in no time; then the own ones."""
    changed = own.more | own.fewer
    lists = [_words_in(name) for name in _files(language, size)]
    found = [word for words in lists for word in words if word not in changed]
    return SortedWords([*found, *own.more])


def _files(language: Language, size: str) -> Sequence[str]:
    """The files of a list; the large ones hold only what the usual ones have not."""
    if size == "small":
        return (f"rank_{language}",)
    large = f"{language}_large"
    return (language, large) if size == "large" and _path(large).exists() else (language,)


def _words_in(name: str) -> list[str]:
    return gzip.decompress(_path(name).read_bytes()).decode("ascii").split()


@cache
def _digest(name: str) -> bytes:
    return blake2b(_path(name).read_bytes()).digest()


def _path(name: str) -> Path:
    return paths.data(f"{_FOLDER}/{name}.txt.gz")
