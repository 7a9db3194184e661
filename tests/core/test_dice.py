"""Chance from a seed: fair enough, and the same for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from hollywood.core.dice import drawn, roll, shuffled


def test_the_same_seed_gives_the_same_order_on_every_machine_and_python() -> None:
    assert shuffled("ABCDEFGH", 7) == (list("DGAEFBHC"), 1721061273246134909)
    assert roll(1, 200).bit_length() > 1600


def test_drawing_takes_some_and_leaves_the_rest() -> None:
    taken, rest, seed = drawn(range(44), 11, 5)
    assert len(taken) == 11
    assert sorted(taken + rest) == list(range(44))
    assert seed != 5


@pytest.mark.parametrize("place", range(4))
def test_every_card_comes_to_every_place_equally_often(place: int) -> None:
    counts = Counter(shuffled("ABCD", seed)[0][place] for seed in range(8000))
    assert all(1850 < count < 2150 for count in counts.values()), counts


def test_orders_of_neighbouring_seeds_have_nothing_in_common() -> None:
    counts = Counter(tuple(shuffled("ABCD", seed)[0]) for seed in range(24 * 400))
    assert len(counts) == 24
    assert all(320 < count < 480 for count in counts.values())


def test_large_decks_are_shuffled_whole() -> None:
    order, _ = shuffled(range(300), 3)
    assert sorted(order) == list(range(300))
    assert sum(card == place for place, card in enumerate(order)) < 10
