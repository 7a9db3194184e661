"""Learning from imagined worlds: what turns come to there, and a net that says so beforehand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from statistics import fmean

from hollywood.core.message import Seat

from ..rules.deck import Deck
from ..rules.game import TimesSquare
from ..rules.state import End, State
from .learning import Example, Pupil, inputs
from .net import WON, Learnt, Net
from .options import Option, one_a_place, options
from .samples import Samples
from .turns import Turn, turns
from .world import Judge

_BEST, _OTHERS = 8, 2  # ends of each turn that are tried
_ERRORS = 0.05  # of the turns are any turn
_RATES = (0.011, 0.0061, 0.0034, 0.0019, 0.0011, 0.0006)  # once through all examples with each


def examples(deck: Deck, learnt: Learnt, worlds: int, seed: int) -> list[Example]:
    """Ends of all turns of a match, and the chance to win with each in so many worlds."""
    game, rng = TimesSquare(deck), random.Random(seed)
    judge = Judge(game, Net(learnt, deck))
    state, found = game.start(2, seed), list[Example]()
    while (seat := game.to_act(state)) is not None:
        every = options(judge, state, turns(game, state))
        found += _tried(judge, state, _ends(every, rng), worlds, str(seed))
        chosen = rng.choice(every) if rng.random() < _ERRORS else every[0]
        _make(game, state, chosen.turn, seat)
    return found


def _ends(every: Sequence[Option], rng: random.Random) -> list[Option]:
    """The best, and some others; not those of which the rules say who has won."""
    open_ = [option for option in one_a_place(every) if abs(option.choice.odds) < WON]
    others = open_[_BEST:]
    return open_[:_BEST] + rng.sample(others, min(_OTHERS, len(others)))


def _tried(
    judge: Judge, began: State, ends: Sequence[Option], worlds: int, key: str
) -> Iterator[Example]:
    samples, here = Samples(judge, began, f"{key} {began.number}"), judge.world(began)
    for end in ends:
        worth = fmean(samples.of(end.choice, number) for number in range(worlds))
        yield inputs(here, end.choice), worth


def _make(game: TimesSquare, state: State, turn: Turn, seat: Seat) -> None:
    number = state.number
    for move in turn.moves:
        game.apply(state, move)
    if game.to_act(state) == seat and state.number == number:
        game.apply(state, End())


def learn_from(pupil: Pupil, found: Sequence[Example], rng: random.Random) -> None:
    """Go through all examples again and again, each time in another order and more slowly."""
    for rate in _RATES:
        for seen, worth in rng.sample(found, len(found)):
            pupil.learn(seen, worth, rate)
