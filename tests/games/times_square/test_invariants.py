"""What always holds in a match of Times Square, whoever plays: chance, or bots."""

from __future__ import annotations

import random

import pytest

from hollywood.bots.bot import decide
from hollywood.core.game import Event
from hollywood.games.times_square.rules.state import CharlieWalked, Drew, Shuffled, State

from .positions import times_square
from .promised import cards_in
from .test_players import player

GAMES = [
    times_square(),
    times_square(deck="short", red_cards="deb_first"),
    times_square(wrong_door="forbidden", manhole_leads="off"),
]
FEW, MANY, BY_BOTS = 60, 20_000, 2_000
PAIRS = [("lead", "extra_wildcard"), ("director_stargazer", "understudy_accountant")]


def check(state: State) -> None:
    """A position that can be."""
    sue, left, right, hal, deb = state.places
    assert -8 <= left < sue < right <= 8
    assert min(hal, deb, state.charlie) >= -8
    assert max(hal, deb, state.charlie) <= 8
    assert max(map(len, state.hands)) <= 8
    assert state.supply or state.passes == 2


def play_one(seed: int, *roles: str) -> None:
    """A match at random, or between bots, looked at after every move."""
    game, chance = GAMES[seed % len(GAMES)], random.Random(seed)
    state, events = game.start(2, seed), list[Event]()
    everything, turns, bots = cards_in(state), 0, [player(role) for role in roles]
    while moves := game.moves(state):
        before = state.charlie
        move = decide(bots[state.turn], game, state, chance) if bots else chance.choice(moves)
        assert game.illegal(state, move) is None
        game.apply(state, move, events.append)
        check(state)
        turns += game.write(move) == "end"
        walked = abs(state.charlie - before)
        assert walked <= 4
    assert cards_in(state) == everything == list(range(len(game.faces)))
    drawn = sum(isinstance(event, Drew) for event in events)
    shuffles = sum(isinstance(event, Shuffled) for event in events)
    assert shuffles <= 1
    if state.passes == 2:
        assert len(game.faces) - 16 <= drawn / 2 <= len(game.faces) - 16 + 4
    walks = sum(isinstance(event, CharlieWalked) for event in events)
    assert walks == turns
    assert state.winner is not None


@pytest.mark.parametrize("seed", range(FEW))
def test_a_match_keeps_what_always_holds(seed: int) -> None:
    play_one(seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(FEW, MANY, 500))
def test_many_matches_keep_it(first: int) -> None:
    for seed in range(first, first + 500):
        play_one(seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_bots_keeps_it(seed: int) -> None:
    play_one(seed, *PAIRS[seed % 2])


@pytest.mark.soak
@pytest.mark.parametrize("first", range(3, BY_BOTS, 100))
def test_many_matches_of_bots_keep_it(first: int) -> None:
    for seed in range(first, first + 100):
        play_one(seed, *PAIRS[seed % 2])
