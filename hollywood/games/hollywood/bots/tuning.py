"""Fits the worth of what a round leaves behind to matches that bots played against each other."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from hollywood.bots.bot import Bot, decisions
from hollywood.bots.regression import least_squares
from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Move, State
from .value import Future

_PROJECTS = 3  # one a genre
_HUNDRED = 100
_HEATS = range(150, 1000, 25)


@dataclass(frozen=True)
class Left:
    """What one seat had left when a round ended, and what came of it."""

    to_go: int
    sizes: tuple[int, ...]  # of open projects, the largest first
    clap: bool
    double: bool
    order: int  # of play in the next round
    more: int  # points made later


@dataclass(frozen=True)
class Ended:
    """All seats at the end of one round."""

    seats: tuple[Left, ...]
    made: tuple[int, ...]  # points so far
    wins: tuple[float, ...]  # of the match; a shared win is a part of one


def self_play(game: Hollywood, bots: Sequence[Bot[State, Move]], seed: int) -> Iterator[Ended]:
    """What the rounds of one match left behind."""
    rng = random.Random(seed)
    state = game.start(len(bots), seed)
    begun = []  # the rounds but the first, when they begin
    for move in decisions(game, state, bots, [rng] * len(bots)):
        round = state.round
        game.apply(state, move)
        if state.round > round and game.to_act(state) is not None:
            begun.append(state.copy())
    final, winners = game.scores(state), game.winners(state)
    wins = tuple((seat in winners) / len(winners) for seat in range(state.seats))
    for start in begun:
        yield _ended(game, start, final, wins)


def _ended(game: Hollywood, start: State, final: tuple[int, ...], wins: tuple[float, ...]) -> Ended:
    made = tuple(_made(game, start, seat) for seat in range(start.seats))
    seats = tuple(_left(game, start, seat, final[seat] - made[seat]) for seat in range(start.seats))
    return Ended(seats, made, wins)


def _made(game: Hollywood, state: State, seat: Seat) -> int:
    items = game.score(state, seat).items
    return sum(item.points for item in items if item.what != "project")


def _left(game: Hollywood, state: State, seat: Seat, more: int) -> Left:
    sizes = sorted((game.counter.size(films) for films in state.projects_of(seat)), reverse=True)
    return Left(
        to_go=game.deck.table(state.seats).rounds - state.round,
        sizes=tuple(sizes),
        clap=state.clap[seat],
        double=state.double[seat],
        order=(seat - state.first) % state.seats,
        more=more,
    )


def fitted(rounds: Sequence[Ended], studio: int) -> Future:
    """The future that explains these ends of rounds best; studio cards count so many percent."""
    seats = len(rounds[0].seats)
    lefts = [left for ended in rounds for left in ended.seats]
    weights = least_squares([_row(left, seats) for left in lefts], [left.more for left in lefts])
    clap, double = (max(0.0, w) * studio / _HUNDRED for w in weights[_PROJECTS : _PROJECTS + 2])
    weights[_PROJECTS : _PROJECTS + 2] = clap, double
    rounded = [round(max(0.0, weight) * _HUNDRED) for weight in weights]
    return Future(
        films=tuple(rounded[:_PROJECTS]),
        clap=rounded[_PROJECTS],
        double=rounded[_PROJECTS + 1],
        order=tuple(rounded[_PROJECTS + 2 :]),
        heat=max(_HEATS, key=lambda heat: _likelihood(rounds, weights, heat / _HUNDRED)),
    )


def _row(left: Left, seats: int) -> list[float]:
    first = [float(left.order == place) for place in range(seats)]
    return [*left.sizes, float(left.clap), float(left.double), *first]


def _likelihood(rounds: Sequence[Ended], weights: Sequence[float], heat: float) -> float:
    """How well the values foretell who wins, as the mean logarithm of the chance given to it."""
    return fmean(_foretold(ended, weights, heat) for ended in rounds)


def _foretold(ended: Ended, weights: Sequence[float], heat: float) -> float:
    seats = len(ended.seats)
    values = [
        made + sum(w * x for w, x in zip(weights, _row(left, seats), strict=True))
        for made, left in zip(ended.made, ended.seats, strict=True)
    ]
    most = max(values)
    total = math.log(sum(math.exp((value - most) / heat) for value in values))
    return sum(
        win * ((value - most) / heat - total) for win, value in zip(ended.wins, values, strict=True)
    )
