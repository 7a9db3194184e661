"""What purchases come to: the match is played to its end again and again, in worlds dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from hollywood.bots.race import Runner, race
from hollywood.core.game import CardId
from hollywood.core.message import Seat

from ..rules.state import State
from ..rules.table import Table
from ..rules.turn import is_burnt
from .income import Income
from .packed import HandEstimates, Simulation, World, dealt_anew, packed, shares
from .purchases import PurchaseSet, best_set, offered
from .values import Prices, turns_left

_LEAD = 6.0  # points of Fame that make a win about three times as likely as a loss
_HORIZONS = (0.05, 0.3, 1.0, 1.8, 3.0)  # of the turns that are left, as a plan sees them
_LOOKS = 24  # worlds between two looks at whether it is clear who is ahead
_ERRORS = 3.0  # standard errors that make it so
_SINGLES = 10  # cards that are tried alone


def is_clear(runners: Sequence[Runner]) -> bool:
    """Whether the first is so far ahead of the second that more worlds would hardly change it."""
    if len(runners) < 2:
        return True
    first, second = runners[0].worths, runners[1].worths
    count = min(len(first), len(second))
    if count % _LOOKS:
        return False
    ahead = [one - two for one, two in zip(first, second, strict=False)]
    mean = sum(ahead) / count
    square = sum([each * each for each in ahead]) / count - mean * mean
    return mean * mean * count >= _ERRORS * _ERRORS * square


class Outcome(NamedTuple):
    """How a match ended, as far as one can tell: everybody's share of the win, and Fame."""

    shares: list[float]
    fame: list[int]

    def worth(self, seat: Seat) -> float:
        """What it is worth to a seat: a win, and how clear it is, which luck blurs less."""
        others = max(fame for other, fame in enumerate(self.fame) if other != seat)
        likely = 1 / (1 + exp((others - self.fame[seat]) / _LEAD))
        return (self.shares[seat] + likely) / 2


@dataclass(frozen=True)
class Foresight:
    """Everything that is needed to play matches to their ends, for one table and one plan."""

    table: Table
    simulation: Simulation
    prices: Prices

    @classmethod
    def of(cls, table: Table, income: Income, prices: Prices) -> Foresight:
        """Everybody buys by the same plan."""
        most = [prices] * 5
        return cls(table, Simulation(table, HandEstimates(table, income), most), prices)

    def candidates(self, s: State) -> list[PurchaseSet]:
        """What may be good to buy: nothing, each card alone, what a plan would buy soon or late."""
        left = turns_left(s, self.prices.plan)
        sets = [best_set(s, self.table, self.prices, left * each) for each in _HORIZONS]
        singles = offered(s, self.table, self.prices, left)[:_SINGLES]
        found: dict[frozenset[CardId], PurchaseSet] = {}
        for each in [*sets, *((one,) for one in singles), ()]:
            found.setdefault(frozenset(one.card for one in each), each)
        return list(found.values())

    def raced(
        self, s: State, choices: Sequence[PurchaseSet], samples: int
    ) -> Iterator[list[Runner]]:
        """What they come to for whoever buys, better known each time; the best first."""
        root, seat = self.root(s), s.turn
        key = f"{seat} {s.number} {s.money} {s.discards[seat]}"
        dealt: list[World] = []
        bought = [[each.card for each in choice] for choice in choices]
        liked = [sum([self.prices.fond[card] for card in cards]) for cards in bought]

        def sample(choice: int, number: int) -> float:
            if number == len(dealt):
                dealt.append(dealt_anew(root, seat, random.Random(f"{key} {number}")))
            ended = self._ended(dealt[number].copy(), bought[choice], s.tally.draw)
            return ended.worth(seat) + liked[choice]

        yield from race(len(choices), sample, samples)

    def ending(
        self, root: World, seat: Seat, cards: Sequence[CardId], extra: int, key: str
    ) -> Outcome:
        """How one world ends in which these cards are bought."""
        return self._ended(self._dealt(root, seat, key), cards, extra)

    def _ended(self, world: World, cards: Sequence[CardId], extra: int) -> Outcome:
        self.simulation.take(world, cards)
        if not self.simulation.end_turn(world, extra):
            self.simulation.play_out(world)
        return Outcome(shares(world), world.fame)

    def played_out(self, root: World, viewer: Seat, key: str) -> Outcome:
        """How one world ends that begins with a turn."""
        world = self._dealt(root, viewer, key)
        self.simulation.play_out(world)
        return Outcome(shares(world), world.fame)

    def _dealt(self, root: World, viewer: Seat, key: str) -> World:
        """A world with chances of its own: thousands of these come to what pure chance would."""
        chance = random.Random(key)
        world = dealt_anew(root, viewer, chance)
        world.vary(chance, len(self.table.faces))
        return world

    def root(self, s: State) -> World:
        """While somebody buys: the word and the cards that were left are discarded."""
        world, seat = packed(s, self.table), s.turn
        used = s.word.used if s.word else ()
        burnt = [each.card for each in used if is_burnt(each, self.table)]
        kept = [x.card for x in used if not x.shared and x.card not in burnt]
        world.discards[seat] += [*kept, *world.hands[seat]]
        world.hands[seat] = []
        world.sizes[seat] -= len(burnt)
        return world
