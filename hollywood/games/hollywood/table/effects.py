"""What is painted for a while over the table: values with meaning, without places or times."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.table.stage import Key

from ..rules.state import Column


@dataclass(frozen=True)
class Clapping:
    """The slate of a Clap Board in the middle; with reduced motion it only stands there."""

    seat: Seat
    round: int
    reels: int  # that lie on the board
    still: bool = False


@dataclass(frozen=True)
class Cutting:
    """The slate that ends the placing of reels."""

    still: bool = False


@dataclass(frozen=True)
class Spinning:
    """Reels come out of a Double Reel and wait at their gates."""

    seat: Seat
    columns: tuple[Column, Column]


@dataclass(frozen=True)
class Waiting:
    """The second reel of a Double Reel waits at its gate."""

    seat: Seat
    column: Column


@dataclass(frozen=True)
class Held:
    """A card is shown in the middle, for those who want nothing to move."""

    key: Key


@dataclass(frozen=True)
class BeamMoves:
    """The projector goes on to another column; from nowhere it is switched on."""

    start: Column | None
    goal: Column


@dataclass(frozen=True)
class Slam:
    """Ticks round a star that has landed."""

    star: CardId


@dataclass(frozen=True)
class Formula:
    """How a movie's points are made: films and what multiplies them."""

    seat: Seat
    star: CardId
    factors: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Coin:
    """Points on their way from a card to their owner's disc."""

    seat: Seat
    card: CardId
    points: int


@dataclass(frozen=True)
class Counting:
    """The number on a disc goes from one to another, point by point."""

    seat: Seat
    before: int
    after: int
    still: bool = False


@dataclass(frozen=True)
class CrownHops:
    """The crown goes from who led to who leads."""

    before: tuple[Seat, ...]
    after: tuple[Seat, ...]


@dataclass(frozen=True)
class TokenHops:
    """The first player's token goes to the next."""

    before: Seat
    after: Seat


@dataclass(frozen=True)
class RingJumps:
    """Another project is the largest: the ring with its points goes there."""

    before: CardId
    after: CardId
    points: int


@dataclass(frozen=True)
class Stamped:
    """WASTED, on a star."""

    card: CardId
    still: bool = False


@dataclass(frozen=True)
class Greying:
    """A card loses its colour."""

    card: CardId


@dataclass(frozen=True)
class Shaking:
    """The whole table shakes, so many units far along a line of so many degrees."""

    far: float
    degrees: float = 0.0
