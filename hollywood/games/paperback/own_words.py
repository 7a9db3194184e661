"""A player's own words: a file of theirs for each language, a word a line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hollywood import files
from hollywood.core.catalogue import Language
from hollywood.core.faults import MOST, Fault, Faults
from hollywood.core.message import quoted, say

_WORD = re.compile(r"[a-z]{2,15}", re.ASCII)
_NOTE, _TAKEN_OUT = "#", "-"
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


class OwnWords(NamedTuple):
    """Words that count besides the list, and words of it that don't."""

    more: frozenset[str] = frozenset()
    fewer: frozenset[str] = frozenset()


def own_file(language: Language) -> Path:
    """Where a player's own words of a language are."""
    return files.own(f"words_{language}.txt")


def read_own_words(language: Language) -> OwnWords:
    """The player's own words; none without a file. Faults, each with its line, if any is wrong."""
    file = own_file(language)
    return own_words_in(files.read_file(file), str(file)) if files.exists(file) else OwnWords()


def own_words_in(text: str, file: str) -> OwnWords:
    """The words in the text of such a file: `-word` takes one out of the list."""
    found: tuple[set[str], set[str]] = (set(), set())
    faults: list[Fault] = []
    for number, written in _lines(text):
        word = folded(written.removeprefix(_TAKEN_OUT).strip())
        if _WORD.fullmatch(word):
            found[written.startswith(_TAKEN_OUT)].add(word)
        else:
            faults.append(Fault(file, number, say("paperback.fault.word", word=quoted(written))))
    more, fewer = found
    if faults:
        raise Faults(faults[:MOST])
    return OwnWords(frozenset(more - fewer), frozenset(fewer))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.partition(_NOTE)[0].strip()
        if written:
            yield number, written


def folded(word: str) -> str:
    """A word as cards spell it: small letters without accents."""
    plain = unicodedata.normalize("NFD", word.lower().translate(_LIGATURES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def change(language: Language, word: str, *, counts: bool) -> None:
    """Let a word count from now on, or no more; what stands in the file besides stays there."""
    file, new = own_file(language), folded(word)
    text = files.read_file(file) if files.exists(file) else ""
    kept = [line for line in text.splitlines() if _said(line) not in (new, f"{_TAKEN_OUT}{new}")]
    added = new if counts else f"{_TAKEN_OUT}{new}"
    files.write_text(file, "".join(f"{line}\n" for line in [*kept, added]))


def _said(line: str) -> str:
    written = line.partition(_NOTE)[0].strip()
    sign = _TAKEN_OUT if written.startswith(_TAKEN_OUT) else ""
    return sign + folded(written.removeprefix(_TAKEN_OUT).strip())
