"""What a player could do and what would come of it: the painter shows it and decides nothing.

All of it follows from the rules: what would be is a state that they have made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hollywood.core.game import CardId
from hollywood.core.message import Message

from ..rules.state import State


@dataclass(frozen=True)
class Target:
    """A space that lights up, and who would stand there."""

    figure: int  # its place in FIGURES
    space: int
    cards: tuple[CardId, ...] = ()  # that would do it, if a figure was chosen before a card


@dataclass(frozen=True)
class Pad:
    """A choice above Esmé: she alone, or all three."""

    by: int
    together: bool
    struck: bool = False  # it can't be chosen, and why is told


@dataclass(frozen=True)
class Outcome:
    """What would come of what is pointed at: the position before any end of the turn."""

    after: State
    words: Message | None = None
    warns: bool = False  # Esmé would come to the other player's door


@dataclass(frozen=True)
class Foreseen:
    """What is shown of a draft and of what is pointed at."""

    targets: tuple[Target, ...] = ()
    pads: tuple[Pad, ...] = ()
    outcome: Outcome | None = None  # of what is pointed at
    chosen: frozenset[CardId] = frozenset()  # raised: chosen, or to be spent with those
    dimmed: frozenset[CardId] = frozenset()  # of another colour than this turn's
    blocked: frozenset[CardId] = frozenset()  # of this turn's colour, but they can't be played
    rimmed: frozenset[int] = frozenset()  # figures that can be moved
    locked: int | None = None  # a figure that is pointed at and may not be led
    lures: bool = False  # the whistle is over Felix
    walks: bool = True  # how far Fizz would walk is shown
    leads: bool = False  # red cards may move others: the footlights are at their brightest
    closing: bool = False  # what would be if the street closed now is asked for
    ends: frozenset[str] = field(default_factory=frozenset)  # buttons that can be pressed
    pressed: frozenset[str] = field(default_factory=frozenset)  # buttons whose choice has begun
    gold: bool = False  # End turn is what comes next
    last: bool = False  # and nothing else can: no card of this colour does anything more


NOTHING_FORESEEN = Foreseen()
