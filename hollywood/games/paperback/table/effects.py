"""What is painted for a while over the table: values with meaning, without places or times."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.core.message import Seat


@dataclass(frozen=True)
class Carriage:
    """The word is published: the sheet moves to the left and back."""


@dataclass(frozen=True)
class Measured:
    """Letters are counted on the platen, one after the other, up to the bell or not so far."""

    letters: int
    rings: bool


@dataclass(frozen=True)
class Fires:
    """An ability of a card does what it does: it lifts, and its chip flies to the total."""

    card: CardId
    multiplies: bool = False


@dataclass(frozen=True)
class Crumples:
    """A card has come to the bin."""


@dataclass(frozen=True)
class Stamped:
    """A card was bought, or the last one of a pile: a stamp comes down."""

    card: CardId
    sold_out: bool = False


@dataclass(frozen=True)
class Shelved:
    """A book's spine comes to its owner's shelf."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class Thread:
    """Sabotage: a thread runs from whoever did it to everybody else."""

    seat: Seat
