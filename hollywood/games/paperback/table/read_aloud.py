"""What is said of the table of Paperback to whoever doesn't see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hollywood.actions import NUMBERS
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import Draft as AnyDraft
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD

from ..rules import market
from ..rules.buying import fame_for_sale, price
from ..rules.game import Paperback
from ..rules.log import title
from ..rules.state import State
from .about import about, seat_fame
from .desk import Desk
from .keys import numbers_for_sale
from .missed_telling import was_there
from .places import BUTTON, MISSED_KEY, POWER, RING, STRIP, THEME, TOOL, TRACK, VOTE


class PaperbackAloud(ReadAloud[State]):
    """The word and what it is worth, the hand, what is for sale, the books, the library."""

    def __init__(self, game: Paperback, told: Callable[[State, AnyDraft], Desk]) -> None:
        self._game, self._told = game, told

    def part(self, state: State, number: int) -> Sequence[Message]:
        """Cards for sale, books, the library, what ends the match."""
        parts = (self._sale, self._books, self._library)
        return list(parts[number](state)) if number < len(parts) else ()

    def _sale(self, s: State) -> Iterator[Message]:
        first = numbers_for_sale(s, self._game.table)
        for card in market.for_sale(s):
            now = price(s, self._game.table, card)
            words = say("paperback.aloud.sale", card=title(card, self._game.table), cents=now)
            yield _with_number(words, card, first)

    def _books(self, s: State) -> Iterator[Message]:
        first = numbers_for_sale(s, self._game.table)
        for row, place in fame_for_sale(s, self._game.table):
            card = s.fame[row][place]
            left = sum(each >= 0 for each in s.fame[row])
            named, cost = title(card, self._game.table), price(s, self._game.table, card)
            words = say("paperback.aloud.book", card=named, cents=cost, left=left)
            yield _with_number(words, card, first)

    def _library(self, s: State) -> Iterator[Message]:
        if s.commons:
            yield say("paperback.aloud.library", card=title(s.commons[0], self._game.table))
        yield from about(self._game, (TRACK, 0, 0), s)

    def panel(self, state: State, seat: Seat) -> Sequence[Message]:
        """What a seat has, and its hand as far as it is seen."""
        hand = state.hands[seat]
        told = list(about(self._game, ("seat", seat, 0), state))
        if any(card < 0 for card in hand):
            return [*told, say("paperback.aloud.covered", count=len(hand))]
        return [*told, *self._numbered(hand)]

    def _numbered(self, hand: Sequence[CardId]) -> Iterator[Message]:
        for number, card in enumerate(hand, start=1):
            named = title(card, self._game.table)
            yield say("paperback.aloud.card", number=number, card=named)

    def holds(self, state: State) -> Sequence[Message]:
        """Everybody's Fame."""
        table = self._game.table
        return [seat_fame(table, seat, state) for seat in range(len(state.hands))]

    def turn(self, state: State, seat: Seat, draft: AnyDraft) -> Sequence[Message]:
        """The word on the sheet and what it is worth, and what is in the hand."""
        told = self._told(state, draft)
        return [*_word(told), *self._numbered(told.seat_layout.held)]

    def pointed(self, state: State, pick: Pick, draft: AnyDraft) -> Sequence[Message]:
        """A card by what it does; buttons and letters by their names; the word as it is now."""
        told = self._told(state, draft)
        if (opened := list(self._opened(told))) != []:
            return opened
        if pick.thing is not None and pick.thing[0] == CARD and pick.thing[1] >= 0:
            return about(self._game, pick.thing, state, told)
        if pick.place is None:
            return _word(told)
        kind, number, _ = pick.place
        match kind:
            case _ if kind == BUTTON and told.button is not None:
                return [told.button.words]
            case _ if kind == VOTE:
                return [say("paperback.button.yes" if number else "paperback.button.no")]
            case _ if kind == RING:
                return [say("paperback.aloud.letter", letter="ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number])]
            case _ if kind == STRIP and number < len(told.offered_moves):
                return [told.offered_moves[number].words]
            case _ if kind == STRIP and number < len(told.offered):
                return [say("paperback.aloud.letter", letter=told.offered[number].upper())]
            case _ if kind == THEME and told.theme is not None:
                return [told.theme]
            case _ if kind in (TOOL, POWER):
                return about(self._game, pick.place, state, told)
        return _word(told)

    def _opened(self, told: Desk) -> Iterator[Message]:
        """What is looked through, or the words that were there."""
        if told.listing is not None:
            table = self._game.table
            cards = [title(card, table) for card, count in told.listing.cards for _ in range(count)]
            yield told.listing.title
            yield say("paperback.about.list", cards=tuple(cards))
        if told.missed is not None and told.seat_layout.draft.opened == MISSED_KEY:
            found = dict.fromkeys((told.missed.common, told.missed.best, told.missed.longest))
            yield from map(was_there, found)


def _with_number(words: Message, card: CardId, numbered: Sequence[CardId]) -> Message:
    """What is for sale, after the number that buys it where there is one."""
    if card not in numbered:
        return words
    return say("paperback.aloud.card", number=(numbered.index(card) + 1) % len(NUMBERS), card=words)


def _word(told: Desk) -> Sequence[Message]:
    """The word under way: how it is spelled, whether it counts, what it is worth."""
    if not told.word or told.total is None:
        return ()
    worth = say("paperback.aloud.word", word=" ".join(told.word), cents=told.total)
    return [worth] if told.reason is None else [worth, told.reason]
