"""A toy game that has what the other games of the box will have: hidden hands, typed words and a
deck that is reshuffled. It proves that the protocol fits them, and that the promises see faults.

Each seat holds three letters. A turn spells a word from them, any letters in any order; they are
discarded, the hand is refilled, a point a letter. Who passes 12 points first wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from hollywood.core.dice import drawn, shuffled
from hollywood.core.game import CardId, Event, Illegal, Standing, Tell
from hollywood.core.message import Message, Seat, player, say

LETTERS = "AABCDEEGIILMNOOORSTT"
GOAL, HOLD = 12, 3


@dataclass(frozen=True, slots=True)
class Spell:
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Spelled(Event):
    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    pass


@dataclass(slots=True)
class State:
    seed: int
    turn: Seat
    hands: list[tuple[CardId, ...]]
    deck: list[CardId]
    discard: list[CardId]
    points: list[int]

    def copy(self) -> State:
        return State(
            self.seed, self.turn, self.hands[:], self.deck[:], self.discard[:], self.points[:]
        )


class Whispers:
    name = "whispers"
    rules = 1
    seats = range(2, 6)

    def start(self, seats: int, seed: int) -> State:
        deck, seed = shuffled(range(len(LETTERS)), seed)
        hands = [tuple(deck.pop() for _ in range(HOLD)) for _ in range(seats)]
        return State(seed, 0, hands, deck, [], [0] * seats)

    def to_act(self, s: State) -> Seat | None:
        return None if max(s.points) >= GOAL else s.turn

    def moves(self, s: State) -> Sequence[Spell]:
        if self.to_act(s) is None:
            return ()
        hand = sorted(s.hands[s.turn])
        return [Spell(cards) for n in range(1, HOLD + 1) for cards in permutations(hand, n)]

    def illegal(self, s: State, move: Spell) -> Message | None:
        held = all(card in s.hands[s.turn] for card in move.cards)
        if held and move.cards and len(set(move.cards)) == len(move.cards):
            return None
        return say("illegal.not_a_move", text=self.write(move))

    def apply(self, s: State, move: Spell, tell: Tell | None = None) -> None:
        seat = s.turn
        s.hands[seat] = tuple(card for card in s.hands[seat] if card not in move.cards)
        s.discard += move.cards
        s.points[seat] += len(move.cards)
        if tell:
            tell(Spelled(seat, move.cards))
        for _ in move.cards:
            self._draw(s, seat, tell)
        s.turn = (seat + 1) % len(s.hands)

    def _draw(self, s: State, seat: Seat, tell: Tell | None) -> None:
        if not s.deck:
            s.deck, _, s.seed = drawn(sorted(s.discard), len(s.discard), s.seed)
            s.discard = []
            if tell:
                tell(Reshuffled())
        s.hands[seat] = (*s.hands[seat], s.deck.pop())
        if tell:
            tell(Drew(seat))

    def standing(self, s: State) -> Standing:
        places = tuple(1 + sum(other > points for other in s.points) for points in s.points)
        return Standing(places, say("hollywood.log.swept", count=0, cards=()), tuple(s.points))

    def unseen(self, s: State, seat: Seat) -> Sequence[Sequence[CardId]]:
        hidden = [c for other, hand in enumerate(s.hands) if other != seat for c in hand]
        return [hidden + s.deck]

    def relabel(self, s: State, names: Mapping[CardId, CardId], seed: int) -> None:
        s.hands = [tuple(names.get(c, c) for c in hand) for hand in s.hands]
        s.deck = [names.get(c, c) for c in s.deck]
        s.seed = seed

    def write(self, move: Spell) -> str:
        return "spell " + " ".join(f"{LETTERS[card]}{card}" for card in move.cards)

    def read(self, text: str) -> Spell:
        match text.split():
            case ["spell", *cards] if cards and all(c[1:].isdecimal() for c in cards):
                return Spell(tuple(int(card[1:]) for card in cards))
        raise Illegal(say("illegal.not_a_move", text=text))

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        match event:
            case Spelled(seat) | Drew(seat):
                return say("hollywood.log.clapped", player=player(seat))
            case _:
                return say("hollywood.log.swept", count=0, cards=())


def cards_in(state: State) -> list[CardId]:
    """Every card of a state, each where it lies."""
    return sorted([c for hand in state.hands for c in hand] + state.deck + state.discard)
