"""A race between a few choices that can only be sampled: who falls behind is tried no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

Sample: TypeAlias = Callable[[int, int], float]  # what a choice comes to in a world


@dataclass
class Runner:
    """One of the choices, and what it has come to so far."""

    choice: int
    heat: int
    worths: list[float]

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return fmean(self.worths)


def race(choices: int, sample: Sample, samples: int) -> Iterator[list[Runner]]:
    """Sequential halving: all get equally many samples, then the better half, and so on.

    Choices are compared in the same worlds, so that luck cancels out. After each world: all of
    them, the best first.
    """
    runners = [Runner(choice, 0, []) for choice in range(choices)]
    racing, heats = runners, max(1, (choices - 1).bit_length())
    for heat in range(heats):
        for _ in range(max(1, samples // heats // len(racing))):
            for runner in racing:
                runner.heat = heat
                runner.worths.append(sample(runner.choice, len(runner.worths)))
            runners.sort(key=lambda runner: (-runner.heat, -runner.mean))
            yield runners
        racing = runners[: max(2, (len(racing) + 1) // 2)]
