"""What always holds in a match of Paperback, whoever plays."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.game import Event, imagine, veil
from hollywood.games.paperback.rules.deck import SEATS, Options
from hollywood.games.paperback.rules.events import CommonEarned, Scored
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.state import State

from .positions import WORDS, all_cards, deck, lying_with

LEXICON = Lexicon([*WORDS, "tel", "les", "reste", "tre", "resta", "stelle"])
LONG = 400  # moves: chance alone seldom ends a match
ALL_ON = deck().presets["collectors"]
WAYS = [
    *deck().presets.values(),
    replace(ALL_ON, help_cubes="on", hand_for_cube="on", recycling="on", unlisted="vote"),
    replace(ALL_ON, finish_round="on", later_seats="cubes", repeats="not_own", awards=2),
    Options(play="together", deadlines="gentle", powers="on", space_and_switch="on"),
    Options(play="at_once", powers="on", recycling="on", space_and_switch="on"),
]


def game_of(seed: int) -> Paperback:
    """All ways and languages in turn."""
    way = WAYS[seed % len(WAYS)]
    return Paperback(deck(), LEXICON, replace(way, language=LANGUAGES[seed % 3]))


def check(game: Paperback, state: State, everything: list[int]) -> None:
    """A position that can be."""
    assert all_cards(state) == everything
    for seat, owned in enumerate(state.owned):
        assert sorted(owned) == sorted(lying_with(state, seat))
    assert min(state.cubes) >= 0
    assert state.money >= 0
    assert len(state.commons) <= len(deck().track)
    assert sum(game.standing(state).points or ()) >= 0
    for seat in range(len(state.hands)):
        hidden = [card for group in game.unseen(state, seat) for card in group]
        assert len(hidden) == len(set(hidden))


def play_one(seed: int, longest: int = LONG) -> State:
    """A match at random, looked at after every move."""
    game, chance = game_of(seed), random.Random(seed)
    state = game.start(SEATS[seed % len(SEATS)], seed)
    everything, events = all_cards(state), list[Event]()
    for _ in range(longest):
        if game.to_act(state) is None:
            break
        move = chance.choice(list(game.moves(state)))
        assert game.illegal(state, move) is None
        assert game.read(game.write(move)) == move
        game.apply(state, move, events.append)
        check(game, state, everything)
    earned = sum(isinstance(event, CommonEarned) for event in events)
    assert earned == len(deck().track) - len(state.commons)
    assert all(e.money == e.tally.cents for e in events if isinstance(e, Scored))
    for event in events:
        game.caption(event, 0)
    return state


@pytest.mark.parametrize("seed", range(2 * len(WAYS)))
def test_a_match_keeps_what_always_holds(seed: int) -> None:
    play_one(seed)


@settings(deadline=None, max_examples=30)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60))
def test_what_is_imagined_can_be_played_and_hides_what_is_hidden(seed: int, moves: int) -> None:
    game, chance = game_of(seed), random.Random(seed)
    state = game.start(SEATS[seed % len(SEATS)], seed)
    for _ in range(moves):
        if game.to_act(state) is not None:
            game.apply(state, chance.choice(list(game.moves(state))))
    seat = chance.randrange(len(state.hands))
    world = imagine(game, state, seat, random.Random(1))
    assert all_cards(world) == all_cards(state)
    assert world.hands[seat] == state.hands[seat]
    hidden = {card for group in game.unseen(state, seat) for card in group}
    seen = veil(game, state, seat)
    assert not hidden & set(all_cards(seen))
    if game.to_act(world) == seat:
        assert [*game.moves(world)] == [*game.moves(state)]


def test_the_same_seed_is_the_same_match() -> None:
    for seed in (1, 5, 8):
        assert play_one(seed, 60) == play_one(seed, 60)
