"""The end of a turn: the hand is refilled, Charlie walks, and the match may be over."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.card_orders import taken
from hollywood.core.dice import shuffled
from hollywood.core.game import CardId, Tell
from hollywood.core.message import Seat

from .deck import Deck
from .state import NOBODY, CharlieWalked, Drew, Ended, Ending, LastCall, Shuffled, State, TurnTaken
from .street import MANHOLE, home, lamps

LAST = 2  # passes through the cards


def end(s: State, deck: Deck, ids: Sequence[str], tell: Tell | None) -> None:
    """Refill the hand, let Charlie walk, and give the turn to the other seat."""
    start, cards = s.charlie, tuple(ids[card] for card in s.stage)
    s.played, s.stage = s.played + s.stage, ()
    if not s.lured:
        _refill(s, deck.hand, ids, tell)
    _walk(s, deck, tell)
    s.last = TurnTaken(s.turn, cards, s.discarded, s.steps, (start, s.charlie))
    if s.winner is None and s.passes == LAST:
        win(s, *ranking(s), tell)
    s.lured, s.discarded, s.led, s.steps = False, False, "", ()
    if s.winner is None:
        s.turn = 1 - s.turn
        s.number += 1


def _refill(s: State, size: int, ids: Sequence[str], tell: Tell | None) -> None:
    hand, held = list(s.hands[s.turn]), len(s.hands[s.turn])
    while len(hand) < size and s.passes < LAST:
        hand.append(s.supply[-1])
        s.supply = s.supply[:-1]
        s.hands[s.turn] = tuple(hand)
        if tell:
            tell(Drew(s.turn, hand[-1], len(hand) - held))
        if not s.supply:
            _use_up(s, ids, tell)


def _use_up(s: State, ids: Sequence[str], tell: Tell | None) -> None:
    """The played cards are the supply once more; the second time there is none any more."""
    s.passes += 1
    if s.passes < LAST:
        s.supply, s.played = _shuffled(s, ids), ()
    if tell:
        tell(LastCall() if s.passes == LAST else Shuffled())


def _shuffled(s: State, ids: Sequence[str]) -> tuple[CardId, ...]:
    if not s.script:
        cards, s.seed = shuffled(sorted(s.played), s.seed)
        return tuple(cards)
    order, s.script = s.script[0], s.script[1:]
    return tuple(reversed(taken(order, s.played, ids)))


def _walk(s: State, deck: Deck, tell: Tell | None) -> None:
    lit = lamps(deck.street, s.places, s.turn)
    side, start = home(s.turn), s.charlie
    s.charlie = side * min(start * side + sum(lit), deck.spaces)
    if tell:
        tell(CharlieWalked(s.turn, start, s.charlie, lit))
    if deck.street.at_door(s.charlie, s.turn):
        win(s, s.turn, "charlie_home", tell)


def ranking(s: State) -> tuple[Seat, Ending | None]:
    """Who wins when the street closes: Sue's side decides, then Charlie's; else nobody."""
    if s.places.sue != MANHOLE:
        return int(s.places.sue > MANHOLE), "sue_side"
    if s.charlie != MANHOLE:
        return int(s.charlie > MANHOLE), "charlie_side"
    return NOBODY, None


def win(s: State, winner: Seat, how: Ending | None, tell: Tell | None) -> None:
    """The match is over."""
    s.winner, s.how = winner, how
    if tell:
        tell(Ended(winner, how))
