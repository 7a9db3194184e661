"""What bots of Times Square learn, and that the quick net says what its numbers say."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hollywood.games.times_square.bots.both_hands import beginner_of_both, watched
from hollywood.games.times_square.bots.imagined import examples, learn_from
from hollywood.games.times_square.bots.learning import (
    Pupil,
    Seen,
    beginner,
    difference,
    ends,
    inputs,
    inputs_of_both_hands,
    self_play,
    study,
    teach,
)
from hollywood.games.times_square.bots.net import WON, Learnt, Net, chance, read_net
from hollywood.games.times_square.bots.world import Choice, Judge, Scales, World

from .test_bots import positions
from .test_players import GAME, JUDGE, KIT

KNOWING = Judge(GAME, Net(KIT.both_hands, KIT.deck))


@pytest.mark.parametrize(
    ("learnt", "judge", "see"),
    [(KIT.learnt, JUDGE, inputs), (KIT.both_hands, KNOWING, inputs_of_both_hands)],
    ids=["one hand", "both hands"],
)
def test_lanes_come_to_what_the_numbers_say(
    learnt: Learnt, judge: Judge, see: Callable[[World, Choice], Seen]
) -> None:
    pupil = Pupil.of(learnt)
    for state in positions(20):
        world = judge.world(state)
        scales = Scales(world)
        for stand, used in judge.packed.turns(world.stand, world.hand)[:8]:
            choice = Choice(scales.odds(stand, used), stand, used, lured=False)
            if abs(choice.odds) < WON:
                _, thought = pupil.thought(see(world, choice))
                assert chance(choice.odds) == pytest.approx(thought, abs=0.003)


@pytest.mark.parametrize("learnt", [KIT.learnt, KIT.both_hands], ids=["one hand", "both hands"])
def test_what_is_learnt_is_kept_as_it_is_read(learnt: Learnt) -> None:
    assert Pupil.of(learnt).learnt() == learnt


def test_learning_brings_thoughts_nearer_to_what_happened() -> None:
    pupil = beginner(GAME, 6, random.Random(1))
    seen, result = self_play(JUDGE.world(GAME.start(2, 3)), 0.1, random.Random(3))
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
    found = examples(KIT.deck, KIT.learnt, 1, 1)
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
    code, out, err = run("learn", "--imagined", "2", "--worlds", "1", "--processes", "2")
    assert code == 0
    assert read_net(f"format: 1\n{out}", "learnt") != KIT.learnt
    assert "kept apart" in err


def test_a_turn_in_which_nothing_can_be_played_is_one_of_the_match() -> None:
    """Without it whoever moved before would learn from what the other one came to."""
    world, used = JUDGE.world(GAME.start(2, 1)), list[int]()
    world.stand = (0, -1, 1, 0, -1)  # a single green card moves nobody
    world.hand = JUDGE.packed.one["sue"]

    def see(world: World, choice: Choice) -> Seen:
        used.append(choice.used)
        return inputs(world, choice)

    turns, _ = self_play(world, 0, random.Random(1), see)
    assert used[0] == JUDGE.packed.one["sue"]
    assert len(used) - len(turns) <= 1  # the last, if the rules tell what it is worth


def test_what_the_other_hand_is_worth_can_be_learnt_from_matches() -> None:
    matches = watched(KIT.deck, KIT.learnt, range(12))
    found = [each for match in matches for each in ends(match)]
    assert {worth for _, worth in found} <= {0.0, 0.5, 1.0}
    pupil = beginner_of_both(KIT.learnt)
    before = difference(pupil, found)
    for match in matches:
        teach(pupil, *match, 0.02)
    assert difference(pupil, found) < 0.98 * before
    assert any(map(any, (pupil.rows["other", card, 0] for card in KIT.learnt.kept)))


def test_the_same_is_learnt_by_one_process_and_by_two(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hollywood.games.times_square.commands.learn._TOGETHER", 3)
    asked = ("learn", "--both-hands", "8", "--seed", "4", "--processes")
    alone, two = (run(*asked, processes) for processes in ("1", "2"))
    assert alone == two
    assert alone != run("learn", "--both-hands", "8", "--seed", "5", "--processes", "1")


def test_learn_with_both_hands_prints_a_file_that_can_be_read(run: Any) -> None:
    code, out, err = run("learn", "--both-hands", "6", "--processes", "1")
    assert code == 0
    learnt = read_net(f"format: 1\n{out}", "learnt")
    assert learnt.other.keys() == learnt.kept.keys()
    assert "kept apart" in err


def test_learn_prints_a_file_that_can_be_read(run: Any) -> None:
    code, out, err = run("learn", "--games", "2", "--hidden", "3")
    assert code == 0
    assert read_net(f"format: 1\n{out}", "learnt").bias.count(" ") == 3
    assert "2 matches" in err
