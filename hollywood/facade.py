"""How the house of a game looks on the street; its layers in assets/box bear the game's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hollywood.core.message import Message

Box: TypeAlias = tuple[int, int, int, int]  # left, top, width, height


@dataclass(frozen=True)
class Written:
    """The name on the board: a file among the assets, the part of it that is shown, its widths."""

    file: str
    part: Box  # pixels of the file
    open: int  # units wide
    asleep: int


@dataclass(frozen=True)
class Pool:
    """Light on the wet street before an open house."""

    light: str  # gold, pink, cyan or red
    left: int  # units from the middle of the house


@dataclass(frozen=True)
class Reel:
    """A reel in the picture of a house that turns: five holes round its middle."""

    x: float  # its middle, in units of the picture
    y: float
    holes: float  # how far their middles are from it
    hole: float  # how large they are: the radius
    first: int  # degrees: where the clearest of them is
    hub: float  # the radius of what is in the middle and turns, too


@dataclass(frozen=True)
class Hand:
    """The long hand of a clock on a crest; it points up."""

    x: float  # the middle of the clock, in units of the crest
    y: float
    face: float  # the radius of what is within its rim
    long: float
    wide: float


@dataclass(frozen=True)
class Typing:
    """A line of dashes that a page in the picture gets, one after the other; units of that."""

    x: float  # the left end of the line
    y: float
    dash: float  # how long one is
    apart: float  # from one to the next
    wide: float


@dataclass(frozen=True)
class Facade:
    """The front of one house; heights and columns are in units."""

    game: str
    name: Written
    middle: tuple[int, int]  # columns of its picture that are in the middle: open, asleep
    pools: tuple[Pool, ...]
    bulbs: tuple[float, ...] = (29,)  # rows of bulbs, below the top of the house
    flickers: Box | None = None  # a neon sign in its picture, in units of that
    reels: tuple[Reel, ...] = ()
    beam: tuple[tuple[int, int], ...] = ()  # corners of light in its picture that wavers
    hand: Hand | None = None
    typing: Typing | None = None
    eyes: tuple[Box, ...] = ()  # that blink, in units of its picture
    eyes_asleep: tuple[Box, ...] = ()  # the same, of the picture it has while it is asleep
    column: tuple[int, int] | None = None  # what repeats in high windows: from, length
    tag: Message | None = None  # what it is about: with it its page has its menu at the left
    kind: Message | None = None  # what sort of game it is, in two words
