"""What a game says of its rules: leaves of a few sentences, words and signs, what fits a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import pygame

from hollywood.core.game import Event, Game
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.table.setting import NOTHING, Draft, Pick

if TYPE_CHECKING:
    from hollywood.ui.app.shared import Props

Picture: TypeAlias = Callable[["Props", Size], pygame.Surface]
Moving: TypeAlias = Callable[[float], pygame.Surface]  # a picture at so many seconds
OPTIONS = "options"  # the leaf of the ways to play, which every game has


@dataclass(frozen=True)
class Reading:
    """The moment of a match at which somebody reads the rules."""

    set_up: SetUp
    game: Game[Any, Any]
    state: Any  # as whoever reads may see it
    seat: Seat | None = None  # who reads, if only one person looks
    pick: Pick = NOTHING  # what is pointed at
    draft: Draft = None  # half a move that has begun
    event: Event | None = None  # what is being shown
    refused: Message | None = None  # why what was tried last can't be


@dataclass(frozen=True)
class Leaf:
    """One leaf; its heading is the sentence <game>.rules.<id>.

    Without a picture the ways to play are listed in its place.
    """

    id: str
    rules: Mapping[str, Message]  # its sentences by their names
    picture: Picture | None = None
    moving: Callable[[Props, Size], Moving] | None = None  # the same picture as it happens
    live: Picture | None = None  # made of the match that is read about
    tries: tuple[str, ...] = ()  # scenes of the game’s lesson in which it can be tried


class Topic(NamedTuple):
    """Where the rules are opened: a leaf, and its sentences that are lit."""

    leaf: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A word or a sign, and what it means."""

    id: str
    word: Message
    means: Message
    leaf: str  # that tells more of it
    sign: Picture | None = None  # how it looks
    forms: Message | None = None  # other forms of the word, parted by commas
    is_card: bool = field(default=False)  # it is found, but not listed among words and signs


def card_term(id: str) -> str:
    """The id of a card among words and signs."""
    return f"card {id}"


class Rulebook(Protocol):
    """The rules of one game, with one deck."""

    @property
    def terms(self) -> Sequence[Term]:
        """Words and signs, and every card by its name."""

    def leaves(self, reading: Reading | None = None) -> Sequence[Leaf]:
        """All leaves with the numbers and options of a match, or else those of the rulebook.

        What the game is about and what scores come first, other ways to play last.
        """

    def topic(self, reading: Reading) -> Topic:
        """What can be done at this moment, or why what was tried can't be."""


def ways_to_play(reading: Reading | None) -> Leaf:
    """The last leaf of every game: what is agreed in this match, or could be."""
    if reading is not None:
        return Leaf(OPTIONS, {"in_force": say("rules.in_force")})
    told = {"agreed_before": say("rules.agreed_before"), "saved": say("rules.saved")}
    return Leaf(OPTIONS, told)
