"""What stands on the page for a new match: the presets as cards, with a few of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..card_pictures import Shown
from ..rules.deck import STANDARD, Deck

_SHOWN: Mapping[str, tuple[str, str, str]] = {  # in the order in which they stand
    "first_pages": ("v_a", "s_t", "l01"),
    STANDARD: ("l16", "l31", "d09"),
    "collectors": ("a08", "l58", "c_space"),
}


def preset_cards(deck: Deck) -> Mapping[str, Sequence[str]]:
    """Those that a newcomer chooses from, as far as the deck has them."""
    ids = {str(card.id) for card in deck.cards}
    return {
        name: [Shown(id, small=True).name for id in shown if id in ids]
        for name, shown in _SHOWN.items()
        if name in deck.presets
    }
