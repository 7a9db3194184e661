"""Whether a word that no list has sounds right to somebody with so many words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType

from hollywood.core.catalogue import Language

from ..rules.lexicon import Lexicon

_LEAST = 3  # letters of what an ending is put to
_ENDINGS: Mapping[Language, tuple[str, ...]] = MappingProxyType(
    {
        "en": ("s", "es", "d", "ed", "ing", "r", "er", "ers", "ly", "y", "ness", "less", "like"),
        "it": ("a", "e", "i", "o", "re", "to", "ta", "ti", "te", "mente"),
        "fr": ("s", "x", "e", "es", "r", "nt", "ment", "eur", "euse"),
    }
)
_LOST: Mapping[Language, tuple[str, ...]] = MappingProxyType(  # in the place of an ending
    {"en": ("", "e", "y"), "it": ("", "a", "e", "i", "o", "re"), "fr": ("", "e", "er")}
)


def sounds_right(lexicon: Lexicon, language: Language, word: str, vocabulary: int) -> bool:
    """Whether it is known after all, or a known word with a usual ending."""
    if lexicon.has(word):
        return True
    known = frozenset(islice(lexicon.commonest, vocabulary))
    return word in known or any(stem in known for stem in _stems(language, word))


def _stems(language: Language, word: str) -> Iterator[str]:
    """What a word may be made of."""
    for ending in _ENDINGS[language]:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST:
            yield from (stem + lost for lost in _LOST[language])
