"""A match looked at again: what every turn cost, and the luck of every hand that was drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, sqrt
from statistics import fmean, stdev

from hollywood.bots.advice import Advice
from hollywood.bots.review import (
    PLAY_OUTS,
    Decision,
    Expected,
    Luck,
    Prospect,
    Step,
    Work,
    ended,
)
from hollywood.bots.standings import half_interval
from hollywood.core.game import imagine
from hollywood.core.message import Message, Seat, counted, say

from ..rules.state import End, Move, State
from .coach import advice, said
from .net import chance
from .options import Option, one_a_place, options
from .puzzles import OF_MOVES, of_moves
from .trials import TOGETHER, Trials
from .turns import Turn, turns
from .world import Judge

BLUNDER = 0.12  # of the chance to win
_OTHERS = 5  # turns that the one that was made is compared with
_HANDS = 60  # that might have been drawn
_PLAY_OUTS = 20  # that a world counts for: cards are shared out evenly in a shuffle of them
_COMPARED = 10  # other turns are tried in a tenth as many shuffles as the one that was made
_LEAST = 6  # shuffles, before a chance can be known well enough
_ENOUGH = 0.005  # standard error of a chance that is
# twice the root mean square by which what the nets say was off besides chance, later and at once
_NET, _ROUGHLY = 0.022, 0.09


@dataclass(frozen=True)
class _Tried:
    """A turn, and what it comes to in each of the worlds."""

    option: Option
    worths: Sequence[float]

    @property
    def win(self) -> float:
        """The chance to win."""
        return fmean(self.worths)

    @property
    def error(self) -> float:
        """How far it may well be off; worlds of one shuffle count as one."""
        if self.option.wins:
            return 0.0
        starts = range(0, len(self.worths), TOGETHER)
        means = [fmean(self.worths[start : start + TOGETHER]) for start in starts]
        return hypot(half_interval(means), _NET)

    def gains(self, own: _Tried) -> float:
        """How much better it is than the one that was made, where both were tried."""
        return fmean(self._gained(own))

    def error_beside(self, own: _Tried) -> float:
        """How far that may well be off."""
        return half_interval(self._gained(own))

    def _gained(self, own: _Tried) -> list[float]:
        return [a - b for a, b in zip(self.worths, own.worths, strict=False)]


class MatchReview:
    """One match of Times Square; a turn is a step. On a street nobody has learnt it has none."""

    def __init__(
        self,
        judge: Judge | None,
        knowing: Judge | None,
        states: Sequence[State],
        moves: Sequence[Move],
        seed: int,
        play_outs: int = PLAY_OUTS,
    ) -> None:
        self._judge, self._knowing = judge, knowing
        self._states, self._moves, self._seed = states, moves, seed
        self._shuffles = max(1, play_outs // _PLAY_OUTS // TOGETHER)
        self._tried_at: dict[int, tuple[_Tried, list[_Tried]]] = {}
        self.foresees = judge is not None and knowing is not None

    @property
    def judge(self) -> Judge:
        """What is known of such a street."""
        assert self._judge is not None, "there are steps only on a street that is known"
        return self._judge

    @cached_property
    def steps(self) -> Sequence[Step]:
        """Every turn."""
        return [self._step(first, last) for first, last in self._spans]

    @cached_property
    def _spans(self) -> list[tuple[int, int]]:
        return list(_turns(self._states)) if self.foresees else []

    @property
    def parts(self) -> Sequence[tuple[int, Message]]:
        """Both passes through the cards."""
        passes = [min(self._states[step.number].passes, 1) for step in self.steps]
        names = ("times_square.review.first", "times_square.review.last")
        return [(passes.index(each), say(names[each])) for each in sorted(set(passes))]

    @property
    def stretches(self) -> Sequence[int]:
        """The passes."""
        return [start for start, _ in self.parts]

    def in_brief(self, advice: Advice[Move]) -> Message:
        """A turn is told in few words."""
        return advice.words

    def themes(self, decision: Decision[Move]) -> Sequence[str]:
        """What is unusual about the best turn and not about the one that was made."""
        turns_ = ((each.move, *each.then) for each in (decision.best, decision.played))
        best, played = (set(of_moves(turn)) for turn in turns_)
        return [theme for theme in OF_MOVES if theme in best - played]

    def _step(self, first: int, last: int) -> Step:
        began, over = self._states[first], self._states[last]
        whole = over.number > began.number or over.winner is not None
        return Step(
            first,
            began.turn,
            began.number - 1,
            say("times_square.table.number", turn=began.number),
            said(began, self._made(first, last)),
            chosen=whole,
            deals=True,
        )

    def _made(self, first: int, last: int) -> Turn:
        """The turn that was made; of one that is not over, what was done so far."""
        made = tuple(move for move in self._moves[first:last] if not isinstance(move, End))
        there = self._states[first + len(made)]
        hand = sorted(self.judge.game.ids[card] for card in there.hands[self._states[first].turn])
        return Turn(made, there.places, tuple(hand), there.lured)

    def expected(self, at: int) -> Work[Expected]:
        """What both can expect, as the hand of whoever is to move has it."""
        yield
        if at == len(self.steps):
            return Expected(at, ended(self.judge.game, self._states[-1]), exact=True)
        began = self._states[self.steps[at].number]
        best, trials = self.judge.world(began).best(), self._trials(at)
        win = fmean(trials.of(best, world, ahead=0) for world in range(TOGETHER))
        return Expected(at, _both(began.turn, win, _ROUGHLY), exact=False)

    def _trials(self, at: int) -> Trials:
        assert self._knowing is not None, "there are steps only on a street that is known"
        first = self.steps[at].number
        return Trials(self.judge, self._knowing, self._states[first], f"{self._seed} {first}")

    def decision(self, at: int) -> Work[Decision[Move]]:
        """The turn and the best others, each tried in the same worlds."""
        own, others = yield from self._compared(at)
        ranked = sorted([own, *others], key=lambda each: -each.gains(own))
        best, win = ranked[0], self._win(own, ranked[0])
        margin = best.gains(own) - ranked[1].gains(own) if others else 0.0
        began, step = self._states[self.steps[at].number], self.steps[at]
        played = self._advice(began, own.option, own.win)
        better = self._advice(began, best.option, win)
        after, blunder = _both(step.seat, own.win, own.error), win - own.win >= BLUNDER
        about = (step.number, step.seat, step.round, played, better, margin, after, blunder)
        return Decision(*about, best.error_beside(own))

    def _win(self, own: _Tried, best: _Tried) -> float:
        """The chance with the best turn: that with the own one, and what is gained."""
        if best.option.wins:
            return 1.0
        return min(1.0, own.win + best.gains(own))

    def _compared(self, at: int) -> Work[tuple[_Tried, list[_Tried]]]:
        """The turn that was made in many worlds, the best others in a few of them."""
        if at not in self._tried_at:
            first, last = self._spans[at]
            began, trials = self._states[first], self._trials(at)
            (made,) = options(self.judge, began, [self._made(first, last)])
            yield
            found = one_a_place(options(self.judge, began, turns(self.judge.game, began)))
            others = [each for each in found if each.choice != made.choice][:_OTHERS]
            few, compared = max(1, self._shuffles // _COMPARED), []
            own = yield from self._tried(trials, made, max(few, _LEAST), self._shuffles)
            for each in others:
                compared.append((yield from self._tried(trials, each, few, few)))
            self._tried_at[at] = own, compared
        return self._tried_at[at]

    def _tried(self, trials: Trials, option: Option, least: int, most: int) -> Work[_Tried]:
        """In the worlds of so many shuffles: of fewer, if the chance is known well enough."""
        shuffles: list[list[float]] = []
        while len(shuffles) < min(least, most) or (len(shuffles) < most and _unsure(shuffles)):
            shuffles.append([])
            for world in range(TOGETHER):
                number = (len(shuffles) - 1) * TOGETHER + world
                shuffles[-1].append(1.0 if option.wins else trials.of(option.choice, number))
                yield
        return _Tried(option, [worth for each in shuffles for worth in each])

    def _advice(self, began: State, option: Option, win: float) -> Advice[Move]:
        return advice(self.judge, began, option, win)

    def luck(self, at: int) -> Work[Luck]:
        """What the cards that were drawn are worth, beside others that might have been."""
        step = self.steps[at]
        began, seat = self._states[step.number], step.seat
        hand, drawn = self._drawn(at)
        rng, others = random.Random(f"{self._seed} {step.number}"), []
        for _ in range(_HANDS):
            state = imagine(self.judge.game, began, seat, rng)
            unseen = [*state.hands[1 - seat], *state.supply, *drawn]
            state.hands[seat] = tuple(hand + rng.sample(sorted(unseen), len(drawn)))
            others.append(chance(self.judge.world(state).best().odds))
            yield
        own, compared = yield from self._compared(at)
        best = max([own, *compared], key=lambda each: each.gains(own))
        gain = chance(self.judge.world(began).best().odds) - fmean(others)
        gains = (gain, -gain) if seat == 0 else (-gain, gain)
        known = 0.0 if best.option.wins else hypot(own.error, best.error_beside(own))
        after = _both(seat, self._win(own, best), known)
        error = hypot(half_interval(others), _ROUGHLY)
        return Luck(step.number, step.round, gains, after, self._came(drawn), error)

    def _drawn(self, at: int) -> tuple[list[int], list[int]]:
        """The hand at the start of a turn: what was kept, and what was drawn since."""
        step, ids = self.steps[at], self.judge.game.ids
        before = [each for each in range(at) if self.steps[each].seat == step.seat]
        kept = list(self._made(*self._spans[before[-1]]).hand) if before else []
        hand, drawn = [], []
        for card in self._states[step.number].hands[step.seat]:
            if ids[card] in kept:
                kept.remove(ids[card])
                hand.append(card)
            else:
                drawn.append(card)
        return hand, drawn

    def _came(self, drawn: Sequence[int]) -> Message:
        """Which cards were drawn."""
        ids = self.judge.game.ids
        cards = counted(say(f"times_square.card.{ids[card]}") for card in sorted(drawn))
        return say("times_square.review.drawn", count=len(drawn), cards=cards)


def _turns(states: Sequence[State]) -> Iterator[tuple[int, int]]:
    """The first state of every turn, and the one after its last move."""
    numbers = [state.number for state in states]
    starts = [i for i, number in enumerate(numbers) if i == 0 or number != numbers[i - 1]]
    ends = [*starts[1:], len(states) - 1]
    yield from ((first, last) for first, last in zip(starts, ends, strict=True) if first < last)


def _unsure(shuffles: Sequence[Sequence[float]]) -> bool:
    """Whether the mean might well be another one; worlds of one shuffle count as one."""
    return stdev(map(fmean, shuffles)) / sqrt(len(shuffles)) > _ENOUGH


def _both(seat: Seat, win: float, error: float) -> tuple[Prospect, ...]:
    """What both can expect, by the chance of one."""
    chances = (win, 1 - win) if seat == 0 else (1 - win, win)
    return tuple(Prospect(each, None, error) for each in chances)
