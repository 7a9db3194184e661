"""A player's own words: a file of theirs for each language, a word a line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
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
    return own_words_in(_text(language), str(own_file(language)))


def own_words_in(text: str, file: str) -> OwnWords:
    """The words in the text of such a file: `-word` takes one out of the list."""
    found: tuple[set[str], set[str]] = (set(), set())
    faults: list[Fault] = []
    for number, written in _lines(text):
        if _is_sound(written):
            found[written.startswith(_TAKEN_OUT)].add(_word_of(written))
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


def is_word(written: str) -> bool:
    """Whether cards could spell it."""
    return _WORD.fullmatch(folded(written)) is not None


def change(language: Language, word: str, *, counts: bool) -> None:
    """Let a word count from now on, or no more; what stands in the file besides stays there."""
    added = folded(word) if counts else f"{_TAKEN_OUT}{folded(word)}"
    _write(language, [*_without(language, word), added])


def forget(language: Language, word: str) -> None:
    """Let the list alone say whether a word counts."""
    _write(language, _without(language, word))


def _without(language: Language, word: str) -> list[str]:
    """All lines but those of a word."""
    return [line for line in _text(language).splitlines() if _word_of(line) != folded(word)]


def set_wrong_lines_aside(language: Language) -> None:
    """Lines that are no words become notes; nothing is lost."""
    wrong = {number for number, line in _lines(_text(language)) if not _is_sound(line)}
    lines = enumerate(_text(language).splitlines(), start=1)
    _write(language, [f"{_NOTE} {line}" if number in wrong else line for number, line in lines])


def _is_sound(written: str) -> bool:
    return is_word(_word_of(written))


def _text(language: Language) -> str:
    file = own_file(language)
    return files.read_file(file) if files.exists(file) else ""


def _write(language: Language, lines: Sequence[str]) -> None:
    files.write_text(own_file(language), "".join(f"{line}\n" for line in lines))


def _word_of(line: str) -> str:
    written = line.partition(_NOTE)[0].strip()
    return folded(written.removeprefix(_TAKEN_OUT).strip())
