"""The cards and reels of Hollywood! as they are seen."""

from __future__ import annotations

from pathlib import Path

from hollywood import paths
from hollywood.pictures import Pictures
from hollywood.ui.cards.store import MEMORY, Art

from .card_pictures import cards_of
from .rules.deck import Deck
from .table.reel_token import Reels


def open_art(deck: Deck, own: Path | None = None, memory: int = MEMORY) -> Art:
    """The art of a deck; `own` is the folder of a player's own pictures, which go before ours."""
    pictures = Pictures(paths.assets() / "cards", own)
    return Art(cards_of(deck), Reels(deck.colours, pictures), pictures, memory)
