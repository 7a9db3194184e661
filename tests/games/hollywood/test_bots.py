"""Bots: they choose legal moves, the same for the same generator, and know only worlds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hollywood.bots.bot import decide
from hollywood.bots.plain import Random, play_out
from hollywood.commands.simulate import simulate
from hollywood.core.game import imagine
from hollywood.games.hollywood.bots.greedy import BOTS
from hollywood.games.hollywood.rules.deck import STANDARD

from ...harness.positions import AREA, DECK, KIT, Hand, dealt, hollywood, words
from ...harness.toy_game import Whispers


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_and_repeats_itself(name: str) -> None:
    game = hollywood()
    state = game.start(4, 2)
    rng = random.Random(1)
    while game.to_act(state) is not None:
        before = repr(state)
        seed = rng.getrandbits(32)
        first, second = (decide(BOTS[name](), game, state, random.Random(seed)) for _ in range(2))
        assert first == second
        assert game.illegal(state, first) is None
        assert repr(state) == before
        game.apply(state, first)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_s_choice_does_not_depend_on_the_deals_to_come(name: str) -> None:
    """Twenty truths that look the same, one choice."""
    game = hollywood()
    state = game.start(3, 4)
    for _ in range(5):
        game.apply(state, game.moves(state)[0])
    truths = [imagine(game, state, 0, random.Random(i)) for i in range(20)]
    chosen = {decide(BOTS[name](), game, truth, random.Random(9)) for truth in truths}
    assert len(chosen) == 1


def test_greedy_takes_what_scores_now() -> None:
    """The bottom blockbusters are worth two, the films nothing among equal projects."""
    game = hollywood()
    state = dealt(AREA, Hand(), game)
    state.double = [False] * 3
    chosen = {game.write(decide(BOTS["greedy"](), game, state, random.Random(i))) for i in range(9)}
    assert chosen == {"place A", "place D"}


def test_greedy_lets_a_star_finish_the_best_project() -> None:
    game = hollywood()
    hand = Hand()
    state = dealt(AREA, hand, game)
    state.projects[:3] = [hand.cards("H"), (), hand.cards("AAA")]
    state.reels = [(), (), (0,), ()]
    state.claims = [(0, state.area[2][2])]
    assert words(game, state) == ["finish horror", "finish action"]
    assert game.write(decide(BOTS["greedy"](), game, state, random.Random(1))) == "finish action"


def test_greedy_beats_random() -> None:
    options = DECK.presets[STANDARD]
    result = simulate(KIT, options, ["random", "greedy", "random"], 150, 1, None, BOTS)
    assert result["seats"][1]["win_share"] > 0.45


def test_random_plays_any_game() -> None:
    game: Any = Whispers()
    state = game.start(3, 1)
    while game.to_act(state) is not None:
        game.apply(state, decide(Random(), game, state, random.Random(len(state.discard))))
    assert max(state.points) >= 12


def test_a_play_out_ends_the_match() -> None:
    game = hollywood()
    state = game.start(3, 1)
    assert play_out(game, state, random.Random(1)) > 20
    assert game.to_act(state) is None
