"""A world that may be the true one, played on turn by turn, each the one the net likes best.

It is seen by whoever plays, with the own door on the right, and turned round after every turn.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import MANHOLE, home
from ..rules.turn_end import LAST
from .lanes import Lanes, Odds
from .net import WON, Net
from .packed import DIGIT, MOST, Cards, Packed, Stand
from .value import faced

_SIGNS = (0, *(1,) * 8, *(-1,) * 8)  # of a space


class Choice(NamedTuple):
    """How a turn ends, and what that is worth to whoever makes it."""

    odds: Odds
    stand: Stand
    used: Cards
    lured: bool


class Judge:
    """What the turns of one game are, and what the net says of them."""

    def __init__(self, game: TimesSquare, net: Net) -> None:
        self.game, self.packed, self.net = game, Packed(game), net
        self.hand = game.deck.hand
        self.card = [self.packed.one[id] for id in game.ids]
        self.id = {card: id for id, card in self.packed.one.items()}
        self.second_pass = len(game.faces) - 2 * game.deck.hand  # draws, beside those of the first
        self.inside, self.spaces = game.deck.spaces - game.deck.doors, game.deck.spaces
        self.all_unseen = net.start + sum(map(net.unseen, self.card))

    def world(self, state: State) -> World:
        """The world of a state in which a turn begins."""
        seat, card = state.turn, self.card
        hands = [sum(card[each] for each in hand) for hand in state.hands]
        return World(
            self,
            (*faced(state.places, seat),),
            state.charlie * home(seat),
            hands[seat],
            hands[1 - seat],
            [card[each] for each in state.supply],
            [card[each] for each in state.played],
            state.passes,
        )


@dataclass(slots=True)
class World:
    """Where a match stands, in numbers."""

    judge: Judge
    stand: Stand
    charlie: int
    hand: Cards
    other: Cards
    supply: list[Cards]  # cards one by one, the next to be drawn last
    played: list[Cards]
    passes: int

    def copy(self) -> World:
        """Another world that shares nothing changeable with this one."""
        return replace(self, supply=self.supply[:], played=self.played[:])

    @property
    def draws(self) -> int:
        """Cards to be drawn until last call."""
        return len(self.supply) + (self.judge.second_pass if self.passes == 0 else 0)

    def best(self) -> Choice:
        """The turn the net likes best; if no cards can be played, one is put away."""
        odds, packed = Scales(self).odds, self.judge.packed
        best = Choice(-2 * WON, self.stand, self.hand & -self.hand, lured=False)
        for stand, used in packed.turns(self.stand, self.hand):
            worth = odds(stand, used)
            if worth > best[0]:
                best = Choice(worth, stand, used, lured=False)
        for stand in packed.lures(self.stand):
            worth = odds(stand, 0)
            if worth > best[0]:
                best = Choice(worth, stand, 0, lured=True)
        return best

    def end(self, choice: Choice, rng: random.Random) -> float | None:
        """The end of a turn. What the match is then to whoever made it: won, lost, half; or on."""
        self.stand = choice.stand
        sue, left, right, hal, deb = choice.stand
        inside = self.judge.inside
        if abs(sue) > inside:
            return float(sue > 0)
        self._refill(choice, rng)
        self.charlie += steps(choice.stand, inside)
        if self.charlie > inside:
            return 1.0
        if self.passes == LAST:
            return (1 + _sign(sue or self.charlie)) / 2
        self.stand, self.charlie = (-sue, -right, -left, -hal, -deb), -self.charlie
        self.hand, self.other = self.other, self.hand
        return None

    def _refill(self, choice: Choice, rng: random.Random) -> None:
        self.hand -= choice.used
        self.played += cards_in(choice.used)
        missing = 0 if choice.lured else self.judge.hand - count(self.hand)
        while missing > 0 and self.passes < LAST:
            self.hand += self.supply.pop()
            missing -= 1
            if not self.supply:
                self.passes += 1
                if self.passes < LAST:
                    rng.shuffle(self.played)
                    self.supply, self.played = self.played, []


class Scales:
    """What turns from one position are worth."""

    def __init__(self, world: World) -> None:
        judge = world.judge
        self._net, self._charlie, self._inside = judge.net, world.charlie, judge.inside
        self._hand, self._draws = world.hand, world.draws
        played = sum(map(judge.net.unseen, world.played))
        self._start = judge.all_unseen - played - judge.net.unseen(world.hand)
        self._start += judge.net.other(world.other)  # nothing, if the net knows no other hands
        self._ends: dict[Cards, tuple[Lanes, Lanes, Lanes] | None] = {}

    def odds(self, stand: Stand, used: Cards) -> Odds:
        """The odds to win after a turn that ends so."""
        sue, left, right, hal, deb = stand
        inside, net = self._inside, self._net
        if sue > inside or sue < -inside:
            return WON if sue > 0 else -WON
        charlie = (
            self._charlie + (right > inside) + (left > MANHOLE) + (hal > inside) + (deb > inside)
        )
        if charlie > inside:
            return WON
        if used not in self._ends:
            self._ends[used] = self._end(used)
        rest = self._ends[used]
        if rest is None:
            return WON * _sign(sue or charlie)
        return net.odds(
            rest[_SIGNS[sue]]
            + net.sue_deb[sue][deb]
            + net.guards[left][right]
            + net.hal[hal]
            + net.charlie[charlie]
        )

    def _end(self, used: Cards) -> tuple[Lanes, Lanes, Lanes] | None:
        """What the cards count for, and what is left to draw; None if that is nothing."""
        left = self._draws - count(used)
        if left <= 0:
            return None
        middle, own, other = self._net.draws(left)
        cards = self._start + self._net.kept(self._hand - used)
        return middle + cards, own + cards, other + cards


def steps(stand: Stand, inside: int) -> int:
    """How far Charlie walks for whoever has made a turn."""
    _, left, right, hal, deb = stand
    return (right > inside) + (left > MANHOLE) + (hal > inside) + (deb > inside)


def count(cards: Cards) -> int:
    """How many cards there are."""
    total = 0
    while cards:
        total += cards & MOST
        cards >>= DIGIT
    return total


def cards_in(cards: Cards) -> list[Cards]:
    """The cards one by one."""
    found, one = [], 1
    while cards:
        found += [one] * (cards & MOST)
        cards >>= DIGIT
        one <<= DIGIT
    return found


def _sign(space: int) -> int:
    return (space > 0) - (space < 0)
