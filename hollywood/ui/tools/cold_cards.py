"""How long cards take that were never drawn before."""

from __future__ import annotations

import time
from statistics import median

from hollywood.ui.cards.store import Art

from .contact_sheets import USUAL


def cold_cards(art: Art) -> dict[str, float | str]:
    """Milliseconds of CPU time for a card at a table's size, the first of each look among them."""
    spent = {id: _drawn(art, id) for id in art.cards}
    slowest = max(spent, key=lambda id: spent[id])
    return {
        "card_cold_ms": round(median(spent.values()), 1),
        "card_cold_worst_ms": round(spent[slowest], 1),
        "card_cold_worst": slowest,
    }


def _drawn(art: Art, id: str) -> float:
    began = time.process_time()
    art.card(id, USUAL)
    return (time.process_time() - began) * 1000
