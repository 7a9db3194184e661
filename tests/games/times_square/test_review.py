"""What a review says of the chances after a turn, beside matches that are played out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from statistics import fmean

import pytest

from hollywood.bots.bot import Bot, Thought, finished, play_to_end
from hollywood.bots.findings import Findings, course_first
from hollywood.bots.review import Decision, Review
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.games.times_square import GAME as IN_BOX
from hollywood.games.times_square.bots.options import options
from hollywood.games.times_square.bots.samples import Samples
from hollywood.games.times_square.bots.trials import TOGETHER, Trials
from hollywood.games.times_square.bots.turns import Turn
from hollywood.games.times_square.bots.world import Choice, Judge, World, cards_in
from hollywood.games.times_square.rules.state import End, Move, State

from .positions import times_square

KIT = IN_BOX.open()
GAME = times_square()
assert KIT.net is not None
JUDGE = Judge(GAME, KIT.net)
PLAY_OUTS = 10_000  # to the end
PLAYED_OUT = {  # the chances after each turn of a match: of 20,000 played out by another program
    104: (0.2796, 0.3524, 0.5059, 0.0275, 0.9599, 0.0099, 0.9955, 0.0),
    105: (0.5282, 0.2919, 0.7953, 0.0814, 0.8035, 0.0534, 0.8213, 0.0249, 0.9632, 0.0),
}


class Careless:
    """A person: plays like the bot, but now and then anything."""

    def __init__(self, bot: Bot[State, Move]) -> None:
        self._bot = bot

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        if rng.random() < 0.12:
            yield None
            return rng.choice(moves)
        return (yield from self._bot.think(game, seat, moves, world, rng))


@cache
def match(seed: int) -> Match[State, Move]:
    """Two people who make mistakes, or two weak bots."""
    played = Match(GAME, GAME.start(2, seed))
    bots = [KIT.bots[level]() for level in ("extra", "understudy")]
    people = [Careless(KIT.bots[level]()) for level in ("understudy", "lead")]
    play_to_end(played, people if seed == 104 else bots, random.Random(seed))
    return played


@cache
def decisions(seed: int) -> list[Decision[Move]]:
    """All but a last turn that wins."""
    review: Review[Move] = KIT.review(match(seed), 1)
    found = [finished(review.decision(at)) for at in range(len(review.steps))]
    return [each for each in found if not each.played.exact]


def made(played: Match[State, Move], decision: Decision[Move]) -> Choice:
    """The turn that was made, as numbers."""
    began = played.states[decision.number]
    moves = played.moves[decision.number :]
    whole = moves[: moves.index(End()) if End() in moves else len(moves)]
    there = played.states[decision.number + len(whole)]
    hand = tuple(sorted(GAME.ids[card] for card in there.hands[decision.seat]))
    turn = Turn(tuple(whole), there.places, hand, there.lured)
    return options(JUDGE, began, [turn])[0].choice


def played_out(world: World, choice: Choice, rng: random.Random) -> float:
    """How a match ends for whoever makes the turn, if both play on as the net likes it."""
    own = True
    while (result := world.end(choice, rng)) is None:
        choice, own = world.best(), not own
    return result if own else 1 - result


def ends(played: Match[State, Move], decision: Decision[Move], play_outs: int) -> float:
    """The chance after the turn, the cards dealt at random and all played to the end."""
    began, choice = played.states[decision.number], made(played, decision)
    samples, results = Samples(JUDGE, began, "another"), []
    for number in range(play_outs):
        rng = random.Random(f"separate {decision.number} {number}")
        results.append(played_out(samples._imagined(rng), choice, rng))
    return fmean(results)


@pytest.mark.parametrize("seed", PLAYED_OUT)
def test_what_is_told_after_a_turn_is_what_matches_played_out_come_to(seed: int) -> None:
    told = [each.after[each.seat] for each in decisions(seed)]
    pairs = zip(told, PLAYED_OUT[seed], strict=True)
    wrong = [abs(prospect.win - chance) for prospect, chance in pairs]
    assert max(wrong) <= 0.035
    assert fmean(wrong) <= 0.015
    far = [off > each.error for off, each in zip(wrong, told, strict=True)]
    assert sum(far) <= 1, "nearly all lie where it says they do"
    assert max(each.error for each in told) < 0.05


@pytest.mark.soak
@pytest.mark.parametrize("seed", PLAYED_OUT)
def test_matches_played_out_come_to_what_is_written_here(seed: int) -> None:
    for decision, chance in zip(decisions(seed), PLAYED_OUT[seed], strict=True):
        assert ends(match(seed), decision, PLAY_OUTS) == pytest.approx(chance, abs=0.018)


def test_each_card_lies_everywhere_in_the_worlds_of_one_shuffle() -> None:
    state = GAME.start(2, 5)
    trials = Trials(JUDGE, JUDGE, state, "even")
    here, worlds = JUDGE.world(state), list(trials._shared_out(0))
    unseen = sorted([*cards_in(here.other), *here.supply])
    assert len(worlds) == TOGETHER
    for world in worlds:
        assert sorted([*cards_in(world.other), *world.supply]) == unseen
        assert (world.hand, world.stand) == (here.hand, here.stand)
    often = [sum(cards_in(world.other).count(card) for world in worlds) for card in unseen]
    fair = [TOGETHER * 8 * unseen.count(card) / len(unseen) for card in unseen]
    assert all(abs(times - mean) <= 3 for times, mean in zip(often, fair, strict=True))


def test_course_decisions_and_luck_fit_together() -> None:
    review = KIT.review(match(104), 1, play_outs=600)
    found = Findings(review.steps)
    for _ in course_first(review, found):
        pass
    assert found.complete
    for at, decision in found.decisions.items():
        seat = decision.seat
        assert found.prospect(at, seat).win == pytest.approx(decision.best.win)
        assert decision.after[seat].win == decision.played.win
        if at + 1 < len(found.steps):
            assert found.change(at, seat) == pytest.approx(-decision.loss)
    for seat in range(2):
        balance = found.balance(seat)
        parts = 1 / 2 + balance.deals + balance.own + balance.others
        assert parts == pytest.approx(balance.result)
