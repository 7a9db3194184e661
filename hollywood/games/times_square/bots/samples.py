"""Turns tried in worlds that may be the true one."""

from __future__ import annotations

import random

from hollywood.core.game import imagine

from ..rules.state import State
from .net import chance
from .packed import Cards
from .world import Choice, Judge, World, cards_in

_KEPT = 0.2  # whoever plays a colour keeps so few of its cards, of those that might be kept
_TRIES = 12


class Samples:
    """The same worlds for all turns from a position; each is imagined when it is first wanted."""

    def __init__(self, judge: Judge, began: State, key: str) -> None:
        self._judge, self._began, self._key = judge, began, key
        self._worlds: list[World] = []

    def of(self, choice: Choice, number: int) -> float:
        """What a turn comes to in one of the worlds."""
        if number == len(self._worlds):
            self._worlds.append(self._imagined(random.Random(f"{self._key} {number}")))
        shuffles = random.Random(f"{self._key} {number} shuffled")
        return played_on(self._worlds[number].copy(), choice, shuffles)

    def _imagined(self, rng: random.Random) -> World:
        began, judge = self._began, self._judge
        world = judge.world(imagine(judge.game, began, began.turn, rng))
        make_likely(world, began, rng)
        return world


def make_likely(world: World, began: State, rng: random.Random) -> None:
    """Let the other player hold what goes with the turn that was just seen."""
    last = began.last
    if last is not None and last.cards and not last.discarded:
        _leave_few(world, world.judge.packed.colour(last.cards[0]), len(last.cards), rng)


def _leave_few(world: World, colour: Cards, drawn: int, rng: random.Random) -> None:
    """Cards of the colour that was just played are seldom among those the other player kept."""
    other = cards_in(world.other)
    rng.shuffle(other)
    cards, kept = other + world.supply, len(other) - drawn
    for at in range(kept):
        for _ in range(_TRIES):
            if not cards[at] & colour or rng.random() < _KEPT:
                break
            instead = rng.randrange(at, len(cards))
            cards[at], cards[instead] = cards[instead], cards[at]
    world.other, world.supply = sum(cards[: len(other)]), cards[len(other) :]


def played_on(world: World, choice: Choice, rng: random.Random) -> float:
    """The chance to win after a turn, its answer and one's next turn, both as the net likes them.

    An answer alone would not do: whoever looks no further is afraid of everything.
    """
    result = world.end(choice, rng)
    if result is not None:
        return result
    answered = world.end(world.best(), rng)
    return chance(world.best().odds) if answered is None else 1 - answered
