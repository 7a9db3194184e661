"""The test vectors of the design: scoring, placing, claiming and winning, each by its id."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.core.message import Message
from hollywood.games.hollywood.rules.count import Item, Score
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    BlockbusterTaken,
    Double,
    FilmTaken,
    MovieFinished,
    Place,
    StarWasted,
    State,
    Swept,
)

from ...harness.positions import AREA, DECK, Hand, dealt, hollywood, symbol, texts, told

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def of(kind: str) -> list[Any]:
    """The vectors of one kind, each named by its id."""
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS[kind]]


def owner(game: Hollywood, player: dict[str, Any], unclaimed: list[str] | None = None) -> State:
    """A state in which seat 0 owns the cards of a vector."""
    hand, state = Hand(), game.start(3, 1)
    state.blockbusters[0] = hand.cards(["B"] * player.get("blockbusters", 0))
    state.movies[0] = tuple(
        hand.cards([f"S{movie['stars']}", *movie["films"]]) for movie in player.get("movies", [])
    )
    for films in player.get("projects", []):
        state.projects["HRA".index(films[0][0])] = hand.cards(films)
    state.unclaimed = Hand().cards(unclaimed or [])
    return state


def choices(options: dict[str, Any]) -> dict[str, Any]:
    """A vector's options in our words."""
    named = {True: "on", False: "off"}
    return {
        name: named.get(value, value) if isinstance(value, bool) else value
        for name, value in options.items()
    }


@pytest.mark.parametrize("vector", of("scoring"))
def test_vectors_of_scoring(vector: dict[str, Any]) -> None:
    game = hollywood(**choices(vector["options"]))
    score = game.score(owner(game, vector["player"], vector["unclaimed_films"]), 0)
    points = {
        what: [i.points for i in score.items if i.what == what]
        for what in ("blockbusters", "movie", "project")
    }
    expect = vector["expect"]
    assert sum(points["blockbusters"]) == expect["blockbusters"]
    assert points["movie"] == expect["movies"]
    assert sum(points["project"]) == expect["project"]
    assert score.total == expect["total"]


@pytest.mark.parametrize("vector", of("placement"))
def test_vectors_of_placement(vector: dict[str, Any]) -> None:
    game, seat = hollywood(), {"B": 0, "R": 1, "G": 2}
    state = dealt(AREA, Hand(), game)
    state.reels = [tuple(seat[s] for s in column) for column in vector["before"]]
    state.turn = 2
    columns = [column for _, column in vector["moves"]]
    move = Place(*columns) if len(columns) == 1 else Double(*columns)
    allowed = game.illegal(state, move) is None
    assert allowed == (vector["expect"] == "OK")
    if allowed:
        game.apply(state, move)
    assert state.reels == [tuple(seat[s] for s in column) for column in vector["after"]]


def handed_out(game: Hollywood, reels: list[list[str]]) -> tuple[list[list[str]], list[str]]:
    """What happens to the cards of AREA under these reels: owner and card, in order, and the rest.

    The bottom reel of the first column is placed last, so that the round ends by a move.
    """
    state = dealt(AREA, Hand(), game)
    state.reels = [tuple(int(s[1]) - 1 for s in column) for column in reels]
    last, *others = state.reels[0]
    state.reels[0] = tuple(others)
    state.left = [int(seat == last) for seat in range(3)]
    state.turn = last
    events = told(game, state, Place(0))
    while game.to_act(state) is not None and state.claims:
        events += told(game, state, game.moves(state)[0])
    claims, rest = [], []
    for event in events:
        match event:
            case FilmTaken(seat, card) | BlockbusterTaken(seat, card) | StarWasted(seat, card):
                claims.append([f"P{seat + 1}", symbol(DECK.faces[card])])
            case MovieFinished(seat, (card, *_)):
                claims.append([f"P{seat + 1}", symbol(DECK.faces[card])])
            case Swept(cards):
                rest = texts(cards)
    return claims, rest


@pytest.mark.parametrize("vector", of("claim"))
def test_vectors_of_claiming(vector: dict[str, Any]) -> None:
    game = hollywood(claim_order=vector["order"] + "_first")
    claims, rest = handed_out(game, vector["reels"])
    assert claims == vector["expect"]
    assert sorted(rest) == sorted(vector["unclaimed"])


def scores_of(vector: dict[str, Any]) -> list[Score]:
    """Scores with these totals and movies."""
    totals = vector["scores"]
    movies = vector.get("best_movies", [[]] * len(totals))
    made = []
    for total, own in zip(totals, movies, strict=True):
        items = [Item("movie", (), points, Message(""), (points,)) for points in own]
        rest = total - sum(own)
        made.append(Score((*items, Item("project", (), rest, Message(""), (rest,)))))
    return made


@pytest.mark.parametrize("vector", of("winner"))
def test_vectors_of_winning(vector: dict[str, Any]) -> None:
    counter = hollywood().counter
    expect = vector.get("winner") or json.loads(vector["default"].removesuffix(" shared"))
    assert list(counter.winners(scores_of(vector))) == expect
    if "option_next_movie" in vector:
        counter = hollywood(tiebreak="next_movies").counter
        assert list(counter.winners(scores_of(vector))) == vector["option_next_movie"]
