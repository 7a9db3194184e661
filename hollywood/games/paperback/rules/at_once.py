"""All spell at once: cards are drafted, words are sealed, then everybody is served in order."""

from __future__ import annotations

from hollywood.core.game import CardId, Tell
from hollywood.core.message import Seat

from . import market
from .abilities import Tally
from .buying import come_by
from .drawing import draw, in_new_order
from .events import Announced, Dealt, Drafted, OfferRefilled, Passed
from .moves import Laid
from .resolving import spell
from .state import NO_CARD, Cards, Sealed, State
from .table import Table
from .turn import begin_hand, clean_up, draw_hand, finish, note_ending
from .word import Word


def draft_order(first: Seat, seats: int, each: int) -> tuple[Seat, ...]:
    """Who takes a card when: there and back again."""
    there = tuple((first + step) % seats for step in range(seats))
    return tuple(seat for turn in range(each) for seat in (there if turn % 2 == 0 else there[::-1]))


def set_aside_dear_cards(s: State, table: Table) -> None:
    """No card that is too dear for the draft lies open; such cards go under the stock."""
    while dear := [place for place, card in enumerate(s.fronts) if _is_dear(card, table)]:
        for place in dear:
            s.piles[0] = (s.fronts[place], *s.piles[0])
            s.fronts[place] = NO_CARD
        if all(_is_dear(card, table) for card in s.piles[0]):
            return
        market.fill_row(s, table.deck.row)


def _is_dear(card: CardId, table: Table) -> bool:
    return card != NO_CARD and table.faces[card].cost >= table.deck.draft_below


def draft(s: State, table: Table, card: CardId, tell: Tell | None) -> None:
    """A card goes into a deck; after the last one hands are dealt and the first round begins."""
    market.take(s, card, covered=False)
    come_by(s, card)
    if tell:
        tell(Drafted(s.turn, card))
    market.fill_row(s, table.deck.row)
    if s.queue:
        set_aside_dear_cards(s, table)
        s.turn, s.queue = s.queue[0], s.queue[1:]
        return
    for seat in range(len(s.hands)):
        cards = s.decks[seat] + s.discards[seat]
        s.decks[seat], s.discards[seat] = in_new_order(s, cards, table.names), ()
        draw(s, seat, table.hand, table.names, tell)
    if tell:
        tell(Dealt(s.first))
    begin_round(s, table, tell)


def begin_round(s: State, table: Table, tell: Tell | None) -> None:
    """Everybody has a hand, and may use the same library card."""
    s.sealed = (None,) * len(s.hands)
    s.to_spell_with = s.commons[0] if s.commons else NO_CARD
    for seat in range(len(s.hands)):
        s.turn = (s.first + seat) % len(s.hands)
        begin_hand(s, table, tell)
    s.turn, s.step = s.first, "seal"


def seal(
    s: State,
    table: Table,
    word: Word | None,
    laid: tuple[Laid, ...],
    seconds: int,
    tell: Tell | None,
) -> None:
    """A word is ready; once all are, they are opened in the order in which they were."""
    cards = tuple(each.card for each in word.used if not each.shared) if word else ()
    s.hands[s.turn] = tuple([card for card in s.hands[s.turn] if card not in cards])
    s.sealed = _with(s.sealed, s.turn, Sealed(seconds, laid, cards))
    if tell:
        tell(Announced(s.turn, sum(each is not None for each in s.sealed)))
    s.redrawn = False
    if None in s.sealed:
        s.turn = (s.turn + 1) % len(s.hands)
        return
    s.queue = tuple(sorted(range(len(s.hands)), key=lambda seat: _when(s, seat)))
    serve_next(s, table, tell)


def _with(
    sealed: tuple[Sealed | None, ...], seat: Seat, one: Sealed | None
) -> tuple[Sealed | None, ...]:
    return (*sealed[:seat], one, *sealed[seat + 1 :])


def _when(s: State, seat: Seat) -> tuple[bool, int, int]:
    """Words come before none; then the earlier one, then the seat that is nearer to the first."""
    sealed = s.sealed[seat]
    assert sealed is not None, "all are sealed"
    return not sealed.laid, sealed.seconds, (seat - s.first) % len(s.hands)


def serve_next(s: State, table: Table, tell: Tell | None) -> None:
    """The next word is opened; who has none discards the hand."""
    while s.queue:
        s.turn, s.queue = s.queue[0], s.queue[1:]
        sealed = s.sealed[s.turn]
        assert sealed is not None, "all are sealed"
        s.sealed = _with(s.sealed, s.turn, None)
        s.hands[s.turn] += sealed.cards
        word = table.spelling.lay(s, s.hands[s.turn], sealed.laid) if sealed.laid else None
        if isinstance(word, Word):
            spell(s, table, word, tell)
            return
        if tell:
            tell(Passed(s.turn))
        clean_up(s, table, tell)
        draw_hand(s, table, 0, tell)
        s.number += 1
    _end_round(s, table, tell)


def end_turn(s: State, table: Table, tell: Tell | None) -> None:
    """Somebody has bought; the next one is served."""
    extra = s.tally.draw
    clean_up(s, table, tell)
    s.tally = Tally()
    draw_hand(s, table, extra, tell)
    s.number += 1
    serve_next(s, table, tell)


def _end_round(s: State, table: Table, tell: Tell | None) -> None:
    came: Cards = market.fill_row(s, table.deck.row)
    if came and tell:
        tell(OfferRefilled((0,)))
    note_ending(s, table, tell)
    if s.ending:
        finish(s, table, s.ending, tell)
    else:
        begin_round(s, table, tell)
