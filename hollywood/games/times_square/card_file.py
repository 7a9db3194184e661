"""The cards of Times Square one by one: what each is, and what its pictures lack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hollywood import paths
from hollywood.core.faults import Fault
from hollywood.pictures import Pictures, missing

from .card_pictures import FOLDER, cards_of, lines_of
from .rules.deck import Deck


def listed(deck: Deck) -> list[dict[str, Any]]:
    """Every kind of card, one entry each."""
    return [
        {
            "id": str(kind.id),
            "colour": kind.colour,
            "effect": kind.effect,
            "steps": kind.steps,
            "count": kind.count,
        }
        for kind in deck.cards
    ]


def wrong_pictures(deck: Deck, file: Path, *, own: bool) -> list[Fault]:
    """Layers that are missing; of a player's own cards also pictures that can't be read."""
    pictures = Pictures(paths.assets() / FOLDER / "cards", file.parent if own else None)
    wrong = missing(cards_of(deck).values(), lines_of(deck), str(file), pictures)
    if not own:
        return wrong
    from hollywood.ui.cards.unreadable import unreadable_pictures  # pygame is loaded only for this

    return wrong + unreadable_pictures(cards_of(deck), lines_of(deck), str(file), pictures)
