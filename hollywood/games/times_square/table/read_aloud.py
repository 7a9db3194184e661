"""What is said of the table of Times Square to whoever doesn't see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import Draft, Pick
from hollywood.ui.table.stage import CARD

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import FIGURES, lamps
from ..rules.words import club, figure_name, lit, space_name, title
from .about import about, closing, does
from .layout import DISCARD, END, LURE, PLAYED, SUPPLY, WAY, in_hand
from .sentences import walk

_SEATS = (0, 1)
_BUTTONS = {
    LURE: say("times_square.button.lure"),
    DISCARD: say("times_square.button.discard"),
    END: say("times_square.table.end"),
}


class TimesSquareAloud(ReadAloud[State]):
    """The street, the ways to the doors, the lamps, the clock; hands as far as they are seen."""

    def __init__(self, game: TimesSquare) -> None:
        self._game = game

    def part(self, state: State, number: int) -> Sequence[Message]:
        """Who stands where; how far it is to the doors; the lamps; the cards of this turn."""
        parts = (self._street, self._ways, self._lamps, self._cards)
        return list(parts[number](state)) if number < len(parts) else ()

    def _street(self, s: State) -> Iterator[Message]:
        """Everybody from the door of one club to that of the other."""
        half = self._game.street.half
        for space in range(-half, half + 1):
            here = [figure_name(FIGURES[n]) for n, at in enumerate(s.places) if at == space]
            here += [say("times_square.figure.charlie")] * (s.charlie == space)
            if here:
                at = space_name(space)
                yield say("times_square.aloud.stand", space=at, figures=tuple(here))

    def _ways(self, s: State) -> Iterator[Message]:
        for seat in _SEATS:
            for which in (0, 1):
                yield from about(self._game, (WAY, seat, which), s)

    def _lamps(self, s: State) -> Iterator[Message]:
        for seat in _SEATS:
            burning = lit(lamps(self._game.street, s.places, seat))
            if burning:
                yield say("times_square.aloud.lamps", club=club(seat), lamps=burning)
            else:
                yield say("times_square.aloud.dark", club=club(seat))

    def _cards(self, s: State) -> Iterator[Message]:
        if s.stage:
            yield say("times_square.aloud.staged", cards=self._titles(s.stage))
        yield from about(self._game, (PLAYED, 0, 0), s)
        yield from about(self._game, (SUPPLY, 0, 0), s)

    def _titles(self, cards: Sequence[CardId]) -> tuple[Message, ...]:
        return tuple(title(card, self._game.faces) for card in cards)

    def panel(self, state: State, seat: Seat) -> Sequence[Message]:
        """Who plays for which club, and the cards of the hand if they are seen."""
        if seat not in _SEATS:
            return ()
        hand = in_hand(state, seat)
        who = say("times_square.aloud.plays_for", player=player(seat), club=club(seat))
        if any(card < 0 for card in hand):
            return [who, say("times_square.aloud.covered", count=len(hand))]
        cards = [
            say("times_square.aloud.card", number=number, card=title(card, self._game.faces))
            for number, card in enumerate(hand, start=1)
        ]
        return [who, *cards] if cards else [who, say("times_square.aloud.covered", count=0)]

    def holds(self, state: State) -> Sequence[Message]:
        """Who would win if the street closed now, and what Fizz would do."""
        over = state.winner is not None
        return [closing(state)] if over else [closing(state), walk(self._game, state)]

    def turn(self, state: State, seat: Seat, draft: Draft) -> Sequence[Message]:
        """The cards that were played, and what ends the match."""
        return list(self._cards(state))

    def pointed(self, state: State, pick: Pick, draft: Draft) -> Sequence[Message]:
        """A card of the hand by what it does; a button by its name."""
        if pick.thing is not None and pick.thing[0] == CARD and pick.thing[1] >= 0:
            return [title(pick.thing[1], self._game.faces), does(self._game, pick.thing[1])]
        if pick.place is not None and pick.place[0] in _BUTTONS:
            return [_BUTTONS[pick.place[0]]]
        return ()
