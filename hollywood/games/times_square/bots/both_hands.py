"""Learning to judge while both hands are seen: how data/times_square_both_hands.yaml came about."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..rules.deck import Deck
from ..rules.game import TimesSquare
from .learning import Match, Pupil, any_turn, inputs_of_both_hands, self_play
from .net import Learnt, Net
from .world import Judge, World

_BEGUN = 24  # turns at most, after which nobody errs any more: what comes of an error is not learnt
_ERRORS = 0.08  # of the turns before are any turn, so that odd positions are learnt too


def beginner_of_both(learnt: Learnt) -> Pupil:
    """Somebody who knows what one player's net does, and makes nothing of the other hand yet."""
    pupil = Pupil.of(learnt)
    nothing = [0.0] * len(pupil.bias)
    pupil.rows |= {("other", card, 0): nothing for card in learnt.kept}
    return pupil


def watched(deck: Deck, learnt: Learnt, seeds: Sequence[int]) -> list[Match]:
    """What both hands show after each turn of some matches, and what those come to."""
    judge = Judge(TimesSquare(deck), Net(learnt, deck))
    return [_one(judge, seed) for seed in seeds]


def _one(judge: Judge, seed: int) -> Match:
    rng, world = random.Random(seed), judge.world(judge.game.start(2, seed))
    result = _err(world, rng)
    return ([], result) if result is not None else self_play(world, 0, rng, inputs_of_both_hands)


def _err(world: World, rng: random.Random) -> float | None:
    """Play to the last error of a match, if there is any; the result, if that ends it."""
    errors, result = [rng.random() < _ERRORS for _ in range(rng.randrange(_BEGUN))], None
    while any(errors) and result is None:
        result = world.end(any_turn(world, rng) if errors.pop(0) else world.best(), rng)
    return result
