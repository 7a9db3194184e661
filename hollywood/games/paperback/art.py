"""The cards of Paperback and the ribbon spools of its players as they are seen."""

from __future__ import annotations

from pathlib import Path

from hollywood import paths
from hollywood.box import open_sentences
from hollywood.pictures import Pictures, Portraits
from hollywood.ui.cards.store import MEMORY, Art

from .card_pictures import FOLDER, Faces
from .rules.deck import Deck
from .table.spools import spools


def open_art(deck: Deck, own: Path | None = None, memory: int = MEMORY) -> Art:
    """The art of a deck, bots drawn as authors; a player's own pictures in `own` go before ours."""
    assets = paths.assets() / FOLDER
    tokens, pictures = spools(assets / "spools"), Pictures(assets / "cards", own)
    authors = Portraits(paths.assets() / "faces", assets / "faces")
    return Art(Faces(deck, open_sentences()), tokens, pictures, memory, authors)
