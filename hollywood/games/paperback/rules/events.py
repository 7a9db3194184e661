"""What happens in Paperback."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from hollywood.core.game import CardId, Event
from hollywood.core.message import Seat

from .abilities import Tally, Waiting
from .deck import Power
from .state import Ending
from .word import Word


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The match begins: everybody holds a hand."""

    reveals: ClassVar[bool] = True
    first: Seat


@dataclass(frozen=True, slots=True)
class Drafted(Event):
    """A card was taken into a deck before the first turn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class AttacksOver(Event):
    """Attack cards that lay in play are discarded."""

    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """Somebody's power did something."""

    reveals: ClassVar[bool] = True
    seat: Seat
    power: Power
    card: CardId | None = None  # that was discarded for it


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A hand lies open: everybody may propose a word."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """A word for somebody else; none if nothing came to mind."""

    reveals: ClassVar[bool] = True
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """Where all spell at once: somebody has sealed a word."""

    seat: Seat
    count: int  # so many have


@dataclass(frozen=True, slots=True)
class PutToVote(Event):
    """The others are asked whether they accept a word."""

    reveals: ClassVar[bool] = True
    seat: Seat
    about: Literal["theme", "word"]
    text: str


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Somebody said yes or no."""

    reveals: ClassVar[bool] = True
    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The vote is over."""

    seat: Seat
    about: Literal["theme", "word"]
    yes: bool
    text: str


@dataclass(frozen=True, slots=True)
class Spelled(Event):
    """A word lies on the sheet."""

    seat: Seat
    word: Word


@dataclass(frozen=True, slots=True)
class CommonEarned(Event):
    """A word was long enough for the library card."""

    reveals: ClassVar[bool] = True  # the next one is turned up
    seat: Seat
    card: CardId
    length: int  # that was needed


@dataclass(frozen=True, slots=True)
class Fired(Event):
    """An ability did something; borrowed ones have no card."""

    seat: Seat
    ability: Waiting
    gave: Tally


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """What the word is worth."""

    seat: Seat
    tally: Tally
    money: int


@dataclass(frozen=True, slots=True)
class Trashed(Event):
    """A card leaves the match: from a hand, from the offer, or after its use."""

    seat: Seat
    card: CardId
    whence: Literal["hand", "offer", "word"]


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A card came to a discard pile without being bought."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A card was bought."""

    seat: Seat
    card: CardId
    price: int
    cubes: int  # that lay on it and left with it


@dataclass(frozen=True, slots=True)
class CubeSpent(Event):
    """A cube became a cent."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CubeGiven(Event):
    """Somebody got a cube: for a word that was proposed, or for a hand."""

    seat: Seat
    for_: Literal["help", "hand"]


@dataclass(frozen=True, slots=True)
class OfferRefilled(Event):
    """Cards of a pile came to light."""

    reveals: ClassVar[bool] = True
    piles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recycled(Event):
    """Trashed vowels are for sale once more."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class DeadlineDue(Event):
    """No book was bought: a cube has to be put on one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeadlineSet(Event):
    """A cube lies on a card of the pyramid."""

    seat: Seat
    card: CardId
    cubes: int
    most: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """No word was spelled."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CleanedUp(Event):
    """Word and hand are discarded; so many cents are lost."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; whose hand it is in is seen, which card is not."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    count: int  # so many were drawn now, with this one


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A discard pile became a deck."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class EndInSight(Event):
    """The match ends with this turn, or with this round."""

    ending: Ending


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    winners: tuple[Seat, ...]
    ending: Ending
