"""A match looked at again: what every turn cost, and the luck of every hand that was drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from statistics import fmean

from hollywood.bots.advice import Decision, Luck
from hollywood.core.game import imagine
from hollywood.core.message import Seat

from ..rules.state import End, Move, State
from .coach import advice
from .net import chance
from .options import Option, one_a_place, options
from .samples import Samples
from .turns import Turn, turns
from .world import Judge

BLUNDER = 0.12  # of the chance to win
_OTHERS = 5  # turns that the one that was made is compared with
WORLDS = 40  # in which they are compared
_HANDS = 60  # that might have been drawn


def review(
    judge: Judge,
    states: Sequence[State],
    moves: Sequence[Move],
    seed: int,
    worlds: int = WORLDS,
) -> Iterator[Decision[Move] | Luck]:
    """Every turn and every hand, in their order."""
    kept: dict[Seat, Sequence[str]] = {}
    for first, last in _turns(states):
        began, over = states[first], states[last]
        yield _luck(judge, began, kept.get(began.turn, ()), random.Random(f"{seed} {first}"))
        made = _made(judge, states, moves, first, last)
        kept[began.turn] = made.hand
        if over.number > began.number or over.winner is not None:
            yield _decision(
                judge, began, made, first, Samples(judge, began, f"{seed} {first}"), worlds
            )


def _turns(states: Sequence[State]) -> Iterator[tuple[int, int]]:
    """The first state of every turn, and the one after its last move."""
    numbers = [state.number for state in states]
    starts = [i for i, number in enumerate(numbers) if i == 0 or number != numbers[i - 1]]
    ends = [*starts[1:], len(states) - 1]
    yield from ((first, last) for first, last in zip(starts, ends, strict=True) if first < last)


def _made(
    judge: Judge, states: Sequence[State], moves: Sequence[Move], first: int, last: int
) -> Turn:
    """The turn that was made; of one that is not over, what was done so far."""
    made = tuple(move for move in moves[first:last] if not isinstance(move, End))
    there = states[first + len(made)]
    hand = sorted(judge.game.ids[card] for card in there.hands[states[first].turn])
    return Turn(made, there.places, tuple(hand), there.lured)


def _decision(
    judge: Judge, began: State, made: Turn, number: int, samples: Samples, worlds: int
) -> Decision[Move]:
    """The turn and the best others, each tried in the same worlds."""
    (own,) = options(judge, began, [made])
    others = one_a_place(options(judge, began, turns(judge.game, began)))
    others = [each for each in others if each.choice != own.choice][:_OTHERS]
    chances = [(each, _chance(samples, each, worlds)) for each in (own, *others)]
    best, most = max(chances, key=lambda each: each[1])
    played = advice(judge, began, own.turn, chances[0][1])
    better = advice(judge, began, best.turn, most)
    blunder = most - chances[0][1] >= BLUNDER
    return Decision(number, began.turn, began.number - 1, played, better, blunder)


def _chance(samples: Samples, option: Option, worlds: int) -> float:
    if option.wins:
        return 1.0
    return fmean(samples.of(option.choice, world) for world in range(worlds))


def _luck(judge: Judge, began: State, kept: Sequence[str], rng: random.Random) -> Luck:
    """What the cards that were drawn are worth, beside others that might have been."""
    seat, known = began.turn, list(kept)
    drawn = []
    for card in began.hands[seat]:
        if judge.game.ids[card] in known:
            known.remove(judge.game.ids[card])
        else:
            drawn.append(card)
    hand = [card for card in began.hands[seat] if card not in drawn]
    others = []
    for _ in range(_HANDS):
        state = imagine(judge.game, began, seat, rng)
        unseen = [*state.hands[1 - seat], *state.supply, *drawn]
        state.hands[seat] = tuple(hand + rng.sample(sorted(unseen), len(drawn)))
        others.append(chance(judge.world(state).best().odds))
    gain = chance(judge.world(began).best().odds) - fmean(others)
    gains = (gain, -gain) if seat == 0 else (-gain, gain)
    return Luck(began.number - 1, gains)
