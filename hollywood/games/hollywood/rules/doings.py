"""What every seat has done in a match, as a career remembers it."""

from __future__ import annotations

from typing import Any, TypeAlias

from hollywood.core.game import Event
from hollywood.core.match import Match

from .count import Item
from .game import Hollywood
from .state import Clapped, Doubled, Move, Placed, StarWasted, State

Doings: TypeAlias = dict[str, Any]


def doings(match: Match[State, Move]) -> list[Doings]:
    """What is counted of each seat when the match is over."""
    game, state = match.game, match.state
    assert isinstance(game, Hollywood)
    done = [_scored(game, state, seat) for seat in range(state.seats)]
    for beats in match.beats:
        for beat in beats:
            _count(done, beat.event, beat.state)
    return done


def _scored(game: Hollywood, state: State, seat: int) -> Doings:
    """What has brought points; of the rest nothing is counted yet."""
    points = {"blockbusters": 0, "project": 0}
    movies = []
    for item in game.score(state, seat).items:
        if item.what == "movie":
            movies.append(_movie(game, item))
        else:
            points[item.what] += item.points
    return {**points, "movies": movies, "wasted": 0, "pushed": 0, "was_pushed": 0}


def _movie(game: Hollywood, item: Item) -> Doings:
    star, *films = (str(game.deck.faces[card].id) for card in item.cards)
    return {"star": star, "films": films, "points": item.points}


def _count(done: list[Doings], event: Event, after: State) -> None:
    """What one event adds."""
    match event:
        case Placed(seat, column):
            others = [other for other in after.reels[column][1:] if other != seat]
            done[seat]["pushed"] += len(others)
            for other in others:
                done[other]["was_pushed"] += 1
        case StarWasted(seat):
            done[seat]["wasted"] += 1
        case Clapped(seat):
            done[seat]["clap"] = after.round
        case Doubled(seat):
            done[seat]["double"] = after.round
