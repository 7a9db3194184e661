"""The coach: the best turns, what they promise, and one true reason for each."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from hollywood.bots.advice import Advice
from hollywood.bots.race import race
from hollywood.core.message import Message, say

from ..rules.cards_played import steps_between
from ..rules.game import TimesSquare
from ..rules.state import Discard, End, Move, State
from ..rules.words import figure_name, space_name
from .beginning import beginning, seen
from .cast import Level
from .options import Option, discards, one_a_place, options
from .reasons import reasons
from .samples import Samples
from .turns import Turn, turns
from .value import worth
from .world import Judge

BEST = 3  # turns that are shown
_EVEN = 0.5
_SLOPE = 0.12  # on a street no bot has learnt: how much surer a point of worth makes


def advise(judge: Judge, level: Level, state: State) -> Generator[None, None, list[Advice[Move]]]:
    """The best turns of whoever is to act, each by its first move; thinks as hard as the level."""
    began = beginning(state)
    choices = one_a_place(options(judge, began, turns(judge.game, state)))
    choices = choices[: max(BEST, level.candidates)]
    chances = [(each, 1.0) for each in choices[:1]]
    if not choices[0].wins:
        samples = Samples(judge, began, seen(judge.game, began))
        for so_far in _raced(samples, choices, level.worlds):
            chances = so_far
            yield
    told = [advice(judge, began, each, chance) for each, chance in chances[:BEST]]
    return [_from_here(state, each) for each in told]


def _raced(
    samples: Samples, choices: Sequence[Option], worlds: int
) -> Iterator[list[tuple[Option, float]]]:
    def sample(number: int, world: int) -> float:
        return samples.of(choices[number].choice, world)

    for runners in race(len(choices), sample, len(choices) * worlds):
        yield [(choices[each.choice], each.mean) for each in runners]


def advice(judge: Judge, began: State, option: Option, win: float) -> Advice[Move]:
    """What is to be said of a turn that promises so much; only one that wins is known to."""
    turn = option.turn
    why = reasons(judge, began, turn)[0].message
    return _advice(judge.game, began, turn, why, win, exact=option.wins)


def roughly(game: TimesSquare, state: State) -> list[Advice[Move]]:
    """The best turns on a street that no bot has learnt, by what one sees there."""
    began, why = beginning(state), say("times_square.reason.looks_best")
    worths = [(turn, worth(game, state, turn)) for turn in turns(game, state)]
    worths.sort(key=lambda each: -each[1])
    best = [(turn, 1 / (1 + math.exp(-_SLOPE * points))) for turn, points in worths[:BEST]]
    best = best or [(turn, _EVEN) for turn in discards(game, began)[:BEST]]
    return [_from_here(state, _advice(game, began, turn, why, win)) for turn, win in best]


def _advice(
    game: TimesSquare, began: State, turn: Turn, why: Message, win: float, *, exact: bool = False
) -> Advice[Move]:
    at_door = game.street.door_of(turn.places.sue) is not None
    first, *then = turn.moves if at_door else (*turn.moves, End())
    chances = (win, 1 - win)
    told = said(began, turn)
    return Advice(first, told, why, win, None, chances, exact=exact, then=tuple(then))


def _from_here(state: State, advice: Advice[Move]) -> Advice[Move]:
    """The same; where all of the turn is done that it wants, it says so."""
    if advice.move != End():
        return advice
    away = say("times_square.hint.discards", count=len(state.stage))
    turn = away if state.discarded else advice.words
    return replace(advice, words=say("times_square.hint.end", turn=turn))


def said(began: State, turn: Turn) -> Message:
    """A turn as one would say it: who comes where, and how many cards that takes."""
    cards = len(began.hands[began.turn]) - len(turn.hand)
    steps = steps_between(began.places, turn.places)
    if turn.lured:
        ((figure, _, end),) = steps
        slots = {"figure": figure_name(figure), "space": space_name(end)}
        return say("times_square.hint.lures", **slots)
    if any(isinstance(move, Discard) for move in turn.moves) or (began.discarded):
        return say("times_square.hint.discards", count=cards)
    goes = tuple(
        say("times_square.hint.goes", figure=figure_name(figure), space=space_name(end))
        for figure, _, end in steps
    )
    if not goes:
        return say("times_square.hint.stays", count=cards)
    return say("times_square.hint.turn", moves=goes, count=cards)
