"""What each card of Times Square shows: its look, its marks and its words."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.pictures import Card, Mark

from .rules.deck import Deck, Kind

FOLDER = "times_square"  # among the assets
_MOST_DRAWN = 5  # steps: a card with more has its number only
_WITHOUT_NUMBER = {"guards": "guards", "guards_to_sue": "beside", "deb_to_manhole": "manhole"}


def cards_of(deck: Deck) -> dict[str, Card]:
    """A card of each kind by its id; cards of a kind look alike."""
    return {
        str(kind.id): Card(str(kind.id), kind.colour, tuple(_marks(kind)), kind.title)
        for kind in deck.cards
    }


def lines_of(deck: Deck) -> dict[str, int]:
    """Where each card stands in its file."""
    return {str(kind.id): kind.id.line for kind in deck.cards}


def _marks(kind: Kind) -> Iterator[Mark]:
    """Who takes how many steps, then the badge."""
    if name := _WITHOUT_NUMBER.get(kind.effect):
        yield Mark(f"steps_{name}")
        yield Mark(f"badge_{name}")
        return
    if kind.effect == "sue":
        yield Mark("steps_green")
    elif kind.steps <= _MOST_DRAWN:
        yield Mark(f"steps_{kind.colour}", kind.steps or 1)
    yield Mark(f"badge_{kind.colour}", kind.steps or 1)
