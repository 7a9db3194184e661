"""Choices that are sampled, and errors: what every bot of the box may use."""

from __future__ import annotations

import random
from collections import Counter

from hollywood.bots.race import race
from hollywood.bots.slip import slip


def test_the_best_wins_the_race_and_who_falls_behind_is_tried_no_more() -> None:
    tried = Counter[int]()

    def sample(choice: int, world: int) -> float:
        tried[choice] += 1
        return choice / 10 + random.Random(world).random()  # luck is the same for all

    *_, runners = race(6, sample, 60)
    assert [runner.choice for runner in runners][:2] == [5, 4]
    assert tried[5] == tried[4] > tried[3] > tried[2] == tried[0]
    assert tried.total() <= 60
    assert all(len(runner.worths) == tried[runner.choice] for runner in runners)


def test_all_who_race_are_compared_in_the_same_worlds() -> None:
    worlds: dict[int, list[int]] = {choice: [] for choice in range(5)}

    def sample(choice: int, world: int) -> float:
        worlds[choice].append(world)
        return -choice

    for runners in race(5, sample, 100):
        assert sorted(runner.choice for runner in runners) == list(range(5))
    assert all(seen == list(range(len(seen))) for seen in worlds.values())


def test_a_single_choice_and_few_samples_are_no_trouble() -> None:
    for choices in (1, 2, 9):
        *_, runners = race(choices, lambda choice, world: 0.5, 1)
        assert len(runners) == choices
        assert all(runner.worths for runner in runners)


def test_errors_are_rarer_the_more_they_cost_and_never_absurd() -> None:
    rng, worths = random.Random(1), [("best", 0.6), ("good", 0.55), ("absurd", 0.39)]
    chosen = Counter(slip(worths, 0.05, rng) for _ in range(4000))
    assert 2.4 < chosen["best"] / chosen["good"] < 3.1
    assert chosen["absurd"] == 0
    assert slip(worths, 0, rng) == "best"
