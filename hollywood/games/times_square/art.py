"""The cards of Times Square and the chips of its clubs as they are seen."""

from __future__ import annotations

from pathlib import Path

from hollywood import paths
from hollywood.pictures import Pictures
from hollywood.ui.cards.store import MEMORY, Art

from .card_pictures import FOLDER, cards_of
from .rules.deck import Deck
from .table.club_chips import club_chips


def open_art(deck: Deck, own: Path | None = None, memory: int = MEMORY) -> Art:
    """The art of a deck; `own` is the folder of a player's own pictures, which go before ours."""
    assets = paths.assets() / FOLDER
    chips, pictures = club_chips(assets / "chips"), Pictures(assets / "cards", own)
    return Art(cards_of(deck), chips, pictures, memory)
