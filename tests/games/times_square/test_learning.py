"""What bots of Times Square learn, and that the quick net says what its numbers say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hollywood.games.times_square.bots.imagined import difference, examples, learn_from
from hollywood.games.times_square.bots.learning import (
    Pupil,
    beginner,
    inputs,
    self_play,
    study,
    teach,
)
from hollywood.games.times_square.bots.net import WON, chance, read_net
from hollywood.games.times_square.bots.world import Choice, Scales

from .test_bots import positions
from .test_players import GAME, JUDGE, KIT


def test_lanes_come_to_what_the_numbers_say() -> None:
    pupil = Pupil.of(KIT.learnt)
    for state in positions(20):
        world = JUDGE.world(state)
        scales = Scales(world)
        for stand, used in JUDGE.packed.turns(world.stand, world.hand)[:8]:
            choice = Choice(scales.odds(stand, used), stand, used, lured=False)
            if abs(choice.odds) < WON:
                _, thought = pupil.thought(inputs(JUDGE, world, choice))
                assert chance(choice.odds) == pytest.approx(thought, abs=0.003)


def test_what_is_learnt_is_kept_as_it_is_read() -> None:
    assert Pupil.of(KIT.learnt).learnt() == KIT.learnt


def test_learning_brings_thoughts_nearer_to_what_happened() -> None:
    pupil = beginner(GAME, 6, random.Random(1))
    seen, result = self_play(JUDGE, 3, 0.1, random.Random(3))
    before = abs(result - pupil.thought(seen[-1])[1])
    for _ in range(20):
        teach(pupil, seen, result, 0.02)
    assert abs(result - pupil.thought(seen[-1])[1]) < before / 2


def test_some_matches_teach_who_is_ahead() -> None:
    """Charlie near the own door is better than near the other one."""
    pupil = beginner(GAME, 6, random.Random(1))
    study(GAME, pupil, range(24), 0.02, 0.05)
    charlie = [pupil.rows["stands", "charlie", i][-1] for i in range(17)]
    assert sum(charlie[11:14]) > sum(charlie[3:6])


def test_what_turns_come_to_in_imagined_worlds_can_be_learnt() -> None:
    found = examples(GAME, KIT.learnt, 1, 1)
    assert len(found) > 50
    assert all(0 <= worth <= 1 for _, worth in found)
    pupil = beginner(GAME, 6, random.Random(1))
    before = difference(pupil, found)
    learn_from(pupil, found, random.Random(1))
    assert difference(pupil, found) < 0.8 * before


def test_learn_goes_on_from_the_file_with_imagined_worlds(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hollywood.games.times_square.bots.imagined._RATES", (0.02,))
    code, out, err = run("learn", "--imagined", "2", "--worlds", "1", "--processes", "1")
    assert code == 0
    assert read_net(f"format: 1\n{out}", "learnt") != KIT.learnt
    assert "kept apart" in err


def test_learn_prints_a_file_that_can_be_read(run: Any) -> None:
    code, out, err = run("learn", "--games", "2", "--hidden", "3")
    assert code == 0
    assert read_net(f"format: 1\n{out}", "learnt").bias.count(" ") == 3
    assert "2 matches" in err
