"""The language that cards speak where words are spelled, an option that the box must know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hollywood.core.catalogue import LANGUAGES, Language

OPTION = "language"  # a game without it has cards that speak the language of the screens


def speaks(options: object) -> Language | None:
    """What the cards of such a match speak; None if they speak no language of their own."""
    spoken: Language | None = getattr(options, OPTION, None)
    return spoken


def spoken_in(changed: Mapping[str, object]) -> object:
    """The same of a match of which only what differs from the usual options is known."""
    return changed.get(OPTION, LANGUAGES[0])


def speaking(options: Any, language: Language | None) -> Any:
    """The same options with cards of this language, if they speak one and it is named."""
    if language is None or speaks(options) is None:
        return options
    return replace(options, **{OPTION: language})
