"""Who stands where in the picture of an end, in units of a picture of 1280 x 720."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.core.message import Seat

from ..rules.state import NOBODY, Ending
from ..table.club_chips import CLUBS

GROUND = 660  # where feet stand
_BEHIND, _BEFORE = -4, 2  # from there
NECK = (640, 426)  # of the popped bottle: its fountain rises from here
HAT_FROM, HAT_TO, HAT_RISES = (640, 400), (496, 420), 260  # it lands on a bald head
HAT = 92
FOUNTAIN = 320


class Stand(NamedTuple):
    """A figure in the picture; `turned` looks to the other side, `shines` is whom it is about."""

    figure: str
    x: float
    high: float
    down: float = _BEHIND
    turned: bool = False
    shines: bool = False


_ASIDE = (Stand("deb", 372, 236, turned=True), Stand("hal", 908, 238))
_FARTHER = (Stand("deb", 348, 222, turned=True), Stand("hal", 936, 226))
_SUE = (Stand("left", 500, 262), Stand("right", 786, 262))
_STANDS: dict[Ending | None, tuple[Stand, ...]] = {
    "sue_home": (
        *_ASIDE,
        *_SUE,
        Stand("sue", 640, 318, _BEFORE, shines=True),
        Stand("charlie", 716, 132, _BEFORE + 2),
    ),
    "charlie_home": (
        *_ASIDE,
        Stand("left", 496, 262),
        Stand("right", 792, 262),
        Stand("sue", 836, 262, _BEFORE, turned=True),
        Stand("charlie_popped", 640, 320, _BEFORE, shines=True),
    ),
    "sue_side": (
        *_FARTHER,
        Stand("left", 506, 250),
        Stand("right", 782, 250),
        Stand("sue", 640, 306, _BEFORE, shines=True),
        Stand("charlie", 716, 126, _BEFORE + 2),
    ),
    "charlie_side": (
        *_FARTHER,
        Stand("left", 452, 232, -16),
        Stand("right", 834, 232, -16),
        Stand("sue", 742, 252, -12, turned=True),
        Stand("charlie", 616, 292, _BEFORE, shines=True),
    ),
    None: (
        Stand("sue", 640, 256, -40),
        Stand("left", 498, 246, -30),
        Stand("right", 776, 246, -30),
        Stand("deb", 396, 236, -6, turned=True),
        Stand("hal", 884, 238, -6),
        Stand("charlie", 640, 132, 8),
    ),
}


def stands(how: Ending | None) -> tuple[Stand, ...]:
    """Everybody in the picture of this end, from the back to the front."""
    return _STANDS["sue_home" if how == "wrong_door" else how]


def is_at_a_door(how: Ending | None) -> bool:
    """Whether it ended at a door, before the press; else it was last call, under the clock."""
    return how in ("sue_home", "charlie_home", "wrong_door")


def ground(winner: Seat, how: Ending | None) -> str:
    """The name of the picture behind them."""
    if winner == NOBODY:
        return "last_call_nobody"
    return f"{'door' if is_at_a_door(how) else 'last_call'}_{CLUBS[winner]}"


def decided(how: Ending | None) -> str | None:
    """The figure that decided the match."""
    if how is None:
        return None
    return "charlie" if how.startswith("charlie") else "sue"
