"""Opens the box: the card database and the sentences, from files to what the program uses."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from . import paths
from .core.catalogue import LANGUAGES, Catalogue, Language, Sentence
from .core.faults import Fault, Faults
from .core.message import say
from .core.reader import LONGEST, read
from .rules.hollywood_deck import Deck, read_deck

CARDS = "cards.yaml"
MESSAGES = "messages.yaml"
_BYTES_A_CHARACTER = 4  # at most, in UTF-8


def read_file(path: Path) -> str:
    """The text of a file; what keeps it from being read is a fault of the file."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST * _BYTES_A_CHARACTER + 1).decode("utf-8-sig")
    except FileNotFoundError:
        message = say("fault.no_file")
    except UnicodeDecodeError:
        message = say("fault.not_text")
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else None
        message = say("fault.unreadable", problem=problem or str(error))
    raise Faults([Fault(str(path), 0, message)])


def open_deck(file: Path | None = None) -> Deck:
    """The deck in a card file, or the one of the box."""
    path = file or paths.data(CARDS)
    return read_deck(read_file(path), str(path))


@cache
def open_sentences() -> Catalogue:
    """Everything the program says."""
    path = paths.data(MESSAGES)
    return read(dict[str, Sentence], read_file(path), str(path))


def titles(deck: Deck) -> Catalogue:
    """What cards are called, as sentences: `card.<id>` and `studio.<kind>`."""
    studio = {"studio.clap": deck.studio.clap.title, "studio.double": deck.studio.double.title}
    return {**{f"card.{face.id}": face.title for face in deck.faces}, **studio}


def system_language() -> Language:
    """The language of the desktop, as far as it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return next((each for each in LANGUAGES if value.startswith(each)), LANGUAGES[0])
    return LANGUAGES[0]
