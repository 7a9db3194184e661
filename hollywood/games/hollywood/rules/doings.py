"""What every seat has done in a match, as a career remembers it."""

from __future__ import annotations

from typing import Any, TypeAlias

from hollywood.core.game import Beat
from hollywood.core.match import Match

from .count import Item
from .game import Hollywood
from .state import Clapped, Dealt, Doubled, Finish, Move, Placed, StarWasted, State

Doings: TypeAlias = dict[str, Any]
Played: TypeAlias = Match[State, Move]


def doings(match: Played) -> list[Doings]:
    """What is counted of each seat when the match is over."""
    game, state = match.game, match.state
    assert isinstance(game, Hollywood)
    done = [_scored(game, state, seat) for seat in range(state.seats)]
    for beat in (beat for beats in match.beats for beat in beats):
        _count(done, beat)
    _note_rounds(done, game, match)
    _note_last_reel(done, game, match)
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
    star, *films = (game.deck.faces[card] for card in item.cards)
    return {
        "star": str(star.id),
        "stars": star.stars,
        "films": [str(film.id) for film in films],
        "laurels": sum(film.award for film in films),
        "points": item.points,
    }


def _count(done: list[Doings], beat: Beat[State]) -> None:
    """What one event adds."""
    after = beat.state
    match beat.event:
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


def _note_rounds(done: list[Doings], game: Hollywood, match: Played) -> None:
    """The points of everybody after each round, and how many movies they had."""
    ends, before = [], match.states[0]
    for beat in (beat for beats in match.beats for beat in beats):
        if isinstance(beat.event, Dealt):
            ends.append(before)
        before = beat.state
    for end in [*ends, match.state]:
        for seat, each in enumerate(done):
            each.setdefault("totals", []).append(game.score(end, seat).total)
            each.setdefault("finished", []).append(len(end.movies[seat]))


def _note_last_reel(done: list[Doings], game: Hollywood, match: Played) -> None:
    """Whoever placed the last reel of all although the match seemed lost."""
    last = max(n for n, move in enumerate(match.moves) if not isinstance(move, Finish))
    state = match.states[last]
    seat = game.to_act(state)
    if seat is not None and all(seat not in game.winners(end) for end in game.endings(state)):
        done[seat]["trailed"] = True
