"""Whole matches with the real lists of words, in all languages, in every way to play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from hollywood.bots.bot import decide
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.game import Event
from hollywood.games.paperback import GAME
from hollywood.games.paperback.bots.greedy import Greedy
from hollywood.games.paperback.rules.deck import SEATS
from hollywood.games.paperback.rules.events import Scored, Spelled
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move
from hollywood.games.paperback.rules.state import State

from .positions import all_cards
from .promised import choose
from .test_invariants import WAYS, check

LONGEST = 20_000  # moves; every match ends long before
EVERY = 20  # moves that are made between two looks
AT_RANDOM, GREEDY = 20_000, 2_000
PIECE, GREEDY_PIECE = 200, 20
Chooses = Callable[[Paperback, State, random.Random], Move]


@cache
def game_of(seed: int) -> Paperback:
    """All ways and languages in turn."""
    way, language = divmod(seed % (len(WAYS) * len(LANGUAGES)), len(LANGUAGES))
    game = GAME.open().game(replace(WAYS[way], language=LANGUAGES[language]))
    assert isinstance(game, Paperback)
    return game


def at_random(game: Paperback, state: State, chance: random.Random) -> Move:
    """Any move: in every fourth match whatever it is, in the others with some haste."""
    moves = game.moves(state)
    return chance.choice(list(moves)) if state.first == 0 else choose(chance, moves)


def greedily(game: Paperback, state: State, chance: random.Random) -> Move:
    """What pays most at once."""
    return decide(Greedy(), game, state, chance)


def played(seed: int, chooses: Chooses) -> int:
    """A match to its end, in which everything holds that must; how many moves it had."""
    game, chance = game_of(seed % (len(WAYS) * len(LANGUAGES))), random.Random(seed)
    state = game.start(SEATS[seed % len(SEATS)], seed)
    everything, events = all_cards(state), list[Event]()
    for number in range(LONGEST):
        if game.to_act(state) is None:
            check(game, state, everything)
            assert all(map(_is_sound, events))
            return number
        move = chooses(game, state, chance)
        assert game.illegal(state, move) is None
        game.apply(state, move, events.append)
        if number % EVERY == 0:
            check(game, state, everything)
            assert game.read(game.write(move)) == move
    raise AssertionError(f"the match of seed {seed} never ends")


def _is_sound(event: Event) -> bool:
    match event:
        case Scored(_, tally, money):
            return money == tally.cents >= 0
        case Spelled(_, word):
            return len(word.text) >= 2 and word.length == len(word.text)
    return True


@pytest.mark.parametrize("seed", range(len(WAYS)))
def test_a_match_of_every_way_keeps_what_always_holds(seed: int) -> None:
    assert played(seed * len(LANGUAGES) + seed % 3, at_random) > 20


@pytest.mark.parametrize("seed", range(0, 3 * len(WAYS), 4))
def test_a_greedy_match_keeps_it(seed: int) -> None:
    assert played(seed, greedily) > 20


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, AT_RANDOM, PIECE))
def test_20_000_matches_at_random_keep_it(first: int) -> None:
    for seed in range(first, first + PIECE):
        played(seed, at_random)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GREEDY, GREEDY_PIECE))
def test_2_000_greedy_matches_keep_it(first: int) -> None:
    for seed in range(first, first + GREEDY_PIECE):
        played(seed, greedily)
