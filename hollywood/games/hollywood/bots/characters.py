"""What characters say, at the moments that matter to them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Literal, TypeAlias

from hollywood.bots.bot import CHARACTER_SIGN
from hollywood.bots.roles import CHARACTERS, CharacterName
from hollywood.core.game import Event
from hollywood.core.message import Message, Seat, say

from ..rules.game import Hollywood
from ..rules.state import Dealt, MovieFinished, StarWasted, State

Occasion: TypeAlias = Literal[
    "hello", "hit", "hit_2", "wasted", "wasted_2", "wasted_3", "won", "lost"
]
_HITS: tuple[Occasion, ...] = ("hit", "hit_2")  # said in turn, so that nobody says the same twice
_WASTED: tuple[Occasion, ...] = ("wasted", "wasted_2", "wasted_3")

HIT = 8  # points of a movie worth a word


def character_of(name: str) -> CharacterName | None:
    """The character in the name of a bot, such as `lead_hoarder`; None if it has none."""
    _, _, last = name.partition(CHARACTER_SIGN)
    return next((each for each in CHARACTERS if each == last), None)


def moment(game: Hollywood, seat: Seat, event: Event, after: State) -> Occasion | None:
    """What has just been seen to happen to the seat that is worth a word.

    Who has won is no business of the table: that is told when the awards are given.
    """
    match event:
        case MovieFinished(owner, movie) if owner == seat:
            large = game.worth(after, movie) >= HIT
            return _in_turn(_HITS, len(after.movies[seat])) if large else None
        case StarWasted(owner, _) if owner == seat:
            return _in_turn(_WASTED, len(after.wasted))
        case Dealt(0, _):
            return "hello"
    return None


def _in_turn(ways: Sequence[Occasion], number: int) -> Occasion:
    """The way to say it the first time, the second time and so on."""
    return ways[max(0, number - 1) % len(ways)]


def farewell(seat: Seat, winners: Container[Seat]) -> Occasion:
    """What the end of a match is for the seat."""
    return "won" if seat in winners else "lost"


def line(character: str, moment: Occasion) -> Message:
    """What the character says then."""
    return say(f"hollywood.{character}.{moment}")
