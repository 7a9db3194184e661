"""A match looked at again: what every decision cost, and the luck of the deals."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean

from hollywood.bots.advice import Decision, Luck
from hollywood.bots.bot import finished

from ..rules import words
from ..rules.game import Hollywood
from ..rules.state import Move, State
from .cast import Cast
from .coach import PLAY_OUTS, advise, outlook_of
from .packed import Masks, MoveNumber, fits
from .tree import Tree
from .value import standing

BLUNDER = 0.12  # of the chance to win
_EVERY_MOVE = 1000  # more than a position has


def review(
    game: Hollywood, cast: Cast, states: Sequence[State], moves: Sequence[Move], seed: int
) -> Iterator[Decision[Move] | Luck]:
    """Every real choice of a match and every deal, in their order."""
    rounds = -1
    for number, (state, move) in enumerate(zip(states, moves, strict=False)):
        if state.round > rounds:
            rounds = state.round
            if fits(game.deck, state.seats):
                yield _luck(game, cast, state, random.Random(seed + number))
        if len(game.moves(state)) > 1:
            yield _decision(game, cast, state, number, move, random.Random(seed + number))


def _decision(
    game: Hollywood, cast: Cast, state: State, number: int, move: Move, rng: random.Random
) -> Decision[Move]:
    advices = finished(advise(game, cast, state, rng, _EVERY_MOVE, move))
    best = advices[0]
    straight_back = replace(
        best, move=move, words=words.said(move)
    )  # a Clap Board that changed nothing
    made = next((advice for advice in advices if advice.move == move), straight_back)
    seat = game.to_act(state)
    assert seat is not None, "somebody moved"
    blunder = best.win - made.win >= BLUNDER and fits(game.deck, state.seats)
    return Decision(number, seat, state.round, made, best, blunder)


def _luck(game: Hollywood, cast: Cast, state: State, rng: random.Random) -> Luck:
    before = standing(game, state, cast.futures_for(state.seats))
    outlook = outlook_of(game, cast, state)
    tree = Tree(outlook, outlook.board.position(state), rng)
    ends: dict[MoveNumber, list[list[float]]] = {}

    def observe(choice: MoveNumber, masks: Masks, studio: int) -> None:
        ends.setdefault(choice, []).append(outlook.shares(masks, studio))

    for _ in tree.grow(PLAY_OUTS // 2):
        pass
    tree.observe = observe
    for _ in tree.grow(PLAY_OUTS // 2):
        pass
    best, _ = tree.worths()[0]
    after = map(fmean, zip(*ends[best], strict=True))
    gains = (now - chance for now, chance in zip(after, before, strict=True))
    return Luck(state.round, tuple(gains))
