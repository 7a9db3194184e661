"""All that can be done in one turn, seen as a whole: bots think in turns, not in cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hollywood.core.message import Seat

from ..rules.cards_played import LURED, Play, led
from ..rules.deck import COLOURS, Colour
from ..rules.game import TimesSquare
from ..rules.state import Lure, Move, State
from ..rules.street import Places

Cards: TypeAlias = tuple[str, ...]  # ids in order
_Reached: TypeAlias = tuple[Places, Cards, str]  # figures, cards left, whom red cards move


@dataclass(frozen=True, slots=True)
class Turn:
    """One way through a turn, up to its end: the moves, and what they lead to."""

    moves: tuple[Move, ...]
    places: Places
    hand: Cards  # before it is refilled
    lured: bool = False


def turns(game: TimesSquare, s: State) -> list[Turn]:
    """One way to each position and hand that the seat can come to, from where its turn stands."""
    seat, hand = s.turn, tuple(sorted(game.ids[card] for card in s.hands[s.turn]))
    if s.lured or s.discarded:
        return [Turn((), s.places, hand, s.lured)]
    here = (s.places, hand, s.led)
    if s.stage:
        return [Turn((), s.places, hand), *_played(game, seat, here, game.faces[s.stage[0]].colour)]
    found = [turn for colour in COLOURS for turn in _played(game, seat, here, colour)]
    for lure in map(Lure, LURED):
        if after := game.legal.after(s.places, lure, seat):
            found.append(Turn((lure,), after, hand, lured=True))
    return found


def _played(game: TimesSquare, seat: Seat, start: _Reached, colour: Colour) -> list[Turn]:
    """Cards of one colour, one after another; whoever has won plays no further."""
    ways: dict[_Reached, tuple[Play, ...]] = {start: ()}
    layer = [start]
    while layer:
        ahead = []
        for here in layer:
            for play in game.legal.plays(here[0], here[1], seat, colour, here[2]):
                there = _after(game, here, play, seat)
                if there not in ways:
                    ways[there] = (*ways[here], play)
                    ahead.append(there)
        layer = [there for there in ahead if not _won(game, there[0])]
    del ways[start]
    return [Turn(way, places, hand) for (places, hand, _), way in ways.items()]


def _after(game: TimesSquare, here: _Reached, play: Play, seat: Seat) -> _Reached:
    places, hand, already = here
    after = game.legal.after(places, play, seat)
    assert after is not None, "the play is legal"
    id, count = game.legal.card(play)
    first = hand.index(id)
    return after, hand[:first] + hand[first + count :], led(play) or already


def _won(game: TimesSquare, places: Places) -> bool:
    return game.street.door_of(places.sue) is not None
