"""A match of Hollywood! looked at again."""

from __future__ import annotations

import random
from functools import cache

import pytest

from hollywood.bots.bot import finished, play_to_end
from hollywood.bots.findings import Findings, course_first
from hollywood.bots.review import Decision, Luck, in_order
from hollywood.core.match import Match
from hollywood.games.hollywood.bots.coach import Promise, Promises, mean_of_searches
from hollywood.games.hollywood.bots.greedy import Greedy
from hollywood.games.hollywood.bots.review import MatchReview
from hollywood.games.hollywood.rules.state import Finish, Move, Place, State

from ...harness.positions import KIT, hollywood


@cache
def match() -> Match[State, Move]:
    """A match of three greedy bots."""
    game = hollywood()
    played = Match(game, game.start(3, 5))
    play_to_end(played, [Greedy()] * 3, random.Random(1))
    return played


def review(play_outs: int = 60, seed: int = 1) -> MatchReview:
    return MatchReview(hollywood(), KIT.cast, match().states, match().moves, seed, play_outs)


@cache
def findings() -> Findings:
    looked = review()
    found = Findings(looked.steps)
    for _ in course_first(looked, found):
        pass
    return found


def test_every_move_is_a_step_and_every_round_a_part() -> None:
    looked, played = review(), match()
    assert [step.number for step in looked.steps] == list(range(len(played.moves)))
    assert [step.seat for step in looked.steps] == [
        played.game.to_act(state) for state in played.states[:-1]
    ]
    starts = [start for start, _ in looked.parts]
    assert starts == [step.number for step in looked.steps if step.deals]
    assert [played.states[start].round for start in starts] == list(range(len(starts)))


def test_everything_is_found_and_chances_are_chances() -> None:
    found, played = findings(), match()
    assert found.complete
    for at in range(len(played.moves) + 1):
        wins = [found.prospect(at, seat).win for seat in range(3)]
        assert sum(wins) == pytest.approx(1)
        assert all(0 <= win <= 1 for win in wins)
    last = found.expected[len(played.moves)]
    assert last.exact
    assert [prospect.points for prospect in last.seats] == list(
        played.game.standing(played.state).points or ()
    )
    for seat in range(3):
        balance = found.balance(seat)
        assert 1 / 3 + balance.deals + balance.own + balance.others == balance.result


def test_what_comes_after_the_best_move_is_what_it_promises() -> None:
    for decision in findings().decisions.values():
        if decision.played == decision.best:
            assert decision.after[decision.seat].points == decision.played.points
        if decision.played.exact and not isinstance(decision.played.move, Finish):
            assert decision.after[decision.seat].win == decision.played.win
        assert decision.margin >= 0 or not decision.played.exact
    exact = [at for at, each in findings().decisions.items() if each.played.exact]
    assert exact, "the end of the last round is solved"
    last = match().states[-2].round
    assert all(match().states[at].round == last for at in exact), "and nothing before it"


def test_another_evaluation_comes_to_the_same() -> None:
    """In the middle of a round, within two percent at 10,000 play-outs."""
    at = 20
    one, other = (finished(review(10_000, seed).decision(at)) for seed in (1, 777))
    for first, second in zip(one.after, other.after, strict=True):
        assert first.win == pytest.approx(second.win, abs=0.02)


def test_what_is_solved_is_certain_and_the_rest_may_be_off() -> None:
    found = findings()
    for expected in found.expected.values():
        assert all((each.error == 0) == expected.exact for each in expected.seats)
    for decision in found.decisions.values():
        exact = decision.played.exact
        assert all((each.error == 0) == exact for each in decision.after)
        assert (decision.error > 0) == (not exact and decision.loss > 0)
    assert all(luck.error for luck in found.lucks.values())


def test_several_searches_are_one_by_their_mean() -> None:
    """The best move is the one that was high up in most of them."""

    def found(*wins: tuple[Move, float]) -> Promises:
        return Promises([Promise(m, w, (w,), (w,), (w,), (w,)) for m, w in wins], exact=False)

    a, b, c = Place(0), Place(1), Place(2)
    searches = [found((a, 0.5), (b, 0.4), (c, 0.1)), found((a, 0.3), (c, 0.2))]
    searches.append(found((b, 0.9), (a, 0.4), (c, 0.0)))
    mean = mean_of_searches(searches)
    assert [each.move for each in mean.every] == [a, c], "what one has not looked at is left out"
    assert mean.every[0].win == pytest.approx(0.4)
    assert mean.every[0].chances == pytest.approx((0.4,))
    assert mean_of_searches(searches[:1]) is searches[0]


def test_in_order_is_in_the_order_of_the_match() -> None:
    found = list(in_order(review(10)))
    numbers = [each.number for each in found]
    assert numbers == sorted(numbers)
    assert {type(each) for each in found} == {Decision, Luck}
    assert isinstance(found[0], Luck)
    assert sum(isinstance(each, Luck) for each in found) == KIT.deck.table(3).rounds
