"""What happens in Times Square and where it stands: moves, events and the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from hollywood.core.game import CardId, Event
from hollywood.core.message import Seat

from .street import Figure, Places, Space

NOBODY: Seat = -1

# moves: cards of one colour, or luring, or discarding; then the end of the turn


@dataclass(frozen=True, slots=True)
class Sue:
    """A green card: Sue one space."""

    by: int


@dataclass(frozen=True, slots=True)
class Trio:
    """Two green cards: Sue and both bodyguards one space."""

    by: int


@dataclass(frozen=True, slots=True)
class Guards:
    """A grey card with numbers: how many spaces each bodyguard goes, in all one or two."""

    left: int
    right: int


@dataclass(frozen=True, slots=True)
class GuardsToSue:
    """The grey card that brings both bodyguards to Sue's side."""


@dataclass(frozen=True, slots=True)
class Hal:
    """A yellow card: Hal so many spaces."""

    by: int


@dataclass(frozen=True, slots=True)
class Deb:
    """A red card with a number: Deb so many spaces, or another figure as a joker."""

    by: int
    figure: Figure = "deb"


@dataclass(frozen=True, slots=True)
class DebToManhole:
    """The red card of the manhole: Deb goes there, or another figure as a joker."""

    figure: Figure = "deb"


@dataclass(frozen=True, slots=True)
class Lure:
    """Sue or a bodyguard comes to Hal's space, without a card."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Discard:
    """A card is put away for another one, whatever its colour; more may follow."""

    card: str
    which: CardId | None = field(default=None, compare=False)  # of those alike: to the rules, any


@dataclass(frozen=True, slots=True)
class End:
    """The turn ends: the hand is refilled, Charlie walks."""


How: TypeAlias = Literal["walked", "led", "lured", "trio", "beside"]
Step: TypeAlias = tuple[Figure, Space, Space]  # a figure, the space it left, the one it came to
Move: TypeAlias = (
    Sue | Trio | Guards | GuardsToSue | Hal | Deb | DebToManhole | Lure | Discard | End
)
Ending: TypeAlias = Literal["sue_home", "charlie_home", "wrong_door", "sue_side", "charlie_side"]

# events


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Cards lie open before everybody."""

    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Figures stand elsewhere: each with the space it left and the one it came to."""

    seat: Seat
    steps: tuple[Step, ...]
    how: How


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was put away unplayed."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; whose hand it is in is seen, which card is not."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    count: int  # so many were drawn in this turn, with this one


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The supply was used up for the first time: the played cards are the new supply."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LastCall(Event):
    """The supply was used up for the second time: with this turn the match ends."""


@dataclass(frozen=True, slots=True)
class CharlieWalked(Event):
    """Charlie came nearer to a seat's door, for each lamp that is lit one space."""

    seat: Seat
    start: Space
    end: Space
    lamps: tuple[bool, bool, bool, bool]  # a bodyguard, Hal, Deb at the door; the trio


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over; nobody has won if both Sue and Charlie are on the manhole."""

    winner: Seat
    how: Ending | None


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """What everybody saw in a turn that is over: cards by their ids, and who went where."""

    seat: Seat
    cards: tuple[str, ...]
    discarded: bool
    steps: tuple[Step, ...]
    charlie: tuple[Space, Space]


@dataclass(slots=True)
class State:
    """Where a match stands. Lists hold unchangeable things only: copies are cheap."""

    seed: int
    script: tuple[tuple[str, ...], ...]  # later supplies by their ids, top first, if written down
    turn: Seat
    first: Seat
    number: int  # of this turn, the first is 1
    places: Places
    charlie: Space
    hands: list[tuple[CardId, ...]]
    supply: tuple[CardId, ...]  # the next card to be drawn last
    played: tuple[CardId, ...]  # the pile, the latest last
    stage: tuple[CardId, ...]  # of this turn, not yet on the pile
    lured: bool  # in this turn
    discarded: bool  # in this turn
    led: str  # whom the red cards of this turn move: deb, sue, hal or guard; nothing if none do
    passes: int  # how often the supply was used up
    winner: Seat | None
    how: Ending | None
    steps: tuple[Step, ...] = ()  # of this turn
    last: TurnTaken | None = None  # the turn before this one

    def copy(self) -> State:
        """Another state that shares nothing changeable with this one."""
        return State(
            self.seed,
            self.script,
            self.turn,
            self.first,
            self.number,
            self.places,
            self.charlie,
            self.hands[:],
            self.supply,
            self.played,
            self.stage,
            self.lured,
            self.discarded,
            self.led,
            self.passes,
            self.winner,
            self.how,
            self.steps,
            self.last,
        )
