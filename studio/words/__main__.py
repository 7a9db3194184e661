"""Builds data/words: python -m studio.words --lookups DIR --rosae DIR. See studio/README.md."""

from __future__ import annotations

import argparse
import gzip
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from . import english, french, italian
from .folding import folded

_NO_VOWEL = re.compile(r"[^aeiouy]{3}", re.ASCII)
_RANKED = 50_000  # of the commonest words, names and all
_OURS = Path(__file__).parents[2] / "data" / "words"


def main() -> None:
    """Every list of every language."""
    asked = _asked()
    lists: dict[str, set[str]] = {
        "en": english.words(asked.scowl, english.NORMAL),
        "en_large": english.words(asked.scowl, english.LARGE),
        "it": italian.words(asked.lookups, asked.rosae),
        "it_large": italian.with_clitics(asked.rosae),
        "fr": french.words(asked.french),
    }
    for name, words in lists.items():
        language = name[:2]
        short = _lines(_OURS / f"short_{language}.txt")
        allowed = with_short_words(words, short) - (lists[language] if name != language else set())
        _write(asked.out / f"{name}.txt.gz", sorted(allowed))
        lists[name] = allowed
    for language in ("en", "it", "fr"):
        _write(asked.out / f"rank_{language}.txt.gz", _ranked(language, lists[language]))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scowl", type=Path, default=Path("/usr/share/dict/scowl"))
    parser.add_argument("--french", type=Path, default=Path("/usr/share/hunspell/fr.dic"))
    parser.add_argument("--lookups", type=Path, required=True, help="data of spacy-lookups-data")
    parser.add_argument("--rosae", type=Path, required=True, help="unpacked packages of RosaeNLG")
    parser.add_argument("--out", type=Path, default=_OURS)
    return parser.parse_args()


def with_short_words(words: set[str], short: Iterable[str]) -> set[str]:
    """Of words with two letters, or three and no vowel, only those that somebody looked at.

    Dictionaries are full of units and abbreviations.
    """
    long = {word for word in words if len(word) > 2 and not _NO_VOWEL.fullmatch(word)}
    return long | set(short)


def _ranked(language: str, words: set[str]) -> list[str]:
    """Words of the list, the commonest first."""
    from wordfreq import top_n_list

    return list(dict.fromkeys(w for w in map(folded, top_n_list(language, _RANKED)) if w in words))


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").split()


def _write(file: Path, words: Sequence[str]) -> None:
    """The same words make the same file, whatever the time."""
    packed = gzip.compress("".join(f"{word}\n" for word in words).encode(), 9, mtime=0)
    file.write_bytes(packed)
    print(f"{file.name}: {len(words)} words, {len(packed)} bytes")


if __name__ == "__main__":
    main()
