"""What is unusual about a word."""

from __future__ import annotations

from .word_choice import WordOption

THEMES = ("library", "double", "bonus", "pair", "no_wilds", "wilds", "long", "short", "again")
_LONG, _SHORT, _MANY = 8, 4, 3


def of_word(option: WordOption) -> set[str]:
    """All that fit."""
    word, tally = option.word, option.tally
    found = {
        "library": word.uses_common,
        "double": tally.doubles > 0,
        "bonus": tally.bonus > 0,
        "pair": any(len(each.letters) > 1 for each in word.placed),
        "no_wilds": word.wilds == 0,
        "wilds": word.wilds >= _MANY,
        "long": word.length >= _LONG,
        "short": word.length <= _SHORT,
        "again": tally.again > 0,
    }
    return {theme for theme, holds in found.items() if holds}


def themes_of(best: WordOption, other: WordOption | None) -> tuple[str, ...]:
    """Those of the best word that the other one has not."""
    found = of_word(best) - (of_word(other) if other else set())
    return tuple(theme for theme in THEMES if theme in found)
