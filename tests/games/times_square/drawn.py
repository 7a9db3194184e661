"""Positions of Times Square drawn at random: all that rules allow, and turns that have begun."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.state import Discard, End, State
from hollywood.games.times_square.rules.street import Places

_DISCARDS = 0.1  # of the cards of a turn that has begun


def drawn_positions(game: TimesSquare, count: int, seed: int = 1) -> Iterator[State]:
    """So many positions in which somebody is to move, half of them in the midst of a turn."""
    chance = random.Random(seed)
    for _ in range(count):
        state = _drawn(game, chance)
        yield begun(game, state, chance) if chance.random() < 0.5 else state


def _drawn(game: TimesSquare, chance: random.Random) -> State:
    state = game.start(2, chance.getrandbits(32))
    left, sue, right = sorted(chance.sample(range(-8, 9), 3))
    sue = max(-6, min(6, sue))
    left, right = min(left, sue - 1), max(right, sue + 1)
    hal, deb = chance.randint(-8, 8), chance.randint(-8, 8)
    state.places, state.charlie = Places(sue, left, right, hal, deb), chance.randint(-6, 6)
    state.turn = chance.randrange(2)
    return state


def begun(game: TimesSquare, state: State, chance: random.Random) -> State:
    """Some moves of the turn were made, if they do not end the match."""
    for _ in range(chance.randint(1, 3)):
        moves = [move for move in game.moves(state) if not isinstance(move, End)]
        plays = [move for move in moves if not isinstance(move, Discard)]
        some = plays if plays and chance.random() > _DISCARDS else moves
        if not some:
            break
        then = state.copy()
        game.apply(then, chance.choice(some))
        if then.winner is not None:
            break
        state = then
    return state
