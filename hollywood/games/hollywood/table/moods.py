"""What the faces at the table feel about an event."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.core.game import Event
from hollywood.core.message import Seat
from hollywood.pictures import Mood

from ..bots.characters import HIT
from ..rules.game import Hollywood
from ..rules.state import MovieFinished, Placed, StarWasted, State
from .lookahead import worths

_ROBBED = 4  # points that a reel of somebody else takes away, and that hurt


def moods(game: Hollywood, event: Event, before: State, after: State) -> Mapping[Seat, Mood]:
    """Triumph after a movie of many points, dismay after a wasted star or a robbery."""
    match event:
        case MovieFinished(seat, movie) if game.worth(after, movie) >= HIT:
            return {seat: "triumph"}
        case StarWasted(seat, _):
            return {seat: "dismay"}
        case Placed(seat, _):
            return {other: "dismay" for other in _robbed(game, before, after) if other != seat}
    return {}


def _robbed(game: Hollywood, before: State, after: State) -> list[Seat]:
    """Who would clearly have had more if the round had ended before."""
    pairs = zip(worths(game, before), worths(game, after), strict=True)
    return [seat for seat, (had, has) in enumerate(pairs) if had.most - has.most >= _ROBBED]
