"""A race between a few choices that can only be sampled: whoever falls behind is tried no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def race(
    choices: int, sample: Callable[[int, int], float], samples: int
) -> Iterator[list[tuple[int, float]]]:
    """Sequential halving: all get equally many samples, then the better half, and so on.

    `sample(choice, world)` says what a choice comes to in a world; choices are compared in the same
    worlds, so that luck cancels out. After each world: every choice and its mean, the best first.
    """
    sums, tried, heats_run = [0.0] * choices, [0] * choices, [0] * choices
    racing, world = list(range(choices)), 0
    heats = max(1, (choices - 1).bit_length())
    for heat in range(heats):
        for choice in racing:
            heats_run[choice] = heat
        for _ in range(max(1, samples // heats // len(racing))):
            for choice in racing:
                sums[choice] += sample(choice, world)
                tried[choice] += 1
            world += 1
            means = [total / max(1, times) for total, times in zip(sums, tried, strict=True)]
            order = sorted(range(choices), key=lambda i: (-heats_run[i], -means[i]))
            yield [(choice, means[choice]) for choice in order]
        racing = [choice for choice, _ in sorted(enumerate(means), key=lambda each: -each[1]) if choice in racing]
        racing = racing[: max(2, (len(racing) + 1) // 2)]
