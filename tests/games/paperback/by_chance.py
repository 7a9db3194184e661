"""What a turn led to, found once more: from the state that came of it, with nothing but chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import copy
from statistics import fmean

from hollywood.core.message import Seat
from hollywood.games.paperback.bots.judge import Judge
from hollywood.games.paperback.bots.packed import Simulation, World, packed, shares
from hollywood.games.paperback.bots.turns import Turn


class _Numbers(list[float]):
    """Another number each time, wherever one looks."""

    def __init__(self, draw: Callable[[], float]) -> None:
        super().__init__()
        self._draw = draw

    def __getitem__(self, at: object) -> float:  # type: ignore[override]
        return self._draw()


class ByChance(Simulation):
    """Every shuffle and every hand has luck of its own, from no list."""

    def __init__(self, judge: Judge, chance: random.Random) -> None:
        known = judge.foresight.simulation
        estimates = copy(known.estimates)
        estimates.noises = _Numbers(lambda: chance.gauss(0, 1))
        estimates.fractions = _Numbers(chance.random)
        super().__init__(judge.table, estimates, known._plans)
        self._chance, self._cards = chance, len(judge.table.faces)

    def _order(self, world: World, seat: Seat) -> list[int]:
        return self._chance.sample(range(self._cards), self._cards)


def after_turn(judge: Judge, turn: Turn, play_outs: int, seed: int) -> Sequence[float]:
    """Everybody's chance to win after a turn, before the next hand is seen."""
    chance = random.Random(seed)
    simulation, root = ByChance(judge, chance), packed(turn.after, judge.table)
    ends = []
    for _ in range(play_outs):
        world = root.copy()
        _deal(world, turn, chance)
        simulation.play_out(world)
        ends.append(shares(world))
    return [fmean(each) for each in zip(*ends, strict=True)]


def _deal(world: World, turn: Turn, chance: random.Random) -> None:
    """All hands anew; what was left of a deck before it was shuffled is in the hand for sure."""
    left = turn.began.decks[turn.began.turn]
    for seat, (deck, hand) in enumerate(zip(world.decks, world.hands, strict=True)):
        sure = set(left) & set(hand) if seat == turn.began.turn and len(left) < len(hand) else set()
        loose = deck + [card for card in hand if card not in sure]
        chance.shuffle(loose)
        more = len(hand) - len(sure)
        world.hands[seat], world.decks[seat] = [*sure, *loose[:more]], loose[more:]
    for pile in world.piles:
        below = pile[:-1]
        chance.shuffle(below)
        pile[:-1] = below
