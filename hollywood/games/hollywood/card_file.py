"""The cards of Hollywood! one by one: what each is, and what its pictures lack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hollywood import paths
from hollywood.core.faults import Fault
from hollywood.pictures import Pictures, missing

from .card_pictures import cards_of, lines_of
from .rules.deck import Deck


def listed(deck: Deck) -> list[dict[str, Any]]:
    """Every card, one entry each; studio cards once a colour."""
    faces = [
        {"id": f.id, "kind": f.kind, "genre": f.genre, "award": f.award, "stars": f.stars}
        for f in deck.faces
    ]
    studio = [
        {"id": f"{kind}_{colour.id}", "kind": kind, "genre": None, "award": False, "stars": 0}
        for kind in ("clap", "double")
        for colour in deck.colours
    ]
    return faces + studio


def wrong_pictures(deck: Deck, file: Path, *, own: bool) -> list[Fault]:
    """Layers that are missing; of a player's own cards also pictures that can't be read."""
    pictures = Pictures(paths.assets() / "cards", file.parent if own else None)
    wrong = missing(cards_of(deck).values(), lines_of(deck), str(file), pictures)
    if not own:
        return wrong
    from hollywood.ui.cards.unreadable import unreadable_pictures  # pygame is loaded only for this

    return wrong + unreadable_pictures(cards_of(deck), lines_of(deck), str(file), pictures)
