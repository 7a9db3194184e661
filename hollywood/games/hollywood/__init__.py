"""Hollywood!: bump your reels up the columns, collect films, let a star finish them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from hollywood import paths
from hollywood.files import read_file

from .bots.cast import read_cast
from .kit import HollywoodKit
from .rules.deck import read_deck


class HollywoodInBox:
    """Hollywood! as it lies in the box, nothing of it read yet."""

    name = HollywoodKit.name
    title = "Hollywood!"  # in all languages
    choices = HollywoodKit.choices
    commands: Mapping[str, str] = MappingProxyType(  # its own: modules of that folder
        {"tune": "learn from self-play what rounds leave behind"}
    )

    @property
    def cards(self) -> Path:
        """Its card file."""
        return paths.data("cards.yaml")

    def open(self, own_cards: Path | None = None) -> HollywoodKit:
        """The game with the deck of a card file, or its own."""
        cards, bots = own_cards or self.cards, paths.data("hollywood_bots.yaml")
        deck = read_deck(read_file(cards), str(cards))
        return HollywoodKit(deck, read_cast(read_file(bots), str(bots)))


GAME = HollywoodInBox()
