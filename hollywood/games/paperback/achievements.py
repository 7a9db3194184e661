"""What can be achieved in this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hollywood.achievements import Achievement, Done, Reached, once, won
from hollywood.career_totals import Appearance
from hollywood.core.catalogue import LANGUAGES

_KEYS, _NO_JOKER, _TIMES, _HALVES = 10, 8, 3, 4  # letters, letters, times, letters
_CLEAN, _LIBRARIAN, _THRIFT = 15, 3, 5  # cards, library cards, turns
_HARD = ("hard", "hardest")


def _at_least(what: str, many: int) -> Reached:
    """A match in which so much of something was done."""
    return once(lambda match: match.own.did[what] >= many)


def _clean_desk(match: Appearance) -> bool:
    return won(match) and match.own.did["cards"] <= _CLEAN


def _deadline(match: Appearance) -> bool:
    options = match.entry.options
    together = options.get("play") == "together" and options.get("deadlines") in _HARD
    return together and won(match)


def _best_of_all(match: Appearance) -> bool:
    """Whether a word was spelled that nothing outdoes, and without help."""
    return match.entry.clean and bool(match.own.did["best_of_all"])


def _polyglot(done: Done) -> int:
    """In how many languages somebody has won."""
    usual = LANGUAGES[0]
    return len({each.entry.options.get("language", usual) for each in done.matches if won(each)})


_OF_MATCHES: Final[Mapping[str, Reached]] = {
    "ten_keys": _at_least("length", _KEYS),
    "no_joker": _at_least("no_wild", _NO_JOKER),
    "thrice": _at_least("times", _TIMES),
    "clean_desk": once(_clean_desk),
    "librarian": _at_least("library", _LIBRARIAN),
    "thrift": _at_least("spent_out", _THRIFT),
    "two_in_one": _at_least("halves", _HALVES),
    "deadline": once(_deadline),
    "best_of_all": once(_best_of_all),
}
ACHIEVEMENTS = (
    *(Achievement(id, reached) for id, reached in _OF_MATCHES.items()),
    Achievement("polyglot", _polyglot, len(LANGUAGES)),
)
