"""A match in lists of numbers, played to its end without words: what hands earn is estimated."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from typing import NamedTuple

from hollywood.core.message import Seat

from ..rules.faces import Face
from ..rules.scores import prizes
from ..rules.state import NO_CARD, State
from ..rules.table import Table
from ..rules.turn import EMPTY_PILES
from .income import SUMMED, Income, Special, of_card, size, special, specially_together
from .values import ONCE, Prices, rounds_left

_MILLI = 1000
_SIMPLE = 6  # of what follows from all cards together
_NOISES = 997  # numbers that chance goes through again and again
_APART = 61  # numbers between those of one turn and of the next
_ORDERS = 127  # in which cards can be shuffled
_SEATS_APART, _SHUFFLES_APART = 31, 7  # the orders of a seat and those of its next shuffle
_MOST_TURNS = 240  # of a match; no match of people takes so many
_WIN = 100.0  # to end the match as its winner
_FIRST = 4  # cards that a purchase may begin with
_PRICELESS = 1_000
_TOGETHER = 3  # cards that are bought in one turn


class CardEstimate(NamedTuple):
    """What one card adds to what a hand is expected to earn."""

    cents: float
    length: float
    draw: float
    wild: float
    points: float
    special: Special | None


class HandEstimates:
    """What hands of one deck are expected to earn, by the weights of one language."""

    def __init__(self, table: Table, income: Income) -> None:
        self.cards = [_estimate(face, income) for face in table.faces]
        count = len(SUMMED)
        cents, length = (
            [weight / _MILLI for weight in weights[count:]]
            for weights in (income.cents, income.length)
        )
        self._cents, self._cents_more = cents[:_SIMPLE], cents[_SIMPLE:]
        self._length, self._length_more = length[:_SIMPLE], length[_SIMPLE:]
        self._sizes = [size(face) for face in table.faces]
        self.draw = income.draw[count] / _MILLI
        chance = random.Random(count)
        self.noises = [chance.gauss(0, 1) for _ in range(_NOISES)]
        self.fractions = [chance.random() for _ in range(_NOISES)]
        self.orders = _orders(len(table.faces))
        self.spread, self.stray = income.spread / _MILLI, income.stray / _MILLI
        self.faces = table.faces

    def of(self, hand: Sequence[int], library: bool) -> tuple[float, float, float]:
        """Cents, length and cards more in the next hand, without chance."""
        cents = length = wilds = points = highest = 0.0
        draw, specials = self.draw, []
        cards = self.cards
        for card in hand:
            c, n, d, w, p, special = cards[card]
            cents += c
            length += n
            draw += d
            wilds += w
            points += p
            if p > highest:
                highest = p
            if special is not None:
                specials.append(special)
        one, two = self._cents, self._length
        squared, mixed, all_points = wilds * wilds, points * wilds, points * points
        cents += one[0] + one[1] * library + one[2] * squared + one[3] * mixed
        cents += one[4] * all_points + one[5] * highest
        length += two[0] + two[1] * library + two[2] * squared + two[3] * mixed
        length += two[4] * all_points + two[5] * highest
        if specials:
            letters = sum([self._sizes[card] for card in hand]) + library
            more = specially_together(specials, wilds, points, letters)
            cents += sum(map(mul, self._cents_more, more))
            length += sum(map(mul, self._length_more, more))
        return cents, length, draw


def _estimate(face: Face, income: Income) -> CardEstimate:
    values = of_card(face).values()
    cents, length, draw = (
        sum(w * x for w, x in zip(weights, values, strict=False)) / _MILLI
        for weights in (income.cents, income.length, income.draw)
    )
    return CardEstimate(cents, length, draw, face.wild, face.points, special(face))


@dataclass(slots=True)
class World:
    """Where a match stands between two turns, as far as it matters here."""

    turn: Seat
    number: int  # of turns begun
    decks: list[list[int]]  # the next card last
    hands: list[list[int]]
    discards: list[list[int]]
    sizes: list[int]
    fame: list[int]
    library: list[int]  # cards of it that everybody has
    piles: list[list[int]]
    fronts: list[int]
    books: list[list[int]]
    commons: list[int]
    luck: int  # where the numbers of chance begin: worlds with the same luck differ by what is done
    shuffles: list[int]  # how often everybody has shuffled
    apart: int = _APART  # numbers of chance between those of one turn and of the next
    turned: int = 0  # cards that each shuffle takes from the front to the back

    def copy(self) -> World:
        """Another world that shares nothing with this one."""
        return World(
            self.turn,
            self.number,
            [each[:] for each in self.decks],
            [each[:] for each in self.hands],
            [each[:] for each in self.discards],
            self.sizes[:],
            self.fame[:],
            self.library[:],
            [each[:] for each in self.piles],
            self.fronts[:],
            [each[:] for each in self.books],
            self.commons[:],
            self.luck,
            self.shuffles[:],
            self.apart,
            self.turned,
        )

    def vary(self, chance: random.Random, cards: int) -> None:
        """Let it have shuffles and chances that other worlds have not; there are few of each."""
        self.apart, self.turned = chance.randrange(1, _NOISES - 1), chance.randrange(cards)


class Simulation:
    """Plays worlds to their ends: everybody buys by one plan."""

    def __init__(self, table: Table, estimates: HandEstimates, plans: Sequence[Prices]) -> None:
        self.estimates, self._plans = estimates, plans
        beyond = [_PRICELESS, _PRICELESS]  # what stands at -1 and -2, where no card is
        self._costs = [face.cost for face in table.faces] + beyond
        self._fame = [face.fame for face in table.faces]
        self._burnt = [face.kind == "vowel" for face in table.faces]
        self._hand, self._track = table.hand, table.deck.track

    def play_out(self, world: World) -> None:
        """To its end, in place."""
        while world.number < _MOST_TURNS and not self.turn(world):
            pass

    def turn(self, world: World) -> bool:
        """A whole turn; whether the match is over with it."""
        seat, estimates = world.turn, self.estimates
        hand, lent = world.hands[seat], bool(world.commons)
        cents, length, draw = estimates.of(hand, lent)
        noises = estimates.noises
        at = (world.luck + world.number * world.apart) % (_NOISES - 1)
        self._measure(world, length + estimates.stray * noises[at + 1])
        money = round(cents + estimates.spread * noises[at])
        bought = self.bought(world, money)
        used = [card for card in hand if not self._burnt[card]]
        world.sizes[seat] -= len(hand) - len(used)
        world.discards[seat] += used
        world.hands[seat] = []
        self.take(world, bought)
        extra = int(draw + estimates.fractions[at]) if draw > 0 else 0
        return self.end_turn(world, extra)

    def _measure(self, world: World, length: float) -> None:
        commons = world.commons
        if commons and length + 0.5 >= self._track[-len(commons)]:
            self._own(world, commons.pop())
            world.library[world.turn] += 1

    def _own(self, world: World, card: int) -> None:
        seat = world.turn
        world.discards[seat].append(card)
        world.sizes[seat] += 1
        world.fame[seat] += self._fame[card]

    def take(self, world: World, cards: Sequence[int]) -> None:
        """Cards come to whoever's turn it is; others take their places."""
        for card in cards:
            self._own(world, card)
            if self._fame[card]:
                next(pile for pile in world.books if card in pile).remove(card)
            elif card in world.fronts:
                place = world.fronts.index(card)
                world.fronts[place] = world.piles[place].pop() if world.piles[place] else NO_CARD
            else:
                next(pile for pile in world.piles if pile and pile[-1] == card).pop()

    def end_turn(self, world: World, extra: int) -> bool:
        """The next hand is drawn, unless the match is over."""
        if not world.commons or sum([not pile for pile in world.books]) >= EMPTY_PILES:
            return True
        seat = world.turn
        deck, count = world.decks[seat], self._hand + extra
        if len(deck) < count:
            below = world.discards[seat]
            below.sort(key=self._order(world, seat).__getitem__)
            deck[:0] = below
            world.discards[seat] = []
        world.hands[seat] = deck[-count:]
        del deck[-count:]
        world.turn = (seat + 1) % len(world.hands)
        world.number += 1
        return False

    def _order(self, world: World, seat: Seat) -> list[int]:
        """In what order cards come when a seat shuffles: the same for those that others lack."""
        times = world.shuffles[seat]
        world.shuffles[seat] = times + 1
        at = world.luck + seat * _SEATS_APART + times * _SHUFFLES_APART
        order, turned = self.estimates.orders[at % _ORDERS], world.turned
        return order[turned:] + order[:turned] if turned else order

    # what is bought

    def bought(self, world: World, money: int) -> list[int]:
        """What a plan buys with so much money."""
        if money <= 0:
            return []
        seat, books = world.turn, world.books
        prices, costs = self._plans[seat], self._costs
        left = self._left(world, prices)
        # what is trashed by its use is worth something once, and makes no deck larger
        uses = prices.uses(left, world.sizes[seat]), min(ONCE, left)
        letter = prices.letter, 0.0
        gains, once = prices.gains, prices.once
        found = [
            (worth, costs[card], card)
            for card in [*world.fronts, *[pile[-1] for pile in world.piles if pile]]
            if costs[card] <= money
            and (worth := gains[card] * uses[once[card]] + letter[once[card]]) > 0
        ]
        empty = sum([not pile for pile in books])
        for pile in books:
            if pile and costs[pile[-1]] <= money:
                card = pile[-1]
                worth = prices.of_book(self._fame[card], left)
                if len(pile) == 1 and empty >= EMPTY_PILES - 1:
                    worth += self._of_the_end(world, self._fame[card])
                if worth > 0:
                    found.append((worth, costs[card], card))
        return _best_of(found, money) if found else []

    def _left(self, world: World, prices: Prices) -> float:
        if not world.commons:
            return 0.0
        seats = len(world.hands)
        books = [len(pile) for pile in world.books]
        return rounds_left(books, seats, world.number // seats, prices.plan)

    def _of_the_end(self, world: World, gained: int) -> float:
        fame, seat = world.fame, world.turn
        others = max(each for other, each in enumerate(fame) if other != seat)
        return _WIN if fame[seat] + gained > others else -_WIN


@cache
def _orders(cards: int) -> list[list[int]]:
    """Of each order: the place of every card."""
    chance = random.Random(cards)
    return [chance.sample(range(cards), cards) for _ in range(_ORDERS)]


def _best_of(found: list[tuple[float, int, int]], money: int) -> list[int]:
    """One card after the other, the best first; each of the best is tried as the first one."""
    found.sort(reverse=True)
    cheapest = min([cost for _, cost, _ in found])
    best, most = [found[0][2]], 0.0
    for first in found[:_FIRST]:
        worth, cost, card = first
        cards, left = [card], money - cost
        for each in found if left >= cheapest else ():
            more, price, other = each
            if price <= left and each is not first:
                cards.append(other)
                worth += more
                left -= price
                if left < cheapest or len(cards) == _TOGETHER:
                    break
        if worth > most:
            best, most = cards, worth
    return best


def packed(s: State, table: Table) -> World:
    """A state at the start of a turn, or while somebody buys, as a world.

    Attacks that lie in play count as discarded; a word that lies there is in nobody's pile.
    """
    seats = range(len(s.hands))
    fame = [sum(table.faces[card].fame for card in s.owned[seat]) for seat in seats]
    library = [sum(table.faces[c].kind == "common" for c in s.owned[seat]) for seat in seats]
    return World(
        s.turn,
        s.number - 1,
        [list(each) for each in s.decks],
        [list(each) for each in s.hands],
        [[*discard, *attack] for discard, attack in zip(s.discards, s.attacks, strict=True)],
        [len(s.owned[seat]) for seat in seats],
        [each + prizes(s, table, seat) for seat, each in enumerate(fame)],
        library,
        [list(each) for each in s.piles],
        list(s.fronts),
        [list(each) for each in s.fame],
        list(reversed(s.commons)),
        0,
        [0 for _ in seats],
    )


def dealt_anew(world: World, viewer: Seat, chance: random.Random) -> World:
    """A copy in which everything that this seat cannot see is dealt anew."""
    other = world.copy()
    other.luck = chance.randrange(_NOISES * _ORDERS)
    for seat, deck in enumerate(other.decks):
        if seat == viewer:
            chance.shuffle(deck)
            continue
        hand = other.hands[seat]
        both = deck + hand
        chance.shuffle(both)
        other.hands[seat] = both[: len(hand)]
        other.decks[seat] = both[len(hand) :]
    for pile in other.piles:
        if len(pile) > 1:
            below = pile[:-1]
            chance.shuffle(below)
            pile[:-1] = below
    return other


def shares(world: World) -> list[float]:
    """Who has won, when a match is over: a shared win is a part of one."""
    ranked = list(zip(world.fame, world.library, strict=True))
    best = max(ranked)
    winners = ranked.count(best)
    return [(each == best) / winners for each in ranked]
