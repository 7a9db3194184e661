"""What the program says, and in which language."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache

from hollywood.core.catalogue import LANGUAGES, Catalogue, Language, Sentence
from hollywood.core.reader import read

from . import paths
from .files import read_file

MESSAGES = "messages.yaml"


@cache
def open_sentences() -> Catalogue:
    """Everything the box and its games say; a game's ids begin with its name."""
    sentences: dict[str, Sentence] = {}
    for path in (paths.data(MESSAGES), *sorted(paths.data("").glob(f"*_{MESSAGES}"))):
        sentences |= read(dict[str, Sentence], read_file(path), str(path))
    return sentences


def told_language() -> Language | None:
    """The language the environment asks for, the nearest of ours; None if it asks for none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            wanted = os.environ.get("LANGUAGE") or value  # a list that only refines the others
            return nearest_language(wanted.split(":"))
    return None


def nearest_language(wanted: Iterable[str]) -> Language:
    """The first of these languages that is one of ours."""
    ours = (each for name in wanted for each in LANGUAGES if name.startswith(each))
    return next(ours, LANGUAGES[0])
