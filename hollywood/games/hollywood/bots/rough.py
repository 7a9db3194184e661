"""Advice where a round is too large to be packed: every move tried by playing on at random."""

from __future__ import annotations

import random
from collections.abc import Generator
from statistics import fmean

from hollywood.bots.advice import Advice
from hollywood.bots.plain import play_out
from hollywood.core.game import imagine
from hollywood.core.message import Seat, say

from ..rules import words
from ..rules.game import Hollywood
from ..rules.state import Move, State

TRIES = 60  # of each move


def advise(
    game: Hollywood, state: State, rng: random.Random
) -> Generator[None, None, list[Advice[Move]]]:
    """All moves of whose turn it is, the best first; pauses now and then."""
    seat = game.to_act(state)
    assert seat is not None, "nobody needs advice in a match that is over"
    advices = []
    for move in game.moves(state):
        advices.append(_tried(game, state, seat, move, rng))
        yield
    return sorted(advices, key=lambda advice: -advice.win)


def _tried(
    game: Hollywood, state: State, seat: Seat, move: Move, rng: random.Random
) -> Advice[Move]:
    ends = [_end(game, state, seat, move, rng) for _ in range(TRIES)]
    winners = [game.winners(end) for end in ends]
    places = [game.standing(end).places[seat] for end in ends]
    return Advice(
        move,
        words.said(move),
        say("hollywood.reason.tried", count=TRIES),
        fmean((seat in won) / len(won) for won in winners),
        fmean(game.scores(end)[seat] for end in ends),
        tuple(places.count(place) / TRIES for place in range(1, state.seats + 1)),
        exact=False,
    )


def _end(game: Hollywood, state: State, seat: Seat, move: Move, rng: random.Random) -> State:
    end = imagine(game, state, seat, rng)
    game.apply(end, move)
    play_out(game, end, rng)
    return end
