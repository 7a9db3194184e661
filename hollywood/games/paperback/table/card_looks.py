"""How a card lies on the table besides where: its rim, its light, what is told on it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from pygame import Color

from hollywood.ui.draw.theme import GOLD, GREEN, RED, WHITE

from .geometry import Plan
from .verdict import Chip

Rim: TypeAlias = Literal["may be bought", "will", "now", "done", "chosen", "library", "falls"]
RIMS: MappingProxyType[Rim, tuple[Color, float]] = MappingProxyType(  # ink, units wide
    {
        "may be bought": (GOLD, 1.7),
        "will": (GOLD, 2.4),
        "now": (Color("#fff3b0"), 2.4),
        "done": (GREEN, 2.4),
        "chosen": (WHITE, 2.4),
        "library": (GREEN, 2.4),
        "falls": (RED, 2.4),
    }
)


@dataclass(frozen=True, slots=True)
class CardLooks:
    """Everything of a card but its pose."""

    letter: str = ""  # what it stands for
    length: int = 0  # letters that a library card asks for
    twice: str = ""  # its letter two times, where a power lets it count so
    rim: Rim | None = None
    light: float = 1.0
    grey: float = 0.0
    ghost: bool = False
    lifted: float = 0.0  # units
    pile: int = 0  # edges of cards below it
    chips: tuple[Chip, ...] = ()  # what it brings, at its foot
    fires: bool = False  # just now
    next: bool = False  # a back: the next card of its pile
    copies: int = 0  # of a book, where that is told
    lacks: int = 0  # cents, to be told
    price: tuple[int, int] | None = None  # the old one and the one of now
    deadline: tuple[int, int] | None = None  # cubes on a book of the pyramid, and how many lose
    book: tuple[int, int] | None = None  # of the pyramid: price and Fame, larger than on its cover
    cubes: int = 0  # that make it cheaper
    barred: bool = False
    advised: bool = False
    taken: bool = False  # it lies in the basket


PLAIN = CardLooks()


def shows_small(plan: Plan, symbols: bool) -> bool:
    """Whether cards show their small faces: plates below words would hide figures of full ones."""
    return plan.screen.contrast or plan.small_faces or symbols
