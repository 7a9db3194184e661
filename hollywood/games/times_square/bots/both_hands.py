"""Learning to judge while both hands are seen: how data/times_square_both_hands.yaml came about."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ..rules.game import TimesSquare
from .learning import Example, Pupil, inputs_of_both_hands, likely_turn, self_play
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


def ends(game: TimesSquare, learnt: Learnt, seeds: Sequence[int]) -> list[Example]:
    """What both hands show after each turn of some matches, and what the match came to."""
    judge = Judge(game, Net(learnt, game.deck))
    return [each for seed in seeds for each in _ends_of_one(judge, seed)]


def _ends_of_one(judge: Judge, seed: int) -> Iterator[Example]:
    rng = random.Random(seed)
    world = _begun(judge, seed, rng)
    if world is None:
        return
    seen, result = self_play(world, 0.0, rng, inputs_of_both_hands)
    for each in reversed(seen):
        yield each, result
        result = 1 - result  # the turn before was the other player's


def _begun(judge: Judge, seed: int, rng: random.Random) -> World | None:
    """A match after some turns with errors; None if it is over by then."""
    world = judge.world(judge.game.start(2, seed))
    for _ in range(rng.randrange(_BEGUN)):
        if world.end(likely_turn(world, _ERRORS, rng), rng) is not None:
            return None
    return world
