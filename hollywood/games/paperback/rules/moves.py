"""The moves of Paperback. Cards are called by their names in records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["left", "right"]
PLAGIARISM = "plagiarism"  # who trashes or gains by a borrowed ability


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it is laid on the sheet."""

    card: str
    as_: str = ""  # the letter that a wild card stands for, or a letter card by Typo
    twice: bool = False  # by Stuck Key
    reversed: bool = False  # a pair, by the switch card
    nth: int = field(default=1, compare=False)  # of those alike in the hand: the same move


@dataclass(frozen=True, slots=True)
class Spell:
    """The word of a turn."""

    laid: tuple[Laid, ...]
    on_theme: bool = False  # the theme is claimed with it


@dataclass(frozen=True, slots=True)
class Pass:
    """No word and no purchase: the hand is discarded."""


@dataclass(frozen=True, slots=True)
class HandForCube:
    """The hand is discarded for a cube."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Ghost Writer: a card is discarded and another one drawn, before a word is spelled."""

    card: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The hand is shown, and everybody may propose a word."""


@dataclass(frozen=True, slots=True)
class Propose:
    """A word for somebody else's hand."""

    laid: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class NoIdea:
    """No word comes to mind for somebody else's hand."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Whether the word is accepted."""

    yes: bool


@dataclass(frozen=True, slots=True)
class TrashForCents:
    """A card of the hand is trashed for cents."""

    card: str
    user: str  # the card whose ability this is


@dataclass(frozen=True, slots=True)
class TrashForGain:
    """A card of the hand is trashed for a dearer one from the offer."""

    card: str
    user: str
    gained: str


@dataclass(frozen=True, slots=True)
class TrashOffer:
    """A card for sale is trashed."""

    card: str
    user: str


@dataclass(frozen=True, slots=True)
class Copy:
    """The abilities of a neighbour are copied."""

    side: Side
    user: str


@dataclass(frozen=True, slots=True)
class Borrow:
    """Plagiarism: one ability of the word before this one."""

    card: str
    number: int = 1  # of its abilities


@dataclass(frozen=True, slots=True)
class GoOn:
    """No more abilities are used."""


@dataclass(frozen=True, slots=True)
class Buy:
    """A card is bought."""

    card: str
    place: int = 0  # in its row of the pyramid, where there is one; the first is 1


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The covered card of a pile is turned up before buying ends."""

    pile: int  # what its cheapest cards cost


@dataclass(frozen=True, slots=True)
class SpendCube:
    """A cube is spent as a cent."""


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing more is bought."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A cube is put on a card of the pyramid: nobody's book was bought."""

    card: str
    place: int


@dataclass(frozen=True, slots=True)
class Draft:
    """A card is taken before the first turn."""

    card: str


@dataclass(frozen=True, slots=True)
class Seal:
    """The word of a turn where all spell at once, and when it was ready; without cards, none."""

    laid: tuple[Laid, ...]
    seconds: int


Choice: TypeAlias = TrashForCents | TrashForGain | TrashOffer | Copy | Borrow | GoOn
Move: TypeAlias = (
    Spell
    | Pass
    | HandForCube
    | Redraw
    | Ask
    | Propose
    | NoIdea
    | Vote
    | Choice
    | Buy
    | TurnUp
    | SpendCube
    | Done
    | Deadline
    | Draft
    | Seal
)
