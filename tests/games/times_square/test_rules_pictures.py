"""The pictures of the rules: whatever they show happening, the rules allow."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hollywood.games.times_square import GAME
from hollywood.games.times_square.pages import rules_pictures
from hollywood.games.times_square.pages.rules_leaves import LEAVES
from hollywood.games.times_square.rules.street import lamps
from hollywood.games.times_square.table.geometry import HALF

from ...harness.windows import props_of
from .positions import at, deck, made, reached, times_square

PLAYED = [id for id, leaf in LEAVES.items() if leaf.cards]


@pytest.mark.parametrize("id", PLAYED)
def test_cards_lead_from_stop_to_stop(id: str) -> None:
    leaf, game = LEAVES[id], times_square()
    for before, after in pairwise(leaf.stops):
        cards = leaf.cards[before.cards : after.cards]
        state = at(game, before.at, " ".join(cards), leaf.seat)
        assert after.places in reached(game, state, len(cards))


def test_felix_lures_as_shown() -> None:
    before, after = LEAVES["lures"].stops
    game = times_square()
    state = at(game, before.at, seat=LEAVES["lures"].seat)
    made(game, state, "lure sue")
    assert state.places == after.places
    assert state.how == "sue_home"


def test_fizz_walks_as_far_as_lamps_are_lit() -> None:
    leaf = LEAVES["lamps"]
    assert [stop.charlie for stop in leaf.stops] == list(range(5))
    assert all(lamps(times_square().street, leaf.stops[0].places, leaf.seat))


@pytest.mark.parametrize("id", LEAVES)
def test_a_leaf_moves_and_comes_back_to_its_beginning(id: str) -> None:
    props, size = props_of(), (240, 180)
    props.art = GAME.screens(GAME.open()).art
    moving = rules_pictures.moving(deck(), id, props, size)
    frames = [moving(seconds) for seconds in (0.0, 1.1)]
    assert all(frame.get_size() == size for frame in frames)
    assert (frames[0].get_buffer().raw != frames[1].get_buffer().raw) == (len(LEAVES[id].stops) > 1)
    assert all(-HALF <= space <= HALF for stop in LEAVES[id].stops for space in stop.at)
