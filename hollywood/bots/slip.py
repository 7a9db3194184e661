"""Errors: how somebody comes to do what is almost as good as the best."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_ABSURD = 0.2  # of a win: what is seen to be so much worse is not even an error


def slip(worths: Sequence[tuple[T, float]], slack: float, rng: random.Random) -> T:
    """The best choice, given first, or one that is not much worse: `slack` makes it e times rarer.

    Worths are chances to win.
    """
    best, most = worths[0]
    if not slack:
        return best
    likely = [(choice, worth) for choice, worth in worths if worth >= most - _ABSURD]
    chances = [math.exp((worth - most) / slack) for _, worth in likely]
    return rng.choices([choice for choice, _ in likely], chances)[0]
