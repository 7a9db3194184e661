"""What characters say, at the moments that matter to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from hollywood.bots.bot import CHARACTER_SIGN
from hollywood.core.game import Event
from hollywood.core.message import Message, Seat, say

from ..rules.game import Hollywood
from ..rules.state import Dealt, MovieFinished, StarWasted, State
from .cast import CHARACTERS, CharacterName

Moment: TypeAlias = Literal["hello", "hit", "wasted", "won", "lost"]

HIT = 8  # points of a movie worth a word


def character_of(name: str) -> CharacterName | None:
    """The character in the name of a bot, such as `lead_hoarder`; None if it has none."""
    _, _, last = name.partition(CHARACTER_SIGN)
    return next((each for each in CHARACTERS if each == last), None)


def moment(game: Hollywood, seat: Seat, events: Iterable[Event], after: State) -> Moment | None:
    """What has just happened to the seat that is worth a word; `after` is where it led to."""
    if game.to_act(after) is None:
        return "won" if seat in game.winners(after) else "lost"
    for event in events:
        match event:
            case MovieFinished(owner, movie) if owner == seat:
                if game.worth(after, movie) >= HIT:
                    return "hit"
            case StarWasted(owner, _) if owner == seat:
                return "wasted"
            case Dealt(0, _):
                return "hello"
    return None


def line(character: CharacterName, moment: Moment) -> Message:
    """What the character says then."""
    return say(f"hollywood.{character}.{moment}")
