"""Words as cards spell them: small letters without accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_PLAIN = re.compile(r"[a-z]{2,15}", re.ASCII)
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(word: str) -> str:
    """The word without accents; ligatures are two letters."""
    parts = unicodedata.normalize("NFD", word.translate(_LIGATURES))
    return "".join(part for part in parts if not unicodedata.combining(part))


def playable(words: Iterable[str]) -> set[str]:
    """Those that are small letters only once accents are folded: names have capitals."""
    return {plain for word in words if _PLAIN.fullmatch(plain := folded(word))}
