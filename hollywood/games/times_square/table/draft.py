"""What somebody has chosen in their turn and not yet done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hollywood.core.game import CardId

from ..rules.state import Guards
from ..rules.street import Figure


@dataclass(frozen=True)
class Holding:
    """A card of the hand, or two green ones; perhaps one guard has made its step already."""

    cards: tuple[CardId, ...]
    half: Guards | None = None

    def back(self) -> Holding | None:
        """Without its last step."""
        if self.half is not None:
            return Holding(self.cards)
        return Holding(self.cards[:-1]) if self.cards[1:] else None


@dataclass(frozen=True)
class Sending:
    """A figure; with cards, only these may move it."""

    figure: Figure
    cards: tuple[CardId, ...] = ()

    def back(self) -> None:
        """Nothing is chosen."""


@dataclass(frozen=True)
class Luring:
    """Somebody is to come to Hal."""

    def back(self) -> None:
        """Nothing is chosen."""


@dataclass(frozen=True)
class Discarding:
    """Cards of the hand are to be put away."""

    def back(self) -> None:
        """Nothing is chosen."""


Draft: TypeAlias = Holding | Sending | Luring | Discarding
