"""What may be done in a turn of Times Square, and why other things may not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, quoted, say

from .cards_played import LURED, Play, effect_of, is_on_a_card, led, moved, needed, obstacle, plays
from .deck import Colour, Deck, Options
from .state import (
    Discard,
    End,
    Lure,
    Move,
    State,
)
from .street import MANHOLE, Figure, Places, leads
from .words import club, write

_END = (End(),)
_LURES = tuple(map(Lure, LURED))
_WITHOUT_DEB = 4  # places; she is never lured
_Alike: TypeAlias = tuple[int, int, int, int, int]  # places
_KNOWN = 1 << 16  # positions whose plays are remembered


class Legal:
    """The moves of a position, for one deck and the options of one match."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self._deck, self._options, self._street = deck, options, deck.street
        self._ids = tuple(str(kind.id) for kind in deck.faces(options.deck))
        self._needed = needed(deck)
        self._colours = {str(kind.id): kind.colour for kind in deck.cards}
        self._of_card = lru_cache(_KNOWN)(self._plays_of_card)
        self._lures = lru_cache(_KNOWN)(self._lures_from)
        self._discards = lru_cache(_KNOWN)(_discards)

    def moves(self, s: State) -> Sequence[Move]:
        """All legal moves."""
        if s.winner is not None:
            return ()
        if s.lured:
            return _END
        hand = tuple(sorted([self._ids[card] for card in s.hands[s.turn]]))
        if s.discarded:
            return self._discards(hand) + _END
        found = self.plays(s.places, hand, s.turn, self._colour(s), s.led)
        if s.stage:
            return found + _END
        return found + self._lures(s.places[:_WITHOUT_DEB], s.turn) + self._discards(hand)

    def _lures_from(self, others: tuple[int, int, int, int], seat: Seat) -> tuple[Move, ...]:
        places = Places(*others, MANHOLE)
        return tuple(lure for lure in _LURES if self.after(places, lure, seat))

    def _colour(self, s: State) -> Colour | None:
        return self._deck.kind[self._ids[s.stage[0]]].colour if s.stage else None

    def held(self, s: State, id: str, count: int) -> tuple[CardId, ...]:
        """So many of the cards of an id that whose turn it is holds."""
        return tuple(sorted([card for card in s.hands[s.turn] if self._ids[card] == id])[:count])

    def plays(
        self, places: Places, hand: tuple[str, ...], seat: Seat, colour: Colour | None, led_: str
    ) -> tuple[Play, ...]:
        """Every play of these cards, after others of this colour that have led somebody."""
        found: list[Play] = []
        parts = _parts(places, leads(places, seat))
        for id in dict.fromkeys(hand):
            of = self._colours[id]
            if colour is None or of == colour:
                copies = min(hand.count(id), 2)
                for figures, alike in parts[of]:
                    found += self._of_card(id, copies, figures, led_, alike, seat)
        return tuple(found)

    def _plays_of_card(
        self,
        id: str,
        copies: int,
        figures: tuple[Figure, ...],
        led_: str,
        alike: _Alike,
        seat: Seat,
    ) -> tuple[Play, ...]:
        kind, places = self._deck.kind[id], Places(*alike)
        return tuple(
            play
            for play in plays(kind.effect, kind.steps, copies, figures)
            if self._may_lead(play, led_) and self._joker(play) and self.after(places, play, seat)
        )

    def _may_lead(self, play: Play, already: str) -> bool:
        """Whether red cards of this turn may move this figure besides what they moved already."""
        now = led(play)
        deb_first = self._options.red_cards == "deb_first" and already == "deb"
        return already in ("", now) or deb_first

    def _joker(self, play: Play) -> bool:
        """Whether the card may be a joker, if it is played as one."""
        joker = led(play) not in ("", "deb")
        manhole = effect_of(play)[0] == "deb_to_manhole"
        return not (joker and manhole) or self._options.manhole_leads == "on"

    def after(self, places: Places, play: Play | Lure, seat: Seat) -> Places | None:
        """Where the figures stand after a play that is allowed."""
        after = moved(self._street, places, play)
        if after is None or self._options.wrong_door == "wins":
            return after
        return None if self._street.at_door(after.sue, 1 - seat) else after

    def illegal(self, s: State, move: Move) -> Message | None:
        """Why the move is not allowed now."""
        match move:
            case End():
                busy = s.stage or s.lured
                return None if busy else say("times_square.illegal.nothing_yet")
            case Discard(card):
                return self._wrong_discard(s, card)
            case _ if s.lured or s.discarded:
                return say("times_square.illegal.first_back")
            case Lure(figure) if figure in LURED:
                busy = s.stage
                return say("times_square.illegal.first_back") if busy else self._blocked(s, move)
            case Lure():
                return say("illegal.not_a_move", text=write(move))
        return self._wrong_play(s, move)

    def card(self, play: Play) -> tuple[str, int]:
        """The id of the card a play takes, and how many of them; of unknown cards no id."""
        effect, steps, count = effect_of(play)
        return self._needed.get((effect, steps), ""), count

    def _wrong_discard(self, s: State, id: str) -> Message | None:
        if s.lured or (s.stage and not s.discarded):
            return say("times_square.illegal.first_back")
        return None if self.held(s, id, 1) else self._not_held(id, 1)

    def _not_held(self, id: str, count: int) -> Message:
        known = id in self._deck.kind
        title = say(f"times_square.card.{id}") if known else quoted(id)
        return say("times_square.illegal.no_card", card=title, count=count)

    def _wrong_play(self, s: State, play: Play) -> Message | None:
        if not is_on_a_card(play):
            return say("illegal.not_a_move", text=write(play))
        (id, count), colour = self.card(play), self._colour(s)
        if len(self.held(s, id, count)) < count:
            return self._not_held(id, count)
        if colour not in (None, self._deck.kind[id].colour):
            return say(
                "times_square.illegal.one_colour", colour=say(f"times_square.colour.{colour}")
            )
        joker = led(play) not in ("", "deb")
        if joker and not self._joker(play):
            return say("times_square.illegal.manhole_leads")
        if joker and not leads(s.places, s.turn):
            return say("times_square.illegal.no_lead", club=club(s.turn))
        if not self._may_lead(play, s.led):
            figure = say(f"times_square.figure.{s.led}")
            return say("times_square.illegal.locked", figure=figure)
        return self._blocked(s, play)

    def _blocked(self, s: State, play: Play | Lure) -> Message | None:
        after = moved(self._street, s.places, play)
        if after is None:
            return obstacle(self._street, s.places, play)
        allowed = self.after(s.places, play, s.turn)
        return None if allowed else say("times_square.illegal.wrong_door")


def _parts(places: Places, jokers: bool) -> dict[Colour, list[tuple[tuple[Figure, ...], _Alike]]]:
    """Of each colour whom its cards move, and the places that count for it, others left alone.

    Few places differ in what counts, so what was found for one serves many.
    """
    sue, left, right, hal, deb = places
    trio, only_hal = (sue, left, right, 0, 0), (0, -1, 1, hal, 0)
    led = [(("hal",), only_hal), (LURED, trio)] if jokers else []
    return {
        "green": [((), trio)],
        "grey": [((), trio)],
        "yellow": [((), only_hal)],
        "red": [(("deb",), (0, -1, 1, 0, deb)), *led],
    }


def _discards(hand: tuple[str, ...]) -> tuple[Move, ...]:
    """One of each kind."""
    return tuple(map(Discard, dict.fromkeys(hand)))
