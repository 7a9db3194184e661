"""Opens the box: the card database and the sentences, from files to what the program uses."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hollywood.core.catalogue import LANGUAGES, Catalogue, Language, Sentence
from hollywood.core.reader import read
from hollywood.games.hollywood.bots.cast import Cast, read_cast
from hollywood.games.hollywood.rules.deck import Deck, read_deck

from . import paths
from .files import read_file

BOTS = "bots.yaml"
CARDS = "cards.yaml"
MESSAGES = "messages.yaml"


def open_deck(file: Path | None = None) -> Deck:
    """The deck in a card file, or the one of the box."""
    path = file or paths.data(CARDS)
    return read_deck(read_file(path), str(path))


@cache
def open_sentences() -> Catalogue:
    """Everything the program says."""
    path = paths.data(MESSAGES)
    return read(dict[str, Sentence], read_file(path), str(path))


@cache
def open_cast() -> Cast:
    """Who can be played against."""
    path = paths.data(BOTS)
    return read_cast(read_file(path), str(path))


def titles(deck: Deck) -> Catalogue:
    """What cards are called, as sentences: `card.<id>` and `studio.<kind>`."""
    studio = {"studio.clap": deck.studio.clap.title, "studio.double": deck.studio.double.title}
    return {**{f"card.{face.id}": face.title for face in deck.faces}, **studio}


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
