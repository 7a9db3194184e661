"""Where a match of Paperback stands."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Seat

from .abilities import Printed, Tally, Waiting
from .deck import Power
from .moves import Laid
from .word import Word

NOBODY: Seat = -1
NO_CARD: CardId = -2  # an empty place
Step: TypeAlias = Literal[
    "draft", "seal", "spell", "help", "accept", "choose", "buy", "deadline", "draw", "over"
]
Ending: TypeAlias = Literal["fame", "library", "published", "deadline", "stalled"]
Cards: TypeAlias = tuple[CardId, ...]


class Sealed(NamedTuple):
    """A word that nobody else has seen yet."""

    seconds: int
    laid: tuple[Laid, ...]
    cards: Cards  # of the hand, that lie on the sheet


class Proposal(NamedTuple):
    """A word that somebody else has found for the hand that was shown."""

    seat: Seat
    text: str


class Hearing(NamedTuple):
    """A word that the others are to accept: for the theme, or because no list has it."""

    about: Literal["theme", "word"]
    word: Word
    on_theme: bool
    asked: tuple[Seat, ...]  # who has still to say, in this order
    of: int  # how many were asked in all
    yes: int = 0


@dataclass(slots=True)
class State:
    """Where a match stands. Lists hold unchangeable things only: copies are cheap."""

    seed: int
    script: tuple[tuple[str, ...], ...]  # later shuffles by names, top first, if written down
    turn: Seat
    first: Seat
    number: int  # of this turn, the first is 1
    step: Step
    # of each seat
    decks: list[Cards]  # the next card to be drawn last
    hands: list[Cards]
    discards: list[Cards]
    attacks: list[Cards]  # that lie in play
    owned: list[Cards]  # wherever they are: everybody has seen how they were come by
    cubes: list[int]
    powers: tuple[Power, ...]  # none if nobody has any
    longest: list[int]  # of the words spelled
    earned: list[int]  # cents of the last word
    # before all
    piles: list[Cards]  # for sale, the top card last
    fronts: list[CardId]  # the card in front of each pile
    front_cubes: list[int]
    covered: frozenset[int]  # piles whose top card lies face down
    fame: list[Cards]  # the books: piles, or rows of the pyramid with empty places
    deadlines: list[tuple[int, ...]]  # cubes on each card of the pyramid
    commons: Cards  # of the library, the one that everybody may use first
    left_out: Cards  # library cards that are not used
    trash: Cards
    theme: str
    theme_holder: Seat
    awards: tuple[str, ...]
    spelled: tuple[tuple[Seat, str], ...]  # every word so far
    before: tuple[Printed, ...] = ()  # of the word of the turn before this one
    # of this turn
    word: Word | None = None
    tally: Tally = field(default_factory=Tally)
    waiting: tuple[Waiting, ...] = ()
    money: int = 0
    bought: Cards = ()  # in this order
    redrawn: bool = False
    shown: bool = False  # the hand lies open
    hearing: Hearing | None = None
    asked: tuple[Seat, ...] = ()  # who has still to propose a word
    proposals: tuple[Proposal, ...] = ()
    refused: tuple[str, ...] = ()  # words that were not accepted
    ending: Ending | None = None  # why the match ends with this turn or round
    idle: int = 0  # turns since anybody came by a card or parted with one, with that turn
    # where all spell at once
    sealed: tuple[Sealed | None, ...] = ()  # by seat
    queue: tuple[Seat, ...] = ()  # who has still to be resolved after this one
    to_spell_with: CardId = NO_CARD  # the library card of this round

    @property
    def round(self) -> int:
        """How many rounds were played before this one."""
        return (self.number - 1) // len(self.hands)

    def copy(self) -> State:
        """Another state that shares nothing changeable with this one."""
        parts: list[Any] = [part[:] if type(part) is list else part for part in _parts(self)]
        return State(*parts)

    def has_power(self, power: Power) -> bool:
        """Whether whose turn it is has this power."""
        return bool(self.powers) and self.powers[self.turn] == power


_parts = attrgetter(*(each.name for each in fields(State)))
