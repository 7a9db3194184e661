"""Turns played on in worlds in which the cards nobody has seen are shared out evenly.

Half of what such cards decide is who holds which of them. So each shuffle makes several worlds:
whatever a card does for one of them by lying where it lies, it does elsewhere in the others.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from ..rules.state import State
from .net import WON, chance
from .samples import make_likely
from .world import Choice, Judge, Scales, World, cards_in

TOGETHER = 16  # worlds of one shuffle
_AHEAD = 3  # turns after the one that is tried; with fewer what is thought of them counts for more


class Trials:
    """The same worlds for all turns from a position.

    Turns are chosen as `judge` likes them, knowing what a player knows; what they come to is told
    by `knowing`, which sees both hands.
    """

    def __init__(self, judge: Judge, knowing: Judge, began: State, key: str) -> None:
        self._knowing, self._began, self._key = knowing, began, key
        self._here = judge.world(began)
        self._worlds: list[World] = []

    def of(self, choice: Choice, number: int, ahead: int = _AHEAD) -> float:
        """The chance to win with a turn in one of the worlds."""
        while number >= len(self._worlds):
            self._worlds += self._shared_out(len(self._worlds))
        world = self._worlds[number].copy()
        rng = random.Random(f"{self._key} {number} shuffled")
        for turn in range(ahead):
            result = world.end(choice, rng)
            if result is not None:
                return _to_first(turn, result)
            choice = world.best()
        return _to_first(ahead, self._chance(world, choice))

    def _chance(self, world: World, choice: Choice) -> float:
        """What a turn is worth to whoever makes it, both hands being known."""
        if abs(choice.odds) >= WON:
            return chance(choice.odds)
        return chance(Scales(replace(world, judge=self._knowing)).odds(choice.stand, choice.used))

    def _shared_out(self, number: int) -> Iterator[World]:
        """The worlds of the next shuffle."""
        rng, here = random.Random(f"{self._key} {number}"), self._here
        other = cards_in(here.other)
        cards = [*other, *here.supply]
        rng.shuffle(cards)
        for nth in range(TOGETHER):
            at = nth * len(cards) // TOGETHER
            turned = cards[at:] + cards[:at]
            world = replace(here, other=sum(turned[: len(other)]), supply=turned[len(other) :])
            make_likely(world, self._began, rng)
            yield world


def _to_first(turn: int, chance: float) -> float:
    """The chance of whoever made the first turn; every other one is the other player's."""
    return 1 - chance if turn % 2 else chance
