"""What is true in every match of Hollywood!, whatever the options: section 2.3 of the study."""

from __future__ import annotations

import os
import random
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.core.game import play
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Place, State

from ...harness.positions import DECK, hollywood
from .promised import cards_in

HIGHEST_MOVIE = 36  # three stars on eleven films, one with an award: all twelve cards of a player
CI = bool(os.environ.get("CI"))


def option_choices() -> dict[str, list[Any]]:
    """Every value of every option."""
    hints = get_type_hints(Options)
    choices = {f.name: list(get_args(hints[f.name])) for f in fields(Options) if f.name != "line"}
    return {**choices, "ratings": list(DECK.ratings)}


def any_options() -> st.SearchStrategy[Options]:
    return st.builds(
        Options, **{name: st.sampled_from(values) for name, values in option_choices().items()}
    )


def check_position(game: Hollywood, state: State) -> None:
    """What holds at every decision."""
    reels = game.deck.table(state.seats).reels
    filled = [len(column) for column in state.reels]
    placed = [sum(column.count(seat) for column in state.reels) for seat in range(state.seats)]
    assert all(f <= len(cards) for f, cards in zip(filled, state.area, strict=True))
    if state.area:
        assert [p + left for p, left in zip(placed, state.left, strict=True)] == [
            reels
        ] * state.seats
    if game.to_act(state) is None:
        return
    if state.claims:
        assert sum(filled) == reels * state.seats
        return
    assert state.left[state.turn] > 0, "whoever is to move has a reel"
    free = sum(map(len, state.area)) - sum(filled)
    assert free >= 3, "before the last reel at least three spaces are free"
    assert any(isinstance(move, Place) for move in game.moves(state))
    assert len(game.moves(state)) <= 15


def check_end(game: Hollywood, state: State) -> None:
    """What holds when a match is over."""
    table = game.deck.table(state.seats)
    assert len(state.unclaimed) == 2 * table.rounds
    owned = [owns(state, seat) for seat in range(state.seats)]
    assert sum(owned) + len(state.wasted) == table.rounds * table.reels * state.seats
    for seat in range(state.seats):
        assert owned[seat] <= table.rounds * table.reels
        score = game.score(state, seat)
        assert score.total == sum(item.points for item in score.items) >= 0
        if game.options.advanced == "off":
            assert score.best_movie <= HIGHEST_MOVIE
            assert score.total <= HIGHEST_MOVIE
    assert max(game.scores(state)) == max(game.scores(state)[seat] for seat in game.winners(state))


def owns(state: State, seat: int) -> int:
    """How many cards a seat has."""
    movies = sum(len(movie) for movie in state.movies[seat])
    projects = sum(len(films) for films in state.projects_of(seat))
    return movies + projects + len(state.blockbusters[seat])


def check_match(game: Hollywood, seats: int, seed: int, rng: random.Random) -> None:
    """A random match in place, every invariant at every step."""
    state = game.start(seats, seed)
    everything = list(range(len(game.deck.faces)))
    rounds = state.round
    while moves := game.moves(state):
        check_position(game, state)
        move = moves[int(rng.random() * len(moves))]
        tops = [column[0] for column in state.area]
        game.apply(state, move)
        if state.round != rounds:
            rounds = state.round
            assert cards_in(state) == everything
            check_unclaimed(state, tops)
    check_end(game, state)


def check_unclaimed(state: State, tops: list[int]) -> None:
    """The two cards left are tops of columns: of two, or the upper two of one."""
    assert any(card in tops for card in state.unclaimed[-2:])


@settings(max_examples=150 if CI else 60, deadline=None)
@given(any_options(), st.sampled_from([3, 4]), st.integers(0, 2**64 - 1), st.randoms())
def test_invariants_hold_in_random_matches(
    options: Options, seats: int, seed: int, chance: random.Random
) -> None:
    check_match(Hollywood(DECK, options), seats, seed, chance)


@settings(max_examples=60, deadline=None)
@given(any_options(), st.sampled_from([3, 4]), st.integers(0, 2**64 - 1), st.data())
def test_play_in_place_and_play_with_photographs_agree(
    options: Options, seats: int, seed: int, data: st.DataObject
) -> None:
    game = Hollywood(DECK, options)
    quiet = seen = game.start(seats, seed)
    quiet = quiet.copy()
    for _ in range(data.draw(st.integers(0, 60))):
        moves = game.moves(seen)
        if not moves:
            break
        move = data.draw(st.sampled_from(list(moves)))
        game.apply(quiet, move)
        seen, _ = play(game, seen, move)
        assert repr(seen) == repr(quiet)


def many_matches(count: int, first: int) -> None:
    """So many random matches under random options, in one generator's order."""
    choices = option_choices()
    for seed in range(first, first + count):
        rng = random.Random(seed)
        options = Options(**{name: rng.choice(values) for name, values in choices.items()})
        check_match(Hollywood(DECK, options), rng.choice([3, 4]), rng.getrandbits(64), rng)


@pytest.mark.parametrize("part", range(4))
def test_invariants_hold_in_two_thousand_matches(part: int) -> None:
    many_matches(500, part * 500)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_soak_invariants_hold_in_a_hundred_thousand_matches(part: int) -> None:
    many_matches(5000, part * 5000)


@pytest.mark.parametrize("seats", [3, 4])
def test_both_kinds_of_leftovers_happen_about_equally(seats: int) -> None:
    """The two unclaimed cards are the top two of one column or the tops of two, about 53 to 47."""
    game, same = hollywood(), 0
    rounds = 0
    for seed in range(200):
        rng = random.Random(seed)
        state = game.start(seats, seed)
        while moves := game.moves(state):
            area, count = state.area, len(state.unclaimed)
            game.apply(state, rng.choice(moves))
            if len(state.unclaimed) > count:
                left = set(state.unclaimed[-2:])
                same += any(left <= set(column) for column in area)
                rounds += 1
    assert 0.35 < same / rounds < 0.7
