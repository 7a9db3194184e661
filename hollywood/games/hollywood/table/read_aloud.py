"""What is said of the table of Hollywood! to whoever doesn't see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import Draft, Pick
from hollywood.ui.table.stage import CARD

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import Column, State
from ..rules.words import kind, letter, named
from .about import Teller
from .layout import CLAP, COLUMN, DOUBLE

_STUDIO = (CLAP, DOUBLE)


class HollywoodAloud(ReadAloud[State]):
    """Columns from their foot, studios, and who would get which card."""

    def __init__(self, game: Hollywood, teller: Teller) -> None:
        self._game, self._teller = game, teller

    def part(self, state: State, number: int) -> Sequence[Message]:
        """A column from its foot."""
        if number >= len(state.area):
            return ()
        cards = reversed(state.area[number])
        return [self._column(state, number), *(self._card(state, number, each) for each in cards)]

    def _column(self, s: State, column: Column) -> Message:
        reels, cards = len(s.reels[column]), len(s.area[column])
        return say("hollywood.aloud.column", column=letter(column), reels=reels, cards=cards)

    def _card(self, s: State, column: Column, card: CardId) -> Message:
        """What it is, and whose reel lies on it."""
        deck = self._game.deck
        place = len(s.area[column]) - 1 - s.area[column].index(card)
        what = say("hollywood.aloud.what", card=named(card, deck), kind=kind(card, deck))
        if place >= len(s.reels[column]):
            return say("hollywood.aloud.free", what=what)
        return say("hollywood.aloud.taken", what=what, player=player(s.reels[column][place]))

    def panel(self, state: State, seat: Seat) -> Sequence[Message]:
        """Points, projects, reels and studio cards."""
        if seat >= state.seats:
            return ()
        about = self._teller.about
        genres = [number for number, genre in enumerate(GENRES) if state.project(seat, genre)]
        projects = [words for each in genres for words in about(("genre", seat, each), state)]
        return [
            player(seat),
            *about(("score", seat, 0), state),
            *projects,
            *self._left(state, seat),
        ]

    def holds(self, state: State) -> Sequence[Message]:
        """Of each seat, the cards it would get."""
        claims = state.claims[::-1] or self._game.claims(state)
        return list(self._each(state, claims)) if state.area else ()

    def _each(self, s: State, claims: Sequence[tuple[Seat, CardId]]) -> Iterator[Message]:
        for seat in range(s.seats):
            cards = tuple(named(card, self._game.deck) for owner, card in claims if owner == seat)
            if cards:
                yield say("hollywood.aloud.holds", player=player(seat), cards=cards)
            else:
                yield say("hollywood.aloud.holds_nothing", player=player(seat))

    def turn(self, state: State, seat: Seat, draft: Draft) -> Sequence[Message]:
        """What is left to be placed."""
        return self._left(state, seat)

    def _left(self, state: State, seat: Seat) -> Sequence[Message]:
        """Reels that are left, and studio cards."""
        reels = self._teller.about(("reels", seat, 0), state)[:1]
        unused = zip(_STUDIO, (state.clap[seat], state.double[seat]), strict=True)
        cards = tuple(say(f"hollywood.studio.{card}") for card, left in unused if left)
        if not cards:
            return [*reels, say("hollywood.aloud.no_studio")]
        return [*reels, say("hollywood.aloud.studio", cards=cards)]

    def pointed(self, state: State, pick: Pick, draft: Draft) -> Sequence[Message]:
        """A column by its lowest card; a card by its name."""
        if pick.thing is not None and pick.thing[0] == CARD:
            first = say("hollywood.aloud.title", card=named(pick.thing[1], self._game.deck))
            return [first, *self._teller.about(pick.thing, state)]
        if pick.place is None or pick.place[0] != COLUMN or pick.place[1] >= len(state.area):
            return ()
        column = pick.place[1]
        foot = self._card(state, column, state.area[column][-1])
        return [self._column(state, column), say("hollywood.aloud.foot", card=foot)]
