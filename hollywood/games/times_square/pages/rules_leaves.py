"""What the pages of the rules show: a few positions each, and the cards that lead from one on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..rules.street import Places, Space

_Five: TypeAlias = tuple[Space, Space, Space, Space, Space]
START: _Five = (0, -2, 2, 1, -1)


@dataclass(frozen=True)
class Stop:
    """A position of a leaf: where everybody is, after so many of its cards."""

    at: _Five = START
    charlie: Space = 0
    cards: int = 0
    hours: float = 11.0

    @property
    def places(self) -> Places:
        """Where the figures are."""
        return Places(*self.at)


@dataclass(frozen=True)
class Leaf:
    """A page of the rules in pictures: what is played, what comes of it, how much is seen."""

    stops: tuple[Stop, ...]
    cards: tuple[str, ...] = ()
    middle: float = 0.0
    spaces: float = 9.0
    lamps: bool = False
    cast: bool = False
    sky: bool = False  # where there is more street than room, its foot gives way
    seat: int = 1
    best: int = -1  # the stop that is seen if nothing moves


LEAVES: dict[str, Leaf] = {
    "goal": Leaf(
        (Stop(), Stop((4, -2, 8, 1, -1)), Stop((7, -2, 8, 1, -1))), middle=0, spaces=17.2, cast=True
    ),
    "turn": Leaf(
        (Stop(), Stop((0, -2, 3, 1, -1), cards=1), Stop((0, -2, 4, 1, -1), cards=2)),
        ("guard", "guard", "sue", "hal_2"),
        middle=1,
    ),
    "colours": Leaf(
        (
            Stop(),
            Stop((1, -2, 2, 1, -1), cards=1),
            Stop((1, -2, 4, 1, -1), cards=2),
            Stop((1, -2, 4, -1, -1), cards=3),
            Stop((1, -2, 4, -1, 2), cards=4),
        ),
        ("sue", "guards", "hal_2", "deb_3"),
    ),
    "guards": Leaf(
        (
            Stop((0, -4, 4, 1, -1)),
            Stop((0, -4, 3, 1, -1), cards=1),
            Stop((0, -3, 2, 1, -1), cards=2),
            Stop((0, -1, 1, 1, -1), cards=3),
        ),
        ("guard", "guards", "guards_to_sue"),
    ),
    "rope": Leaf(
        (
            Stop((0, -2, 1, -3, -4)),
            Stop((0, -2, 3, -3, -4), cards=1),
            Stop((1, -2, 3, -3, -4), cards=2),
            Stop((2, -1, 4, -3, -4), cards=4),
        ),
        ("guards", "sue", "sue", "sue"),
    ),
    "leads": Leaf(
        (Stop((0, -3, 6, -2, 4)), Stop((3, -3, 6, -2, 4), cards=1)),
        ("deb_3",),
        middle=2.4,
        spaces=10.5,
    ),
    "lures": Leaf((Stop((2, -1, 8, 7, 0)), Stop((7, -1, 8, 7, 0))), middle=4.0, spaces=9.6),
    "lamps": Leaf(
        tuple(Stop((5, 4, 7, 8, 7), charlie) for charlie in range(5)),
        middle=4.0,
        spaces=9.6,
        lamps=True,
        best=0,
    ),
    "doors": Leaf(
        (Stop((-5, -8, -3, -7, 1)), Stop((-7, -8, -3, -7, 1), cards=2)),
        ("sue", "sue"),
        middle=-4.0,
        spaces=9.6,
        seat=0,
    ),
    "clock": Leaf((Stop(), Stop(hours=12.5), Stop(hours=14.0)), spaces=5.4, sky=True, best=1),
    "end": Leaf((Stop((2, -1, 4, -4, 3), -3, hours=14.0),), middle=0.0, spaces=10.0),
}
