"""A match as plain data, for people and programs that read JSON."""

from __future__ import annotations

from typing import Any, TypeAlias

from hollywood.core.game import CardId, Event
from hollywood.core.match import Match

from .rules.count import Item
from .rules.game import Hollywood
from .rules.state import BlockbusterTaken, Dealt, FilmTaken, Move, MovieFinished, StarWasted, State

Json: TypeAlias = dict[str, Any]
Played: TypeAlias = Match[State, Move]


def report(match: Played) -> Json:
    """Where the match stands, what it is worth and how it came about.

    Totals that are kept for awards night are not told; what lies on cards is seen at the table.
    """
    game, state = match.game, match.state
    assert isinstance(game, Hollywood)
    over, points = match.to_act is None, game.standing(state).points
    return {
        "finished": over,
        "to_act": match.to_act,
        "round": state.round + (not over),
        "scores": None if points is None else list(points),
        "winners": list(game.winners(state)) if over else [],
        "breakdown": [_breakdown(game, state, seat) for seat in range(state.seats)],
        "claims": _claims(game, match),
        "unclaimed": _ids(game, state.unclaimed),
        "legal": [game.write(move) for move in game.moves(state)],
    }


def _ids(game: Hollywood, cards: tuple[CardId, ...]) -> list[str]:
    return [str(game.deck.faces[card].id) for card in cards]


def _breakdown(game: Hollywood, state: State, seat: int) -> Json:
    score = game.score(state, seat)
    points = {"blockbusters": 0, "project": 0}
    for item in score.items:
        if item.what != "movie":
            points[item.what] += item.points
    return {
        "blockbusters": points["blockbusters"],
        "blockbuster_cards": _ids(game, state.blockbusters[seat]),
        "movies": [_movie(game, item) for item in score.items if item.what == "movie"],
        "projects": [_ids(game, films) for films in state.projects_of(seat) if films],
        "largest_project": points["project"],
        "total": None if game.standing(state).points is None else score.total,
        "best_movie": score.best_movie,
    }


def _movie(game: Hollywood, item: Item) -> Json:
    star, *films = item.cards
    face = game.deck.faces
    return {
        "star": str(face[star].id),
        "stars": face[star].stars,
        "genre": face[films[0]].genre,
        "films": _ids(game, tuple(films)),
        "points": item.points,
    }


def _claims(game: Hollywood, match: Played) -> list[list[Json]]:
    """For each round the cards in the order they were handed out."""
    rounds: list[list[Json]] = [[]]
    for event in (event for events in match.events for event in events):
        if isinstance(event, Dealt):
            rounds.append([])
        elif claim := _claim(game, event):
            rounds[-1].append(claim)
    return rounds


def _claim(game: Hollywood, event: Event) -> Json | None:
    faces = game.deck.faces
    match event:
        case FilmTaken(seat, card, opened):
            what = "project opened" if opened else "project grew"
        case BlockbusterTaken(seat, card):
            what = "blockbuster"
        case StarWasted(seat, card):
            what = "star wasted"
        case MovieFinished(seat, (card, *films)):
            made: Json = {"genre": faces[films[0]].genre, "films": _ids(game, tuple(films))}
            return {"seat": seat, "card": str(faces[card].id), "what": "movie"} | made
        case _:
            return None
    return {"seat": seat, "card": str(faces[card].id), "what": what}
