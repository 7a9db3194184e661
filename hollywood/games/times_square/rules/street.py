"""The street: where the figures stand, and which steps they can take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, get_args

from hollywood.core.message import Seat

Space: TypeAlias = (
    int  # counted from the manhole, which is 0; seat 0's door is where it is negative
)
Figure: TypeAlias = Literal["sue", "left", "right", "hal", "deb"]
FIGURES: tuple[Figure, ...] = get_args(Figure)
SUE, LEFT, RIGHT, HAL, DEB = range(len(FIGURES))
GUARDS: tuple[Figure, ...] = ("left", "right")
MANHOLE: Space = 0


class Places(NamedTuple):
    """The space of each figure, in the order of FIGURES."""

    sue: Space
    left: Space  # the bodyguard between Sue and seat 0's door
    right: Space
    hal: Space
    deb: Space


def home(seat: Seat) -> int:
    """On which side a seat's door is: -1 or +1."""
    return 1 if seat else -1


@dataclass(frozen=True)
class Street:
    """How long the street is: so many spaces to each side of the manhole, the last ones doors."""

    half: int
    doors: int

    @property
    def inside(self) -> int:
        """The last space to each side that is no door."""
        return self.half - self.doors

    def at_door(self, space: Space, seat: Seat) -> bool:
        """Whether a space belongs to a seat's door."""
        return space * home(seat) > self.half - self.doors

    def door_of(self, space: Space) -> Seat | None:
        """Whose door a space belongs to, if it is one."""
        if -self.inside <= space <= self.inside:
            return None
        return int(space > MANHOLE)

    def to_door(self, space: Space, seat: Seat) -> int:
        """How many spaces it is from there to a seat's door."""
        return max(0, self.half - self.doors + 1 - space * home(seat))

    def put(self, places: Places, figure: int, space: Space) -> Places | None:
        """A figure put on a space, if it may stand there: Sue stays between her bodyguards."""
        if not -self.half <= space <= self.half:
            return None
        sue, left, right, hal, deb = places
        if figure == SUE:
            return Places(space, left, right, hal, deb) if left < space < right else None
        if figure == LEFT:
            return Places(sue, space, right, hal, deb) if space < sue else None
        if figure == RIGHT:
            return Places(sue, left, space, hal, deb) if space > sue else None
        if figure == HAL:
            return Places(sue, left, right, space, deb)
        return Places(sue, left, right, hal, space)

    def step(self, places: Places, figure: int, by: int) -> Places | None:
        """A figure so many spaces further along, in one direction."""
        return self.put(places, figure, places[figure] + by)

    def trio(self, places: Places, by: int) -> Places | None:
        """Sue and both bodyguards one space along; all three must stay on the street."""
        sue, left, right, hal, deb = places
        if left + by < -self.half or right + by > self.half:
            return None
        return Places(sue + by, left + by, right + by, hal, deb)

    def guards(self, places: Places, left: int, right: int) -> Places | None:
        """Both bodyguards, each so many spaces along."""
        moved = self.step(places, LEFT, left)
        return moved and self.step(moved, RIGHT, right)

    def beside(self, places: Places) -> Places:
        """Both bodyguards at Sue's side."""
        return places._replace(left=places.sue - 1, right=places.sue + 1)


def leads(places: Places, seat: Seat) -> bool:
    """Whether Deb stands between Sue and the seat's own door, so that red cards are jokers."""
    return (places.deb - places.sue) * home(seat) > 0


def lamps(street: Street, places: Places, seat: Seat) -> tuple[bool, bool, bool, bool]:
    """What draws Charlie to a seat: a bodyguard, Hal, Deb at the door; the trio on its half."""
    side = home(seat)
    trio = min(places.sue * side, places.left * side, places.right * side) > MANHOLE
    guard = street.at_door(places.left, seat) or street.at_door(places.right, seat)
    return (guard, street.at_door(places.hal, seat), street.at_door(places.deb, seat), trio)
