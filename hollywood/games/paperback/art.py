"""The cards of Paperback and the ribbon spools of its players as they are seen."""

from __future__ import annotations

from pathlib import Path

from hollywood import paths
from hollywood.box import open_sentences
from hollywood.pictures import Pictures
from hollywood.ui.cards.store import MEMORY, Art

from .card_pictures import FOLDER, Faces
from .rules.deck import Deck
from .table.spools import spools


def open_art(deck: Deck, own: Path | None = None, memory: int = MEMORY) -> Art:
    """The art of a deck; `own` is the folder of a player's own pictures, which go before ours."""
    assets = paths.assets() / FOLDER
    tokens, pictures = spools(assets / "spools"), Pictures(assets / "cards", own)
    return Art(Faces(deck, open_sentences()), tokens, pictures, memory)
